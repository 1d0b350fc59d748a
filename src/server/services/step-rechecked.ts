import { lacksCriteria, shownText } from '../../domain/milestone.ts'
import { done } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import { statusAfter } from '../../domain/steps/step-gate.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import type { Owned } from '../db/owned.ts'
import { topicOfFinalized, updateStep, withStepHeld } from '../db/steps.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { stepAt } from './step-at.ts'
import { reportsAt } from './step-reports.ts'

/**
 * Judges a finalized step again after its milestone was changed: what does not pass any more, or tells what stood there before, has to be finalized again
 * (spec §4, the gate). A step that is not finalized is judged when it is asked for, and costs a save one look.
 */
export async function judgeAgain(
  parts: Parts,
  person: Person,
  before: Owned<StoredMilestone>,
  milestone: Owned<StoredMilestone>,
): Promise<void> {
  const topic_store_id = await topicOfFinalized(parts.db, milestone)
  if (topic_store_id === null) return
  const at = await stepAt(parts, person, { topic_store_id, step_id: stepId(milestone.milestone_number) })
  if (!at.ok || at.value.step?.status !== 'finalized' || at.value.milestone.id !== milestone.id) return
  const kind = isToldOtherwise(before, milestone) ? 'milestone_changed' : 'checked_again'
  const reports = await reportsAt(parts, person, at.value)
  await reports(at.value.step.user_narrative_md, at.value.step.overrules)
  await withStepHeld(parts.db, at.value.topic, at.value.place, async (held, tx) => {
    const { report: qc_report } = await reports(held.user_narrative_md, held.overrules)
    const status = statusAfter(held.status, { kind, report: qc_report })
    if (status !== held.status) await updateStep(tx, held, { qc_report, status })
    return done(null)
  })
}

/** Whether a milestone says something else than before. Criteria that are drafted for the first time are the rows', which a narrative tells already. */
function isToldOtherwise(before: StoredMilestone, now: StoredMilestone): boolean {
  const told = (one: StoredMilestone) => [shownText(one), one.deliverables, lacksCriteria(before) ? [] : one.acceptance_criteria]
  return JSON.stringify(told(before)) !== JSON.stringify(told(now))
}
