import { expect, test } from 'vitest'
import { heldBack } from './held-back.ts'
import { saidInstead } from './said-instead.ts'

test.each([
  [
    'The jam is cooked with agar gum at 2 %, don’t print that. Say "a vegetable gelling agent" instead.',
    'The jam is cooked with a vegetable gelling agent.',
  ],
  ['The sugar comes from Odber Mills, that is confidential, just say a common sugar.', 'The sugar is a common sugar.'],
  ['We sold 40 jars to Brinkley Hotels. Do not print their name, say instead: a hotel group.', 'We sold 40 jars to a hotel group.'],
  ['Please don\'t write that the lid is from Caldwell Tin, write only "a standard lid".', 'The lid is a standard lid.'],
  ['The paste holds a plum oil called Veltrane 9, keep that name out, please write "a fruit oil" there.', 'The paste holds a fruit oil.'],
])('what is to be said instead stands in the place of the secret: %s', (held, printed) => expect(saidInstead(held)).toBe(printed))

test.each(['The recipe is ours, keep it quiet.', 'Please do not name the hotel (Brinkley); "a hotel" is fine.'])(
  'nothing is offered where nobody said what, or of which statement: %s',
  (held) => expect(saidInstead(held)).toBeUndefined(),
)

test('each line that is kept out is shown with what it means, and others with the name in the words that stand for it', () => {
  const answers = [
    {
      slot: 'Q1',
      question: '',
      answer:
        '- The jam has agar gum at 2 % -- do NOT print that. Say "a gelling agent" instead.\n- Brinkley Hotels wants 30 jars. Keep that out of the paper completely, name and number.\n- The pan is copper.',
    },
    {
      slot: 'Q2',
      question: '',
      answer: 'Do not print the name Marlin Foods, just say a grocer.\n\nThe oven is ours. The tests are at Marlin Foods in May.',
    },
  ] as Parameters<typeof heldBack>[0]
  expect(heldBack(answers).map(({ text, instead }) => [text, instead])).toEqual([
    ['- The jam has agar gum at 2 % -- do NOT print that. Say "a gelling agent" instead.', 'The jam has a gelling agent.'],
    ['- Brinkley Hotels wants 30 jars. Keep that out of the paper completely, name and number.', undefined],
    ['Do not print the name Marlin Foods, just say a grocer.', undefined],
    ['The tests are at Marlin Foods in May.', 'The tests are at a grocer in May.'],
  ])
})
