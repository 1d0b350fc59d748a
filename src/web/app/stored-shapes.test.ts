import { expect, test } from 'vitest'
import { KeptContract, KeptInitialMilestones, KeptMilestones, KeptTopic, localMilestone, storedMilestone } from './stored-shapes.ts'

const OLD_TOPIC = {
  slug: 'af251-0004',
  storeId: 'store',
  fileId: null,
  phase: 'Phase II',
  periodOfPerformance: '21',
  totalProposedEffort: '$1,250,000.50',
  programType: 'sttr',
  companyName: 'Acme',
  researchInstitution: null,
  analysis: { topic_summary: 'Navigation' },
  projectId: 17,
}

test('an old topic with texts for numbers and a long phase is understood', () => {
  expect(KeptTopic.parse(OLD_TOPIC)).toEqual({
    slug: 'af251-0004',
    storeId: 'store',
    fileId: '',
    name: 'Navigation',
    phase: 'II',
    periodOfPerformance: 21,
    totalProposedEffort: 1250000.5,
    programType: 'STTR',
    companyName: 'Acme',
    customerOrganization: '',
    systemName: '',
    analysis: { topic_summary: 'Navigation', topic_brief: '' },
    projectId: '17',
  })
})

test.each([
  ['Phase I', 'I'],
  ['Phase II', 'II'],
  ['2', 'II'],
  ['I', 'I'],
  [undefined, 'I'],
])('a phase kept as %s is Phase %s', (phase, shown) => {
  expect(KeptTopic.parse({ ...OLD_TOPIC, phase }).phase).toBe(shown)
})

test('a period that is missing or nonsense is 6 months', () => {
  expect(
    [undefined, '', 'soon', 0].map((periodOfPerformance) => KeptTopic.parse({ ...OLD_TOPIC, periodOfPerformance }).periodOfPerformance),
  ).toEqual([6, 6, 6, 6])
})

test('old milestones with one criterion, a typed payment and no type are understood', () => {
  const old = [
    {
      milestone_number: '1',
      text: 'Kick off',
      deliverables: 'Plan\n\nSlides',
      acceptance_criteria: 'Plan accepted',
      payment_amount: '$15,000',
    },
    { milestone_number: 2, step_type: 'other', refined_text: 'Close', payment_amount: 2500 },
  ]
  const understood = [
    {
      milestone_number: 1,
      step_type: 'kickoff',
      text: 'Kick off',
      deliverables: ['Plan', 'Slides'],
      acceptance_criteria: ['Plan accepted'],
      payment_amount: '15000.00',
    },
    { milestone_number: 2, step_type: 'closeout', text: 'Close', deliverables: [], acceptance_criteria: [], payment_amount: '2500.00' },
  ]
  expect(KeptMilestones.parse(old)).toEqual(understood)
  expect(KeptMilestones.parse({ milestones: old })).toEqual(understood)
})

test('milestones of which a number cannot be read, or stands twice, are numbered in their order', () => {
  for (const first of ['first', 2, -1, null])
    expect(
      KeptMilestones.parse([
        { milestone_number: first, text: 'A' },
        { milestone_number: 2, text: 'B' },
      ]).map((one) => one.milestone_number),
    ).toEqual([1, 2])
})

test('an initial plan and a contract of older versions are understood', () => {
  expect(KeptInitialMilestones.parse([{ milestone_number: 1, step_type: 'kickoff', text: 'Kick off' }])).toEqual([
    { milestone_number: 1, step_type: 'kickoff', text: 'Kick off' },
  ])
  expect(KeptContract.parse({ goals: ['thin'] })).toEqual({
    topic_slug: '',
    topic_store_id: '',
    summary: '',
    answers: [],
    finalized_at: '',
  })
})

test('a kept text goes to the server as the refined text and comes back as the same text', () => {
  const [milestone] = KeptMilestones.parse([{ milestone_number: 1, text: 'Kick off', deliverables: ['Plan'], payment_amount: '15.00' }])
  if (!milestone) throw new Error('one milestone was given')
  expect(storedMilestone(milestone)).toMatchObject({ refined_text: 'Kick off', initial_text: null, deliverables: ['Plan'] })
  expect(localMilestone(storedMilestone(milestone))).toEqual(milestone)
})

test('who wrote a kept text is known as long as only this browser has it; what is no writer is left out', () => {
  const kept = [
    { milestone_number: 1, text: 'Kick off', written_by: 'language-model' },
    { milestone_number: 2, text: 'Build', written_by: { kind: 'built-in' } },
  ]
  const milestones = KeptMilestones.parse(kept)
  expect(milestones.map(({ written_by }) => written_by)).toEqual(['language-model', undefined])
  expect(milestones.map(storedMilestone).map(localMilestone)).toEqual(milestones)
})
