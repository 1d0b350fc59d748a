import { describe, expect, test } from 'vitest'
import { answerObjection, detailsSoFar, detailsWanted, distinctDetails } from './distinct-details.ts'

describe('an answer counts as many details as it tells different things', () => {
  test.each([
    [2, '- gain\n- noise'],
    [4, '1. Fixture 2. Analyzer 3. Chamber 4. Antenna'],
    [3, '1) fixture\n2) analyzer\n3) chamber'],
    [3, 'Gain, noise figure and drift.'],
    [3, 'We design the board, build it, and test it.'],
    [3, 'First we design the board. Then we build it. Then we test it.'],
    [3, 'Risk: the ferrite is late. Sign: no quote by month 2. Answer: second source.'],
    [2, 'Range test at Fort Irwin; lab test in Dayton'],
    [2, 'We measure at 3 GHz, and we measure at 6 GHz.'],
    [2, '30 dB\n40 dB'],
    [2, 'We make 5 runs at 300 MHz.'],
    [3, 'Ten coupons at 300 MHz, three repeats of each.'],
    [4, 'We make 5 runs per angle at 300 MHz; a pass is 30 dB or more within 15 degrees.'],
    [2, '温度, 湿度'],
  ])('%i: %j', (details, answer) => {
    expect(distinctDetails(answer)).toBe(details)
  })
})

test.each(['It costs $1,250,000.50', 'We use the analyzer that we bought last year'])('what nothing parts counts once: %j', (answer) => {
  expect(distinctDetails(answer)).toBe(1)
})

describe('what is said again counts once', () => {
  test.each([
    'We measure the antenna gain. We measure the antenna gain.',
    'We measure the antenna gain; the antenna gain is measured by us, etc.',
    'test test test test',
    'thirty dB, 30 dB',
    'We make 5 runs. It is 5 runs.',
    'I will test the unit I will test the unit',
  ])('%j', (answer) => {
    expect(distinctDetails(answer)).toBe(1)
  })
})

test.each([
  '',
  ' \n ',
  '...',
  'yes',
  'none',
  'n/a',
  'TBD',
  'Good things, various stuff, etc.',
  "I don't know",
  'very good, very good',
  'Same as above',
  '[name the test range]',
])('filler tells nothing: %j', (answer) => {
  expect(distinctDetails(answer)).toBe(0)
})

describe('a dictated answer without marks is cut where its clauses join', () => {
  test.each([
    [3, 'we use a keysight analyzer and then maria runs the tests in dayton and we compare with the baseline'],
    [3, 'um so we have like a vacuum chamber and uh two cameras and you know a furnace'],
  ])('%i: %j', (details, answer) => {
    expect(distinctDetails(answer)).toBe(details)
  })
})

test('a blank left in an answer is no detail, and what stands beside it is', () => {
  expect(distinctDetails('[name the test range], Dayton')).toBe(1)
})

test('an answer of a megabyte without marks is counted in one go', () => {
  expect(distinctDetails('shield '.repeat(150_000))).toBe(1)
})

describe('an answer has to say something', () => {
  test('a blank answer is refused', () => {
    expect(answerObjection(' \n\t')).toBe('Write or record an answer before you go on.')
  })

  test('any words suffice, however few details they tell', () => {
    expect(answerObjection('None.')).toBeNull()
  })
})

test('how many details are wanted is said, and how many are there', () => {
  expect([detailsWanted(3), detailsWanted(1)]).toEqual([
    'Provide at least 3 distinct details in your answer.',
    'Provide at least 1 distinct detail in your answer.',
  ])
  expect(detailsSoFar(3, 'The fixture, the fixture and the fixture')).toBe('1 of 3 so far.')
  expect(detailsSoFar(3, 'The fixture, the analyzer and the chamber')).toBe('3 so far, which is enough.')
})
