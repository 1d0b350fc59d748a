import { expect, test } from 'vitest'
import { asNotKnown } from '../open-answer.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { answersLeft } from './left-answers.ts'

const STEPS = 'Step: Model the mast\nMonths: 1 to 3\nOpen: [Say later: we do not know yet]\n\nStep: Wind the coil'

test('what nobody knows yet is left to fill in: whole answers, and worth a look the fields of a row in which nothing stands', () => {
  const left = answersLeft([
    { slot: 'Q4', question: 'In which steps?', subject: 'steps', answer: STEPS },
    { slot: 'Q5', question: 'By which method?', subject: 'method', answer: 'In HFSS.' },
    { slot: 'Q7', question: 'Which tests will you run?', subject: 'test', answer: asNotKnown('A bench test.') },
  ])
  expect(left.map(({ reason, severity, place }) => [reason, severity, place.message, place.question])).toEqual([
    ['blank', 'warning', 'Not known yet. “Model the mast”: hands over, needs', 'Q4'],
    ['blank', 'error', 'Not known yet. Which tests will you run?', 'Q7'],
  ])
})

test('of the plan as a whole it is said what is open, in the words of its fields', () => {
  const answer = 'Foreign nationals:\nOpen: [Say later: we do not know yet]'
  const left = answersLeft([{ slot: 'Q11', question: 'Who may work on it?', subject: 'security', answer }])
  const open = 'foreign nationals, clearance, cleared facility, CMMC level'
  expect(left.map(({ place }) => place.message)).toEqual([`Not known yet. Security: ${open}`])
})

test('what is open in several rows of one answer is told once, and a step of which no test is told is not among it', () => {
  const open = 'Open: [Say later: we do not know yet]'
  const answer = `Step: Ship the seals\n${open}\n\nStep: Press the seals\nMeasured: Leak rate\n${open}\n\nStep: Age the seals\nMeasured: Creep\n${open}`
  const left = answersLeft([{ slot: 'Q7', question: 'Which tests will you run?', subject: 'test', answer }])
  const rest = 'pass mark, condition, runs, evidence, judged by'
  expect(left.map(({ place }) => place.message)).toEqual([`Not known yet. “Press the seals”: ${rest}; “Age the seals”: ${rest}`])
})

test('a sentence that leaves something to be settled is told of, as the plan is silent of it', () => {
  const answer = 'Ana Ruiz leads the trial. Who drives the boat we do not know yet.'
  const left = answersLeft([{ slot: 'Q6', question: 'Who does each step?', subject: 'people', answer }])
  expect(left.map(({ severity, place }) => [severity, place.message, place.question])).toEqual([
    ['warning', 'Not known yet. Who drives the boat we do not know yet.', 'Q6'],
  ])
})

test('what the work breakdown has by now is not asked for in the interview again', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const row = (cells: object) => [{ id: 's1', kind: 'step', position: 0, cells: { action: cell('Model the mast'), ...cells } }] as Row[]
  const messages = (rows: readonly Row[]) =>
    answersLeft([{ slot: 'Q4', question: 'In which steps?', subject: 'steps', answer: STEPS }], rows).map(({ place }) => place.message)
  expect(messages(row({ result: cell('Model files') }))).toEqual(['Not known yet. “Model the mast”: needs'])
  expect(messages(row({ result: cell('Model files'), needs: cell(['s2']) }))).toEqual([])
  expect(messages(row({ result: { ...cell('Model files'), state: 'suggested' } }))).toEqual([
    'Not known yet. “Model the mast”: hands over, needs',
  ])
})

test('of the parts of a cell of words nobody can tell which are said: they stay open', () => {
  const end_user = { value: 'PMS 501', origin: { from: 'person' as const }, state: 'seen' as const }
  const rows = [{ id: 'p1', kind: 'plan', position: 0, cells: { end_user } }] as Row[]
  const answer = 'User: PMS 501\nOpen: [Say later: we do not know yet]'
  const left = answersLeft([{ slot: 'Q9', question: 'Who will use it?', subject: 'user', answer }], rows)
  expect(left.map(({ place }) => place.message)).toEqual(['Not known yet. “PMS 501”: accepted by, next phase paid by'])
})
