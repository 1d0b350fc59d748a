import { expect, test } from 'vitest'
import { answerFacts } from '../answers/answer-facts.ts'

const risks = (answer: string) =>
  answerFacts({ answers: [{ slot: 'Q10', question: 'What are the three main risks, and what is the fallback?', answer }] }).map(
    ({ text }) => text,
  )

test('the items of a spoken list are sentences of their own, without their ordinals', () => {
  expect(
    risks(
      'The main risks are hallucinated sources, which we see when precision falls under 95%; then we restrict answers to retrieved text. Second, platform APIs may close; then we use the GDELT archive. Third, IRB approval may be late; then we test with synthetic users first.',
    ),
  ).toEqual([
    'Hallucinated sources, which the Contractor sees when precision falls under 95%; the Contractor shall then restrict answers to retrieved text.',
    'If platform APIs close, the Contractor shall use the GDELT archive.',
    'If IRB approval is late, the Contractor shall test with synthetic users first.',
  ])
})

test('numbers before the items go, and every remedy has its actor', () => {
  expect(
    risks(
      '1) Ferrite too heavy: we use a thinner sheet. 2) Range slot lost, use our own chamber. Third: the boom may not unfold; we add a spring.',
    ),
  ).toEqual([
    'Ferrite too heavy: the Contractor shall use a thinner sheet.',
    'Range slot lost; the Contractor shall then use its own chamber.',
    'If the boom does not unfold, the Contractor shall add a spring.',
  ])
})

test('a sequence of steps keeps its words', () => {
  const [fact] = answerFacts({
    answers: [{ slot: 'Q5', question: 'Which method, tools and data?', answer: 'First we map the field, then we redesign the leads.' }],
  })
  expect(fact?.text).toBe('First the Contractor shall map the field, then redesign the leads.')
})
