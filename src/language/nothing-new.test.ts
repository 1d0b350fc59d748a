import { expect, test } from 'vitest'
import { newIn } from './nothing-new.ts'

const QUESTION = 'What could go wrong in Milestone 3, which early sign shows the risk, and what do you do then?'

test.each([
  'none besides',
  'No, nothing else.',
  'as in the table',
  'See above.',
  'same as before',
  'Nothing more to add here.',
  'n/a',
  'Not applicable',
  'as described earlier',
  'Already covered in the previous answer.',
  'I already told you that above',
  'Nope, that covers it',
  'ditto',
  'No other risks beyond the ones listed',
  'Everything was said before, please refer to the rows above.',
  "That's all, there isn't anything else.",
  'Same as in Task 3.1',
  'TBD',
  'Not sure yet.',
  "We don't know that yet",
  'To be determined.',
  'Yes, all of it.',
])('nothing is added by: %s', (answer) => expect(newIn(answer, QUESTION)).toBe(''))

test.each([
  'In HFSS',
  'Ana Ruiz',
  'copper',
  'At least',
  'weekly',
  '35 um',
  'Nothing but copper',
  'No other tools than HFSS',
  'Before month 3',
  'Same as before, but polished',
  'See MIL-STD-461',
  'Yes, at the Dayton range',
  'The seal may leak.',
  'We have no second source.',
])('something is said by: %s', (answer) => expect(newIn(answer, QUESTION)).toBe(answer))

test('a denial of one thing that the question names is an answer; that there are no others is none', () => {
  const question = 'Which tools, instruments and calibration does the test need?'
  for (const said of ['No calibration', 'No calibration is needed.', 'Without instruments']) expect(newIn(said, question)).toBe(said)
  for (const nothing of ['No other tools', 'No further calibration.', 'No more instruments than those listed'])
    expect(newIn(nothing, question)).toBe('')
})

test('of an answer the sentences stay that say something, as they were typed', () => {
  expect(newIn('Hm, see above. The chamber is booked in March.  No, nothing else!', QUESTION)).toBe('The chamber is booked in March.')
})

test('where a denial is the answer it stays, unless it only points at what was said or leaves it open', () => {
  expect(newIn('No.', 'Does any foreign national work on this effort?', true)).toBe('No.')
  expect(newIn('None besides those listed above', 'Does any foreign national work on this effort?', true)).toBe('')
  for (const open of ['We do not know yet.', 'Not sure.', 'Not decided.'])
    expect(newIn(open, 'Does any foreign national work on this effort?', true)).toBe('')
})
