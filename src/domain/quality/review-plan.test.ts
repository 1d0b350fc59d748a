import { describe, expect, test } from 'vitest'
import type { Requirement, Topic } from '../solicitation/analysis.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { reviewSummary } from './summary.ts'
import { foundBy, SHIELD, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

const found = (rule: string, plan: ReviewedPlan) => foundBy(rule, plan).map(({ milestone_number, quote }) => [milestone_number, quote])
const asking = (change: Partial<Requirement>): ReviewedPlan => ({ ...soundPlan(), requirements: [{ ...SHIELD, ...change }] })
const UNANSWERED = 'Nobody speaks of turtles, penguins and walruses here.'

test('a sound plan has no findings, full coverage and says so', () => {
  expect(reviewPlan(soundPlan())).toMatchObject({
    summary: 'The Phase I plan has 3 milestones over 6 months. For this phase it has 1 of 1 requirement answered in full.',
    issues: [],
    coverage: [{ requirement_id: 'R1', covered_by: [2], strength: 'full' }],
  })
})

test('the summary counts the requirements that are open: the coverage names them', () => {
  const { summary } = reviewPlan(withSentence(2, 'The Contractor shall hand in robust results.', asking({ quote: UNANSWERED })))
  expect(summary).toBe(
    'The Phase I plan has 3 milestones over 6 months. For this phase it has 0 of 1 requirement answered in full, 1 not answered.',
  )
})

test('the summary says of the section that is weakest why an evaluator would find it so', () => {
  const sections = [
    { section: 'Risks', level: 'Superior', reason: 'All risks stand in the plan.' },
    { section: 'Transition', level: 'Marginal', reason: 'The plan does not tell of the next phase.' },
  ] as const
  expect(reviewSummary(soundPlan(), { asked: [], ofProposal: [] }, [], sections)).toMatch(
    /An evaluator would find “Transition” weak \(marginal\)\. The plan does not tell of the next phase\.$/,
  )
})

test('an empty plan has a summary of one sentence and an uncovered requirement', () => {
  const review = reviewPlan({ ...soundPlan(), milestones: [], award: undefined, scope_paragraph: null })
  expect(review.summary).toBe('The plan has no milestones yet.')
  expect(review.issues.map(({ rule }) => rule)).toEqual(['QC-01'])
})

test('errors stand before warnings, warnings before advice', () => {
  const plan = withSentence(1, 'A robust start is made.', asking({ strength: 'objective', quote: UNANSWERED }))
  const [, ...others] = plan.milestones
  const [first] = plan.milestones
  if (!first) throw new Error('the sound plan has three milestones')
  const severities = reviewPlan({ ...plan, milestones: [{ ...first, acceptance_criteria: [] }, ...others] }).issues.map(
    ({ severity }) => severity,
  )
  expect(severities).toEqual([...severities].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
  expect(new Set(severities)).toEqual(new Set(ORDER))
})

const ORDER = ['error', 'warning', 'advice']

test('every finding carries where its rule comes from and what mends it', () => {
  const { issues } = reviewPlan(withMilestone(2, { acceptance_criteria: ['It is robust.'], deliverables: ['[name the report]'] }))
  expect(issues.length).toBeGreaterThan(2)
  for (const { source, remedy } of issues)
    expect([source, remedy]).toEqual([expect.stringMatching(/\w{4}/), expect.stringMatching(/\w{4}/)])
})

test('only the milestones whose step is finalized are judged one by one, the plan as a whole always', () => {
  const plan = { ...withMilestone(2, { acceptance_criteria: [], payment_amount: '1.00' }), reviewed: [1] }
  const rulesOf = (judged: ReviewedPlan) => reviewPlan(judged).issues.map(({ rule }) => rule)
  expect(rulesOf(plan)).toContain('QC-08')
  expect(rulesOf(plan)).not.toContain('QC-02')
  expect(rulesOf({ ...plan, reviewed: [1, 2] })).toEqual(expect.arrayContaining(['QC-02', 'QC-08']))
})

describe('QC-01, a requirement that nobody answers', () => {
  test('is an error when the solicitation says must, a warning when it says should, advice when it is an objective', () => {
    const quote = 'The shield shall survive salt fog for 500 hours.'
    const severity = (strength: Requirement['strength']) => foundBy('QC-01', asking({ quote, strength })).map((issue) => issue.severity)
    expect([severity('must'), severity('should'), severity('objective')]).toEqual([['error'], ['warning'], ['advice']])
  })

  test.each([
    ['II', 'I', 0],
    ['any', 'I', 1],
    ['I', 'II', 0],
    ['II', 'II', 1],
  ] as const)('of phase %s counts in a Phase %s plan %i times', (phase, planPhase, times) => {
    const plan = { ...asking({ quote: 'Deliver fifty penguins, walruses and turtles.', phase }), phase: planPhase }
    expect(foundBy('QC-01', plan)).toHaveLength(times)
  })

  test('is noticed as soon as the person edits the answer away, although the milestone still names it', () => {
    expect(
      found(
        'QC-01',
        withMilestone(2, { refined_text: 'Task 2 - Procurement\n\nWe buy parts.', acceptance_criteria: ['2 quotes are on file.'] }),
      ),
    ).toEqual([[undefined, SHIELD.quote]])
  })

  test('is silent of what is answered in part: the coverage tells what that lacks', () => {
    const quote = 'In the first period the Petrel shield shall achieve a front-to-back ratio of 40 dB between 3 and 90 MHz.'
    const quantities = SHIELD.quantities.map((one) => ({ ...one, printed: '40 dB', value: '40' }))
    expect(foundBy('QC-01', asking({ quote, text: quote, quantities }))).toEqual([])
  })

  test('is answered by a text that says it without naming it', () => {
    expect(found('QC-01', withMilestone(2, { requirement_ids: [] }))).toEqual([])
  })
})

describe('QC-04, a vague word', () => {
  const kickoff = 'Kickoff.'

  test.each(['robust', 'as needed', 'state-of-the-art', 'optimize', 'significantly', 'and/or', 'user friendly'])(
    '%j without a measure is named',
    (word) => {
      const sentence = `The Contractor shall deliver ${word} results.`
      expect(found('QC-04', withMilestone(1, { refined_text: `${kickoff} ${sentence}` }))).toEqual([[1, sentence]])
    },
  )

  test.each(['Noise is significantly lower: by 30 dB.', 'Robustness-free prose.', 'The etching improver was improvised.'])(
    '%j is let be',
    (sentence) => {
      const expected = sentence.startsWith('Robustness') ? 1 : 0
      expect(foundBy('QC-04', withMilestone(1, { refined_text: `${kickoff} ${sentence}` }))).toHaveLength(expected)
    },
  )

  test('is named once a milestone', () => {
    expect(foundBy('QC-04', withMilestone(1, { refined_text: 'Kickoff. A robust start. A robust end.' }))).toHaveLength(1)
  })
})

describe('QC-05, dates', () => {
  test.each(['Testing ends at award + 7 months.', 'The review is in month 8.', 'Work lasts from months 5 to 9.'])(
    '%j is after a 6-month period',
    (sentence) => {
      expect(found('QC-05', withMilestone(2, { deliverables: [sentence] }))).toEqual([[2, sentence]])
    },
  )

  test.each([
    'The review is in month 6.',
    'In Phase II, month 18 brings the flight test.',
    'A 12-month warranty is given.',
    'In 2027, 24 units follow.',
  ])('%j is let be', (sentence) => {
    expect(found('QC-05', withMilestone(2, { deliverables: [sentence] }))).toEqual([])
  })
})

describe('QC-08, payments against the award', () => {
  test('a cent too little or too much is an error', () => {
    expect(foundBy('QC-08', withMilestone(1, { payment_amount: '29999.99' }))).toEqual([
      expect.objectContaining({ rule: 'QC-08', severity: 'error', message: 'Payments total $89,999.99, the award is $90,000.00.' }),
    ])
    expect(foundBy('QC-08', withMilestone(1, { payment_amount: '30000.01' }))).toHaveLength(1)
  })

  test.each([undefined, 0])('nothing is said when the award is %j', (award) => {
    expect(foundBy('QC-08', { ...soundPlan(), award })).toEqual([])
  })
})

describe('QC-14 and QC-15, the reports every plan has', () => {
  test('no final report, or one without SF 298, is an error; of another release nobody has confirmed that it asks for that page', () => {
    const ending = (deliverable: string) =>
      withMilestone(3, { refined_text: 'Task 3 - Wrap-up', deliverables: [deliverable], acceptance_criteria: [] })
    expect(found('QC-14', ending('Results'))).toEqual([[3, undefined]])
    expect(found('QC-14', ending('Final technical report'))).toEqual([[3, 'Final technical report']])
    expect(found('QC-14', ending('Final technical report with SF-298'))).toEqual([])
    const weight = (number: string) =>
      foundBy('QC-14', { ...ending('Final technical report'), topic: { number, phases: {}, references: [] } as unknown as Topic })[0]
        ?.severity
    expect(['N251-001', 'N271-001'].map(weight)).toEqual(['error', 'advice'])
  })

  test('a first milestone without a kickoff is a warning', () => {
    const starting = (refined_text: string) => withMilestone(1, { refined_text, deliverables: [] })
    expect(found('QC-15', starting('Task 1 - Baseline'))).toEqual([[1, undefined]])
    expect(found('QC-15', starting('Task 1 - Start-of-work meeting'))).toEqual([])
    const kickoff = { ...SHIELD, id: 'R9', quote: 'A kickoff meeting shall be held.', text: 'A kickoff meeting shall be held.' }
    // the coverage tells of what the solicitation itself asks
    expect(found('QC-15', { ...starting('Task 1 - Baseline'), requirements: [SHIELD, kickoff] })).toEqual([])
  })
})

describe('QC-50, what was left to be filled in', () => {
  test.each(['TBD', 'Lorem ipsum', '[name of range]', '____', '<insert place>', 'XXX', '(Deliverable 1)'])('%j is an error', (leftover) => {
    const [, quote] = found('QC-50', withMilestone(2, { deliverables: [`Report ${leftover} (PDF)`] }))[0] ?? []
    expect(quote).toBe(leftover)
  })

  test.each(['[1]', '[2, 3]', 'a < b and c > d', 'STBD side', 'snake_case'])('%j is let be', (text) => {
    expect(found('QC-50', withMilestone(2, { deliverables: [`Report ${text}`] }))).toEqual([])
  })

  test.each(['(Scope generation failed)', '(Scope paragraph will be generated here)'])(
    'a scope of %j is an error of the whole plan',
    (scope_paragraph) => {
      expect(found('QC-50', { ...soundPlan(), scope_paragraph })).toEqual([[undefined, scope_paragraph]])
    },
  )
})

describe('QC-54, what stands twice', () => {
  const sentence = 'The Contractor shall record all raw data with the calibration file.'

  test('a sentence repeated in another milestone is named where it stands again', () => {
    expect(found('QC-54', withSentence(2, sentence, withSentence(1, sentence)))).toEqual([[2, sentence]])
  })

  test('the label that the product prints before a cell is nobody’s wording', () => {
    const lines = (cell: string) => `Milestone 1 - Work\n\nTask 1.1: Run it.\n${cell}\nTask 1.2: Shut it off.\n${cell}`
    const twice = (cell: string) => found('QC-54', withMilestone(1, { refined_text: lines(cell) }))
    expect(twice('Place and time: The range of the university in Dayton, Ohio, months 1 to 3.')).toEqual([])
    expect(twice(`Method: ${sentence}`)).toEqual([[1, `Method: ${sentence}`]])
    expect(found('QC-54', withSentence(2, `Tools: ${sentence}`, withSentence(1, sentence)))).toHaveLength(1)
  })

  test('a requirement may be quoted by several milestones that answer it', () => {
    const quoted = 'Answers:\n- R5 “The mast shall stand in wind of twenty meters a second” (p. 2)'
    const text = (number: number) => `Milestone ${number} - Work\n\nTask ${number}.1: Run it.\n${quoted}`
    const first = withMilestone(1, { refined_text: text(1) })
    const plan = { ...first, milestones: first.milestones.map((one, at) => (at === 1 ? { ...one, refined_text: text(2) } : one)) }
    expect(found('QC-54', plan)).toEqual([])
  })

  test('short sentences and sentences with other numbers are let be', () => {
    const text =
      'Kickoff. The lead is Dr. Lee. The lead is Dr. Lee. The Contractor shall test 3 units in the chamber. The Contractor shall test 4 units in the chamber.'
    expect(found('QC-54', withMilestone(1, { refined_text: text }))).toEqual([])
  })
})

test('what the person has overruled is neither named nor counted', () => {
  const plan = withMilestone(2, { deliverables: ['Report TBD (PDF)'] })
  const isOverruled = ({ rule }: { rule: string }) => rule === 'QC-50'
  const [before, after] = [reviewPlan(plan), reviewPlan(plan, undefined, isOverruled)]
  expect(before.issues.some(({ rule }) => rule === 'QC-50')).toBe(true)
  expect(after.issues.some(({ rule }) => rule === 'QC-50')).toBe(false)
  expect(after.issues.length).toBe(before.issues.filter(({ rule }) => rule !== 'QC-50').length)
})
