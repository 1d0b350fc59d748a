import { expect, test } from 'vitest'
import { figuresTable, tellsOnlyFigures, withFiguresFramed } from './figures-table.ts'

const MASS = { quantity: 'mass', today: '31 kg', limit: '22 kg' }
const POWER = { quantity: 'peak power', today: '540 W', limit: '410 W' }

test.each([
  [
    'between bars',
    '| | unit A today | what we will commit to | topic |\n|---|---|---|---|\n| mass | 31 kg | 22 kg | 25 kg |\n| peak power | 540 W | 410 W | 450 W |',
  ],
  ['without a rule', '| | today | ours | topic |\n| mass | 31 kg | 22 kg | 25 kg |\n| peak power | 540 W | 410 W | 450 W |'],
  ['without outer bars', 'what | today | ours | topic\nmass | 31 kg | 22 kg | 25 kg\npeak power | 540 W | 410 W | 450 W'],
  ['with tabs', 'what\ttoday\tours\ttopic\nmass\t31 kg\t22 kg\t25 kg\npeak power\t540 W\t410 W\t450 W'],
  ['with tabs, the first of them lost', 'today\tours\ttopic\nmass\t31 kg\t22 kg\t25 kg\npeak power\t540 W\t410 W\t450 W'],
  [
    'in another order',
    '| topic | what | we promise | now |\n|---|---|---|---|\n| 25 kg | mass | 22 kg | 31 kg |\n| 450 W | peak power | 410 W | 540 W |',
  ],
  ['with a column of units', '| what | unit | topic | now | target |\n| mass | kg | 25 | 31 | 22 |\n| peak power | W | 450 | 540 | 410 |'],
  ['with the unit only once', '| what | now | target | topic |\n| mass | 31 kg | 22 | 25 |\n| peak power | 540 | 410 | 450 W |'],
])('a table of figures %s is read by its columns', (_, text) => {
  expect(figuresTable(text)?.rows).toEqual([MASS, POWER])
  expect(figuresTable(text)?.left.join('')).toBe('')
})

test('a note in brackets stays with its row', () => {
  const text = '| | today | ours | topic |\n| mass | 31 kg (bench) | 22 kg (second design) | 25 kg (20 objective) |'
  expect(figuresTable(text)?.rows).toEqual([{ ...MASS, today: '31 kg (bench)', how: 'second design' }])
})

test('what is not known today waits beside its row, and a line without a figure of ours waits whole, without bars', () => {
  const text = '| | today | ours | topic |\n| mass | not known | 22 kg | 25 kg |\n| noise | 70 dBA | later | 65 dBA |'
  expect(figuresTable(text)?.rows).toEqual([{ quantity: 'mass', limit: '22 kg' }])
  expect(figuresTable(text)?.left).toEqual(['today not known', 'noise: today 70 dBA; ours later; topic 65 dBA'])
})

test('a table that does not say which values are ours, or whose headings say so twice, is none of figures', () => {
  expect(figuresTable('| | today | topic |\n| mass | 31 kg | 25 kg |')).toBeUndefined()
  expect(figuresTable('| | ours | target | topic |\n| mass | 31 kg | 22 kg | 25 kg |')).toBeUndefined()
  expect(figuresTable('| step | hours | lead |\n| Build | 40 | Ann |')).toBeUndefined()
})

test('a table that tells runs beside figures tells more than figures', () => {
  expect(tellsOnlyFigures('| what | today | ours |\n| mass | 31 kg | 22 kg |')).toBe(true)
  expect(tellsOnlyFigures('| what | today | ours | runs |\n| mass | 31 kg | 22 kg | 3 |')).toBe(false)
})

test('a table of figures in an answer is set between bars, and all else stays as it is', () => {
  const answer = 'Here they are.\n\nwhat | today | ours\nmass | 31 kg | 22 kg\n\nAnn | lead | 40 h'
  expect(withFiguresFramed(answer)).toBe('Here they are.\n\n| what | today | ours |\n| mass | 31 kg | 22 kg |\n\nAnn | lead | 40 h')
})
