import { expect, test } from 'vitest'
import { instructionsFit } from './instructions-fit.ts'
import { instructionsIn } from './instructions-in.ts'
import { analysed } from './testing/analysis.ts'
import { BASE_AND_OPTION, WITH_INDEX } from './testing/pages.ts'

const navy = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })
const airForce = instructionsIn(WITH_INDEX, 'daf.pdf', { ocr_pages: [], left_out: [] })

test('instructions of another component are told in a sentence', () => {
  expect(instructionsFit(analysed({ component: 'Army' }), navy)).toBe(
    'These instructions are of the Navy, but the topic is of the Army. Their rules may not hold for it.',
  )
  expect(instructionsFit(analysed({ component: 'DARPA' }), navy)).toContain('the topic is of DARPA')
})

test('instructions of another program or cycle are told too', () => {
  expect(instructionsFit(analysed({ component: 'Navy', program_type: 'STTR' }), navy)).toContain('are for SBIR, but the topic is STTR')
  expect(instructionsFit(analysed({ component: 'Navy', number: 'N244-001' }), navy)).toContain(
    'are of release 25.1, but the topic’s number is of 24.4'.replace('’', "'"),
  )
})

test('nothing is said where nothing speaks against them', () => {
  expect(instructionsFit(analysed({ component: 'Navy', program_type: 'SBIR', number: 'N251-001' }), navy)).toBeNull()
  expect(instructionsFit(analysed({ component: 'Space Force', number: 'SF251-0009' }), airForce)).toBeNull()
  expect(instructionsFit(analysed({}), navy)).toBeNull()
  expect(instructionsFit(analysed({ component: 'Navy', number: 'HR0011SB20251-12' }), navy)).toBeNull()
})
