import type { Subject } from '../../../domain/interview.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import { type KnownStep, type Linked, likenessesBy, newStep, type StepsSoFar, wasToldAsStep } from './known-steps.ts'
import { isHead, isName, namesAround, sameFeatures, sideFeatures } from './link-features.ts'
import { isNumberToCome, meantSteps, saidNames } from './meant-steps.ts'
import { numberedSteps, OF_STEPS } from './numbered-steps.ts'
import { mentionedSteps } from './step-mentions.ts'
import type { Told } from './told.ts'

/** What was learned of how the parts of an answer hang together. */
export type LearnedLinks = { side: Learned; same: Learned; meant: Learned; role: Learned; row: Learned; step: Learned; scope: Learned }

/** How likely something has to be to be taken for so: where these fail, a cell stays empty or a row stands twice, and both can be seen. */
const SURE = { same: 0.65, meant: 0.1, needed: 0.35 } as const
/** A step that has more than this share of a name's words has nearly all of them. */
const NEARLY_ALL = 0.85

/** What is told of the steps in one answer. */
export function linkedSteps(
  { answer, subject }: { answer: string; subject: Subject },
  all: readonly Told[],
  steps: StepsSoFar,
  learned: LearnedLinks,
): Linked[] {
  const ofSteps = all.filter(({ kind }) => kind === 'step')
  const { linked, others: told } = numberedSteps(answer, subject, ofSteps, steps)
  const named = subject === 'steps' ? namedWhereTold(answer, told, steps, learned) : namedElsewhere(answer, subject, told, steps, learned)
  const others = told.flatMap((one, at): Linked[] => {
    if (!isName(one)) return [{ told: one, steps: stepsOf(answer, subject, told, at, named, learned) }]
    const step = named.get(one)
    return step === undefined ? [] : [{ told: one, steps: [step] }]
  })
  const goesOn = OF_STEPS.has(subject)
  return [...linked, ...(goesOn || OF_TEAM.has(subject) ? asMentioned(answer, others, steps.known, goesOn) : others)].sort(
    (one, other) => one.told.start - other.told.start,
  )
}

/** Answers on who works where: a number of a step holds for its own sentence, since the next one may speak of somebody else. */
export const OF_TEAM: ReadonlySet<Subject> = new Set(['people', 'place'])

/** Where an answer goes through the steps by their numbers, what stands behind a number is told of that step. */
function asMentioned(answer: string, linked: readonly Linked[], known: StepsSoFar['known'], goesOn: boolean): Linked[] {
  const mentioned = mentionedSteps(answer, known, goesOn)
  return linked.map((one) => ({ ...one, steps: mentioned(one.told.start) ?? one.steps }))
}

/** Where the steps are told an action begins another one, or goes on with the one before, or tells of a known one again. */
function namedWhereTold(
  answer: string,
  told: readonly Told[],
  { known, begin, mayBegin }: StepsSoFar,
  learned: LearnedLinks,
): Map<Told, number> {
  const named = new Map<Told, number>()
  let current = -1
  const ahead: Told[] = []
  told.forEach((one, at) => {
    if (!isName(one)) return
    if (one.cell === 'ref' && isNumberToCome(one.text, known)) {
      ahead.push(one)
      return
    }
    const step = one.cell === 'action' ? ownStep(one, at) : refStep(one)
    if (step === undefined) return
    for (const name of [...(one.cell === 'action' ? ahead.splice(0) : []), one]) named.set(name, step)
    current = step
  })
  return named

  function ownStep(one: Told, at: number): number | undefined {
    const goesOn = current >= 0 && likelihoodOf('same', sameFeatures(answer, told, at), learned.same) > SURE.same
    return goesOn ? current : (sameAgain(one.text, known) ?? (mayBegin(one) ? begin(one.text) : undefined))
  }

  function refStep(one: Told): number | undefined {
    const [meant] = meantSteps(saidNames(answer, [one]), known, 'steps', learned.meant, current)
    return meant && meant.likely > SURE.meant ? meant.step : undefined
  }
}

/** A step that was told before, where nearly all words of the name are its own. */
function sameAgain(name: string, known: readonly KnownStep[]): number | undefined {
  const alike = likenessesBy(name, known, 'name')
  const most = Math.max(0, ...alike)
  return most > NEARLY_ALL ? alike.indexOf(most) : undefined
}

/** Who is asked first what is proposed often says already what is done; where the steps themselves were told, it is these. */
const EARLY: ReadonlySet<Subject> = new Set(['solution', 'existing', 'end_state'])

/** In other answers steps are only named, one after another. */
function namedElsewhere(
  answer: string,
  subject: Subject,
  told: readonly Told[],
  { known, begin, mayBegin }: StepsSoFar,
  { meant }: LearnedLinks,
): Map<Told, number> {
  const names = told.filter(isName)
  const steps = meantSteps(saidNames(answer, names), known, subject, meant)
  const isEarly = EARLY.has(subject) && !known.some(wasToldAsStep)
  return new Map(
    names.flatMap((one, at): [Told, number][] => {
      const { step, likely = 0 } = steps[at] ?? {}
      if (step !== undefined && likely > SURE.meant) return [[one, step]]
      return one.cell === 'action' && isEarly && mayBegin(one) ? [[one, begin(one.text)]] : []
    }),
  )
}

/** The step that another one needs under this name; undefined where none is likely. */
export function neededStep(name: string, by: number, known: readonly KnownStep[], { meant }: LearnedLinks): number | undefined {
  const said = { text: name, beside: name, gap: '' }
  const own = known[by]
  const others = known.map((one) => (one === own ? newStep() : one))
  const [most] = meantSteps([said], others, 'needs', meant, by)
  return most && most.step !== by && most.likely > SURE.needed ? most.step : undefined
}

/** One lead, one place or some people often stand beside several steps. */
const SHARED = new Set(['lead', 'people', 'place'])

function stepsOf(
  answer: string,
  subject: Subject,
  told: readonly Told[],
  at: number,
  named: ReadonlyMap<Told, number>,
  { side }: LearnedLinks,
): number[] {
  const one = told[at]
  const { before, after } = namesAround(told, at)
  if (!one || (!before && !after)) return []
  const isBefore = (before && isHeadOf(answer, before, one)) || likelihoodOf('before', sideFeatures(answer, subject, told, at), side) >= 0.5
  const name = (isBefore ? before : after) ?? before ?? after
  if (!name) return []
  const beside = subject !== 'steps' && SHARED.has(one.cell) ? namesBeside(told, at, name) : [name]
  return [...new Set(beside.flatMap((other) => named.get(other) ?? []))]
}

/** Whether a name heads the line that something stands in: "Sizing: beam formulas". */
function isHeadOf(answer: string, name: Told, { start }: Told): boolean {
  return isHead(answer, name) && !answer.slice(name.end, start).includes('\n')
}

/** The names of a segment on the side of the one that was chosen, up to the next thing of the same cell. */
function namesBeside(told: readonly Told[], at: number, name: Told): Told[] {
  const one = told[at]
  if (!one) return [name]
  const nameAt = told.indexOf(name)
  const [from, to] =
    nameAt < at ? [told.findLastIndex(({ cell }, nth) => nth < at && cell === one.cell) + 1, at] : [at, endOf(told, at, one.cell)]
  const names = told.slice(from, to).filter((other) => isName(other) && other.segment === name.segment)
  return names.includes(name) ? names : [name]
}

function endOf(told: readonly Told[], at: number, cell: string): number {
  const next = told.findIndex((other, nth) => nth > at && other.cell === cell)
  return next < 0 ? told.length : next
}
