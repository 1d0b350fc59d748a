import type { Subject } from '../../../domain/interview.ts'
import { type Learned, likelihoods } from '../../../language/learned/logistic.ts'
import { isName, meantFeatures, NEARLY_ALL, namesAround, sameFeatures, sideFeatures } from './link-features.ts'
import { likenesses, type StepWords } from './step-words.ts'
import type { Told } from './told.ts'

/** What was learned of how the parts of an answer hang together. */
export type LearnedLinks = { side: Learned; same: Learned; meant: Learned; role: Learned }

/** How likely something has to be to be taken for so: where these fail, a cell stays empty or a row stands twice, and both can be seen. */
const SURE = { same: 0.65, meant: 0.25, needed: 0.35 } as const

/** A thing that was told of steps, with the steps that it belongs to, by their places among all. */
export type Linked = { told: Told; steps: readonly number[] }

/** What is told of the steps in one answer; `begin` makes another step and gives its place. */
export function linkedSteps(
  { answer, subject }: { answer: string; subject: Subject },
  all: readonly Told[],
  steps: { words: readonly StepWords[]; begin: (name: string) => number; say: (at: number, name: string) => void },
  learned: LearnedLinks,
): Linked[] {
  const told = all.filter(({ kind }) => kind === 'step')
  const named = new Map<Told, number>()
  let current = -1
  told.forEach((one, at) => {
    if (!isName(one)) return
    const step =
      one.cell === 'action' && subject === 'steps'
        ? ownStep(answer, told, at, current, steps, learned)
        : (meantStep(one.text, current, subject, steps.words, learned) ?? earlyStep(one, subject, steps.begin))
    if (step === undefined) return
    named.set(one, step)
    current = step
  })
  const known = told.filter((one) => !isName(one) || named.has(one))
  return known.map((one, at) => ({
    told: one,
    steps: isName(one) ? [named.get(one) ?? 0] : stepsOf(answer, subject, known, at, named, learned),
  }))
}

/** Who is asked first what is proposed often says already what is done. */
const EARLY: ReadonlySet<Subject> = new Set(['solution', 'existing', 'end_state'])

function earlyStep({ cell, text }: Told, subject: Subject, begin: (name: string) => number): number | undefined {
  return cell === 'action' && EARLY.has(subject) ? begin(text) : undefined
}

/** The step of an action where the steps are told: it goes on with the one before, tells of a known one again, or begins another. */
function ownStep(
  answer: string,
  told: readonly Told[],
  at: number,
  current: number,
  { words, begin, say }: Parameters<typeof linkedSteps>[2],
  { same, meant }: LearnedLinks,
): number {
  const name = told[at]?.text ?? ''
  const goesOn = current >= 0 && likely(same, sameFeatures(answer, told, at), 'same') > SURE.same
  const again = goesOn ? current : sameAgain(name, words, meant)
  if (again === undefined) return begin(name)
  say(again, name)
  return again
}

/** A step that was told before, where nearly all words of the name are its own. */
function sameAgain(name: string, words: readonly StepWords[], meant: LearnedLinks['meant']): number | undefined {
  const alike = likenesses(name, words)
  const sure = alike.map((much, at) => (much > NEARLY_ALL ? likely(meant, meantFeatures(name, alike, at, -1, 'steps'), 'yes') : 0))
  const most = Math.max(0, ...sure)
  return most > SURE.meant ? sure.indexOf(most) : undefined
}

/** The step that a name means; undefined where none is likely. */
export function meantStep(
  name: string,
  current: number,
  subject: Subject | 'needs',
  words: readonly StepWords[],
  { meant }: LearnedLinks,
): number | undefined {
  const alike = likenesses(name, words)
  const all = alike.map((_, at) =>
    subject === 'needs' && at === current ? 0 : likely(meant, meantFeatures(name, alike, at, current, subject), 'yes'),
  )
  const most = Math.max(0, ...all)
  return most > (subject === 'needs' ? SURE.needed : SURE.meant) ? all.indexOf(most) : undefined
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
  const isBefore = likely(side, sideFeatures(answer, subject, told, at), 'before') >= 0.5
  const name = (isBefore ? before : after) ?? before ?? after
  if (!name) return []
  const beside = subject !== 'steps' && SHARED.has(one.cell) ? namesBeside(told, at, name) : [name]
  return [...new Set(beside.map((other) => named.get(other) ?? 0))]
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

function likely(learned: Learned, features: readonly string[], answer: string): number {
  return likelihoods(features, learned)[learned.answers.indexOf(answer)] ?? 0
}
