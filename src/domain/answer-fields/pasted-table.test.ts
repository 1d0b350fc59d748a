import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from './forms.ts'
import { markIn, pastedTable, rowsPasted } from './pasted-table.ts'

const { test: TEST, risk: RISK } = ANSWER_FORMS as Record<string, AnswerForm>
if (!TEST || !RISK) throw new Error('These questions have fields')
const STEPS = ['Cast the rotor', 'Spin the rotor to burst']

const pasted = (text: string, form: AnswerForm = TEST) => pastedTable(text, markIn(text), form)
const rows = (text: string, form: AnswerForm = TEST) => rowsPasted(pasted(text, form), form, STEPS)

test.each([
  ['a\tb; c', '\t'],
  ['a; b\nc; d', ';'],
  ['| a | b |\n|---|---|\n| c | d |', '|'],
  ['Runout; hot\nWear', ''],
])('the cells of %j are parted by %j', (text, mark) => expect(markIn(text)).toBe(mark))

test('columns are matched to fields by their headings, whatever their order and how much of the label they say', () => {
  const text = 'Measured\tJudge\tPass mark (limit)\tTest step\tPhoto\nRunout\tAna Ruiz\tat most 20 um\t2\tp1.jpg\n'
  expect(pasted(text)).toMatchObject({ isHeaded: true, columns: ['proof.quantity', 'proof.judge', 'proof.limit', 'action', ''] })
  expect(rows(text)).toEqual([
    { action: 'Spin the rotor to burst', 'proof.quantity': 'Runout', 'proof.limit': 'at most 20 um', 'proof.judge': 'Ana Ruiz' },
  ])
})

test('without headings as many columns as fields stand in their order, and of fewer nobody guesses which they are', () => {
  expect(rows('Bearing seizes; it hums; swap it; step 1', RISK)).toEqual([
    { what: 'Bearing seizes', sign: 'it hums', fallback: 'swap it', step: 'Cast the rotor' },
  ])
  expect(pasted('Bearing seizes; swap it', RISK).columns).toEqual(['', ''])
  expect(rows('Bearing seizes; swap it', RISK)).toEqual([])
})

test('a column that is empty in every line is still one of as many as there are fields', () => {
  const text = 'Bearing seizes; ; swap it; step 1\nRotor cracks; ; cast it anew; step 2'
  expect(rows(text, RISK)).toEqual([
    { what: 'Bearing seizes', fallback: 'swap it', step: 'Cast the rotor' },
    { what: 'Rotor cracks', fallback: 'cast it anew', step: 'Spin the rotor to burst' },
  ])
  expect(rows('| Bearing seizes | swap it |\n| Rotor cracks | cast it |', RISK)).toEqual([])
})

test('lines of one cell say what each row is about; the marks of a list and the rules of a printed table are no cells', () => {
  expect(rows('•\tRunout\n•\tWear after 40 h')).toEqual([{ 'proof.quantity': 'Runout' }, { 'proof.quantity': 'Wear after 40 h' }])
  expect(rows('| Measured | Pass mark |\n|---|---|\n| Wear | at most 3 um |')).toEqual([
    { 'proof.quantity': 'Wear', 'proof.limit': 'at most 3 um' },
  ])
})

test('two columns of one field are both kept', () => {
  const table = { lines: [['bench', '20 C', 'Wear']], isHeaded: false, columns: ['proof.condition', 'proof.condition', 'proof.quantity'] }
  expect(rowsPasted(table, TEST, STEPS)).toEqual([{ 'proof.condition': 'bench; 20 C', 'proof.quantity': 'Wear' }])
})
