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
  expect(told(entry('<p>How high?</p>', '<p>It must be 3 m high.</p><p>Kites that fly are <b>not</b> wanted.</p>'))).toEqual([
    'How high? > It must be 3 m high.',
    'How high? > Kites that fly are',
  ])
})

test('an answer that says nothing of its own, or a word or two, is told by its question', () => {
  expect(told(entry('<p>Is a paint required?</p>', '<p>Yes.</p>'))).toEqual(['Yes. > Is a paint required?'])
  expect(
    told(
      'Question: Would a mast of steel be acceptable? Thank you. Answer: Yes, it would. Question: Who asks? Answer: Nobody. Question: Which metal? Answer: Steel only.',
    ),
  ).toEqual(['Yes, it would. > Would a mast of steel be acceptable?', 'Nobody. > Who asks?', 'Steel only. > Which metal?'])
  expect(told('Question: Must it fold? Answer: Yes. The mast must fold in a minute.')).toEqual([
    'Must it fold? > The mast must fold in a minute.',
  ])
})

test('of several questions each answer goes with the one of its number, printed or in a list', () => {
  expect(
    told(
      entry(
        '<p>1) How high is it? For example, 3 m?</p><p>2) May it be of wood?</p><p>3) Is a flag wanted?</p>',
        '<ol><li>It must be 3 m high.</li><li>Yes</li><li><b>No flag is wanted.</b></li></ol>',
      ),
    ),
  ).toEqual(['For example, 3 m? > It must be 3 m high.', 'Yes > May it be of wood?', 'Is a flag wanted? > No flag is wanted.'])
  expect(told(entry('<p>Q1: Is rope wanted?</p><p>Q2: Is wire wanted?</p>', '<p>Q1. <b>Left to the firm.</b></p><p>Q2. Yes</p>'))).toEqual([
    'Is rope wanted? > Left to the firm.',
    'Yes > Is wire wanted?',
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
