import { expect, test } from 'vitest'
import { figure } from '../../src/domain/work-breakdown/composed/phrase.ts'
import type { Proof } from '../../src/domain/work-breakdown/work-breakdown.ts'
import { limitTold } from '../../src/drafting/built-in/filling/limit-told.ts'
import {
  fieldsOf,
  isToldWhole,
  printFields,
  proofText,
  readProofs,
  wholeMark,
  withChange,
} from '../../src/web/features/work-breakdown/cell-texts.ts'

const HOW = ['at least', 'at most', '>=', '<', 'no more than', 'within', 'about', 'between', '±', 'ps50/95 under', 'each', '|Z| above', '']
const FIGURES = ['4', '0.35', '1,200', '3 to 5', '7.5', 'two', '-20 to +40']
const UNITS = ['kPa', '%', 'mm', 'knots', 'hives', 'in 60', 'of 12 hives', 'μL/min', '°C', '']
const TAILS = ['', ', either flank', ' over 14 m', ' or better', '; we aim at 2', ' with the lid shut', ' | wet']
const MARKS = HOW.flatMap((how) =>
  FIGURES.flatMap((one) => UNITS.flatMap((unit) => TAILS.map((tail) => `${[how, one, unit].filter(Boolean).join(' ')}${tail}`))),
)

test('whatever mark is told, its form gives back what it was opened with, also where something else of it is changed', () => {
  for (const told of MARKS.filter((_, at) => at % 11 === 0)) {
    const proof: Proof = { quantity: 'Seepage', ...limitTold(told) }
    const [fields] = fieldsOf(proofText([proof]))
    if (!fields) throw new Error('no fields')
    const read = (change: Partial<typeof fields>) => readProofs(printFields([withChange(fields, change)]))
    expect(read({ judge: 'Ida Moe' })).toEqual({ ok: true, value: [{ ...proof, judge: 'Ida Moe' }] })
    const typed = read({ comparator: '', value: wholeMark(fields), unit: '' })
    expect(typed.ok && typed.value.map(figure)).toEqual([figure(proof)])
    if (!isToldWhole(fields) && fields.comparator !== 'exactly') expect(figure(proof)).toMatch(new RegExp(`^${fields.comparator}`))
  }
})

test.each(['±2 kPa', 'at most 3 in 60', 'ps50/95 under 4 mm', '±0.35 mm over 14 m', '9 s; we aim at 7', 'no hive lost'])(
  'a mark whose parts cannot be told apart is typed in one field: %s',
  (told) => {
    const fields = fieldsOf(proofText([{ quantity: 'Seepage', ...limitTold(told) }]))
    expect(fields.map((one) => [isToldWhole(one), wholeMark(one)])).toEqual([[true, told]])
  },
)

test.each(['at least 5 km', '-20 to +40 °C', '12 cm2', '90 %'])('one whose parts are told apart has a field for each: %s', (told) => {
  expect(fieldsOf(proofText([{ quantity: 'Seepage', ...limitTold(told) }])).map(isToldWhole)).toEqual([false])
})
