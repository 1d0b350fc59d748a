import { expect, test } from 'vitest'
import { Subject } from '../interview.ts'
import { answerParts, isOfSteps, printedAnswer } from './answer-rows.ts'
import { ANSWER_FORMS, type AnswerForm, formsOf } from './forms.ts'

const form = (subject: Subject): AnswerForm => {
  const one = ANSWER_FORMS[subject]
  if (!one) throw new Error(`No form for ${subject}`)
  return one
}

const FREE = 'We begin with the model.\nRisk is low: the mast exists.'

test.each(Subject.options.filter((subject) => ANSWER_FORMS[subject]))(
  'what is told of %s in fields is printed and taken apart again',
  (subject) => {
    const { fields } = form(subject)
    const whole = Object.fromEntries(fields.map(({ cell, hint }) => [cell, hint]))
    const about = isOfSteps(form(subject)) ? [] : [{ [fields[0].cell]: 'Only what it is about' }]
    const parts = { free: FREE, rows: [whole, ...about, { [fields[1]?.cell ?? '']: 'Without that' }] }
    const printed = printedAnswer(parts, form(subject))
    expect(answerParts(printed, form(subject))).toEqual(parts)
    expect(printedAnswer(answerParts(printed, form(subject)), form(subject))).toBe(printed)
  },
)

test('labels of one form are different ones', () => {
  for (const { fields } of Object.values(ANSWER_FORMS)) expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
})

test('a row is read as a person types it, in any case and with room around', () => {
  const answer = 'First the model.\n\nstep:  Model the mast \nMONTHS: 1 to 3\nThen we rest.'
  expect(answerParts(answer, form('steps'))).toEqual({
    free: 'First the model.\n\nThen we rest.',
    rows: [{ action: 'Model the mast', months: '1 to 3' }],
  })
})

test('a label twice in one row says both', () => {
  expect(answerParts('Step: Model it\nNeeds: The drawings\nNeeds: The data', form('steps')).rows).toEqual([
    { action: 'Model it', needs: 'The drawings; The data' },
  ])
})

test.each([
  ['a note with several labels in a line', 'Risk: frost on the lens; fallback: heat it'],
  ['a label without a row before it', 'Fallback: heat it'],
  ['a word that is no label', 'Danger: frost on the lens'],
  ['a label of another subject', 'Person: Ana Ruiz'],
])('%s is told freely', (_, answer) => expect(answerParts(answer, form('risk'))).toEqual({ free: answer, rows: [] }))

test('behind the first line of a row each line is one field, whatever is typed in it', () => {
  const rows = [{ what: 'frost; fallback: none', sign: 'fog; risk: low', fallback: 'heat it: see item' }]
  const printed = printedAnswer({ free: '', rows }, form('risk'))
  expect(answerParts(printed, form('risk'))).toEqual({ free: '', rows })
})

test('a step of which nothing is told is only named: its line is told freely, and such a row is not printed', () => {
  expect(answerParts('Step: Model it\nWe use HFSS.', form('method'))).toEqual({ free: 'Step: Model it\nWe use HFSS.', rows: [] })
  expect(printedAnswer({ free: '', rows: [{ action: 'Model it' }] }, form('method'))).toBe('')
})

test('an empty row is not printed, line ends within a field are', () => {
  expect(printedAnswer({ free: '', rows: [{}, { what: 'Frost\non the lens' }] }, form('risk'))).toBe('Risk: Frost on the lens')
})

test('beside the fields of a question stands what holds for all of its rows, and beside the steps what the whole work hands over and buys', () => {
  const beside = (subject: Subject) => formsOf({ subject }).flatMap((one) => (one.beside ? `${one.row}, ${one.beside}` : []))
  expect(beside('steps')).toEqual(['deliverable, wanted', 'trip, wanted', 'purchase, wanted', 'whole work, once'])
  expect(beside('place')).toEqual(['all steps, once'])
  expect(beside('test')).toEqual(['all tests, once', 'start, once'])
  expect(beside('threshold')).toEqual(['start, once'])
  expect(beside('risk')).toEqual([])
})

test('that the rest of a row was not known is read over in an answer from before', () => {
  const answer = 'Risk: Frost\nOpen: [Say later: we do not know yet]'
  expect(answerParts(answer, form('risk'))).toEqual({ free: '', rows: [{ what: 'Frost' }] })
})
