import { cueList } from '../../language/cue-list.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** A clause with the roots of its words, and those of them that it denies. */
export type Clause = Stretch & { roots: ReadonlySet<string>; denied: ReadonlySet<string> }

/** Fewer roots tell nothing. */
export const FEWEST_DENIED = 2

const CLAUSE = /[;:.!?]\s|,\s(?:and|so|which|where)\s|,?\s(?:but|because|unless|while)\s|\sand\s(?=(?:not?|never|must|shall)\s)/
/** Denies the whole clause: "is not supported", "cannot". */
const DENIES_ALL = cueList(
  'not | cannot | never | don/doesn/didn/isn/aren/wasn/weren/won/can/hasn/haven t | is/are/be /strictly prohibited/forbidden | outside/beyond /the/this scope/topic/effort',
)
/** Is no denial of what is said: "not only", "not more than". */
const NO_DENIAL = cueList(`
  not only/just/merely/necessarily/limited/more/less/fewer/greater/exceed/later/earlier | not yet known | no
  more/less/fewer/later/earlier/longer/other | no/not _ than | , /and not`)
/** Denies what follows: "no human testing", "without a processor". */
const DENIES_NEXT = cueList('no | without | none of | neither')

/** What a source says is not so, clause by clause; of "no SBIR or STTR money" each is denied by itself. */
export function denialsIn(text: string): Clause[] {
  if (!DENIES_ALL.test(text) && !DENIES_NEXT.test(text)) return []
  const [, one, other] = /(?<!\p{L})(\p{L}{1,40})\sor\s(\p{L}{1,40})/u.exec(text) ?? []
  const texts = one && other ? [text.replace(` or ${other}`, ''), text.replace(`${one} or `, '')] : [text]
  return texts.flatMap(clausesIn).filter(({ denied }) => denied.size >= FEWEST_DENIED)
}

/** The clauses of a text, each with what it says and what it denies. */
export function clausesIn(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const part of text.split(CLAUSE)) {
    const at = text.indexOf(part, start)
    start = at + part.length
    clauses.push({ start: at, end: start, roots: rootsIn(part), denied: deniedIn(part) })
  }
  return clauses
}

function deniedIn(clause: string): Set<string> {
  const plain = NO_DENIAL.all(clause).reduceRight(
    (rest, { index, text }) => `${rest.slice(0, index)} ${rest.slice(index + text.length)}`,
    clause,
  )
  if (DENIES_ALL.test(plain)) return rootsIn(plain)
  const denial = DENIES_NEXT.find(plain)
  return denial ? rootsIn(plain.slice(denial.index + denial.text.length)) : new Set()
}

function rootsIn(text: string): Set<string> {
  return new Set(tracedWords(text).map(({ root }) => root))
}
