import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'
import { kindsOf } from '../../language/word-kinds.ts'
import { designationsIn, saysDesignation } from '../grounding/designation.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { piecesOf } from './asked-pieces.ts'
import { namingWords, rarityIn, reached, saidIn, sumOf } from './named-alike.ts'
import { type AskedFigure, askedFigures, figuresOf, isSameNumber, type Telling, type ToldFigure, tellingOf } from './told-figures.ts'
import type { Proof } from './work-breakdown.ts'

/** What a test judges, with the words of the work whose result that is. */
export type JudgedTest = { proof: Proof; work: string }

/** As much of a requirement as is looked at. */
export type Asked = Pick<Requirement, 'text' | 'kind' | 'whose' | 'quantities'>
/** What is seen where a test says nothing of what a requirement is of. */
const NO_WORD = 'no word'

type Weigh = (thing: string) => number

/** What a test tells: the words of its name, all of its words, those of its work, the kinds of its words; its own figures, and those of how it is tested. */
type Told = Record<'name' | 'words' | 'work' | 'kinds', readonly string[]> & Record<'own' | 'around', readonly ToldFigure[]>

function toldBy({ proof, work }: JudgedTest): Told {
  const { quantity, value = '', condition = '', evidence = '' } = proof
  const words = unique(namingWords([quantity, value, condition, evidence].join(' ')))
  return {
    name: unique(namingWords(quantity)),
    words,
    work: unique(namingWords(work)),
    kinds: [...new Set(words.flatMap(kindOf))],
    ...figuresOf(proof),
  }
}

/** The kind of thing that a word names. */
export const kindOf = (word: string): readonly string[] => kindsOf(word).slice(-1)

function unique(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [stem(word), word])).values()]
}

/** What a requirement and a test have in common, in how telling it is: the fewer others have it, the more. */
type Shared = SharedFigures & Record<'name' | 'nameShare' | 'words' | 'work' | 'kinds', number>
type SharedFigures = { figures: number; explained: number; isOther: boolean; told: Telling; around: Telling }
const NO_FIGURES: SharedFigures = { figures: 0, explained: 0, isOther: false, told: 'none', around: 'none' }

/** Whether a test may show a requirement at all: of a requirement that stands on steps only their tests do. */
export type MayShow = (requirement: number, test: number) => boolean

/** For each requirement and each test what can be seen of whether the test shows that the requirement is met, beside the others that may show it or be shown by it. */
export function testFeatures(requirements: readonly Asked[], tests: readonly JudgedTest[], mayShow: MayShow = () => true): string[][][] {
  const told = tests.map(toldBy)
  const pieces = requirements.map((one) => piecesOf(one))
  const sharing = sharer(requirements, told)
  const shared = requirements.map(sharing)
  const inPieces = pieces.map((some, at) => (some.length > 1 ? some.map(sharing) : [shared[at] ?? []]))
  const ofPieces = inPieces.map((some, at) => aheadInPiece(some, tests.length, (nth) => mayShow(at, nth)))
  const standards = requirements.map((one) => standardsOf(one, tests))
  return featuresOf(requirements, shared, mayShow).map((some, at) =>
    some.map((features, nth) => [...features, ...(ofPieces[at]?.[nth] ?? []), `standard=${standards[at]?.[nth]}`]),
  )
}

