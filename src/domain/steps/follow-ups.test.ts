import { describe, expect, test } from 'vitest'
import { raisedFollowUps } from './follow-ups.ts'
import type { FollowUpCondition, StepPlan } from './step-plan.ts'

const plan = (...followups: StepPlan['followups']): StepPlan => ({
  question_plan: [
    { slot: 'S1', q: 'How is the ratio measured?' },
    { slot: 'S2', q: 'Who does it?' },
  ],
  followups,
})

const raised = (when: FollowUpCondition, answer: string) =>
  raisedFollowUps(plan({ if: 'something is missing', ask: 'Please say more.', slot: 'S1a', when }), [
    { slot: 'S1', question: 'How is the ratio measured?', answer },
  ]).map(({ slot }) => slot)

describe('a follow-up is asked when the answer lacks what it is for', () => {
  test.each([
    ['number', 'We repeat the test until it holds.', 'We repeat the test in five runs.'],
    ['number', 'It belongs to Task 2 of Milestone 3.', 'At least 30 dB.'],
    ['number', 'It was shown in 2024.', 'In 5 runs.'],
    ['person', 'We run it ourselves.', 'A test engineer runs it.'],
    ['place', 'With an analyzer.', 'At our laboratory'],
    ['month', 'Later in the project.', 'In month 4'],
    ['month', 'When it is ready.', 'Within two weeks of award'],
    ['method', 'We measure the ratio.', 'By comparing it with the baseline in a blind test'],
    ['evidence', 'It works.', 'The raw data and the signed test report'],
  ] as const)('%s: %j, but not %j', (lacks, without, having) => {
    expect(raised({ slot: 'S1', lacks }, without)).toEqual(['S1a'])
    expect(raised({ slot: 'S1', lacks }, having)).toEqual([])
  })
})

test('a follow-up on what an answer tells is asked once it tells something', () => {
  const when = { slot: 'S1', is_told: true }
  expect(raised(when, 'The glue may creep in the heat.')).toEqual(['S1a'])
  expect(raised(when, 'None that we know of.')).toEqual([])
})

test('nothing is asked of an answer that is not given yet', () => {
  expect(raised({ slot: 'S1', lacks: 'number' }, '  ')).toEqual([])
  expect(raisedFollowUps(plan({ if: 'no number', ask: 'How many?', when: { slot: 'S1', lacks: 'number' } }), [])).toEqual([])
})

test.each(['In the second week after award.', 'By video, wk 2.', 'Week 3'])('a week is a month said more precisely: %s', (answer) => {
  expect(raised({ slot: 'S1', lacks: 'month' }, answer)).toEqual([])
})

test('a follow-up that only a person can judge is shown and not asked', () => {
  const answers = [{ slot: 'S1', question: 'How?', answer: 'Somehow.' }]
  expect(raisedFollowUps(plan({ if: 'the answer is unclear', ask: 'What do you mean?' }), answers)).toEqual([])
  expect(raised({ slot: 'S1' }, 'Somehow.')).toEqual([])
})

test('a follow-up without a slot of its own gets that of its question and its place', () => {
  const of = plan(
    { if: 'no number', ask: 'How many runs?', when: { slot: 'S1', lacks: 'number' } },
    { if: 'no place', ask: 'Where?', when: { slot: 'S1', lacks: 'place' } },
  )
  expect(raisedFollowUps(of, [{ slot: 'S1', question: 'How?', answer: 'In 5 runs.' }])).toEqual([
    { slot: 'S1-F2', q: 'Where?', why: 'Asked because of your answer above: no place' },
  ])
})

test('a follow-up on a follow-up is asked once that one was asked', () => {
  const of = plan(
    { if: 'no number', ask: 'How many runs?', slot: 'S1a', when: { slot: 'S1', lacks: 'number' } },
    { if: 'runs are told', ask: 'Why so many?', slot: 'S1b', when: { slot: 'S1a', is_told: true } },
  )
  const runs = { slot: 'S1a', question: 'How many runs?', answer: 'A hundred.' }
  const slots = (answer: string) => raisedFollowUps(of, [{ slot: 'S1', question: 'How?', answer }, runs]).map(({ slot }) => slot)
  expect(slots('With care.')).toEqual(['S1a', 'S1b'])
  expect(slots('In 5 runs.')).toEqual([])
})
