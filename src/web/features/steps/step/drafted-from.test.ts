import { expect, test } from 'vitest'
import { isChangedSinceDraft } from './drafted-from.ts'

const answer = (slot: string, text: string) => ({ slot, question: `${slot}?`, answer: text })
const contract = (rest: object) => ({ step_contract: { narrative_md: 'We wind it.', ...rest } })

test('an answer that says something else than when the narrative was drafted is told, saved since or not', () => {
  const step = contract({ drafted_from: [answer('S2-Q1', 'Twelve coils.'), answer('Q2', ' ')], answers: [answer('Q1', 'Ten coils.')] })
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Twelve coils. ' } })).toBe(false)
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Ten coils.' } })).toBe(true)
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Twelve coils.', Q2: 'In Dayton.' } })).toBe(true)
  expect(isChangedSinceDraft(step, { answers: { Q1: '' } })).toBe(true)
})

test('an older contract tells the answers with which the narrative was saved; without one nothing is known', () => {
  const step = contract({ answers: [answer('Q1', 'Twelve coils.')] })
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Twelve coils.' } })).toBe(false)
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Ten coils.' } })).toBe(true)
  expect(isChangedSinceDraft({ step_contract: null }, { answers: { Q1: 'Ten coils.' } })).toBe(false)
})

test('a narrative that nobody drafted grows old with no answer', () => {
  const step = contract({ drafted_from: null, answers: [answer('Q1', 'Twelve coils.')] })
  expect(isChangedSinceDraft(step, { answers: { Q1: 'Ten coils.' } })).toBe(false)
})
