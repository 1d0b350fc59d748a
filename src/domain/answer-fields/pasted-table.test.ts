import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from './forms.ts'
import { markIn, pastedTable, rowsPasted } from './pasted-table.ts'

const { test: TEST, risk: RISK, steps: OF_STEPS } = ANSWER_FORMS as Record<string, AnswerForm>
if (!TEST || !RISK || !OF_STEPS) throw new Error('These questions have fields')
const STEPS = ['Cast the rotor', 'Spin the rotor to burst']

const pasted = (text: string, form: AnswerForm = TEST) =>
  pastedTable(text, markIn(text), form, { steps: STEPS, people: ['Ana Ruiz', 'Bo Dahl'] })
const rows = (text: string, form: AnswerForm = TEST) => rowsPasted(pasted(text, form), form, STEPS)

test.each([
  ['a\tb; c', '\t'],
  ['a; b\nc; d', ';'],
  ['| a | b |\n|---|---|\n| c | d |', '|'],
  ['Runout; hot\nWear', ''],
])('the cells of %j are parted by %j', (text, mark) => expect(markIn(text)).toBe(mark))

test('columns are matched to fields by their headings, whatever their order and how much of the label they say', () => {
  const text = 'Measured\tJudge\tPass mark (limit)\tTest step\nRunout\tAna Ruiz\tat most 20 um\t2\n'
  expect(pasted(text)).toMatchObject({ isHeaded: true, columns: ['proof.quantity', 'proof.judge', 'proof.limit', 'action'] })
  expect(rows(text)).toEqual([
    { action: 'Spin the rotor to burst', 'proof.quantity': 'Runout', 'proof.limit': 'at most 20 um', 'proof.judge': 'Ana Ruiz' },
  ])
})

test('what headings do not name is guessed by what stands below: first words, months, steps, known people, figures, and all else in the order of the fields', () => {
  const tests =
    'Check | To hold | In what way | Who says so | When\nW1 Runout | at most 20 um | dial, 4 points | Ruiz | 3\nW2 Wear | under 1 g | by eye, 2 of us | Dahl | 12'
  expect(pasted(tests)).toMatchObject({
    isHeaded: true,
    columns: ['proof.quantity', 'proof.limit', 'proof.condition', 'proof.judge', 'proof.by'],
  })
  const steps =
    '# | Step | Months | Hours | Who | Hands over | After\n1 | Cast it | 1 | 90 | Ruiz, Dahl | rotor | -\n2 | Spin it | 2-3 | 1,200 | the shop | log | 1'
  expect(pasted(steps, OF_STEPS).columns).toEqual(['', 'action', 'months', 'hours', 'lead', 'result', 'needs'])
  expect(pasted('Cast it\t1\t90\nSpin it\t2-3\t1,200', OF_STEPS)).toMatchObject({ isHeaded: false, columns: ['action', 'months', 'hours'] })
})

test('without headings as many columns as fields stand in their order, and fewer as far as they go', () => {
  expect(rows('Bearing seizes; it hums; swap it; step 1', RISK)).toEqual([
    { what: 'Bearing seizes', sign: 'it hums', fallback: 'swap it', step: 'Cast the rotor' },
  ])
  expect(pasted('Bearing seizes; swap it', RISK).columns).toEqual(['what', 'sign'])
  expect(pasted('1\tRunout\tat most 20 um\n2\tWear\tnone').columns).toEqual(['', 'proof.quantity', 'proof.condition'])
  expect(pasted('V1\tRunout\tat most 20 um\nV2\tWear\tnone').columns).toEqual(['', 'proof.quantity', 'proof.condition'])
})

test('a column that is empty in every line is still one of as many as there are fields', () => {
  const text = 'Bearing seizes; ; swap it; step 1\nRotor cracks; ; cast it anew; step 2'
  expect(rows(text, RISK)).toEqual([
    { what: 'Bearing seizes', fallback: 'swap it', step: 'Cast the rotor' },
    { what: 'Rotor cracks', fallback: 'cast it anew', step: 'Spin the rotor to burst' },
  ])
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
