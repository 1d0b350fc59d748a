import { expect, test } from 'vitest'
import { asked } from './composed/testing/mast.ts'
import { proposedRow, thingOf } from './proposed-row.ts'

test('what the performer has to do is proposed whole, in the voice of a plan, as work or as what is handed over', () => {
  expect(
    proposedRow(
      asked('R1', 'By the end of Month 3, the performer shall submit a harvest and storage plan that names the crew, and who signs.', {
        kind: 'constraint',
      }),
    ),
  ).toEqual({
    kind: 'deliverable',
    text: 'Submit a harvest and storage plan that names the crew, and who signs, by the end of Month 3',
  })
  expect(proposedRow(asked('R2', 'The contractor shall train two growers at the orchard.'))).toEqual({
    kind: 'task',
    text: 'Train two growers at the orchard',
  })
  expect(proposedRow(asked('R3', 'A field day shall be held within 40 days of award.'))).toEqual({
    kind: 'task',
    text: 'Hold a field day within 40 days of award',
  })
})

test.each([
  [
    'Identify which sprays are lost and how they would be replaced.',
    'task',
    'Identify which sprays are lost and how they would be replaced',
  ],
  [
    'By June, the performer shall process in a press no fewer than 30 crates.',
    'task',
    'Process in a press no fewer than 30 crates, by June',
  ],
  [
    'A detailed plan for the harvest, including crews, should be provided.',
    'task',
    'Provide a detailed plan for the harvest, including crews',
  ],
  ['What is left over shall be returned.', 'criterion', 'What is left over shall be returned'],
  ['The press shall be built and shall pass a test.', 'criterion', 'The press shall be built and shall pass a test'],
  ['The contractor shall not exceed nine months.', 'criterion', 'The contractor shall not exceed nine months'],
])('a duty is turned into a deed only where it is one: %s', (text, kind, told) => {
  expect(proposedRow(asked('R1', text))).toEqual({ kind, text: told })
})

test('of a sentence that asks for several things the duty is proposed in which a part stands, with the verb or the subject that it shares', () => {
  const papers = asked('R1', 'Deliver a rigging manual for the mast and a bill of materials to ISO 10303.', { kind: 'deliverable' })
  expect(proposedRow(papers, 'ISO 10303')).toEqual({ kind: 'deliverable', text: 'Deliver a bill of materials to ISO 10303' })
  const bees = asked('R2', 'The counter shall count the bees within 45 minutes, and shall show the count within 60 seconds.', {
    whose: 'product',
  })
  const studies = asked(
    'R3',
    'The performer will design a small press for wet orchards and determine average crop yield losses in the rain.',
  )
  expect(proposedRow(studies, 'determine average crop yield losses in the rain').text).toBe(
    'Determine average crop yield losses in the rain',
  )
  const reviews = asked('R4', 'A first design review shall be held in March and a second design review by July.')
  expect(proposedRow(reviews, 'a second design review by July').text).toBe(
    'Hold a first design review in March and a second design review by July',
  )
  expect(proposedRow(bees, 'shall show the count within 60 seconds')).toEqual({
    kind: 'criterion',
    text: 'The counter shall show the count within 60 seconds',
  })
})

test.each([
  ['The syrup shall become thinner at 40 °C.', 'product'],
  ['The contractor shall become carbon neutral.', 'work'],
  ['The crew shall be given three days of notice.', 'government'],
] as const)('what names no work of the performer is what has to hold: %s', (text, whose) => {
  expect(proposedRow(asked('R1', text, { whose }))).toEqual({ kind: 'criterion', text: text.slice(0, -1) })
})

test('the thing that is handed over is named as the deed names it', () => {
  expect(thingOf('Submit a harvest and storage plan that names the crew')).toBe('harvest and storage plan')
  expect(thingOf('Deliver a bill of materials to ISO 10303')).toBe('bill of materials')
  expect(thingOf('Deliver drawings in STEP format')).toBe('drawings')
})
