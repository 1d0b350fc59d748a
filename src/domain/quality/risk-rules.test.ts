import { describe, expect, test } from 'vitest'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, SHIELD, soundPlan, withMilestone } from './testing/plans.ts'

describe('QC-43, risks', () => {
  const plan = (refined_text: string): ReviewedPlan => {
    const { milestones } = soundPlan()
    return { ...soundPlan(), milestones: milestones.map((one) => ({ ...one, refined_text, acceptance_criteria: [] })) }
  }
  const risks = (text: string) => foundBy('QC-43', plan(text)).map(({ message }) => message)
  const NONE = 'The plan names no risk of its work.'

  test.each([
    'Risk: The schedule is tight.',
    'Risk 2: The tiles are late. Sign: no order by month 1.',
    'The main risk is the seal; a leak in the first run shows it, and then two spares are plated.',
  ])('"%s" names one', (text) => expect(risks(text)).toEqual([]))

  test.each([
    'We do it.',
    'The Phase II plan addresses technical risk reduction and names the risk that each task retires.',
    'The parts that carry the highest technical risk come first.',
    'Watch for the early sign of the risk: Miguel Santos looks at the log each Friday.',
    'Fallback for the schedule risk: Task 2.4.',
    'The risk officer ranks three designs with the report alone.',
  ])('"%s" names none', (text) => expect(risks(text)).toEqual([NONE]))

  test('a plan without milestones is not told so', () => {
    expect(foundBy('QC-43', { ...plan('We do it.'), milestones: [] })).toEqual([])
  })
})

describe('QC-44, readiness levels', () => {
  const plain = () => withMilestone(2, { refined_text: 'Dr. Roe measures the shield.' })
  const asked = { ...SHIELD, quote: 'The shield shall reach TRL 4.' }

  test('a topic that speaks of levels wants them in the plan', () => {
    expect(foundBy('QC-44', { ...plain(), requirements: [asked] })).toMatchObject([
      {
        severity: 'warning',
        message: 'The topic speaks of technology readiness, and the plan says neither where it starts nor where it ends.',
      },
    ])
  })

  test('levels that are told in words of their own are not said to be missing, wherever they stand', () => {
    const acceptance_criteria = ['The review finds that the TRL has risen from three to four; minutes to the TPOC.']
    const plan = withMilestone(2, { refined_text: 'Dr. Roe measures the shield.', acceptance_criteria })
    expect(foundBy('QC-44', { ...plan, requirements: [asked] })).toEqual([])
  })

  test('a topic without levels asks for none', () => {
    expect(foundBy('QC-44', plain())).toEqual([])
  })
})
