import { describe, expect, test } from 'vitest'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, soundPlan } from './testing/plans.ts'

/** The sound plan with these words as the text of every milestone. */
function saying(refined_text: string, more: Partial<ReviewedPlan> = {}): ReviewedPlan {
  const plan = soundPlan()
  return {
    ...plan,
    milestones: plan.milestones.map((one) => ({ ...one, refined_text, deliverables: [], acceptance_criteria: [] })),
    ...more,
  }
}

describe('QC-39, the principal investigator', () => {
  const investigator = (text: string, more?: Partial<ReviewedPlan>) => foundBy('QC-39', saying(text, more)).slice(0, 1)

  test.each([
    ['We measure the shield.', undefined],
    ['The PI shall measure the shield.', 'The PI shall measure the shield.'],
    [
      'The Principal Investigator of Meridian Works shall measure the shield.',
      'The Principal Investigator of Meridian Works shall measure the shield.',
    ],
  ])('"%s" names nobody', (text, quote) => {
    expect(investigator(text)).toMatchObject([
      { severity: 'error', message: 'The plan names no principal investigator.', ...(quote && { quote }) },
    ])
  })

  test.each([
    'Dr. Jane Roe is the PI and is employed 40% by the Contractor.',
    'The PI, Jane Roe, is a half-time employee of the Contractor.',
    'The PI, Jane Roe, is a professor at Springfield University.',
  ])('"%s" is no primary employment', (text) => {
    expect(investigator(text)).toMatchObject([
      { severity: 'error', message: 'The principal investigator is not employed by the firm for more than half of the time.', quote: text },
    ])
  })

  test.each([
    'Dr. Jane Roe is the PI, 20 hours a week on this project.',
    'PI: J. Roe, employed 100% by the Contractor.',
    'Principal Investigator Jane van Roe leads; she is employed full-time by the Contractor.',
    'The work is led by [name the principal investigator].',
  ])('"%s" is in order', (text) => expect(investigator(text)).toEqual([]))

  test('in STTR the investigator may be at the university', () => {
    expect(investigator('The PI, Jane Roe, is a professor at Springfield University.', { program_type: 'STTR' })).toEqual([])
  })
})
