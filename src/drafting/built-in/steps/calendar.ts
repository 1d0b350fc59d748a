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
 * The duties of each development milestone where the company gives its work by months: every dated step stands in the milestone that
 * `inTime` gives it; what the solicitation asks beside it, and what the company names without a month, stands where the same kind of work is done.
 * `count`: how many development milestones there are.
 */
export function onCalendar(duties: readonly Duty[], steps: readonly OwnStep[], count: number): Duty[][] {
  const slots: Duty[][] = Array.from({ length: count }, () => [])
  for (const step of steps) if (step.months) slots[step.at ?? -1]?.push(dutyOf(step))
  const loose = steps.filter(({ months }) => !months).map(dutyOf)
  for (const duty of [...duties.map((one) => ({ ...one })), ...loose]) added(slots, duty)
  return slots.map(inOrder)
}

function dutyOf({ text, verb, stage, slot, months, label }: OwnStep): Duty {
  return { text, verb, stage, slot, isOwn: true, ...(months ? { months } : {}), ...(label ? { label } : {}) }
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
