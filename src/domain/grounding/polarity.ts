import type { SourceIndex } from './source-index.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** A clause with the roots of its words, and those of them that it denies. */
export type Said = Stretch & { roots: ReadonlySet<string>; denied: ReadonlySet<string> }

/** This part of what is denied has to be said by the other side, in weight. */
const MOST_OF_IT = 0.66
/** What is denied is this part of what the other side says at least: otherwise it is a remark beside. */
const ITS_SUBJECT = 0.3
/** Fewer roots tell nothing. */
const FEWEST = 2

const CLAUSE =
  /[;:]\s|[.!?]\s|,\s(?:and|but|so|because|while|which|where)\s|\s(?:but|because|unless|while)\s|\sand\s(?=(?:not|no|never|without|must|shall|should|does|do)\b)/
/** Denies the whole clause: "is not supported", "cannot". */
const DENIES_ALL = /\b(?:not|cannot|never)\b|n['’]t\b/i
/** Is no denial of what is said: "not only", "not more than". */
const NO_DENIAL =
  /\bnot\s(?:only|just|merely|necessarily|limited|more|less|fewer|greater|exceed|later|earlier|yet\sknown)\b|\bno\s(?:more|less|fewer|later|earlier|longer|other)\b|,\s(?:and\s)?not\s/gi
/** Denies what follows: "no human testing", "without a processor". */
const DENIES_NEXT = /\b(?:no|without|none\sof|neither)\s/gi
/** What is turned down, left out or only thought of is not said to be so. */
const RESERVED =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|cannot|without|free|avoid\w*|prevent\w*|exclud\w*|prohibit\w*|forbid\w*|forbidden|refus\w*|reject\w*|lack\w*|absen\w*|missing|instead|rather|unless|whether|if|would|could|may|might|should|when|until|before|out\sof\sscope|disclos\w*|list\w*|declar\w*|then|fallback|once|after)\b|n['’]t\b|-free\b/i

/** The clauses of a sentence that say what a source denies, or deny what an answer says. `resting` are the passages that it rests on. */
export function contradictionsIn(sentence: string, resting: readonly number[], index: SourceIndex): Stretch[] {
  return clausesIn(sentence).filter((clause) =>
    !RESERVED.test(sentence.slice(clause.start, clause.end))
      ? index.denials.some((there) => denies(there, clause, index))
      : clause.denied.size > 0 && resting.some((passage) => isSaidIn(passage, clause, index)),
  )
}

/** The topic asks for what a company may well not do, so only what the person has said is contradicted by a denial. */
function isSaidIn(passage: number, clause: Said, index: SourceIndex): boolean {
  const { text = '', origin } = index.passages[passage] ?? {}
  if (origin?.kind === 'document' || RESERVED.test(text)) return false
  return clausesIn(text).some((there) => denies(clause, there, index))
}

/** What a source says is not so, clause by clause; of "no SBIR or STTR money" each is denied by itself. */
export function denialsIn(text: string): Said[] {
  if (!DENIES_ALL.test(text) && text.search(DENIES_NEXT) < 0) return []
  const [, one, other] = /(\p{L}+)\sor\s(\p{L}+)/u.exec(text) ?? []
  const texts = one && other ? [text.replace(` or ${other}`, ''), text.replace(`${one} or `, '')] : [text]
  return texts.flatMap(clausesIn).filter(({ denied }) => denied.size >= FEWEST)
}

/** Whether one clause denies what another says: nearly all that it denies is said there, and is much of what is said. */
function denies(one: Said, other: Said, index: SourceIndex): boolean {
  const common = Array.from(one.denied).filter((root) => other.roots.has(root))
  if (common.length < FEWEST) return false
  const shared = weightOf(common, index)
  return shared >= MOST_OF_IT * weightOf(one.denied, index) && shared >= ITS_SUBJECT * weightOf(other.roots, index)
}

function weightOf(roots: Iterable<string>, index: SourceIndex): number {
  return Array.from(roots).reduce((sum, root) => sum + index.weight(root), 0)
}

function clausesIn(text: string): Said[] {
  const clauses: Said[] = []
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
  return new Set(Array.from(plain.matchAll(DENIES_NEXT)).flatMap(({ 0: word, index }) => [...rootsIn(plain.slice(index + word.length))]))
}

function rootsIn(text: string): Set<string> {
  return new Set(tracedWords(text).map(({ root }) => root))
}
