import { expect, test } from 'vitest'
import { clauseOf, findingOf, headOf, isOrder } from './clause.ts'
import { wordsOf } from './words.ts'

test.each(['Develop a mast.', 'Quickly develop a mast.', 'Design, build and test two masts.'])('%j is an order', (sentence) => {
  expect(isOrder(wordsOf(sentence))).toBe(true)
})

test.each(['The mast folds.', 'Developing masts is hard.', 'Masts of steel.', '', '42'])('%j is none', (sentence) => {
  expect(isOrder(wordsOf(sentence))).toBe(false)
})

test('a clause has its modals, the verb that the first one leads, and its subject', () => {
  const { modals, led, subject } = clauseOf(wordsOf('The proposed mast of steel shall be folded and must stand.'))
  expect(modals).toEqual(['shall', 'must'])
  expect(led?.lemma).toBe('be')
  expect(headOf(subject)).toBe('mast')
  expect(clauseOf(wordsOf('No verb here')).cut).toBe(-1)
})

test.each([
  ['Studies have shown that masts must fold.', 'Studies have shown'],
  ['The crew found that a mast should be light.', 'The crew found'],
  ['It is required that the mast shall fold.', undefined],
  ['The mast must withstand the loads that were measured.', undefined],
  ['Show that the mast will fold.', undefined],
])('%j tells a finding: %j', (sentence, finding) => {
  expect(
    findingOf(wordsOf(sentence))
      ?.map(({ text }) => text)
      .join(' '),
  ).toBe(finding)
})
