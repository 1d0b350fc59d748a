import { expect, test } from 'vitest'
import { cueList, cuesInOrder } from './cue-list.ts'

const TOOLS = cueList('test bench | assay | single board | library | calibrat* | # _ volunteers')

test.each([
  'We build a test bench.',
  'Two test-benches are free.',
  'TEST BENCH',
  'Single-board computers',
  'all libraries',
  'Calibrating takes a day.',
  'with 12 healthy volunteers',
])('a cue is found in any form: %s', (text) => expect(TOOLS.test(text)).toBe(true))

test.each([
  'We test. Bench work follows.',
  'a test of the bench',
  'assaying',
  'singles board',
  'a recalibration',
  '12 volunteers',
  'ten healthy volunteers',
])('other words are no cue: %s', (text) => expect(TOOLS.test(text)).toBe(false))

test('the first cue of a text is told with its place', () =>
  expect(TOOLS.find('An open library and a test-bench')).toEqual({ index: 8, text: 'library' }))

test('all cues of a text are told, one behind the other', () =>
  expect(TOOLS.all('A library, two test benches and 5 paid volunteers').map(({ text }) => text)).toEqual([
    'library',
    'test benches',
    '5 paid volunteers',
  ]))

test.each([
  ['We shall hold a short review.', 'hold a short review'],
  ['The review is held.', undefined],
  ['We hold the line. A review follows.', undefined],
])('one cue behind another of the same clause: %s', (text, found) =>
  expect(cuesInOrder(cueList('hold | give'), cueList('meeting | review'), text)?.text).toBe(found),
)

test('words that may stand for one another are written once', () => {
  const scope = cueList('outside/beyond /of the/its scope | and / or')
  expect(['beyond the scope', 'outside of its scope', 'this and/or that'].every(scope.test)).toBe(true)
  expect(['outside scope', 'of the scope', 'this or that'].some(scope.test)).toBe(false)
})
