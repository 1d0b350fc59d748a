import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { passageOf } from '../layout/passage.ts'
import { answeredIn } from './answer.ts'

/** What is to be judged, each with what stands before it. */
function told(text: string): string[] {
  const passage = passageOf(linesOf([{ page: 1, text }]))
  return answeredIn(passage).map(({ start, end, lead }) => `${lead.join(' ')} > ${passage.text.slice(start, end)}`)
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

test('a bare yes or no says what its question says', () => {
  expect(told(entry('<p>Is a paint required?</p>', '<p>Yes.</p>'))).toEqual(['Yes. > Is a paint required?'])
  expect(told('Question: Would a mast of steel be acceptable? Answer: Yes, it would. Question: Who asks? Answer: Nobody.')).toEqual([
    'Yes, it would. > Would a mast of steel be acceptable?',
    'Who asks? > Nobody.',
  ])
})

test('answers on lines of their own, lettered, numbered or dated, are read like the others', () => {
  expect(told('Q: May the mast be of wood?\nA: Yes, wood is acceptable.\nQ: How high?\nA: The mast must be under 3 m. 5/6/25')).toEqual([
    'May the mast be of wood? > Yes, wood is acceptable.',
    'How high? > The mast must be under 3 m.',
  ])
  expect(
    told('9/1/25 | Q. | Are masts rented?\n | A. | Offerors may use rented masts.\n8/1/25 | Q. | Where?\n | A. | See the topic.'),
  ).toEqual(['Are masts rented? > Offerors may use rented masts.', 'Where? > See the topic.'])
  expect(told('The vitamin A. It is a word. Q. is a letter.')).toEqual([])
})
