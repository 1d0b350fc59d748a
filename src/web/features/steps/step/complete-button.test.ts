import { expect, test } from 'vitest'
import type { ThingLeft } from '../../../../domain/steps/thing-left.ts'
import { toMendWords } from './complete-button.tsx'

test('what is to mend before a plan is completed names how many requirements nothing answers', () => {
  const thing = (reason: ThingLeft['reason'], message: string): ThingLeft => ({ reason, severity: 'error', places: [{ message }] })
  const blank = thing('blank', 'Milestone 1 has no text.')
  const asked = thing('requirement', 'Requirements: 2 not answered.')
  expect(toMendWords([blank, asked])).toBe('2 to mend. Requirements: 2 not answered.')
  expect(toMendWords([blank])).toBe('1 to mend')
  expect(toMendWords([{ ...asked, severity: 'warning' }])).toBe('')
})
