import { isCapitals, isDigits, partedAtSpaces, startsWithDigit, withoutEnd } from '../../language/characters.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { blanksIn } from '../blank.ts'
import { tracedWords } from '../grounding/telling-word.ts'
import { STATE_NAMES } from '../quality/state-names.ts'

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

/** How many of the details that a question asks for an answer has, and whether that is enough. */
export function detailsCounted(min_items: number, answer: string): { told: number; isEnough: boolean } {
  const told = distinctDetails(answer.slice(0, COUNTED))
  return { told, isEnough: told >= min_items }
}

/** How many of the details that a question asks for an answer has: "2 of 3 so far". */
export function detailsSoFar(min_items: number, answer: string): string {
  const { told, isEnough } = detailsCounted(min_items, answer)
  return isEnough ? `${told} so far, which is enough.` : `${told} of ${min_items} so far.`
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

/** Words that fill an answer and tell nothing of the work, those of phrases such as "I believe" and "as stated above" as well. */
const FILLERS = new Set(
  partedAtSpaces(`thing things stuff somethings anythings everythings forth good great nice best really basically actually simply generally obviously
   certainly definitely various lot lots okay ok sure na tbd tbc maybe perhaps probably likely always overall important necessary needed required
   possible careful carefully know think mean guess believe kind sort see unknown first firstly second secondly third thirdly next finally lastly
   described stated said mentioned proposal solicitation example instance course addition moment far lorem ipsum`),
)
/** What is typed or said to fill a pause or a field. */
const NOISE = /^(?:asdf.*|qwerty.*|bla+h?|u[mh]+|er+m?|hm+|(.)\1+)$/i

function wordsOf(piece: string): string[] {
  const spelled = spelledNumbersIn(piece).filter(({ isPronoun }) => !isPronoun)
  const bare = spelled.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, piece)
  const numbers = (bare.match(/(?<![\p{L}\d.,])\d[\d.,]*/gu) ?? []).map((number) => withoutEnd(number.replaceAll(',', ''), '.'))
  const words = tracedWords(bare).flatMap(({ root, text }) => (FILLERS.has(text.toLowerCase()) || NOISE.test(text) ? [] : [root]))
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

/** What a comma does not part from the word before it: "May 5, 2026", "Dayton, Ohio", "Acme, Inc." */
const GOES_WITH = new Set([...'Inc LLC Ltd Jr Sr Ph PhD MD PE New North South West Rhode'.split(' '), ...STATE_NAMES])

function goesWith(part: string): boolean {
  const first = withoutEnd(partedAtSpaces(part.trim())[0] ?? '', '.,;')
  const isYear = first.length === 4 && isDigits(first) && (first.startsWith('19') || first.startsWith('20'))
  return isYear || GOES_WITH.has(first) || (first.length === 2 && isCapitals(first))
}

/** Where one thing ends and another begins without a mark. */
const JOINT = /\s(?:and|then|also|after that|as well as|plus|next|finally|but|while|because|so that)\s/i

/** In a text without marks a clause begins with who does it, unless a word before joins it to the clause above. */
const RESTART = /\s(?=(?:we|I|she|he|they|it|there)\s)/i
const JOINS = new Set(
  partedAtSpaces('that which who whom where when if what how as than because until before after whether for with to of by in at on'),
)

const MARKS = [...'.,;:!?\n•']

/** What an "and" holds together: the ends of a range, and two words that are one thing. */
const RANGE = /\bbetween\s[^,;.\n]{1,40}?\sand\s(?=\S)/gi
const PAIR = /(\w+) and (?=(\w+))/g
const PAIRS = new Set(
  `research development|verification validation|validation verification|test evaluation|command control|trial error|back forth|over over|again again|
   more more|pros cons|terms conditions`
    .split('|')
    .map((pair) => pair.trim()),
)

function factsOf(sentence: string): string[] {
  const held = sentence
    .replace(RANGE, (words) => `${words.slice(0, -AND.length)}-and-`)
    .replace(PAIR, (words, one: string, other: string) => (PAIRS.has(`${one} ${other}`.toLowerCase()) ? `${one}-and-` : words))
  const clauses = MARKS.some((mark) => held.includes(mark))
    ? parted(held.split(/(?<=[;,])(?!\d)/), (before, part) => before.endsWith(',') && goesWith(part), '')
    : parted(held.split(RESTART), (before) => JOINS.has(partedAtSpaces(before).at(-1)?.toLowerCase() ?? ''), ' ')
  return clauses.flatMap((part) => part.split(JOINT))
}

const AND = ' and '

/** Pieces of a text, of which some belong to the one before. */
function parted(pieces: readonly string[], belongs: (before: string, piece: string) => boolean, between: string): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const before = parts.at(-1)
    if (before !== undefined && belongs(before, piece)) parts[parts.length - 1] = before + between + piece
    else parts.push(piece)
  }
  return parts
}
