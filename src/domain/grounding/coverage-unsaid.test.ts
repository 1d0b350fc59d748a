import { describe, expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import { coverage } from './coverage.ts'
import { designationsIn } from './designation.ts'

const asked = (quote: string): Requirement => ({
  id: 'R1',
  text: quote,
  kind: 'task',
  strength: 'must',
  phase: 'II',
  page: 4,
  quote,
  quantities: [],
  set_by: 'reader',
})
const TASK = 'Task 2.1: The Contractor (Ana Ruiz) shall test the cheese press in the dairy.'
/** A requirement that a person put on a step with a result of its own, beside further lines of its milestone. */
const answered = (quote: string, ...lines: string[]) =>
  coverage([asked(quote)], [milestone(2, ['Press tests', '', TASK, ...lines].join('\n'))], {
    confirmed: [{ action: 'test the cheese press in the dairy', requirement_ids: ['R1'], is_shown: true }],
  })[0]

describe('what a requirement calls by its designation has to be named', () => {
  const HYGIENE = 'Test the cheese press to ISO 14159:2002 and seal its motor to IP69K.'

  test('it is told, and the requirement is answered in part', () => {
    expect(answered(HYGIENE)).toMatchObject({ strength: 'partial', covered_by: [2], unsaid: ['ISO 14159', 'IP69K'] })
    expect(answered(HYGIENE, 'Method: hygiene by ISO 14159, the motor to IP 69K.')).toMatchObject({ strength: 'full' })
  })

  test('its number is enough, whatever edition; a quotation of the solicitation names nothing', () => {
    const STEEL = 'Weld the frame to MIL-STD-22261G.'
    expect(answered(STEEL, 'Method: welds by the 22261.')?.unsaid).toBeUndefined()
    expect(answered(STEEL, 'Answers: R1 “Weld the frame to MIL-STD-22261G.” (p. 4)')?.unsaid).toEqual(['MIL-STD-22261G'])
  })

  test('signs with one digit and numbers with units are no designations', () => {
    expect(designationsIn(asked('Keep CO2 below 40 ppm in 3D at 35 kPa by the end of Month 12.'))).toEqual([])
    expect(designationsIn(asked('Submit SF 298 and DI-MGMT-81861, and fly on the CH-53K.'))).toContain('CH-53K')
  })
})

describe('of several things that one requirement asks for each has to be spoken of', () => {
  const PAPERS = 'By the end of Month 9, deliver a draft dairy manual and an operator training package.'

  test('the half that nothing says is told', () => {
    expect(answered(PAPERS, 'Result: operator training package')?.unsaid).toEqual(['By the end of Month 9, deliver a draft dairy manual'])
    expect(answered(PAPERS, 'Result: operator training package and draft of the dairy manual')).toMatchObject({ strength: 'full' })
  })

  test('what no milestone answers is told as a whole', () => {
    expect(coverage([asked(PAPERS)], [milestone(2, 'Paint\n\nPaint the door.')])[0]).toMatchObject({ strength: 'none' })
    expect(coverage([asked(PAPERS)], [milestone(2, 'Paint\n\nPaint the door.')])[0]?.unsaid).toBeUndefined()
  })
})

test('what has to be disclosed at the start is answered by a word that there is nothing', () => {
  const FOREIGN =
    'Offerors must disclose any proposed use of foreign nationals, the type of visa possessed, and the tasks intended for them.'
  const plan = milestone(1, 'Kickoff\n\nDisclosures on security: No foreign nationals.')
  expect(coverage([asked(FOREIGN)], [plan])[0]).toMatchObject({ strength: 'full' })
})
