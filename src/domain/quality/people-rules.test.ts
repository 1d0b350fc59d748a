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

describe('QC-53, who will use it', () => {
  const users = (text: string, more?: Partial<ReviewedPlan>) => foundBy('QC-53', saying(text, { scope_paragraph: 'One shield.', ...more }))

  test.each(['We measure the shield.', 'The shield is for everyone.', 'The user guide is written.'])('"%s" names nobody', (text) => {
    expect(users(text)).toEqual([
      expect.objectContaining({ severity: 'advice', message: 'The plan names no end user or customer, and no task that finds one.' }),
    ])
  })

  test.each([
    'The program office for tactical radios watches the demonstration.',
    'Task 3.4: The Contractor shall interview 10 end users.',
    'To be filled in: [name the end user and the office that would fund the next phase].',
    'The Phase III transition plan is written.',
  ])('"%s" does', (text) => expect(users(text)).toEqual([]))

  test('the customer organization of the project, where the plan names it', () => {
    const customer_organization = 'Harbor Patrol Squadron'
    expect(users('The Harbor Patrol Squadron watches.', { customer_organization })).toEqual([])
    expect(users('We measure the shield.', { customer_organization })).toHaveLength(1)
    expect(users('We measure the shield.', { customer_organization: '' })).toHaveLength(1)
  })
})