/** What a requirement, or a piece of one, shares with each test. */
function sharer(requirements: readonly Asked[], told: readonly Told[]): (one: Asked) => Shared[] {
  const wordsOf = ({ text }: Asked) => unique(namingWords(text))
  const kindsOfAsked = (one: Asked) => new Set(wordsOf(one).flatMap(kindOf))
  const figures = requirements.map(askedFigures)
  const askers = (one: AskedFigure) => figures.filter((some) => some.some((other) => isSameNumber(one, other))).length
  const weigh = weightsOf([...told.map(({ words }) => words), ...requirements.map(wordsOf)])
  const ofKind = weightsOf([...told.map((one) => one.kinds), ...requirements.map(kindsOfAsked)])
  return (asked) => {
    const isSaid = saidIn(asked.text)
    const kinds = kindsOfAsked(asked)
    const said = (words: readonly string[]) => sumOf(words.filter(isSaid), weigh)
    const shared = figuresShared(askedFigures(asked), told, askers)
    return told.map((one, nth): Shared => {
      const alike = sumOf(
        one.kinds.filter((kind) => kinds.has(kind)),
        ofKind,
      )
      const name = said(one.name)
      const nameShare = name / (sumOf(one.name, weigh) || 1)
      return { ...(shared[nth] ?? NO_FIGURES), name, nameShare, words: said(one.words), work: said(one.work), kinds: alike }
    })
  }
}

/** For each test how far it is ahead of the others in the piece of a requirement in which it is farthest ahead, and what it shares with that piece. */
function aheadInPiece(pieces: readonly (readonly Shared[])[], tests: number, may: (nth: number) => boolean): string[][] {
  const totals = pieces.map((some) => some.map((one, nth) => (may(nth) ? totalOf(one) : 0)))
  return Array.from({ length: tests }, (_, nth) => {
    const each = totals.map((some, at) => {
      const own = some[nth] ?? 0
      const one = pieces[at]?.[nth]
      const figures =
        (one?.figures ?? 0) - Math.max(0, ...(pieces[at] ?? []).map((other, to) => (to !== nth && may(to) ? other.figures : 0)))
      return { own, one, figures, ahead: own - Math.max(0, ...some.filter((_, other) => other !== nth)) }
    })
    const best = each.reduce((most, one) => (one.own > 0 && one.ahead > most.ahead ? one : most), each[0] ?? NOTHING)
    return [
      `pieces=${Math.min(3, pieces.length)}`,
      ...reached('piece', best.own, AMOUNTS),
      ...reached('ahead in piece', best.own > 0 ? best.ahead : -9, AHEAD),
      ...reached('figures ahead in piece', best.figures, AHEAD),
      `told in piece=${best.one?.told}|${best.one?.around}`,
      ...reached('figures in piece', best.one?.figures ?? 0, AMOUNTS),
      ...reached('words in piece', best.one?.words ?? 0, AMOUNTS),
      `piece=${pieces.length > 1}|${best.ahead > 0}|${(best.one?.figures ?? 0) > FEW}|${(best.one?.words ?? 0) > SOME}`,
    ]
  })
}

const NOTHING = { own: 0, ahead: 0, figures: 0, one: undefined }

/** Whether each test, or its work, says a standard that a requirement names. */
function standardsOf(requirement: Asked, tests: readonly JudgedTest[]): string[] {
  const asked = designationsIn({ text: requirement.text, quote: requirement.text })
  if (asked.length === 0) return tests.map(() => 'none')
  return tests.map(({ proof: { quantity, value, condition, evidence }, work }) => {
    if (asked.some(saysDesignation([[quantity, value, condition, evidence].join('; ')]))) return 'test'
    return asked.some(saysDesignation([work])) ? 'work' : 'unsaid'
  })
}

function weightsOf(texts: readonly Iterable<string>[]): Weigh {
  const rarity = rarityIn(texts.map((words) => new Set([...words].map(stem))))
  return remembering((word) => rarity(stem(word)))
}

/** What a figure counts for that is told so, beside one that is told as it is asked. */
const COUNTS: Record<Telling, number> = { same: 1, end: 0.7, bare: 0.7, stricter: 0.6, other: 0, none: 0 }
/** What it counts for in how a test is made, beside what it is passed by. */
const AROUND = 0.6

