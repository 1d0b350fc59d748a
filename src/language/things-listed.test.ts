import { expect, test } from 'vitest'
import { thingsListed } from './things-listed.ts'

const things = (sentence: string) => thingsListed(sentence).map(({ thing }) => thing)

test.each([
  [
    'We hand over the concept memo, the interface sketch and the risk register.',
    ['the concept memo', 'the interface sketch', 'the risk register'],
  ],
  ['M1 we hand over the concept memo and the interface sketch', ['the concept memo', 'the interface sketch']],
  ['Two housings, three boards and one cable harness', ['Two housings', 'three boards', 'one cable harness']],
  [
    'Trained classifier, write-up, draft, final report, status reports',
    ['Trained classifier', 'write-up', 'draft', 'final report', 'status reports'],
  ],
  ['A log of the dives; two spare pumps; and a manual', ['A log of the dives', 'two spare pumps', 'a manual']],
  ['Deliverables: a memo, a sketch and a log', ['a memo', 'a sketch', 'a log']],
  [
    'A report covering progress, hours and risks, the raw data and two samples',
    ['A report covering progress, hours and risks', 'the raw data', 'two samples'],
  ],
  ['Handed over: the chips and the log', ['the chips', 'the log']],
  ['Software build 1, spare plates in house', ['Software build 1, spare plates in house']],
  [
    'The test plan by 12 March 2027 and the test report by 9 April 2027',
    ['The test plan by 12 March 2027', 'the test report by 9 April 2027'],
  ],
])('%j lists each of its things', (sentence, listed) => {
  expect(things(sentence)).toEqual(listed)
})

test.each([
  'Concept memo',
  'Simulation code and raw data',
  'A report on the design and the test of the antenna',
  'Two wound loops, each with a label',
  'Specimen set: wav recordings, CT',
  'A test report (PDF), one row for each run',
  'Test report (with raw data, photos, and the log) as PDF',
  'Concept memo: the decision, its reasons and the figures',
  'Report with plots, measured at 2 GHz',
  'Antenna model in CAD, due May 15, 2027',
  'The report, a week before the review',
  'Monthly reports by the tenth, covering progress, hours and cost spent, and risks',
])('%j is one thing', (words) => {
  expect(things(words)).toEqual([words])
})

test('what is said of a thing behind its name stands beside it', () => {
  expect(thingsListed('We deliver the model, then the draft report goes to the TPOC, and of course the log.')).toEqual([
    { thing: 'the model', beside: '' },
    { thing: 'the draft report', beside: 'goes to the TPOC' },
    { thing: 'the log', beside: '' },
  ])
})
