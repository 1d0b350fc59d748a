import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { isOfBefore } from './coverage-limits.ts'
import { clausesIn } from './denial.ts'
import { isPlanRoot } from './plan-vocabulary.ts'

/** A requirement that words of the company may be against: the words, and how much of what it forbids or they turn down both sides say. */
export type Against = { requirement: Requirement; words: string; like: number }

/** A sentence of the company, and the one before it, of which its pronouns may speak. */
type Told = { quote: string; before?: string | undefined }

/** Holds what the company says against what the topic forbids and asks. */
export type Opposition = {
  /** The prohibitions that a sentence may be against. */
  forbidding: (told: Told) => Against[]
  /** The requirements that ask for what the company says it does not do. */
  askingFor: (excluded: string) => Against[]
  /** The prohibitions that a sentence says are kept. */
  keptBy: (quote: string) => string[]
}

/** This part of what is turned down has to be asked for, in weight. */
const MOST_OF_IT = 0.6
/** A word in more requirements than this part of them tells nothing about one. */
const RARE = 0.05
const FEWEST_RARE = 2

/** A clause of a requirement: what it forbids, or what it asks for. */
type Ruling = { requirement: Requirement; roots: ReadonlySet<string>; forbids: boolean }

/** Prepares the requirements once. Words tell by how few requirements have them. */
export function oppositionTo(all: readonly Requirement[]): Opposition {
  const requirements = all.filter((one) => !isNote(one))
  const rulings = requirements.flatMap(rulingsOf)
  const counts = new Map<string, number>()
  const said = requirements.map((one) => new Set(clausesIn(requirementWords(one)).flatMap(({ roots }) => [...roots])))
  for (const roots of said) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  const count = (root: string) => counts.get(root) ?? 0
  const weight = (roots: Iterable<string>) =>
    [...roots].reduce((sum, root) => sum + Math.log(1 + requirements.length / Math.max(1, count(root))), 0)
  const isRare = (root: string) => count(root) <= Math.max(FEWEST_RARE, RARE * requirements.length)
  const isTelling = (root: string) => isRare(root) && !isPlanRoot(root)
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>, tells: (root: string) => boolean) => {
    const common = [...one].filter((root) => other.has(root))
    return common.some(tells) ? weight(common) / weight(one) : 0
  }
  const forbidden = rulings.filter(({ forbids }) => forbids)
  const touching = (roots: ReadonlySet<string>, words: string) =>
    forbidden.map(({ requirement, roots: own }): Against => ({ requirement, words, like: shared(own, roots, isTelling) })).filter(({ like }) => like > 0)
  return {
    forbidding: (told) => (isOfBefore(told.quote) ? [] : doneIn(told).flatMap((roots) => touching(roots, told.quote))),
    askingFor: (excluded) =>
      piecesOf(excluded).flatMap(({ words, roots }) => {
        const [best] = rulings.map((one) => ({ ...one, words, like: shared(roots, one.roots, isRare) })).sort((one, other) => other.like - one.like)
        return best && best.like >= MOST_OF_IT && !best.forbids ? [{ requirement: best.requirement, words, like: best.like }] : []
      }),
    keptBy: (quote) =>
      clausesIn(quote)
        .filter(({ start, end }) => NOT_DONE.test(quote.slice(start, end)))
        .flatMap(({ roots }) => touching(roots, quote).map(({ requirement }) => requirement.id)),
  }
}

/** The clauses of a requirement. One that forbids more than so much sets a limit, which figures are held against. */
function rulingsOf(requirement: Requirement): Ruling[] {
  const words = requirementWords(requirement)
  return clausesIn(words).flatMap(({ start, end, roots, denied }): Ruling[] => {
    const clause = words.slice(start, end)
    const isLimit = requirement.quantities.some(({ printed, comparator }) => comparator !== '=' && printed !== '' && clause.includes(printed))
    const forbids = denied.size > 0 && !isLimit
    return [{ requirement, roots: forbids ? denied : roots, forbids }]
  })
}

/** Says that something is not done, or kept from being so. */
const NOT_DONE = cueList(`
  no | not | never | none | nothing | nobody | neither | nor | cannot | without | zero | free | away | outside | instead | rather | don/doesn/isn/aren/won t
  | avoid* | prevent* | prohibit* | forbid* | refus* | reject* | exclud* | keep* from/out`)
/** Tells a case, and not what is done. */
const A_CASE = cueList('if | unless | in case | in the event | whether')
/** Speaks of what the sentence before names. */
const OF_BEFORE = cueList('that | this | it | those | these | they | them')

/** What a sentence says is done, clause by clause, with what its pronouns may speak of. */
function doneIn({ quote, before = '' }: Told): ReadonlySet<string>[] {
  return clausesIn(quote).flatMap(({ start, end, roots }) => {
    const clause = quote.slice(start, end)
    if (NOT_DONE.test(clause) || A_CASE.test(clause)) return []
    if (!OF_BEFORE.test(clause) || NOT_DONE.test(before)) return [roots]
    return [new Set([...roots, ...clausesIn(before).flatMap((one) => [...one.roots])])]
  })
}

const PIECES = /[,;:()]|\s(?:and|or|nor)\s/

/** What is turned down one by one: "Sea trials, the crew's training and any paint". */
function piecesOf(excluded: string): { words: string; roots: ReadonlySet<string> }[] {
  return sentencesOf(excluded)
    .flatMap((sentence) => sentence.split(PIECES))
    .flatMap((piece) => {
      const roots = new Set(clausesIn(piece).flatMap((one) => [...one.roots]))
      return roots.size > 0 ? [{ words: piece.trim(), roots }] : []
    })
}