/** How much of the figures that are asked for each test tells, a bare number the less the more requirements ask for it, and how much of its own figures that explains. */
function figuresShared(asked: readonly AskedFigure[], told: readonly Told[], askers: (one: AskedFigure) => number): SharedFigures[] {
  const counting = (figure: AskedFigure, telling: Telling) => COUNTS[telling] / (telling === 'bare' && !figure.isCount ? askers(figure) : 1)
  const own = told.map((one) => asked.map((figure) => tellingOf(figure, one.own)))
  const counts = told.map((one, at) =>
    asked.map((figure, nth) =>
      Math.max(counting(figure, own[at]?.[nth] ?? 'none'), AROUND * counting(figure, tellingOf(figure, [...one.own, ...one.around]))),
    ),
  )
  // what many tests tell says little of any of them
  const rare = asked.map((_, nth) => Math.log((1 + told.length) / Math.max(1, counts.filter((one) => (one[nth] ?? 0) > 0).length)))
  return told.map((one, at) => ({
    figures: rare.reduce((sum, weight, nth) => sum + weight * (counts[at]?.[nth] ?? 0), 0),
    explained: one.own.filter((figure) => asked.some((other) => COUNTS[tellingOf(other, [figure])] > 0)).length / (one.own.length || 1),
    told: bestOf(own[at] ?? []),
    around: bestOf(asked.map((figure) => tellingOf(figure, one.around))),
    isOther: own[at]?.some((telling, nth) => telling === 'other' && asked[nth]?.side !== null) ?? false,
  }))
}

/** Of how some figures are told what says most. */
function bestOf(some: readonly Telling[]): Telling {
  return TELLINGS.find((one) => some.includes(one)) ?? 'none'
}

const TELLINGS: readonly Telling[] = ['same', 'end', 'bare', 'stricter', 'other']

function featuresOf(requirements: readonly Asked[], shared: readonly (readonly Shared[])[], mayShow: MayShow): string[][][] {
  const total = shared.map((some, at) => some.map((one, nth) => (mayShow(at, nth) ? totalOf(one) : 0)))
  return shared.map((some, at) =>
    some.map((one, nth) => {
      const totals = total[at] ?? []
      const own = totals[nth] ?? 0
      const ahead = own - Math.max(0, ...totals.filter((_, other) => other !== nth))
      const aheadOfOthers = own - Math.max(0, ...total.filter((_, other) => other !== at).map((row) => row[nth] ?? 0))
      return [
        one.words + one.work + one.kinds > 0 ? 'any' : NO_WORD,
        `kind=${requirements[at]?.kind}`,
        `of work=${requirements[at]?.whose === 'work'}`,
        ...SEEN.flatMap(([name, steps]) => reached(name, one[name], steps)),
        `other=${one.isOther}|${one.figures > 0}`,
        `told=${one.told}|${one.around}`,
        `told=${one.told}|${one.words > SOME}`,
        `around=${one.around}|${one.words > SOME}`,
        ...reached('total', own, AMOUNTS),
        ...reached('ahead', ahead, AHEAD),
        ...reached('ahead of requirements', aheadOfOthers, AHEAD),
        `both=${one.figures > FEW}|${one.words > SOME}|${ahead > 0}|${aheadOfOthers > 0}`,
      ]
    }),
  )
}

function totalOf({ figures, words, kinds, work }: Shared): number {
  return figures + words + FAINTER * (kinds + work)
}

/** What the kind of a word, and words of the work around a test, count beside words of the test. */
const FAINTER = 0.3
const [FEW, SOME] = [0.7, 1.2]
const AMOUNTS = [0.3, FEW, SOME, 2, 3, 4.5, 6.5, 9]
const SHARES = [0.2, 0.45, 0.7, 0.95]
const AHEAD = [-4, -2, -1, -0.3, 0, 0.3, 1, 2, 4]
const SEEN = [
  ['figures', AMOUNTS],
  ['explained', SHARES],
  ['name', AMOUNTS],
  ['nameShare', SHARES],
  ['words', AMOUNTS],
  ['work', AMOUNTS],
  ['kinds', AMOUNTS],
] as const
