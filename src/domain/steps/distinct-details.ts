import { startsWithDigit } from '../../language/characters.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { blanksIn } from '../blank.ts'
import { tracedWords } from '../grounding/telling-word.ts'

/** Why an answer does not suffice, as the screens say it; null when it does: any words do, however few details they tell (spec §5, step interview). */
export function answerObjection(answer: string): string | null {
  return answer.trim() === '' ? 'Write or record an answer before you go on.' : null
}

/** How many details a question asks for, in the specification's words (spec §5, step interview). */
export function detailsWanted(min_items: number): string {
  return `Provide at least ${min_items} distinct ${min_items === 1 ? 'detail' : 'details'} in your answer.`
}

/** From this many characters on an answer is not counted to its end: what it has to tell, it has told by then, and counting may not slow the typing. */
const COUNTED = 5000

/** How many of the details that a question asks for an answer has: "2 of 3 so far". */
export function detailsSoFar(min_items: number, answer: string): string {
  const told = distinctDetails(answer.slice(0, COUNTED))
  return told >= min_items ? `${told} so far, which is enough.` : `${told} of ${min_items} so far.`
}

/**
 * How many different things an answer says: items of a list, sentences, facts between commas or semicolons, values in
 * different units; a text without any marks, as it comes
 * from a microphone, is cut where its clauses join. What repeats what was said, what only fills, and what is left to be filled in, counts nothing.
 */
export function distinctDetails(answer: string): number {
  const heard = new Set<string>()
  return piecesOf(withoutBlanks(answer)).reduce((details, piece) => {
    const words = wordsOf(piece)
    const more = words.length > 0 && saysMore(piece, words, heard) ? Math.max(1, newValuesIn(piece, heard)) : 0
    for (const word of words) heard.add(word)
    return details + more
  }, 0)
}

/** How many kinds of values a piece brings: "5 runs at 300 MHz" tells a count and a condition without a mark between them. */
function newValuesIn(piece: string, heard: ReadonlySet<string>): number {
  const fresh = quantitiesIn(piece).filter(({ printed }) => !wordsOf(printed).some((word) => startsWithDigit(word) && heard.has(word)))
  return new Set(fresh.map(({ unit }) => unit)).size
}

/** Share of a piece's words that have to be new, unless it brings a number or a name: less is the same thing said again. */
const NEW_SHARE = 1 / 3

function saysMore(piece: string, words: readonly string[], heard: ReadonlySet<string>): boolean {
  const fresh = words.filter((word) => !heard.has(word))
  if (fresh.some((word) => startsWithDigit(word))) return true
  if (
    Array.from(piece.matchAll(NAME), ([name]) => wordsOf(name)).some(
      (name) => name.length > 0 && name.every((word) => fresh.includes(word)),
    )
  )
    return true
  return fresh.length / words.length >= NEW_SHARE
}

/** A word with a capital inside a sentence. */
const NAME = /(?<=[\p{L}\d,]\s)\p{Lu}[\p{L}\d-]+/gu

/** Words that fill an answer and tell nothing of the work. */
const FILLER =
  /(?<![\p{L}\d])(?:etc|and so (?:on|forth)|and (?:more|others?)|things?|stuff|somethings?|anythings?|everythings?|whatever|good|well|great|nice|best|really|very|quite|basically|actually|simply|generally|obviously|certainly|definitely|various|several|many|some|lots?(?: of)?|more|other|others|yes|no|none|okay|ok|sure|n\/a|na|tbd|tbc|maybe|perhaps|probably|likely|always|also|again|overall|important|necessary|needed|required|possible|careful(?:ly)?|um+|uh+|er+m?|hm+|you know|i mean|i think|i guess|i believe|kind of|sort of|let me see|not sure|(?:i )?(?:do not|don['’]?t) know|unknown|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|finally|lastly|same|(?:see|as)(?: described| stated| said| mentioned)? (?:above|before|below)|as (?:described|stated|said|mentioned) in the (?:proposal|solicitation|plan)|for (?:example|instance)|such as|of course|as well|in addition|at the moment|so far|and stuff|lorem ipsum|asdf\w*|qwerty\w*|bla+h?)(?![\p{L}\d])/giu

function wordsOf(piece: string): string[] {
  const spelled = spelledNumbersIn(piece).filter(({ isPronoun }) => !isPronoun)
  const bare = spelled.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, piece).replace(FILLER, ' ')
  const numbers = (bare.match(/(?<![\p{L}\d.,])\d[\d.,]*/gu) ?? []).map((number) => number.replace(/,(?=\d{3})|[.,]+$/g, ''))
  const words = tracedWords(bare).flatMap(({ root, text }) => (/^(.)\1+$/iu.test(text) ? [] : [root]))
  return [...new Set([...words, ...numbers, ...spelled.map(({ value }) => String(value))])]
}

/** What is still to be filled in is no detail. */
function withoutBlanks(answer: string): string {
  return blanksIn(answer).reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, answer)
}

const LIST_MARK = /^\s*(?:[-*+•·–]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+/i

/** The lines, sentences and facts of an answer. */
function piecesOf(answer: string): string[] {
  const lines = answer.split(/\n|\s[•·]\s|\s[-–—]\s|(?<=[\s:;,])\(?\d{1,2}[.)]\s(?=\p{L})/u).map((line) => line.replace(LIST_MARK, ''))
  return lines.flatMap((line) => sentencesIn(line).flatMap(({ start, end }) => factsOf(line.slice(start, end))))
}

/** A comma or semicolon that parts two facts: not that of "1,000", "May 5, 2026", "Dayton, Ohio" or "Acme, Inc." */
const MARK =
  /;|,(?!\d)(?!\s(?:19|20)\d\d\b)(?!\s(?:Inc|LLC|Ltd|Jr|Sr|Ph\.?D|M\.?D|P\.?E)\b)(?!\s(?:[A-Z]{2}|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New [A-Z][a-z]+|North [A-Z][a-z]+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South [A-Z][a-z]+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)\b)/u

/** Where one thing ends and another begins without a mark. */
const JOINT = /\s(?:and then|and also|and after that|after that|as well as|and|then|also|plus|next|finally|but|while|because|so that)\s/iu

/** In a text without marks a clause begins with who does it, unless a word before joins it to the clause above. */
const RESTART =
  /(?<!\b(?:that|which|who|whom|where|when|if|what|how|as|than|because|until|before|after|whether|for|with|to|of|by|in|at|on))\s(?=(?:we|I|she|he|they|it|there)\s)/iu

const ANY_MARK = /[.,;:!?\n•]/u

/** What an "and" holds together: the ends of a range, and two words that are one thing. */
const HELD =
  /\bbetween\s[^,;.\n]{1,40}?\sand\s(?=\S)|\b(?:research and development|verification and validation|validation and verification|test and evaluation|command and control|trial and error|back and forth|over and over|again and again|more and more|pros and cons|terms and conditions)\b/gi

function factsOf(sentence: string): string[] {
  const held = sentence.replace(HELD, (words) => words.replace(/\sand\s/gi, '-and-'))
  const clauses = ANY_MARK.test(held) ? held.split(MARK) : held.split(RESTART)
  return clauses.flatMap((part) => part.split(JOINT))
}
