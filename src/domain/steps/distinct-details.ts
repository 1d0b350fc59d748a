import { partedAtSpaces, startsWithDigit } from '../../language/characters.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { sentencesOfLines } from '../../language/sentence.ts'
import { blanksIn } from '../blank.ts'
import { tracedWords } from '../grounding/telling-word.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'

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
 * How many different things an answer says: items of a list, sentences, facts between commas and semicolons, values in different units, and what the clauses of a dictated text tell.
 * What repeats what was said, what only fills, and what is left to be filled in, counts nothing.
 */
export function distinctDetails(answer: string): number {
  const heard = new Set<string>()
  return piecesOf(withoutBlanks(answer)).reduce((details, piece) => {
    const words = wordsOf(piece)
    const fresh = words.filter((word) => !heard.has(word))
    const values = quantitiesIn(piece).filter(({ printed }) => wordsOf(printed).some((word) => startsWithDigit(word) && !heard.has(word)))
    for (const word of words) heard.add(word)
    const saysMore = fresh.some(startsWithDigit) || (words.length > 0 && fresh.length >= words.length * NEW_SHARE)
    return details + (saysMore ? Math.max(1, new Set(values.map(({ unit }) => unit)).size) : 0)
  }, 0)
}

/** Share of a piece's words that have to be new, unless it brings a number: less is the same thing said again. */
const NEW_SHARE = 1 / 3

/** Words that fill an answer and tell nothing of the work, those of phrases such as "I believe" and "as stated above" as well. */
const FILLERS = new Set(
  partedAtSpaces(`thing things stuff somethings anythings everythings forth good great nice best really basically actually simply generally obviously
   certainly definitely various lot lots okay ok sure na tbd tbc maybe perhaps probably likely always overall important necessary needed required
   possible careful carefully know think mean guess believe kind sort see unknown first firstly second secondly third thirdly next finally lastly
   described stated said mentioned proposal solicitation example instance course addition moment far lorem ipsum`),
)

function wordsOf(piece: string): string[] {
  const spelled = spelledNumbersIn(piece).filter(({ isPronoun }) => !isPronoun)
  const bare = spelled.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, piece)
  const words = tracedWords(bare).flatMap(({ root, text }) => (FILLERS.has(text.toLowerCase()) ? [] : [root]))
  return [...new Set([...words, ...figuresIn(bare), ...spelled.map(({ value }) => String(value))])]
}

/** What is still to be filled in is no detail. */
function withoutBlanks(answer: string): string {
  return blanksIn(answer).reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, answer)
}

/** What parts two facts: the mark of an item, "2)", a mark within a sentence that is none of a number, and words that join clauses. */
const BETWEEN = /\n|[;,](?!\d)|\s[•·–—-]\s|(?<!\S)\(?\d{1,2}[.)]\s|\s(?:and|then|also|but|while|because)\s/i

function piecesOf(answer: string): string[] {
  return sentencesOfLines(answer).flatMap((sentence) => sentence.split(BETWEEN))
}
