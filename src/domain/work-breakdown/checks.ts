import { stemsIn } from '../../language/stem.ts'
import type { Phase } from '../program.ts'
import { monthCount } from '../schedule.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { Check } from './check.ts'
import { isMarkOfStep } from './composed/committed.ts'
import type { CountedTest } from './composed/counted-tests.ts'
import { isName, personNamed } from './composed/people.ts'
import { listed } from './composed/phrase.ts'
import { withTitled } from './composed/titled-papers.ts'
import { dateChecks } from './date-checks.ts'
import { deadlineChecks } from './deadline-checks.ts'
import { earlyTests } from './early-tests.ts'
import { lateDayChecks } from './late-days.ts'
import { markChecks } from './mark-checks.ts'
import { overdueChecks } from './overdue-checks.ts'
import { type PlannedSchedule, plannedSchedule } from './planned-milestones.ts'
import { riskChecks } from './risk-checks.ts'
import { sameThings } from './same-things.ts'
import { type Commitment, isBehind, type WorkBreakdown, type WorkStep } from './work-breakdown.ts'

type Plan = {
  /** The period of performance in months. */
  period: number
  phase: Phase
  /** The numbers that steps have where they are shown: rows that do not count yet have one, too. */
  numbers?: ReadonlyMap<string, number>
  requirements?: readonly Requirement[]
}

/** What a work breakdown is held against while somebody edits it. */
export function breakdownChecks(breakdown: WorkBreakdown, plan: Plan): Check[] {
  const { period, numbers, requirements = [] } = plan
  const steps = breakdown.steps.map((step, at): Numbered => ({ step, number: numbers?.get(step.id) ?? at + 1 }))
  return [
    ...orderChecks(steps),
    ...steps.flatMap(({ step, number }) => monthChecks(step, number, period)),
    ...earlyTests(steps),
    ...laidChecks(steps, breakdown, plan),
    ...markChecks(breakdown, requirements),
    ...riskChecks(breakdown),
    ...breakdown.commitments.flatMap((commitment) => untested(commitment, breakdown)),
    ...peopleChecks(breakdown),
    ...dateChecks(steps, breakdown, period),
  ]
}

/** What a step needs that comes too late, in one finding. */
function orderChecks(steps: readonly Numbered[]): Check[] {
  return steps.flatMap((own): Check[] => {
    const needed = own.step.needs.flatMap((id) => steps.find(({ step }) => step.id === id) ?? [])
    const problem = ownProblem(own, needed) ?? monthProblem(own, needed) ?? placeProblem(own, needed)
    return problem ? [{ kind: 'order', row_id: own.step.id, cell: 'needs', ...problem }] : []
  })
}

type Numbered = { step: WorkStep; number: number }
type Problem = Pick<Check, 'what' | 'mends' | 'choices'>

function ownProblem({ number }: Numbered, needed: readonly Numbered[]): Problem | null {
  if (!needed.some((one) => one.number === number)) return null
  return { what: `Work step ${number} needs itself.`, mends: `Take ${number} out of what it needs.` }
}

/** By months where both have them. A step may begin in the month in which what it needs ends. */
function monthProblem({ step, number }: Numbered, needed: readonly Numbered[]): Problem | null {
  const late = needed.filter((one) => beginsTooEarly(step, one.step))
  if (late.length === 0) return null
  const ends = Math.max(...late.map((one) => one.step.to_month ?? 0))
  const names = stepsNamed(late)
  return {
    what: `Work step ${number} begins in month ${step.from_month}, but ${names}, which it needs, ${late.length > 1 ? 'end only by' : 'ends in'} month ${ends}.`,
    mends: `Let step ${number} begin in month ${ends} or later, take ${names} out of what it needs, or say that it works alongside.`,
    choices: [{ label: 'Works alongside', cells: { alongside: [...(step.alongside ?? []), ...late.map((one) => one.step.id)] } }],
  }
}

/** By the order of the rows where months are not said. */
function placeProblem({ step, number }: Numbered, needed: readonly Numbered[]): Problem | null {
  const isTimed = (one: Numbered) => step.from_month !== undefined && one.step.to_month !== undefined
  const late = needed.filter((one) => !isTimed(one) && one.number > number && !isAlongside(step, one.step))
  if (late.length === 0) return null
  const names = stepsNamed(late)
  const them = late.length > 1 ? 'them' : 'it'
  return {
    what: `Work step ${number} stands before ${names}, which it needs.`,
    mends: `Move ${names} up, or take ${them} out of what step ${number} needs.`,
  }
}

function stepsNamed(steps: readonly Numbered[]): string {
  return `${steps.length > 1 ? 'steps' : 'step'} ${listed(steps.map(({ number }) => String(number)))}`
}

/** Whether a step begins before the month in which what it needs ends, as far as both months are said, and does not work alongside it. */
export function beginsTooEarly(step: WorkStep, needed: WorkStep): boolean {
  if (step.from_month === undefined || needed.to_month === undefined) return false
  return step.from_month < needed.to_month && !isAlongside(step, needed)
}

function isAlongside({ alongside = [] }: WorkStep, { id }: WorkStep): boolean {
  return alongside.includes(id)
}

