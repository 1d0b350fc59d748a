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
type Opposition = {
  /** The prohibitions that a sentence may be against. */
  forbidding: (told: Told) => Against[]
  /** The requirements that ask for what the company says it does not do. */
  askingFor: (excluded: string) => Against[]
  /** The prohibitions that a sentence says are kept. */
  keptBy: (quote: string) => string[]
}

const NONE: ReadonlySet<string> = new Set()

/** This part of what is turned down has to be asked for, in weight. */
const MOST_OF_IT = 0.6
/** As much of what is forbidden says the sentence that tells that it is kept. */
const KEPT = 0.25
/** A word in more requirements than this part of them tells nothing about one. */
const RARE = 0.05
const FEWEST_RARE = 2
/** With fewer words in common a sentence is not of what is asked for. */
const FEWEST_COMMON = 2

/** A clause of a requirement: what it forbids, or what it asks for, and of what. */
type Ruling = { requirement: Requirement; roots: ReadonlySet<string>; subject: ReadonlySet<string>; forbids: boolean }

/** Prepares the requirements once. Words tell by how few requirements have them. */
export function oppositionTo(all: readonly Requirement[]): Opposition {
  const requirements = all.filter((one) => !isNote(one))
  const rulings = requirements.flatMap(rulingsOf)
  const { shared, isRare, isTelling } = tellingAmong(requirements)
  const duties = rulings.filter(({ forbids }) => !forbids)
  // what is said of what another requirement asks is no word of this one
  const ofDuty = (roots: ReadonlySet<string>) =>
    Math.max(0, ...duties.map((one) => (commonIn(one.roots, roots).length < FEWEST_COMMON ? 0 : shared(one.roots, roots, isRare))))
  const touching = (roots: ReadonlySet<string>, words: string, least: number) =>
    rulings
      .filter(({ forbids }) => forbids)
      .map(({ requirement, ...own }): Against => ({ requirement, words, like: shared(own.roots, roots, isTelling, own.subject) }))
      .filter(({ like }) => like > 0 && like >= least)
  return {
    forbidding: (told) => (isOfBefore(told.quote) ? [] : doneIn(told).flatMap(({ roots, words }) => touching(roots, words, ofDuty(roots)))),
    askingFor: (excluded) =>
      piecesOf(excluded).flatMap(({ words, roots }) => {
        const likes = rulings.map(({ requirement, ...one }) => ({ ...one, requirement, like: shared(roots, one.roots, isRare) }))
        const [best] = likes.sort((one, other) => other.like - one.like)
        return best && best.like >= MOST_OF_IT && !best.forbids ? [{ requirement: best.requirement, words, like: best.like }] : []
      }),
    keptBy: (quote) =>
      clausesIn(quote)
        .filter(({ start, end }) => NOT_DONE.test(quote.slice(start, end)))
        .flatMap(({ roots }) => touching(roots, quote, KEPT).map(({ requirement }) => requirement.id)),
  }
}

/** How much of some words others say, where one that tells is among those; the words of the subject weigh twice. */
function tellingAmong(requirements: readonly Requirement[]) {
  const said = requirements.map((one) => rootsOf(requirementWords(one)))
  const counts = new Map<string, number>()
  for (const root of said.flatMap((roots) => [...roots])) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weight = (roots: Iterable<string>) =>
    [...roots].reduce((sum, root) => sum + Math.log(1 + requirements.length / (counts.get(root) ?? 1)), 0)
  const isRare = (root: string) => (counts.get(root) ?? 0) <= Math.max(FEWEST_RARE, RARE * requirements.length)
  const isTelling = (root: string) => isRare(root) && !isPlanRoot(root)
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>, tells: (root: string) => boolean, subject = NONE) => {
    const common = commonIn(one, other)
    return common.some(tells) ? (weight(common) + weight(commonIn(subject, other))) / (weight(one) + weight(subject)) : 0
  }
  return { shared, isRare, isTelling }
}

/** The clauses of a requirement. One that forbids more than so much sets a limit, which figures are held against. */
function rulingsOf(requirement: Requirement): Ruling[] {
  const words = requirementWords(requirement)
  return clausesIn(words).flatMap(({ start, end, roots, denied }): Ruling[] => {
    const clause = words.slice(start, end)
    const isLimit = requirement.quantities.some(
      ({ printed, comparator }) => comparator !== '=' && printed !== '' && clause.includes(printed),
    )
    const forbids = denied.size > 0 && !isLimit
    const subject = rootsOf(clause.slice(0, DENIES.find(clause)?.index ?? 0))
    return [{ requirement, roots: forbids ? denied : roots, subject: new Set([...denied].filter((root) => subject.has(root))), forbids }]
  })
}

/** "Water shall not be let into the yard" is of water: it tells more than the rest of what is forbidden. */
const DENIES = cueList('no | not | never | cannot | without')

function commonIn(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((root) => other.has(root))
}

function rootsOf(text: string): Set<string> {
  return new Set(clausesIn(text).flatMap(({ roots }) => [...roots]))
}

/** Says that something is not done, or kept from being so. */
const NOT_DONE = cueList(`
  no | not | never | none | nothing | nobody | neither | nor | cannot | without | free | away | outside | instead | rather | don/doesn/isn/aren/won t
  | avoid* | prevent* | prohibit* | forbid* | refus* | reject* | exclud* | keep* from/out`)
/** Tells a case, and not what is done. */
const A_CASE = cueList('if | unless | in case | in the event | whether')
/** Speaks of what the sentence before names. */
const OF_BEFORE = cueList('that | this | it | those | these | they | them')

/** What a sentence says is done, clause by clause, with the words that its pronouns speak of. */
function doneIn({ quote, before = '' }: Told): { words: string; roots: ReadonlySet<string> }[] {
  return clausesIn(quote).flatMap(({ start, end, roots }) => {
    const clause = quote.slice(start, end)
    if (NOT_DONE.test(clause) || A_CASE.test(clause)) return []
    const isOfTwo = before !== '' && OF_BEFORE.test(clause) && !NOT_DONE.test(before)
    return [isOfTwo ? { words: `${before} ${quote}`, roots: new Set([...roots, ...rootsOf(before)]) } : { words: quote, roots }]
  })
}

const PIECES = /[,;:()]|\s(?:and|or|nor)\s/

/** What is turned down one by one: "Sea trials, the crew's training and any paint". */
function piecesOf(excluded: string): { words: string; roots: ReadonlySet<string> }[] {
  return sentencesOf(excluded)
    .flatMap((sentence) => sentence.split(PIECES))
    .flatMap((piece) => {
      const roots = rootsOf(piece)
      return roots.size > 0 ? [{ words: piece.trim(), roots }] : []
    })
}
