import { expect, test } from 'vitest'
import { answerFacts } from './answer-facts.ts'
import { ownLimits } from './own-limits.ts'

const TITLES = ['Kickoff', 'Concepts for the float', 'Build of the float', 'Verification of the float', 'Final report']

/** The limits of an answer, milestone by milestone, when its statement was printed in the second. */
function placed(answer: string, titles: readonly string[] = TITLES): string[][] {
  const answers = answerFacts({ answers: [{ slot: 'Q4', question: 'What do you reach today, and what will you commit to?', answer }] })
  const milestones = titles.map((title, at) => ({
    milestone_number: at + 1,
    step_type: 'development' as const,
    text: `Milestone ${at + 1} - ${title}${at === 1 ? `\n\n${answers.map(({ text }) => text).join(' ')}` : ''}`,
    deliverables: [],
  }))
  const facts = {
    company_name: 'Acme',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 9,
    analysis: null,
    answers: [],
    component: null,
  } as const
  const brief = { answers, stepAnswers: [], facts, subject: { full: 'the harbor float', short: 'the float', plural: false } }
  return ownLimits(brief, milestones).map((limits) => limits.map(({ text }) => text))
}

test('a target with a starting point is judged with the tests, not where it is told', () => {
  expect(placed('We commit to a drift of 0.3 degree; today 0.8.')).toEqual([[], [], [], ['a drift of 0.3 degree'], []])
})

test('a target with a month is judged where that month lies', () => {
  expect(placed('We commit to a drift of at most 0.3 degree by month 5.')[2]).toHaveLength(1)
})

test('a goal is judged nowhere, also where the next sentence makes it one', () => {
  expect(placed('A drift of 0.1 degree is a goal only. The mass is below 2 kg. That is a goal, not a commitment.').flat()).toEqual([])
})

test('each limit of a sentence is its own', () => {
  expect(
    placed('Two numbers are commitments: a drift of at most 0.3 degree, where we stand at 0.8 today, and a mass of no more than 2 kg.')[3],
  ).toEqual(['a drift of at most 0.3 degree', 'a mass of no more than 2 kg'])
})

test('a value is reached in the test that is named after its quantity', () => {
  const titles = ['Kickoff', 'Concepts for the float', 'Tests of the drift angle', 'Verification of the float', 'Final report']
  expect(placed('A drift angle of no more than 2 degrees is a commitment, and today we see 5 degrees.', titles)[2]).toEqual([
    'a drift angle of no more than 2 degrees',
  ])
})

test('what is said of Phase II in short binds no Phase I', () => {
  expect(placed('At end of Ph II the float holds its course within 1 degree.').flat()).toEqual([])
})
