import { done, fail } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findMilestone, updateMilestone as update } from '../db/milestones.ts'
import { findStepContract as findContract, keepStepContract, type StoredStepContract } from '../db/step-contracts.ts'
import type { Parts } from '../parts.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { followInScope } from './scope-following.ts'
import { judgeAgain } from './step-rechecked.ts'
import { writer } from './written-by.ts'

/** Changes what is named of a milestone, if nobody else did meanwhile; a call that names nothing is a mistake. */
export async function updateMilestone(
  parts: Parts,
  { person }: Asked,
  { id, version, written_by, ...changes }: Input<'updateMilestone'>,
): Answer<'updateMilestone'> {
  if (Object.values(changes).every((change) => change === undefined)) {
    return fail({ code: 'BAD_INPUT', message: 'Send at least one of refined_text, deliverables, acceptance_criteria and payment_amount.' })
  }
  const milestone = await findMilestone(parts.db, person, id)
  if (!milestone.ok) return milestone
  const changed = await update(parts.db, milestone.value, changes, { version, written_by: writer(parts, written_by), newId: parts.newId })
  if (!changed.ok) return changed
  await followInScope(parts, person, milestone.value, changed.value)
  await judgeAgain(parts, person, milestone.value, changed.value)
  return done(milestoneOnWire(changed.value))
}

/** Keeps a milestone's step contract. */
export async function createStepContract(
  parts: Parts,
  { person }: Asked,
  input: Input<'createStepContract'>,
): Answer<'createStepContract'> {
  const milestone = await findMilestone(parts.db, person, input.milestone_id)
  if (!milestone.ok) return milestone
  const kept = await keepStepContract(parts.db, milestone.value, parts.newId(), input.step_contract)
  return kept.ok ? done(contractOnWire(kept.value)) : kept
}

/** A milestone's step contract. */
export async function findStepContract(parts: Parts, { person }: Asked, { id }: Input<'findStepContract'>): Answer<'findStepContract'> {
  const contract = await findContract(parts.db, person, id)
  return contract.ok ? done(contractOnWire(contract.value)) : contract
}

function contractOnWire({ id, milestone_id, step_contract }: StoredStepContract) {
  return { id, milestone_id, step_contract }
}
