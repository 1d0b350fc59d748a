import { describe, expect, test } from 'vitest'
import { Topic } from '../solicitation/analysis.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'

import { COMPONENT, foundBy, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

const TOPIC = Topic.parse({ phases: {}, references: [], keywords: [], technology_areas: [], itar: false, direct_to_phase_2: false })

const found = (rule: string, plan: ReviewedPlan) => foundBy(rule, plan).map(({ milestone_number, quote }) => [milestone_number, quote])

describe('QC-05, in the line of the option its months are fine, too', () => {
  const withOption = (line: string, months?: number): ReviewedPlan => {
    const plan = withMilestone(3, { refined_text: `Milestone 3 - End\n\nTask 3.1: Dr. Roe shall end it.\n${line}` })
    const source = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
    const option = months && { option: { value: { ceiling: 100_000, months, exact: true }, source } }
    return { ...plan, component: { ...COMPONENT, ...option } }
  }
  const line = 'Option: The Contractor shall order the parts in month 8. The order stands by month 12.'

  test.each([undefined, 6])('with %j months of the option', (months) => {
    expect(found('QC-05', withOption(line, months))).toEqual([])
  })

  test('a month after it is not', () => {
    expect(found('QC-05', withOption(line, 3))).toEqual([[3, 'The order stands by month 12.']])
    expect(found('QC-05', withOption(line.replace('Option', 'Result')))).toHaveLength(2)
  })
})

test('QC-25: an option of which the topic says only the money or the months, or that it may be exercised, is one that it has', () => {
  const unknown = (topic: Partial<Topic>, quote?: string) =>
    foundBy('QC-25', {
      ...withSentence(3, 'Option: The Contractor shall order the parts for $49,900.'),
      topic: { ...TOPIC, ...topic },
      ...(quote && { requirements: soundPlan().requirements.map((one) => ({ ...one, quote })) }),
    }).filter(({ message }) => message.includes('is not known to have one'))
  expect(unknown({})).toHaveLength(1)
  expect(unknown({}, 'An option of up to 6 months may be exercised.')).toEqual([])
  expect([unknown({ option_ceiling: '$350,000' }), unknown({ option_period: '6 months' })]).toEqual([[], []])
})

test('QC-25: an option that is told behind its label stands in the plan', () => {
  const source = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
  const option = { value: { ceiling: 100_000, months: 6, exact: true }, source }
  const missing = (sentence: string) =>
    foundBy('QC-25', withSentence(3, sentence, { ...soundPlan(), component: { ...COMPONENT, option } })).filter(({ message }) =>
      message.includes('has no option'),
    )
  expect(missing('Option: The Contractor shall order the parts for $49,900.')).toEqual([])
  expect(missing('Result: The parts.')).toHaveLength(1)
})

describe('QC-25, the price of the option', () => {
  const option = (sentence: string) => foundBy('QC-25', withSentence(3, sentence)).filter(({ message }) => message.includes('no price'))

  test('that nobody has told is told where the option stands, with what mends it', () => {
    const [finding] = option('Option: The Contractor shall order the parts.')
    expect(finding).toMatchObject({ severity: 'warning', milestone_number: 3, quote: 'Option: The Contractor shall order the parts.' })
    expect(finding?.remedy).toContain('Price of the option')
  })

  test('is not what the solicitation is quoted with', () => {
    expect(option('Option: The Contractor shall order the parts, as in “at most $100,000”.')).toHaveLength(1)
  })

  test('above what the component pays for it is an error', () => {
    const source = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
    const option = { value: { ceiling: 100_000, months: 6, exact: true }, source }
    const priced = (price: string) =>
      foundBy('QC-25', withSentence(3, `Price of the option: ${price}.`, { ...soundPlan(), component: { ...COMPONENT, option } })).filter(
        ({ message }) => message.includes('costs more'),
      )
    expect(priced('$104,000')).toMatchObject([{ severity: 'error', milestone_number: 3 }])
    expect(priced('$100,000')).toEqual([])
  })

  test('that stands in the option is enough, and a plan without an option needs none', () => {
    expect(option('Option: The Contractor shall order the parts for $49,900.')).toEqual([])
    expect(option('Result: The parts.')).toEqual([])
  })
})

describe('an option with milestones of its own', () => {
  const source = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
  const option = { value: { ceiling: 100_000, months: 6, exact: true }, source }
  const planOf = (...lines: string[]): ReviewedPlan => {
    const [last] = soundPlan().milestones.slice(-1)
    const text = [last?.refined_text, 'Option, Milestone 4: Parts ordered', ...lines].join('\n')
    return { ...withMilestone(3, { refined_text: text }), component: { ...COMPONENT, option } }
  }
  const said = (plan: ReviewedPlan) => foundBy('QC-25', plan).map(({ message }) => message)

  test('ends when it has to, and costs what its milestones are paid', () => {
    expect(said(planOf('Due: Award + 12 Months.', 'Payment: $60,000.00'))).toEqual([])
    const [early, dear] = said(
      planOf('Due: Award + 10 Months.', 'Payment: $60,000.00', 'Option, Milestone 5: Parts held', 'Payment: $50,000.00'),
    )
    expect(early).toBe('The option ends in month 10; exactly 6 months are asked for (Navy SBIR instructions 25.1, page 2).')
    expect(dear).toContain('costs more than the $100,000.00')
    expect(found('QC-05', planOf('Due: Award + 13 Months.'))).toEqual([[3, 'Due: Award + 13 Months.']])
  })

  test('changes nothing of what is found in the milestones of the base', () => {
    const base = { ...soundPlan(), component: { ...COMPONENT, option } }
    const bare = planOf('Due: Award + 12 Months.', 'Task 4.1: Dr. Roe shall order the parts.', 'Deliverables:', '- Order list')
    const others = (plan: ReviewedPlan) => reviewPlan(plan).issues.filter(({ rule }) => rule !== 'QC-25')
    expect(others(bare)).toEqual(others(base))
  })
})
