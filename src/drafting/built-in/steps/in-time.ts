import type { Duty } from '../demands/duty.ts'
import { usualStage } from '../demands/duty-verbs.ts'
import { hasCalendar } from './calendar.ts'
import { monthsLabel } from './calendar-steps.ts'
import type { OwnStep } from './own-steps.ts'
import { isWorkVerb } from './step-verb.ts'

/**
 * The steps with the milestone in which each is finished (`at`, from 0 for the first development milestone; their number stands for the closing
 * milestone). No step is put where it would end after the due month: what runs on is begun there and completed at the close, and says so.
 * `due`: the months in which the development milestones are due, ascending.
 */
export function inTime(steps: readonly OwnStep[], due: readonly number[]): OwnStep[] {
  if (!hasCalendar(steps)) return [...steps]
  const whole = laidOut(steps, due)
  const halved = laidOut(inHalves(steps, whole, due), due)
  return gaps(halved, due) < gaps(whole, due) ? halved : whole
}

/** How many development milestones have no dated step. */
function gaps(steps: readonly OwnStep[], due: readonly number[]): number {
  return due.filter((_, index) => !steps.some(({ at }) => at === index)).length
}

/** "design and make the ring" over the time of two milestones is the design in one and the making in the next. */
function inHalves(steps: readonly OwnStep[], whole: readonly OwnStep[], due: readonly number[]): OwnStep[] {
  return steps.flatMap((step) => {
    const at = whole.find(({ text }) => text === step.text)?.at ?? 0
    const before = whole.some((one) => one.at === at - 1) ? 0 : (due[at - 1] ?? 0)
    const [, one = '', other = '', thing = ''] = /^([a-z]+) and ([a-z]+) ((?:the|an?|our|its) .+)$/.exec(step.text) ?? []
    if (!step.months || step.months[0] > before || !isWorkVerb(one) || !isWorkVerb(other)) return [step]
    const bare = thing.replace(/: [^(]*(?= \()/, '')
    return [
      { ...step, text: `${one} ${bare}`, verb: one, stage: usualStage(one) ?? step.stage },
      { ...step, text: `${other} ${thing}`, verb: other, stage: usualStage(other) ?? step.stage },
    ]
  })
}

function laidOut(steps: readonly OwnStep[], due: readonly number[]): OwnStep[] {
  const spans = steps.map((_, index) => spanOf(steps, index))
  const places = filled(
    spans.map((span, index) => (span ? placeOf(span, due, groupOf(steps, index).length === 1) : -1)),
    spans,
    due,
  )
  return steps.flatMap((step, index) => {
    const [at = -1, span] = [places[index], spans[index]]
    return step.months && span ? placed(step, step.months, { at, span, due }) : [step]
  })
}

/** What the company's calendar leaves for the closing milestone. */
export function stepsAtTheEnd(steps: readonly OwnStep[], due: readonly number[]): Duty[] {
  return steps.filter(({ at }) => at === due.length).map(({ text, verb, slot }) => ({ text, verb, slot, stage: 'close', isOwn: true }))
}

type Span = readonly [number, number]

/** The orders of one entry follow each other in its time: the last ends with it. */
function spanOf(steps: readonly OwnStep[], index: number): Span | null {
  const { months } = steps[index] ?? {}
  if (!months) return null
  const group = groupOf(steps, index)
  const [from, to] = months
  const part = (to - from + 1) / group.length
  const place = group.indexOf(index)
  return [Math.floor(from + place * part), Math.ceil(from - 1 + (place + 1) * part)]
}

function groupOf(steps: readonly OwnStep[], index: number): number[] {
  return steps.flatMap(({ said, months }, at) => (said === steps[index]?.said && months ? [at] : []))
}

/** The first milestone due when the work ends; the last one for one piece of work that is half done by then, the close for what comes later. */
function placeOf([from, to]: Span, due: readonly number[], isOne: boolean): number {
  const index = due.findIndex((one) => one >= to)
  if (index >= 0) return index
  const done = (due.at(-1) ?? 0) - from + 1
  return isOne && done * 2 >= to - from + 1 ? due.length - 1 : due.length
}

/** A milestone in whose time nothing ends takes a step that is under way in it, where its milestone has others. */
function filled(places: readonly number[], spans: readonly (Span | null)[], due: readonly number[]): number[] {
  const all = [...places]
  for (const [index, month] of due.entries()) {
    if (all.includes(index)) continue
    const isUnderWay = (at: number) => {
      const span = spans[at]
      return span !== null && span !== undefined && span[0] <= month && all.filter((one) => one === all[at]).length > 1
    }
    const next = Math.min(...all.filter((one) => one > index))
    const step = all.findIndex((one, at) => one === next && isUnderWay(at))
    const last = all.findLastIndex((one, at) => one < index && one >= 0 && isUnderWay(at) && (spans[at]?.[1] ?? 0) > (due[index - 1] ?? 0))
    if (step >= 0) all[step] = index
    else if (last >= 0) all[last] = index
  }
  return all
}

type Place = { at: number; span: Span; due: readonly number[] }

/** A step in its milestone; months that reach beyond it are told only as far as it goes. */
function placed(step: OwnStep, months: Span, { at, span, due }: Place): OwnStep[] {
  const end = due[at] ?? Number.POSITIVE_INFINITY
  if (months[1] <= end) return [{ ...step, at }]
  const begun = { ...step, at, text: step.text.replace(`(${monthsLabel(months)})`, `(from month ${months[0]})`) }
  return span[1] <= end || at < due.length - 1 ? [begun] : [begun, rest(step, months, due.length)]
}

/** What is still to be done when the last development milestone is due. */
function rest(step: OwnStep, [from, to]: Span, at: number): OwnStep {
  const work = step.stage === 'test' ? 'tests' : 'work'
  const isAre = step.stage === 'test' ? 'were' : 'was'
  const text = `complete by month ${to} the ${work} that ${isAre} begun in month ${from}, and give the results in the final report`
  return { ...step, at, text, verb: 'complete' }
}
