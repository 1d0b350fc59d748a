import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import { linesRead } from './lines-read.ts'

const ANSWERS: Answer[] = [
  { slot: 'Q4', subject: 'steps', question: 'Steps?', answer: 'Step: Weave the hose\nMonths: 1\n\nStep: Burst the hose\nMonths: 3' },
  { slot: 'Q5', subject: 'people', question: 'Who?', answer: 'Name: Jo Lindqvist\nRole: Test engineer\n\nName: Amal Haddad' },
]
const testsRead = (text: string, answers = ANSWERS) =>
  linesRead({ subject: 'test', row: 'test', text }, answers).flatMap((group) => group.read.flatMap(({ lines }) => lines))

test('a test is proposed for the step that has a figure and a thing of it which no other step has; else for none, also where only one is called a test', () => {
  const steps = {
    ...ANSWERS[0],
    answer: `1. Weave the hose. Month 1, Jo. Done when the mesh of each loom is 2 mm.
2. Burst test. Months 2-3, Amal. Forty hoses in the tank, till they leak.
3. Cold room. Month 4, Jo. Hoses at -20 C, flexed 900 times, weighed on the scale.`,
  } as Answer
  const text =
    'Mesh: all looms, 2 mm at most\nLeak: 40 g a day at most\nHoses: 60 dBA at most\nFlex: no crack at -20 C on the scale, 5 mm at most'
  expect(testsRead(text, [steps]).map(({ row }) => row.action)).toEqual(['Weave the hose', undefined, undefined, 'Cold room'])
})

test('of a test that goes on with why it is so, the sentence with the figure is the test; who judges it, and when, is no reason', () => {
  const text = `Heat: the hose is rated -5 to +60 C. The yard wants 80. The glue softens at 70, so 60 is what we offer. A resin needs a kiln.
Flow: at least 4 l/min. Pressure stays at or below 3 MPa. The hose must not kink. It bends 3 times in the cold.
Burst: at least 3 MPa. Jo judges, month three.
Leak: below 2 g a day`
  expect(testsRead(text).map(({ row, beside }) => [row['proof.limit'], row['proof.judge'], beside])).toEqual([
    [
      'the hose is rated -5 to +60 C',
      undefined,
      ['The yard wants 80.', 'The glue softens at 70, so 60 is what we offer.', 'A resin needs a kiln.'],
    ],
    [expect.anything(), undefined, undefined],
    ['at least 3 MPa', 'Jo Lindqvist', undefined],
    ['below 2 g a day', undefined, undefined],
  ])
})
