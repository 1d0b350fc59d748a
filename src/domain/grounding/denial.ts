import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** A clause with the roots of its words, and those of them that it denies. */
export type Clause = Stretch & { roots: ReadonlySet<string>; denied: ReadonlySet<string> }

/** Fewer roots tell nothing. */
export const FEWEST_DENIED = 2

const CLAUSE =
  /[;:]\s|[.!?]\s|,\s(?:and|but|so|because|while|which|where)\s|\s(?:but|because|unless|while)\s|\sand\s(?=(?:not|no|never|without|must|shall|should|does|do)\b)/
/** Denies the whole clause: "is not supported", "cannot". */
const DENIES_ALL = /\b(?:not|cannot|never)\b|n['’]t\b/i
/** Is no denial of what is said: "not only", "not more than". */
const NO_DENIAL =
  /\bnot\s(?:only|just|merely|necessarily|limited|more|less|fewer|greater|exceed|later|earlier|yet\sknown)\b|\bno\s(?:more|less|fewer|later|earlier|longer|other)\b|,\s(?:and\s)?not\s/gi
/** Denies what follows: "no human testing", "without a processor". */
const DENIES_NEXT = /\b(?:no|without|none\sof|neither)\s/i

/** What a source says is not so, clause by clause; of "no SBIR or STTR money" each is denied by itself. */
export function denialsIn(text: string): Clause[] {
  if (!DENIES_ALL.test(text) && text.search(DENIES_NEXT) < 0) return []
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
  const plain = clause.replace(NO_DENIAL, ' ')
  if (DENIES_ALL.test(plain)) return rootsIn(plain)
  const denial = DENIES_NEXT.exec(plain)
  return denial ? rootsIn(plain.slice(denial.index + denial[0].length)) : new Set()
}

function rootsIn(text: string): Set<string> {
  return new Set(tracedWords(text).map(({ root }) => root))
}
