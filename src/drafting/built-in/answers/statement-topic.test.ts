import { expect, test } from 'vitest'
import { type AnswerTopic, questionTopic } from './answer-topic.ts'
import { statementTopic } from './statement-topic.ts'

const ASKED: readonly AnswerTopic[] = ['risk', 'test', 'place', 'people', 'threshold', 'method', 'government']

test.each<[string, AnswerTopic]>([
  ['The end user is the 67th Cyberspace Wing.', 'user'],
  ['The TPOC and Marine Corps Systems Command review.', 'user'],
  ['No government furnished data is needed.', 'government'],
  ['The Contractor needs an AN/PRC-160 radio on loan by month 3.', 'government'],
  ['Platform APIs may close; then the Contractor shall use the archive.', 'risk'],
  ['Risk 1: low directivity at 1.5 MHz.', 'risk'],
  ['If the castings come late, the Contractor shall machine them from bar stock.', 'risk'],
  ['Mark Teller, RF engineer, does the prototype and the measurements.', 'people'],
  ['Dr. Beth Wong, a social psychologist at George Mason University, leads the codebook.', 'people'],
  ['Vehicle antennas are out of scope.', 'scope'],
])('whatever was asked: %s', (statement, topic) => {
  expect(ASKED.map((asked) => statementTopic(statement, asked))).toEqual(ASKED.map(() => topic))
})

test.each<[string, AnswerTopic]>([
  ['Passes when 10 of 12 analysts complete all tasks.', 'test'],
  ['The Contractor commits to a macro-F1 of 0.80 on 5,000 posts.', 'threshold'],
  ['The user study takes place at the Naval Postgraduate School.', 'place'],
])('where the question leaves room: %s', (statement, topic) => {
  expect((['risk', 'people', 'method', 'place'] as const).map((asked) => statementTopic(statement, asked))).toEqual([
    topic,
    topic,
    topic,
    topic,
  ])
})

test('a task of the next phase that retires a risk is none', () => {
  const asked = questionTopic(
    'Which tasks, with which goals in numbers, stand first in your Phase II plan, and which risk does each retire?',
  )
  expect(asked).toBe('next_phase')
  expect(statementTopic('The first task builds a 6 ft antenna; it retires the risk that the loss is too low.', asked)).toBe('next_phase')
})

test('a statement that does not fit its question gets no label of that question', () => {
  expect(statementTopic('The Contractor shall use Python and NumPy.', 'risk')).toBe('other')
  expect(statementTopic('The Contractor shall use Python and NumPy.', 'people')).toBe('other')
  expect(statementTopic('The Contractor shall use Python and NumPy.', 'end_state')).toBe('other')
  expect(statementTopic('The software is written in Rust.', 'place')).toBe('other')
})

test('a tool or an institution is no person', () => {
  expect(statementTopic('Synopsys Design runs the synthesis.', 'institution', 'Ohio State University')).not.toBe('threshold')
  expect(statementTopic('Ohio State does the chamber tests.', 'method', 'Ohio State University')).toBe('institution')
  expect(statementTopic('The Contractor shall build on StanceNet.', 'method')).toBe('method')
})

test('what is quoted in a question does not decide what it asks', () => {
  expect(questionTopic('For "test the risk model at the site" (p. 1): which method, tools and data will you use?')).toBe('method')
})
