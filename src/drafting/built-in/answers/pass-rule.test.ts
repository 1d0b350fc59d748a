import { expect, test } from 'vitest'
import { answerFacts } from './answer-facts.ts'
import { limitsInFact } from './own-target.ts'

const marks = (answer: string, slot = 'Q6', question = 'Which test will prove it, and what counts as a pass?') =>
  answerFacts({ answers: [{ slot, question, answer }] })
    .flatMap(limitsInFact)
    .map(({ kind, text }) => `${kind}: ${text}`)

test('a rule told in several "if" clauses is one rule with all its marks', () => {
  expect(
    marks(
      'Glass on steel passes if the mean pull over all of the bonded strips is at least 40 N, if at least 90 percent of the torn area is glue, and if no strip opens more than 0.2 mm in 24 hours.',
    ),
  ).toEqual([
    'finding: the mean pull over all of the bonded strips is at least 40 N',
    'finding: at least 90 percent of the torn area is glue',
    'finding: no strip opens more than 0.2 mm in 24 hours',
  ])
})

test('every mark of a pass stands, and the set-up of the test is none', () => {
  expect(
    marks(
      'The test has 24 runs: 4 hulls at 3 speeds under 2 loads. It is passed if 20 of the 24 runs are within 12 percent of the measured drag.',
    ),
  ).toEqual(['finding: 20 of the 24 runs are within 12 percent of the measured drag'])
  expect(marks('- 24 runs = 4 hulls x 3 speeds x 2 loads\n- pass: 20 of 24 within 12% of measured drag, all 24 settle to 95%')).toEqual([
    'finding: 20 of 24 are within 12% of measured drag',
    'finding: all 24 settle to 95%',
  ])
  expect(marks('It is a pass if the power stays within 5 percent, and we weigh the pump dry, 50 kilograms or less.')).toContain(
    'value: 50 kilograms or less',
  )
})

test('what the work starts from was reached before and binds nobody', () => {
  expect(marks('- have: in-house 2D code\n- Predicts drag within 18% on flat hulls only', 'Q2', 'What do you build on?')).toEqual([])
})
