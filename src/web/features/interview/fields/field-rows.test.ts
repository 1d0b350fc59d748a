import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { answerWith, rowsIn, withCell, withoutRow, withRow } from './field-rows.ts'

const { steps: STEPS, method: METHOD } = ANSWER_FORMS as Record<string, AnswerForm>
if (!STEPS || !METHOD) throw new Error('These questions have fields')

test('an answer without rows has an empty one to begin with; what is told freely stays before the rows', () => {
  const rows = rowsIn('First the model.', STEPS, [])
  expect(rows).toEqual([{ id: 0, cells: {} }])
  const typed = withCell(withCell(rows, 0, 'action', 'Model the mast '), 0, 'months', '1 to 3')
  expect(answerWith('First the model.', typed, STEPS)).toBe('First the model.\n\nStep: Model the mast\nMonths: 1 to 3')
})

test('a row that is added is empty and has a number of its own; one that is removed is no longer told', () => {
  const rows = rowsIn('Step: Model the mast\n\nStep: Wind the coil', STEPS, [])
  const more = withCell(withRow(rows), 2, 'action', 'Test it')
  expect(answerWith('', more, STEPS)).toBe('Step: Model the mast\n\nStep: Wind the coil\n\nStep: Test it')
  expect(withRow(withoutRow(more, 1)).map(({ id }) => id)).toEqual([0, 2, 3])
  expect(answerWith('', withoutRow(more, 1), STEPS)).toBe('Step: Model the mast\n\nStep: Test it')
})

test('each step that was told is offered once, and is no answer before something is said of it', () => {
  const answer = 'Step: Wind the coil\nMethod: By hand'
  const rows = rowsIn(answer, METHOD, ['Model the mast', 'Wind the coil'])
  expect(rows.map(({ cells }) => cells.action)).toEqual(['Wind the coil', 'Model the mast'])
  expect(answerWith(answer, rows, METHOD)).toBe(answer)
})
