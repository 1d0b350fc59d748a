import { expect, test } from 'vitest'
import { type Readiness, readinessLines } from './readiness-words.ts'

const lines = (some: Partial<Readiness>) => readinessLines({ loose: null, blanks: 1, form: null, answered: null, own: null, ...some })
const answered = (some: Partial<NonNullable<Readiness['answered']>>) => ({ none: 0, quoted: 0, partial: 0, full: 0, ...some })

test('what is open is counted in words', () => {
  const told = lines({ loose: 3, blanks: 2, answered: answered({ none: 1, partial: 4 }), own: 1 })
  expect([told.loose, told.blanks, told.gaps]).toEqual(['3 sentences rest on no source', '2 blanks left', '1 requirement uncovered'])
  expect(told.good).toEqual(['1 sentence is your own.'])
})

test('what is in order is said too', () => {
  expect(lines({ loose: 0, blanks: 0, answered: answered({ full: 2 }), own: 0 }).good).toEqual([
    'Every sentence that needs a source has one.',
    'Nothing is left to fill in.',
    'No requirement of the solicitation is open: 2 of 2 requirements answered in full.',
  ])
  expect(lines({ loose: 0, answered: answered({ none: 1 }), own: 2 }).good).toEqual([
    'Every sentence that needs a source has one, 2 sentences of them as your own statements.',
  ])
})

test('what is answered in part is not passed over, and what is only quoted is open', () => {
  expect(lines({ answered: answered({ partial: 3 }) }).good).toEqual([
    'No requirement of the solicitation is open: 0 of 3 requirements answered in full, 3 in part.',
  ])
  const told = lines({ answered: answered({ partial: 7, quoted: 1 }) })
  expect([told.gaps, told.good]).toEqual(['1 requirement uncovered', []])
})

test("what the component's form asks for besides is not passed over", () => {
  expect(lines({ blanks: 0, form: { name: 'Army form', blanks: ['name the sponsor', 'name the site'] } }).good).toEqual([
    'Nothing is left to fill in in the plan itself; the form “Army form” still asks: name the sponsor; name the site.',
  ])
  expect(lines({ blanks: 0, form: { name: 'Army form', blanks: [] } }).good).toEqual(['Nothing is left to fill in.'])
})

test('of what is not known nothing is said', () => {
  expect(lines({}).good).toEqual([])
})
