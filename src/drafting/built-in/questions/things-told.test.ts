import { expect, test } from 'vitest'
import { thingWords } from '../../../domain/steps/handed-told.ts'
import { thingsTold } from './things-told.ts'

const told = (answer: string, month?: number) => thingsTold(answer).rows.map((row) => thingWords(row, month))

test('what stands in fields is taken word for word, and what stands beneath it is read', () => {
  const answer = 'The risk register.\n\nDeliverable: Concept memo\nForm: report\nDue: 3\n\nDeliverable: The sketch, and its key'
  expect(told(answer)).toEqual(['Concept memo (report) (month 3)', 'The sketch, and its key', 'Risk register'])
})

test.each([
  ['1. Antenna model\n2. Test data\n3. Log', ['Antenna model', 'Test data', 'Log']],
  ['• Antenna model, due 15 May 2027\n• Log', ['Antenna model by 15 May 2027', 'Log']],
  ['We hand over the model and the log. Then we submit a report.', ['Model', 'Log', 'Report']],
  ['Nothing but the report.', ['Report']],
  ['Two things: (1) the flight software build, (2) a user guide in PDF.', ['Flight software build', 'User guide in PDF']],
])('%j tells each of its things', (answer, things) => {
  expect(told(answer)).toEqual(things)
})

test.each(["Nothing is handed over here, it's internal.", 'No hardware.', 'We hand nothing over here.'])(
  '%j tells none, and is left',
  (answer) => {
    expect(thingsTold(answer)).toEqual({ rows: [], left: [answer] })
  },
)

test('what tells of somebody and names nothing that is handed over is left', () => {
  const answer = 'The log of how it was done and a report. Besides the TPOC the contracting officer receives each report.'
  expect(thingsTold(answer)).toEqual({
    rows: [{ result: 'Log of how it was done' }, { result: 'Report' }],
    left: ['Besides the TPOC the contracting officer receives each report.'],
  })
})

test('what somebody does beside it ends what they hand over', () => {
  expect(thingsTold("They get the simulation code and the raw log files, and we'll brief the slides at the review.")).toEqual({
    rows: [{ result: 'Simulation code' }, { result: 'Raw log files' }],
    left: ["we'll brief the slides at the review"],
  })
})

test('a thing of work that goes on is due in the month that was asked about, by its own day where it tells one', () => {
  expect(told('The memo\nThe log by 12 March 2027', 4)).toEqual(['Memo (month 4)', 'Log (12 March 2027, month 4)'])
})

test('confirming what was read reads it the same again', () => {
  expect(thingsTold('goes to the TPOC\n\nDeliverable: Draft report')).toEqual({
    rows: [{ result: 'Draft report' }],
    left: ['goes to the TPOC'],
  })
})
