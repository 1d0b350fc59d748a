import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { joined } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import type { MilestoneNow } from './milestone-now.ts'

type Asking = Pick<MilestoneNow, 'facts' | 'milestone'>

/** What the work breakdown holds by now, whatever the milestone's text was drafted from: what stands in it is not asked again. */
export function heldRows({ facts }: Pick<Asking, 'facts'>): WorkBreakdown {
  return planRows(facts).composition.rows
}

/** So many are told apart at a glance. */
const MOST_OFFERED = 4

/** Who and which places stand in the work breakdown, so that an answer on them is only to be chosen. */
export function heldFor(matter: StepMatter, now: Pick<Asking, 'facts'>): string[] {
  const { people, steps } = heldRows(now)
  const held = matter === 'who' ? people.map(({ name, role }) => joined([name, role], ', ')) : steps.flatMap(({ place }) => place ?? [])
  return matter === 'who' || matter === 'where' ? [...new Set(held)].slice(0, MOST_OFFERED) : []
}

/** The criteria of a milestone that rest on a pass mark of the work breakdown: a proof of a step, or a commitment. */
export function heldCriteria(now: Asking): string[] {
  return restingOn(now, 'criteria', ['proof', 'value'])
}

/** What a milestone hands over that is the result of a step. */
export function heldResults(now: Asking): string[] {
  return restingOn(now, 'deliverables', ['result'])
}

function restingOn({ facts, milestone }: Asking, part: 'criteria' | 'deliverables', cells: readonly string[]): string[] {
  const composed = planRows(facts).milestones.find((one: ComposedMilestone) => one.milestone_number === milestone.milestone_number)
  return (composed?.[part] ?? []).filter(({ from }) => from.some(({ cell }) => cells.includes(cell))).map(({ text }) => text)
}
