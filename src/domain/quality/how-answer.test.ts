import { expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import { withAnswer } from './how-answer.ts'
import type { HowFact } from './how-fact.ts'
import { type HowQuestion, nextQuestion } from './how-question.ts'

const milestone = (refined_text: string, acceptance_criteria: string[] = []): StoredMilestone => ({
  milestone_number: 2,
  step_type: 'development',
  initial_text: null,
  refined_text,
  deliverables: ['Test report (PDF), to the TPOC'],
  acceptance_criteria,
})

const questionOf = (one: StoredMilestone): HowQuestion => {
  const question = nextQuestion([one])
  if (!question) throw new Error('nothing is missing')
  return question
}

const sentence = (asks: HowFact[], written: string, part: HowQuestion['part'] = 'task') =>
  withAnswer('', { part, quote: 'none', quotes: ['none'], asks }, written).text

test.each<[string, HowFact[], string, string]>([
  [
    'a sentence stays as typed, with its capital and full stop',
    ['where'],
    'the runs are made in the Dayton laboratory',
    'The runs are made in the Dayton laboratory.',
  ],
  ['a person who does something is a sentence', ['who'], 'Dr. Lena Ortiz leads the runs.', 'Dr. Lena Ortiz leads the runs.'],
  ['a place', ['where'], 'in the Dayton laboratory', 'Place: the Dayton laboratory.'],
  ['a person', ['who'], 'Lena Ortiz', 'Lead: Lena Ortiz.'],
  ['a tool', ['instrument_or_data'], 'With a durometer and 12 coupons', 'Tools and data: a durometer and 12 coupons.'],
  ['a way', ['method'], 'By raising the pressure step by step;', 'Method: by raising the pressure step by step.'],
  ['a bare month counts from the award', ['date'], 'month 4', 'Due: Award + 4 Months.'],
  ['of two matters the one that is answered', ['instrument_or_data', 'where'], 'at the Dayton laboratory', 'Place: the Dayton laboratory.'],
  [
    'both of two matters',
    ['instrument_or_data', 'where'],
    'a durometer at the Dayton laboratory',
    'Tools, data and place: a durometer at the Dayton laboratory.',
  ],
  ['a sentence that does not show what was asked is named', ['where'], 'We do it at home', 'Place: We do it at home.'],
  ['a plural is no verb', ['where'], 'Bench tests at the Dayton laboratory', 'Place: Bench tests at the Dayton laboratory.'],
])('%s', (_, asks, written, said) => {
  expect(sentence(asks, written)).toBe(said)
})

test('of a criterion it is said who judges it', () => {
  expect(sentence(['who'], 'the TPOC', 'criterion')).toBe('Judge: the TPOC.')
})

test('an answer stands behind the task it is about, and the meter follows', () => {
  const text =
    'Seal trials\n\nAll is done by Award + 4 Months.\nTask 2.1: The Contractor shall write the procedure.\nTask 2.2: Lena Ortiz leads; the Contractor shall measure the leak rate of the seal at 25 psi by raising the pressure step by step.\n\nRisk: none.'
  const before = questionOf(milestone(text))
  expect(before.asks).toEqual(['instrument_or_data', 'where'])
  const answered = withAnswer(text, before, 'in the Dayton laboratory')
  expect(answered.text).toContain('step by step. Place: the Dayton laboratory.\n\nRisk: none.')
  expect(answered.text.slice(answered.start, answered.end)).toBe('Place: the Dayton laboratory.')
  expect(questionOf(milestone(answered.text)).asks).toEqual(['instrument_or_data'])
})

test('what several tasks lack is answered once, on a line of its own below them', () => {
  const text =
    'Seal design\n\nAll is done by Award + 2 Months.\nTask 2.1: The Contractor shall design the clamp in COMSOL.\nTask 2.2: The Contractor shall select the rubber with a durometer.\n\nApproach: The two are worked out using similarity. Lena Ortiz leads.'
  const { text: answered } = withAnswer(text, questionOf(milestone(text)), 'Dayton')
  expect(answered).toContain('with a durometer.\n\nPlace: Dayton.\nApproach: ')
  expect(nextQuestion([milestone(answered)])).toBeNull()
})

test('a criterion takes its answer into its line', () => {
  const criteria = ['The final report has 1 verdict by Award + 6 Months.', 'The log has 3 rows, judged by the TPOC by Award + 6 Months']
  const one = milestone('Close\n\nAll is done by Award + 6 Months.\nTask 2.1: The Contractor shall submit the final report.', criteria)
  const question = questionOf(one)
  const { text } = withAnswer(criteria.join('\n'), question, 'the TPOC')
  expect(text.split('\n')).toEqual(['The final report has 1 verdict by Award + 6 Months. Judge: the TPOC.', criteria[1]])
})

test('a task that was rewritten meanwhile loses no answer', () => {
  const asked = { part: 'task' as const, quote: 'Test the seal.', quotes: ['Test the seal.'], asks: ['where' as const] }
  expect(withAnswer('Seal trials\n\nTest the clamp.', asked, 'Dayton').text).toBe('Seal trials\n\nTest the clamp.\nPlace: Dayton.')
})
