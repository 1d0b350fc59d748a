import { expect, test } from 'vitest'
import { milestoneParts } from '../outline.ts'
import { ANSWERED, draftedSample } from '../testing/drafted-sample.ts'
import { partLosses } from './part-losses.ts'

const objected = (id: string, before: string, after: string) =>
  partLosses([{ id, before, after }]).map(({ kind, sentence }) => `${kind}: ${sentence}`)

const TASK =
  'The Contractor shall measure the insertion loss of 12 coupons at 30 MHz with a vector network analyzer. A pass is at least 30 dB (threshold) at 30 MHz and at least 20 dB at 1.5 MHz.'

test.each([
  ['a limit that is left out', 'at least 30 dB', '30 dB', 'altered-value'],
  ['a limit that is turned around', 'at least 30 dB', 'at most 30 dB', 'altered-value'],
  ['a limit that is made approximate', 'at least 30 dB', 'about 30 dB', 'altered-value'],
  ['a threshold told as the objective', '(threshold)', '(objective)', 'altered-value'],
  ['another unit', 'at least 30 dB', 'at least 30 dBm', 'unit'],
  ['a unit that is left out', 'at least 30 dB', 'at least 30', 'unit'],
  ['a duty that is an offer', 'The Contractor shall measure', 'The Contractor may measure', 'dropped-requirement'],
  [
    'a duty under a condition of time',
    'The Contractor shall measure',
    'If time permits, the Contractor shall measure',
    'dropped-requirement',
  ],
  ['a duty that is an attempt', 'shall measure', 'shall attempt to measure', 'dropped-requirement'],
  [
    'a sentence watered down',
    'measure the insertion loss of 12 coupons at 30 MHz with a vector network analyzer',
    'address the relevant aspects of the design',
    'dropped-requirement',
  ],
])('%s is objected to', (_, words, other, kind) => {
  const found = objected('2.1', TASK, TASK.replace(words, other))
  expect(found.join('\n')).toContain(`${kind}: Part [2.1]`)
})

test.each(ANSWERED)('each task of %s that says something else is noticed', async (name) => {
  const { milestones } = await draftedSample(name)
  const tasks = milestones.flatMap((one) => milestoneParts({ ...one, text: one.refined_text ?? '' })).filter(({ kind }) => kind === 'task')
  expect(tasks.length).toBeGreaterThan(5)
  const missed = tasks.filter(({ id, text }) => objected(id, text, 'The Contractor shall go on.').length === 0)
  expect(missed.map(({ text }) => text)).toEqual([])
})

test('two values that have changed places are objected to', () => {
  const other = TASK.replace('30 dB (threshold) at 30 MHz', '20 dB (threshold) at 30 MHz').replace('20 dB at 1.5 MHz', '30 dB at 1.5 MHz')
  expect(objected('2.1', TASK, other).join('\n')).toContain('changed places')
})

test('a bare count keeps its limit', () => {
  const before = 'It passes if at least 13 of the 15 frequency and angle pairs meet the axial ratio.'
  expect(objected('Test plan', before, before.replace('at least 13', '13'))).toHaveLength(1)
  expect(objected('Test plan', before, before.replace('at least 13', 'no fewer than 13'))).toEqual([])
})

test('the same said in other words is not objected to', () => {
  const other =
    'With a vector network analyzer the Contractor shall test 12 coupons for their insertion loss at 30 MHz. No less than 30 dB (threshold) at 30 MHz and 20 dB or more at 1.5 MHz count as a pass.'
  expect(objected('2.1', TASK, other)).toEqual([])
})

test('a criterion may say on which side of a plain value the thing has to be, a task may not', () => {
  const before = 'The test report shows a drop of 30 dB in the opposing direction.'
  const after = 'The test report shows a drop of at least 30 dB in the opposing direction.'
  expect(objected('C1', before, after)).toEqual([])
  expect(objected('2.1', before, after)).toHaveLength(1)
  expect(objected('C1', before, before.replace('30 dB', 'about 30 dB'))).toHaveLength(1)
})

test('a sentence may move to another part, and may not vanish behind words that stood there before', () => {
  const sentence = 'The Contractor shall record the raw sensor data of each flight in the hangar archive.'
  const parts = (one: string, other: string) => [
    { id: '3.1', before: sentence, after: one },
    { id: '3.2', before: 'The Contractor shall fly the airframe.', after: other },
  ]
  const rest = 'The Contractor shall prepare the next task.'
  expect(partLosses(parts(rest, `The Contractor shall fly the airframe. ${sentence}`))).toEqual([])
  expect(partLosses(parts(rest, 'The Contractor shall fly the airframe twice.')).map(({ id }) => id)).toEqual(['3.1'])
})

test('one sentence of a long paragraph is missed although the others hold some of its words', () => {
  const kept = 'The effort is about an airborne lidar that maps coastal ice for navigation.'
  const lost = 'Its objective is a lidar that identifies seabirds, marine mammals and drifting wreckage along the coastal route.'
  expect(objected('scope', `${kept} ${lost}`, `${kept} The Contractor goes on from there.`).join('\n')).toContain('seabirds')
})
