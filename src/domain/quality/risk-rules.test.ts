import { describe, expect, test } from 'vitest'
import { foundBy, SHIELD, soundPlan, withMilestone } from './testing/plans.ts'

describe('QC-43, risks', () => {
  const risks = (sentence: string) => foundBy('QC-43', withMilestone(2, { refined_text: sentence }))
  const BOTH = 'Milestone 2 names a risk without the sign by which it is noticed and what is done then.'

  test.each([
    ['Risk: The schedule is tight.', BOTH],
    ['Risk 2: The tiles are late. Early sign: no order by month 1.', 'Milestone 2 names a risk without what is done then.'],
    ['Risk: The tiles are late; we would buy others.', 'Milestone 2 names a risk without the sign by which it is noticed.'],
  ])('"%s" is told in half', (sentence, message) => {
    const [finding] = risks(sentence)
    expect(finding).toMatchObject({ severity: 'warning', milestone_number: 2, part: 'text', message })
    expect(sentence.startsWith(finding?.quote ?? 'missing')).toBe(true)
  })

  test.each([
    'Risk: If the tiles are late in month 2, the Contractor shall buy others.',
    'Risk: Loss is too low. Early sign: coupons under 3 dB. Fallback: active loading.',
    'The Phase II plan addresses technical risk reduction and names the risk that each task retires.',
    'The parts that carry the highest technical risk come first.',
    'Watch for the early sign of the risk: Miguel Santos looks at the log each Friday.',
    'Fallback for the schedule risk: Task 2.4.',
    'The main risk is the seal; a leak in the first run shows it, and then two spares are plated.',
    'The risk officer ranks three designs with the report alone.',
  ])('"%s" is not', (sentence) => expect(risks(sentence)).toEqual([]))

  test('a plan without any risk is told so once', () => {
    const { milestones } = soundPlan()
    const bare = { ...soundPlan(), milestones: milestones.map((one) => ({ ...one, refined_text: 'We do it.', acceptance_criteria: [] })) }
    expect(foundBy('QC-43', bare).map(({ message }) => message)).toEqual(['The plan names no risk of its work.'])
    expect(foundBy('QC-43', { ...bare, milestones: [] })).toEqual([])
  })
})

describe('QC-44, readiness levels', () => {
  const plain = () => withMilestone(2, { refined_text: 'Dr. Roe measures the shield.' })
  const asked = { ...SHIELD, quote: 'The shield shall reach TRL 4.' }
  const levels = (sentence: string) => foundBy('QC-44', withMilestone(2, { refined_text: sentence }))

  test.each([
    [
      'The shield shall reach TRL 6 in the flight test.',
      'The plan names TRL 6 without both the level at the start and the level at the end.',
    ],
    ['The shield goes from TRL 3 to 4.', 'The plan names TRL 3, 4 without the evidence for a level.'],
    [
      'It ends at technology readiness level 5.',
      'The plan names TRL 5 without both the level at the start and the level at the end and the evidence for a level.',
    ],
  ])('"%s" is objected to', (sentence, message) => {
    expect(levels(sentence)).toMatchObject([{ severity: 'warning', milestone_number: 2, part: 'text', message, quote: sentence }])
  })

  test('a topic that speaks of levels wants them in the plan', () => {
    expect(foundBy('QC-44', { ...plain(), requirements: [asked] })).toMatchObject([
      {
        severity: 'warning',
        message: 'The topic speaks of technology readiness, and the plan says neither where it starts nor where it ends.',
      },
    ])
  })

  test.each([
    'The chamber test of 2023 is the evidence for TRL 3; the test of month 4 raises it to TRL 4.',
    'Dr. Roe tests the shield, which goes from TRL 3 to TRL 4.',
    'Dr. Roe measures the shield at 4 frequencies.',
  ])('"%s" is not', (sentence) => expect(levels(sentence)).toEqual([]))

  test('levels that are told in words of their own are not said to be missing, wherever they stand', () => {
    const acceptance_criteria = ['The review finds that the TRL has risen from three to four; minutes to the TPOC.']
    const plan = withMilestone(2, { refined_text: 'Dr. Roe measures the shield.', acceptance_criteria })
    expect(foundBy('QC-44', { ...plan, requirements: [asked] })).toEqual([])
  })

  test('a topic without levels asks for none', () => {
    expect(foundBy('QC-44', plain())).toEqual([])
  })
})
