import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { rowsIn, withCell, withoutRow, withRow, withRows } from './field-rows.ts'

const { steps: STEPS, method: METHOD, risk: RISK } = ANSWER_FORMS as Record<string, AnswerForm>
if (!STEPS || !METHOD || !RISK) throw new Error('These questions have fields')

test('an answer without rows has an empty one to begin with; what is told freely stays before the rows', () => {
  const told = rowsIn('First the model.', STEPS, [])
  expect(told.rows).toEqual([{ id: 0, cells: {} }])
  const typed = withCell(withCell(told.rows, 0, 'action', 'Model the mast '), 0, 'months', '1 to 3')
  expect(withRows(told, typed, STEPS).answer).toBe('First the model.\n\nStep: Model the mast\nMonths: 1 to 3')
})

test('a row that is added is empty and has a number of its own; one that is removed is no longer told', () => {
  const told = rowsIn('Step: Model the mast\n\nStep: Wind the coil', STEPS, [])
  const more = withCell(withRow(told.rows), 2, 'action', 'Test it')
  expect(withRows(told, more, STEPS).answer).toBe('Step: Model the mast\n\nStep: Wind the coil\n\nStep: Test it')
  expect(withRow(withoutRow(more, 1)).map(({ id }) => id)).toEqual([0, 2, 3])
  expect(withRows(told, withoutRow(more, 1), STEPS).answer).toBe('Step: Model the mast\n\nStep: Test it')
})

test('each step that was told is offered once, and is no answer before something is said of it', () => {
  const told = rowsIn('Step: Wind the coil\nMethod: By hand', METHOD, ['Model the mast', 'Wind the coil'])
  expect(told.rows.map(({ cells }) => cells.action)).toEqual(['Wind the coil', 'Model the mast'])
  expect(withRows(told, told.rows, METHOD).answer).toBe(told.answer)
})

test('what is typed in a field stays there once, also where it looks like other fields', () => {
  const typed = ['frost; fallback:', 'frost; fallback: h', 'frost; fallback: heat it'].reduce(
    (told, words) => withRows(told, withCell(told.rows, 0, 'what', words), RISK),
    rowsIn('Few risks.', RISK, []),
  )
  expect(typed).toEqual({
    answer: 'Few risks.\n\nRisk: frost; fallback: heat it',
    free: 'Few risks.',
    rows: [{ id: 0, cells: { what: 'frost; fallback: heat it' } }],
  })
})

test('a line that only names a step is no row, and is not lost when another step is told of', () => {
  const told = rowsIn('Step: Wind the coil\nWe do it by hand.', METHOD, ['Model the mast'])
  expect(withRows(told, withCell(told.rows, 0, 'method', 'In HFSS'), METHOD).answer).toBe(
    'Step: Wind the coil\nWe do it by hand.\n\nStep: Model the mast\nMethod: In HFSS',
  )
})
