import type { Duty } from '../demands/duty.ts'
import { STAGES } from '../demands/duty-verbs.ts'
import { meaningfulWords } from '../english/wording.ts'
import { isSame, type OwnStep } from './own-steps.ts'

/** How many dated steps make a calendar that the milestones follow. */
const FEWEST_DATED = 2

/** Whether the company says in which months it does what. */
export function hasCalendar(steps: readonly OwnStep[]): boolean {
  return steps.filter(({ months }) => months).length >= FEWEST_DATED
}

/**
 * The duties of each development milestone where the company gives its work by months: every dated step stands in the milestone in whose time
 * it ends; what the solicitation asks beside it, and what the company names without a month, stands where the same kind of work is done.
 * `due`: the months in which the development milestones are due, ascending.
 */
export function onCalendar(duties: readonly Duty[], steps: readonly OwnStep[], due: readonly number[]): Duty[][] {
  const slots: Duty[][] = due.map(() => [])
  for (const [index, step] of steps.entries()) if (step.months) slots[slotFor(monthOf(steps, index), due)]?.push(dutyOf(step))
  filled(slots, due)
  const loose = steps.filter(({ months }) => !months).map(dutyOf)
  for (const duty of [...duties.map((one) => ({ ...one })), ...loose]) added(slots, duty)
  return slots.map(inOrder)
}

function dutyOf({ text, verb, stage, slot, months, label }: OwnStep): Duty {
  return { text, verb, stage, slot, isOwn: true, ...(months ? { months } : {}), ...(label ? { label } : {}) }
}

/** The orders of one entry follow each other in its time: the last ends with it. */
function monthOf(steps: readonly OwnStep[], index: number): number {
  const { months = [1, 1], said } = steps[index] ?? { said: '' }
  const group = steps.flatMap((step, at) => (step.said === said && step.months ? [at] : []))
  const [from, to] = months
  return Math.ceil(from - 1 + ((group.indexOf(index) + 1) / group.length) * (to - from + 1))
}

function slotFor(month: number, due: readonly number[]): number {
  const index = due.findIndex((one) => one >= month)
  return index < 0 ? due.length - 1 : index
}

/** A milestone in whose time nothing ends takes a step that is under way in it, where its milestone has others. */
function filled(slots: Duty[][], due: readonly number[]): void {
  for (const [index, slot] of slots.entries()) {
    if (slot.length > 0) continue
    const [from, to] = [(due[index - 1] ?? 0) + 1, due[index] ?? 0]
    const next = slots.findIndex((one, at) => at > index && one.length > 1 && one.some(({ months }) => runs(months, from, to)))
    const before = slots.findLastIndex((one, at) => at < index && one.length > 1 && runs(one.at(-1)?.months, from, to))
    const [home, at] =
      next >= 0 && slots.slice(index + 1, next).every((one) => one.length === 0)
        ? [slots[next], slots[next]?.findIndex(({ months }) => runs(months, from, to)) ?? -1]
        : [slots[before], (slots[before]?.length ?? 0) - 1]
    if (home && at >= 0) slot.push(...home.splice(at, 1))
  }
}

function runs(months: readonly [number, number] | undefined, from: number, to: number): boolean {
  return months !== undefined && months[0] <= to && months[1] >= from
}

/** A duty that a step carries out already gives it the citation; another stands where the work is most like it, of equals where least stands. */
function added(slots: Duty[][], duty: Duty): void {
  const slot = slots.find((one) => one.some((own) => isSame(own.text, duty.text)))
  const twin = slot?.find((own) => isSame(own.text, duty.text))
  if (slot && twin) {
    if (duty.requirement_id && !twin.requirement_id) Object.assign(twin, { requirement_id: duty.requirement_id, page: duty.page })
    return
  }
  const words = tellingWords(duty.text)
  const stage = STAGES.indexOf(duty.stage)
  const costs = slots.map((one, index) => {
    const like = Math.max(0, ...one.map((own) => [...tellingWords(own.text)].filter((word) => words.has(word)).length))
    return Math.abs(stage - levelOf(slots, index)) + 0.35 * one.filter((own) => !own.months).length - 0.6 * like
  })
  slots[costs.indexOf(Math.min(...costs))]?.push(duty)
}

/** Words of every plan tell nothing of what a duty is about. */
function tellingWords(text: string): ReadonlySet<string> {
  return meaningfulWords(
    text.replace(/\b(?:plans?|phase|requirements?|software|tests?|design|document\w*|develop\w*|months?|project|system)\b/gi, ' '),
  )
}

/** How far the work of a milestone is on the scale of stages, by its dated steps or those of its neighbors. */
function levelOf(slots: readonly Duty[][], index: number): number {
  const near = [slots[index], slots.slice(0, index).findLast((one) => one.some(({ months }) => months))]
  const own = near.map((one) => one?.filter(({ months }) => months) ?? []).find((one) => one.length > 0)
  const place = (index / Math.max(1, slots.length - 1)) * STAGES.indexOf('test')
  if (!own) return place
  return (own.reduce((sum, { stage }) => sum + STAGES.indexOf(stage), 0) / own.length + place) / 2
}

/** The company's own steps first, in their order of time. */
function inOrder(slot: readonly Duty[]): Duty[] {
  const dated = slot.filter(({ months }) => months)
  return [...dated, ...slot.filter(({ months }) => !months)]
}
