import { expect, test } from 'vitest'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import { fieldAnswer } from './field-answer.ts'

const FIELDS = {
  text: 'Seal trials\n\nTask 2.1: The Contractor shall measure the leak rate.\nTask 2.2: The Contractor shall report it.',
  deliverables: 'Report (PDF)',
  payment: '100.00',
  criteria: 'The report shows 25 psi.\nThe log has 3 rows.',
}
const question = (change: Partial<HowQuestion>): HowQuestion => {
  const quote = change.quote ?? 'The Contractor shall measure the leak rate.'
  return { q: 'where?', why: '', milestone_number: 2, part: 'task', quote, quotes: [quote], lacks: ['where'], asks: ['where'], ...change }
}

test('an answer changes the text, is saved with it, and is the person’s own statement', () => {
  const { edit, part, own } = fieldAnswer(FIELDS, question({}), 'Dayton')
  expect(edit.text).toBe(FIELDS.text.replace('the leak rate.', 'the leak rate. Place: Dayton.'))
  expect(part).toBe('text')
  expect(own).toEqual(['Place: Dayton.'])
})

test('each sentence of an answer is a statement; what stood there before is not', () => {
  const written = 'It runs at the Dayton laboratory. The chamber is booked for May.'
  expect(fieldAnswer(FIELDS, question({}), written).own).toEqual(['It runs at the Dayton laboratory.', 'The chamber is booked for May.'])
})

test('an answer about a criterion stays in its line and is saved with the handover', () => {
  const asked = question({ part: 'criterion', quote: 'The report shows 25 psi.', asks: ['who'] })
  expect(fieldAnswer(FIELDS, asked, 'the TPOC')).toEqual({
    edit: { criteria: 'The report shows 25 psi. Judge: the TPOC.\nThe log has 3 rows.' },
    part: 'handover',
    own: ['Judge: the TPOC.'],
  })
})
