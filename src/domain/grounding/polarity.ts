import { cueList } from '../../language/cue-list.ts'
import { type Clause, clausesIn, FEWEST_DENIED } from './denial.ts'
import type { SourceIndex } from './source-index.ts'
import type { Stretch } from './statement.ts'

/** This part of what is denied has to be said by the other side, in weight. */
const MOST_OF_IT = 0.66
/** What is denied is this part of what the other side says at least: otherwise it is a remark beside. */
const ITS_SUBJECT = 0.2
/** What is turned down, left out or only thought of is not said to be so. */
const RESERVED = cueList(`
  no | not | never | none | nothing | nobody | neither | nor | cannot | without | free | avoid* | prevent* | exclud* | prohibit* | forbid* | refus* | reject*
  | lack* | absen* | missing | instead | rather | unless | whether | if | would | could | may | might | should | when | until | before | out of scope | disclos*
  | list* | declar* | then | fallback | once | after | don t | doesn t | isn t | aren t | won t | can t`)

/** The clauses of a sentence that say what a source denies, or deny what an answer says. `resting` are the passages that it rests on. */
export function contradictionsIn(sentence: string, resting: readonly number[], index: SourceIndex): Stretch[] {
  return clausesIn(sentence).filter((clause) =>
    !RESERVED.test(sentence.slice(clause.start, clause.end))
      ? index.denials.some((there) => denies(there, clause, index))
      : clause.denied.size > 0 && resting.some((passage) => isSaidIn(passage, clause, index)),
  )
}

/** The topic asks for what a company may well not do, so only what the person has said is contradicted by a denial. */
function isSaidIn(passage: number, clause: Clause, index: SourceIndex): boolean {
  const { text = '', origin } = index.passages[passage] ?? {}
  if (origin?.kind === 'document' || RESERVED.test(text)) return false
  return clausesIn(text).some((there) => denies(clause, there, index))
}

/** Whether one clause denies what another says: nearly all that it denies is said there, and is much of what is said. */
function denies(one: Clause, other: Clause, index: SourceIndex): boolean {
  const common = Array.from(one.denied).filter((root) => other.roots.has(root))
  if (common.length < FEWEST_DENIED) return false
  const shared = weightOf(common, index)
  return shared >= MOST_OF_IT * weightOf(one.denied, index) && shared >= ITS_SUBJECT * weightOf(other.roots, index)
}

function weightOf(roots: Iterable<string>, index: SourceIndex): number {
  return Array.from(roots).reduce((sum, root) => sum + index.weight(root), 0)
}
