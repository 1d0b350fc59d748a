import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import {
  type FieldRow,
  type FieldRows,
  rowsIn,
  withCell,
  withFree,
  withoutRows,
  withRow,
  withRows,
  withTold,
  wordsOf,
} from './field-rows.ts'

const { steps: STEPS, method: METHOD, test: TEST, risk: RISK, government: GOVERNMENT } = ANSWER_FORMS as Record<string, AnswerForm>
if (!STEPS || !METHOD || !TEST || !RISK || !GOVERNMENT) throw new Error('These questions have fields')

/** The rows of the only form. */
const only = ({ rows }: FieldRows): readonly FieldRow[] => rows[0] ?? []

test('an answer without rows has an empty one to begin with; what is told freely stays before the rows', () => {
  const told = rowsIn('First the model.', [STEPS], [])
  expect(only(told)).toEqual([{ id: 0, cells: {} }])
  const typed = withCell(withCell(only(told), 0, 'action', 'Model the mast '), 0, 'months', '1 to 3')
  expect(withRows(told, 0, typed, [STEPS]).answer).toBe('First the model.\n\nStep: Model the mast\nMonths: 1 to 3')
})

test('a row that is added is empty and has a number of its own; one that is removed is no longer told', () => {
  const told = rowsIn('Step: Model the mast\n\nStep: Wind the coil', [STEPS], [])
  const more = withCell(withRow(only(told), STEPS), 2, 'action', 'Test it')
  expect(withRows(told, 0, more, [STEPS]).answer).toBe('Step: Model the mast\n\nStep: Wind the coil\n\nStep: Test it')
  expect(withRow(withoutRows(more, [1]), STEPS).map(({ id }) => id)).toEqual([0, 2, 3])
  expect(withRows(told, 0, withoutRows(more, [1]), [STEPS]).answer).toBe('Step: Model the mast\n\nStep: Test it')
})

test('each step that was told is offered once, and is no answer before something is said of it', () => {
  const told = rowsIn('Step: Wind the coil\nMethod: By hand', [METHOD], ['Model the mast', 'Wind the coil'])
  expect(only(told).map(({ cells }) => cells.action)).toEqual(['Wind the coil', 'Model the mast'])
  expect(withRows(told, 0, only(told), [METHOD]).answer).toBe(told.answer)
})

test('what is typed in a field stays there once, also where it looks like other fields', () => {
  const typed = ['frost; fallback:', 'frost; fallback: h', 'frost; fallback: heat it'].reduce(
    (told, words) => withRows(told, 0, withCell(only(told), 0, 'what', words), [RISK]),
    rowsIn('Few risks.', [RISK], []),
  )
  expect(typed).toEqual({
    answer: 'Few risks.\n\nRisk: frost; fallback: heat it\nEarly sign:',
    free: 'Few risks.',
    rows: [[{ id: 0, cells: { what: 'frost; fallback: heat it' } }]],
  })
})

test('a line that only names a step is no row, and is not lost when another step is told of', () => {
  const told = rowsIn('Step: Wind the coil\nWe do it by hand.', [METHOD], ['Model the mast'])
  expect(withRows(told, 0, withCell(only(told), 0, 'method', 'In HFSS'), [METHOD]).answer).toBe(
    'Step: Wind the coil\nWe do it by hand.\n\nStep: Model the mast\nMethod: In HFSS',
  )
})

test('a question on two subjects keeps the rows of both in their order, whichever is typed in, and what is told beside them', () => {
  const forms = [RISK, GOVERNMENT]
  const told = rowsIn('Risk: frost\n\nItem: a drawing', forms, [])
  const typed = withRows(told, 0, withCell(only(told), 0, 'fallback', 'heat it'), forms)
  expect(withFree(typed, 'No more than that.', forms).answer).toBe(
    'No more than that.\n\nRisk: frost\nFallback: heat it\n\nItem: a drawing',
  )
})

test('a new row is offered what the one above has that is often the same; it holds once something is typed, unless that is typed over', () => {
  const first = 'Step: Spin the rotor\nMeasured: runout\nPass mark: at most 20 um\nCondition: at 40,000 rpm\nJudged by: Ana Ruiz'
  const told = rowsIn(first, [TEST], [])
  const more = withRow(only(told), TEST)
  expect(more[1] && wordsOf(more[1])).toEqual({ action: 'Spin the rotor', 'proof.condition': 'at 40,000 rpm', 'proof.judge': 'Ana Ruiz' })
  expect(withRows(told, 0, more, [TEST]).answer).toBe(first)
  const typed = withCell(withCell(more, 1, 'proof.quantity', 'wear'), 1, 'proof.condition', 'cold')
  expect(withRows(told, 0, typed, [TEST]).answer).toBe(
    `${first}\n\nStep: Spin the rotor\nMeasured: wear\nCondition: cold\nJudged by: Ana Ruiz`,
  )
})

test('rows that are taken over stand behind the others, and empty ones give way to them', () => {
  const told = rowsIn('', [RISK], [])
  const more = withTold(only(told), [{ what: 'frost' }, { what: 'theft' }])
  expect(withRows(told, 0, more, [RISK]).answer).toBe('Risk: frost\n\nRisk: theft')
})
