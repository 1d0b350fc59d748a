import * as z from 'zod'
import { Answer } from '../../../../domain/interview.ts'
import type { InterviewDraft } from './interview-draft.ts'
import type { KeptStep } from './kept-step.ts'

/** What a step's contract tells of the answers: null where the person wrote the narrative themselves; contracts from before `drafted_from` tell those that were there when the narrative was saved last. */
const Contract = z.object({ drafted_from: z.array(Answer).nullish(), answers: z.array(Answer).optional() })

/** Whether an answer says something else than when the narrative was drafted; false while it is not known from which answers it was. */
export function isChangedSinceDraft(
  { step_contract }: Pick<KeptStep, 'step_contract'>,
  { answers }: Pick<InterviewDraft, 'answers'>,
): boolean {
  const contract = Contract.safeParse(step_contract)
  const { drafted_from, answers: older } = contract.data ?? {}
  const from = drafted_from === undefined ? older : drafted_from
  if (!from) return false
  const before = said(from.map(({ slot, answer }) => [slot, answer]))
  const now = said(Object.entries(answers))
  return [...new Set([...before.keys(), ...now.keys()])].some((slot) => before.get(slot) !== now.get(slot))
}

/** What was said, by slot within its step ("S2-Q1" is "Q1"). */
function said(answers: readonly (readonly [string, string])[]): Map<string, string> {
  const told = answers.map(([slot, answer]) => [slot.replace(/^S\d+-/, ''), answer.trim()] as const)
  return new Map(told.filter(([, answer]) => answer !== ''))
}
