import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { clausesIn } from './denial.ts'
import { saysNo } from './prohibition.ts'

/** A requirement that words of the company are against. */
export type Against = { requirement: Requirement; words: string }

/** From this part of what is left out on, in weight, a requirement may ask for it: that is worth a question. */
const WORTH_ASKING = 0.55
/** So many requirements are asked about for one thing that is left out. */
const MOST_ASKED = 2
/** A word in more requirements than this part of them tells nothing about one. */
const RARE = 0.05
const FEWEST_RARE = 2

/** A clause of a requirement: whether it forbids, and the words of what it does. */
type Ruling = { requirement: Requirement; roots: ReadonlySet<string>; forbids: boolean }

/**
 * Prepares the requirements once; the function finds those that may ask for what the company leaves out, each once, beside the words that are likest. Words
 * tell by how few requirements have them. What the topic leaves out or forbids itself is none.
 */
export function askingAmong(all: readonly Requirement[]): (excluded: string) => Against[] {
  const requirements = all.filter((one) => !isNote(one))
  // what the topic only tells asks for nothing, and may leave out the same: "towing is outside this topic"
  const rulings = all.flatMap(rulingsOf).filter(({ requirement, forbids }) => forbids || !isNote(requirement))
  const shared = sharedAmong(requirements.map((one) => rootsOf(requirementWords(one))))
  return (excluded) => {
    const likes = piecesOf(excluded).map(({ words, roots }) =>
      rulings
        .map((one) => ({ ...one, words, like: shared(roots, one.roots) }))
        .filter(({ like }) => like >= WORTH_ASKING)
        .sort((one, other) => other.like - one.like || Number(other.forbids) - Number(one.forbids)),
    )
    const agreed = new Set(likes.flatMap(([best]) => (best?.forbids ? [best.requirement] : [])))
    const asking = likes.flatMap((some) => (some[0]?.forbids ? [] : onceEach(some.filter((one) => !one.forbids)).slice(0, MOST_ASKED)))
    return onceEach(asking.filter(({ requirement }) => !agreed.has(requirement)).sort((one, other) => other.like - one.like))
  }
}

function onceEach<One extends Against>(all: readonly One[]): One[] {
  return all.filter((one, at) => all.findIndex(({ requirement }) => requirement === one.requirement) === at)
}

/** From this part of its words on, in weight, that others say, those speak of what a requirement forbids. */
const NEAR = 0.3
/** Where "This includes drilling, coring and nails." begins to list. */
const LISTS = /\b(?:includes?|such as)\s/i
/** One of several things has few words, of which others say some by chance. */
const SURE_OF_ONE = 0.6

/** "Including for upkeep" tells for what, and not what is forbidden. */
const FOR_WHAT = /^\s*(?:(?:including|even|also|either)\s)?(?:for|during|in|at|on|while|when)\s/i
const PERMITS = cueList('acceptable | allowed | permitted | excepted')

/** Prepares what a company says once; the function finds the words that come nearest to what a requirement forbids, where they do not deny it. */
export function nearestAmong<One extends { quote: string }>(all: readonly One[]): (forbidding: Requirement) => One | undefined {
  const told = all.filter(({ quote }) => !saysNo(quote)).map((one) => ({ one, roots: rootsOf(one.quote) }))
  const shared = sharedAmong(told.map(({ roots }) => roots))
  const ruling = rootsOf('acceptable, allowed, permitted, excepted')
  return (forbidding) => {
    const words = requirementWords(forbidding)
    // that something is not acceptable tells nothing of what it is
    const asked = new Set([...rootsOf(words)].filter((root) => !ruling.has(root)))
    // of several things that are listed as forbidden each is by itself
    const pieces = words.split(LISTS).flatMap((part) => part.split(PIECES))
    const each = pieces.length > 1 ? pieces.filter((piece) => !FOR_WHAT.test(piece) && !PERMITS.test(piece)).map(rootsOf) : []
    const likeness = (roots: ReadonlySet<string>) =>
      Math.max(shared(asked, roots), ...each.map((piece) => SURE_OF_ONE * shared(piece, roots)))
    const likes = told.map(({ one, roots }) => ({ one, like: likeness(roots) })).filter(({ like }) => like >= NEAR)
    return likes.sort((one, other) => other.like - one.like)[0]?.one
  }
}

/** How much of some words others say, where a rare one is among those; words tell by in how few of all of them they stand. */
function sharedAmong(said: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>()
  for (const root of said.flatMap((roots) => [...roots])) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weight = (roots: Iterable<string>) => [...roots].reduce((sum, root) => sum + Math.log(1 + said.length / (counts.get(root) ?? 1)), 0)
  const isRare = (root: string) => (counts.get(root) ?? 0) <= Math.max(FEWEST_RARE, RARE * said.length)
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
/** These go on with what stands before them, and leave out nothing: "wet sails, which come later". */
const GOES_ON = cueList('which | who | whose | that | where | when | since | because | as | until')

/** What is turned down one by one: "Sea trials, the crew's training and any paint". */
function piecesOf(excluded: string): { words: string; roots: ReadonlySet<string> }[] {
  return sentencesOf(excluded)
    .flatMap((sentence) => sentence.split(PIECES))
    .flatMap((piece) => {
      const roots = GOES_ON.find(piece.trim())?.index === 0 ? new Set<string>() : rootsOf(piece)
      return roots.size > 0 ? [{ words: piece.trim(), roots }] : []
    })
}