function monthChecks({ id, from_month, to_month, part }: WorkStep, number: number, period: number): Check[] {
  const last = to_month ?? from_month
  if (from_month !== undefined && to_month !== undefined && from_month > to_month)
    return [
      {
        kind: 'months',
        row_id: id,
        cell: 'to_month',
        what: `Work step ${number} ends before it begins.`,
        mends: `Type its months as "${to_month} to ${from_month}".`,
      },
    ]
  if (part === 'option' || last === undefined || last <= period) return []
  return [
    {
      kind: 'months',
      row_id: id,
      cell: 'to_month',
      what: isBehind({ from_month }, period)
        ? `Work step ${number} begins in month ${from_month}, behind the ${monthCount(period)} of the base: the plan tells it as a part of the option.`
        : `Work step ${number} goes on until month ${last}, but the period of performance ends with month ${period}.`,
      mends: `Let it end in month ${period} or earlier, or make it a part of the option.`,
      choices: [{ label: 'It is a part of the option', cells: { part: 'option' } }],
    },
  ]
}

/** What is seen once steps and tests are laid out in their milestones. */
function laidChecks(steps: readonly Numbered[], breakdown: WorkBreakdown, { phase, period, requirements = [] }: Plan): Check[] {
  const schedule = plannedSchedule(breakdown, phase, period)
  const { spans, counted } = withTitled(breakdown, { ...schedule, phase, period, milestones: schedule.dues.length })
  const numbers = new Map(steps.map(({ step, number }) => [step.id, number]))
  return [
    ...testChecks(steps, counted, schedule),
    ...overdueChecks(breakdown, numbers),
    ...sameThings(steps, counted),
    ...deadlineChecks(steps, { ...schedule, phase, period, spans, counted }, requirements),
    ...lateDayChecks(steps, breakdown, requirements, phase),
  ]
}

/** Tests of which nobody can tell in which milestone they count. */
function testChecks(steps: readonly Numbered[], counted: readonly CountedTest[], { dues }: PlannedSchedule): Check[] {
  return counted.flatMap(({ step: { id }, proof, number, other }): Check[] => {
    const own = steps.find(({ step }) => step.id === id)
    if (!own || other === undefined) return []
    const chosen = (one: number) => own.step.proof.map((test) => (test === proof ? { ...test, by_month: dues[one - 1] } : test))
    const choices = [number, other].sort((a, b) => a - b).map((one) => ({ label: `Milestone ${one}`, cells: { proof: chosen(one) } }))
    const what = `For which milestone does the test "${proof.quantity}" of step ${own.number} count?`
    const mends = `The report of this step is handed over before the step ends. Until you choose, the test counts for milestone ${number}.`
    return [{ kind: 'test', row_id: id, cell: 'proof', at: own.step.proof.indexOf(proof), what, mends, choices }]
  })
}

function untested(commitment: Commitment, breakdown: WorkBreakdown): Check[] {
  const { id, quantity, step_ids, value } = commitment
  const { steps } = breakdown
  const step = steps.find((one) => step_ids.includes(one.id))
  if (!step && value !== undefined) return isMarkOfStep(commitment, breakdown) ? [] : [withoutStep(commitment)]
  const committed = new Set(stemsIn(quantity))
  const isTested = steps.some(({ proof }) => proof.some((one) => isWithin(committed, new Set(stemsIn(one.quantity)))))
  if (isTested) return []
  return [
    {
      kind: 'commitment',
      ...placeOfTest(id, step),
      what: `No step shows that "${quantity}" is reached.`,
      mends: 'Add it to what a step has to pass, with the same name and the committed value.',
    },
  ]
}

/** A figure that belongs to no step: nobody but the company can say in which milestone it is to be shown. */
function withoutStep({ id, quantity }: Commitment): Check {
  return {
    kind: 'step',
    row_id: id,
    cell: 'step_ids',
    what: `To which step does the commitment "${quantity}" belong?`,
    mends: 'Name the step in the row of the commitment: it is an acceptance criterion of the milestone in which that step ends.',
  }
}

/** Where a commitment's test is told: in what its step has to pass, or where it names none, beside its own steps. */
function placeOfTest(id: string, step: WorkStep | undefined): Pick<Check, 'row_id' | 'cell'> {
  return step ? { row_id: step.id, cell: 'proof' } : { row_id: id, cell: 'step_ids' }
}

/** Whether one says all that the other says, in whichever direction. */
function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size > 0 && [...few].every((word) => many.has(word))
}

/**
 * Someone of whom nothing is said but the name, or whose role is told in a sentence, which a list of people cannot print. Who works on no step, as one who
 * manages or administers, may still have a role.
 */
function peopleChecks({ people, steps }: WorkBreakdown): Check[] {
  const working = new Set(steps.flatMap((step) => [step.lead ?? '', ...step.people].map((name) => personNamed(name, people)?.id)))
  return people.flatMap(({ id, name, role }): Check[] => {
    const at = { kind: 'person', row_id: id, cell: 'role' } as const
    if (role && !isName(role)) {
      return [{ ...at, what: `The role of ${name} is told in a sentence.`, mends: 'Say it in a few words, as "Test engineer".' }]
    }
    if (role || working.has(id)) return []
    return [{ ...at, what: `${name} has no step and no role.`, mends: 'Name them among the people of a step, or say what they do.' }]
  })
}
