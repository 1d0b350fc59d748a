import { describe, expect, test } from 'vitest'
import type { Proof } from './demands.ts'
import { isQuoted, quotedTasks, quoteOf } from './quoted-task.ts'

const proof = (form: Proof['form'], text: string, more: Partial<Proof> = {}): Proof => ({
  requirement_id: 'R1',
  page: 2,
  form,
  text,
  said: text,
  group: '',
  isStandard: false,
  ...more,
})

describe('what is quoted and what is said as a task', () => {
  test.each([
    ['that', 'the antenna operates in the 1.5 MHz to 90 MHz range (threshold)', false],
    ['that', 'the software accepts gradients for combinations of at least 4 metals', false],
    ['that', 'the system naturally needs to be able to survive extreme temperature and vibrations', true],
    ['that', '5 x 5 mm is minimally acceptable', true],
    ['that', 'deposits consist of metals only for this call', true],
    ['that', 'coatings are considered, but are easily removed', true],
    ['need', 'volcano monitoring including plume tracking', false],
    ['need', 'techniques that should not alter the surface', true],
    ['thing', 'a drop of 30 dB (threshold; objective 60+ dB)', false],
    ['need', 'not require human annotation of behaviors', true],
    ['need', 'feasibility of low cost to be analyzed', true],
    ['need', 'fire detection', false],
    ['thing', 'which lase from 4.5 um to beyond 10 um', true],
    ['thing', 'integrate multiple feature spaces: tracking and recognition', true],
    ['words', 'Emphasis will be placed on producibility', true],
    ['words', 'Are new waveforms in scope?', false],
  ] as const)('%s "%s"', (form, text, quoted) => {
    expect(isQuoted(proof(form, text))).toBe(quoted)
  })

  test('what the solicitation does not say in these words is never quoted', () => {
    expect(isQuoted(proof('that', 'the sensor should survive', { said: '' }))).toBe(false)
  })
})

describe('the tasks that quote', () => {
  const one = proof('words', 'Emphasis will be placed on producibility.', { requirement_id: 'R7' })
  const other = proof('words', 'Vapor deposition will not be acceptable', { requirement_id: 'R9' })

  test('name the requirement, its words and its page', () => {
    expect(quotedTasks([one], 'design', 0)).toEqual([
      'meet R7 in the design: "Emphasis will be placed on producibility" (solicitation p. 2)',
    ])
  })

  test('short ones of one page stand together, in the plural', () => {
    expect(quotedTasks([one, other], 'test', 1)).toEqual([
      'verify that R7 and R9 are met: "Emphasis will be placed on producibility"; "Vapor deposition will not be acceptable" (solicitation p. 2)',
    ])
  })

  test('those of two pages stand apart, and turn their words', () => {
    expect(quotedTasks([one, { ...other, page: 3 }], 'build', 0)).toEqual([
      'build to R7: "Emphasis will be placed on producibility" (solicitation p. 2)',
      'check on the build, before it is tested, that R9 is met: "Vapor deposition will not be acceptable" (solicitation p. 3)',
    ])
  })

  test('a requirement that was read as two is quoted once', () => {
    expect(quotedTasks([one, { ...one, text: 'producibility' }], 'test', 0)).toHaveLength(1)
  })
})

describe('a quotation', () => {
  test('opens without the word that joined it to the sentence before, and tells inches from quotation marks', () => {
    expect(quoteOf(proof('words', 'Also, the "mold line" must keep within 2" of the model.'))).toBe(
      `"the 'mold line' must keep within 2″ of the model"`,
    )
  })

  test('a long one ends where a clause ends, with all its numbers', () => {
    const long = `The system shall support 12 users, ${'and it shall be able to show each of them the state of the others, '.repeat(5)}in every mode`
    const quoted = quoteOf(proof('words', long))
    expect(quoted.length).toBeLessThan(270)
    expect(quoted).toMatch(/ …"$/)
    expect(long).toContain(quoted.slice(1, -3))
    expect(quoteOf(proof('words', `${long} for 30 days`))).toContain('30 days')
  })
})
