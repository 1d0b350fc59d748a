import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { passageOf } from '../layout/passage.ts'
import { answeredIn, saysByItself } from './answer.ts'

/** What is to be judged, each with what stands before it. */
function told(text: string): string[] {
  const lines = linesOf([{ page: 1, text }])
  const passage = passageOf(lines)
  return answeredIn(lines).map(({ start, end, lead }) => `${lead.join(' ')} > ${passage.text.slice(start, end)}`)
}
const entry = (question: string, answer: string) => `"question": "${question}", "answer": "${answer}", "status": "COMPLETED"`

test('what is told is what the answer says, sentence by sentence, after its question', () => {
  expect(told(entry('<p>How high?</p>', '<p>It must be 3 m high.</p><p>Kites are <b>not</b> wanted.</p>'))).toEqual([
    'How high? > It must be 3 m high.',
    'How high? > Kites are',
    'How high? > not',
    'How high? > wanted.',
  ])
})

test('answers on lines of their own, lettered, numbered or dated, are read like the others', () => {
  expect(told('Question: Would a mast of steel be acceptable? Answer: Yes, it would. Question: Who asks? Answer: Nobody.')).toEqual([
    'Would a mast of steel be acceptable? > Yes, it would.',
    'Who asks? > Nobody.',
  ])
  expect(told('Q: May the mast be of wood?\nA: Yes, wood is acceptable.\nQ: How high?\nA: The mast must be under 3 m. 5/6/25')).toEqual([
    'May the mast be of wood? > Yes, wood is acceptable.',
    'How high? > The mast must be under 3 m.',
  ])
  expect(
    told('9/1/25 | Q. | Are masts rented?\n | A. | Offerors may use rented masts.\n8/1/25 | Q. | Where?\n | A. | See the topic.'),
  ).toEqual(['Are masts rented? > Offerors may use rented masts.', 'Where? > See the topic.'])
  expect(told('The vitamin A. It is a word. Q. is a letter.')).toEqual([])
})

const TWO = ['How high is the mast? > It must be 3 m high.', 'Are kites wanted? > Kites are not wanted.']

test.each([
  [
    'labels alone on their lines',
    'Question 1\nHow high is the mast?\nResponse 1\nIt must be 3 m high.\nQuestion 2\nWe have kites. Are kites wanted?\nResponse 2\nKites are not wanted.',
  ],
  [
    'labels that do not say what they are',
    'Vendor A: How high is the mast?\nFleet: It must be 3 m high.\nVendor A: We have kites. Are kites wanted?\nFleet: Kites are not wanted.',
  ],
  [
    'numbered questions and a label before each answer',
    '1. How high is the mast?\nGovernment Response: It must be 3 m high.\n2. We have kites. Are kites wanted?\nGovernment Response: Kites are not wanted.',
  ],
  [
    'a label before answers alone',
    'How high is the mast?\nANSWER – It must be 3 m high.\n\nWe have kites. Are kites wanted?\nANSWER – Kites are not wanted.',
  ],
  [
    'numbers alone, with the answer behind the question mark',
    '1. How high is the mast? It must be 3 m high.\n2. We have kites. Are kites wanted? Kites are not wanted.',
  ],
  [
    'paragraphs that take turns',
    'How high is the mast?\n\nIt must be 3 m high.\n\nWe have kites. Are kites wanted?\n\nKites are not wanted.',
  ],
  [
    'labels in brackets and numbers',
    'Q1) How high is the mast?\nA1) It must be 3 m high.\nQ2) Are kites wanted?\nA2) Kites are not wanted.',
  ],
])('of %s only the answers are read', (_, text) => {
  expect(told(text)).toEqual(TWO)
})

test('an answer ends where the next question was submitted', () => {
  expect(told('Question:\nHow high?\nAnswer:\nUnder 3 m.\nQuestion Submitted On: 09/22/2025\nQuestion:\nWhere?\nAnswer:\nAt sea.')).toEqual(
    ['How high? > Under 3 m.', 'Where? > At sea.'],
  )
})

test('what an answer asks back is a question, too', () => {
  expect(told('Q: How high?\nA: Why not 3 m? It must fold.\nQ: Where?\nA: At sea.')).toEqual([
    'How high? > It must fold.',
    'Where? > At sea.',
  ])
})

test.each(['It must fold.', 'Yes, wood is acceptable.', 'Test the mast in Phase I.', 'Interested in masts of wood that fold at sea.'])(
  '%j says something without its question',
  (sentence) => {
    expect(saysByItself(sentence)).toBe(true)
  },
)

test.each([
  'Yes',
  'No.',
  'Yes, it would.',
  'That is correct.',
  'Response pending',
  'See the description.',
  'Please refer to Section 3 of the topic.',
  'This is left to the proposer to decide.',
  'N/A',
])('%j says nothing without its question', (sentence) => {
  expect(saysByItself(sentence)).toBe(false)
})
