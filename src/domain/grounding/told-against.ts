import { sentencesOf } from '../../language/sentence.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { clausesIn } from './denial.ts'

/** A requirement that words of the company are against. */
export type Against = { requirement: Requirement; words: string }

/** This part of what is turned down has to be asked for, in weight. */
const MOST_OF_IT = 0.6
/** A word in more requirements than this part of them tells nothing about one. */
const RARE = 0.05
const FEWEST_RARE = 2

/** A clause of a requirement: whether it forbids, and the words of what it does. */
type Ruling = { requirement: Requirement; roots: ReadonlySet<string>; forbids: boolean }

/** Prepares the requirements once; the function finds those that ask for what the company says it does not do. Words tell by how few requirements have them. */
export function askingAmong(all: readonly Requirement[]): (excluded: string) => Against[] {
  const requirements = all.filter((one) => !isNote(one))
  const rulings = requirements.flatMap(rulingsOf)
  const shared = sharedAmong(requirements)
  return (excluded) =>
    piecesOf(excluded).flatMap(({ words, roots }) => {
      const likes = rulings.map((one) => ({ ...one, like: shared(roots, one.roots) }))
      const [best] = likes.sort((one, other) => other.like - one.like)
      return best && best.like >= MOST_OF_IT && !best.forbids ? [{ requirement: best.requirement, words }] : []
    })
}

/** How much of some words others say, where a rare one is among those. */
function sharedAmong(requirements: readonly Requirement[]) {
  const said = requirements.map((one) => rootsOf(requirementWords(one)))
  const counts = new Map<string, number>()
  for (const root of said.flatMap((roots) => [...roots])) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weight = (roots: Iterable<string>) =>
    [...roots].reduce((sum, root) => sum + Math.log(1 + requirements.length / (counts.get(root) ?? 1)), 0)
  const isRare = (root: string) => (counts.get(root) ?? 0) <= Math.max(FEWEST_RARE, RARE * requirements.length)
  return (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
    const common = [...one].filter((root) => other.has(root))
    return common.some(isRare) ? weight(common) / weight(one) : 0
  }
}

/** The clauses of a requirement. One that forbids more than so much sets a limit, which figures are held against. */
function rulingsOf(requirement: Requirement): Ruling[] {
  const words = requirementWords(requirement)
  return clausesIn(words).map(({ start, end, roots, denied }): Ruling => {
    const clause = words.slice(start, end)
    const isLimit = requirement.quantities.some(
      ({ printed, comparator }) => comparator !== '=' && printed !== '' && clause.includes(printed),
    )
    const forbids = denied.size > 0 && !isLimit
    return { requirement, roots: forbids ? denied : roots, forbids }
  })
}

function rootsOf(text: string): Set<string> {
  return new Set(clausesIn(text).flatMap(({ roots }) => [...roots]))
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
