import { expect, test } from 'vitest'
import { isImperative, looksImperative } from './task-verb.ts'

test.each([
  'Suggest ways that will raise masts.',
  'Partner with a yard that will test the mast.',
  'Mast Blueprint – Design a mast that folds.',
  'Task 2: Build the foot.',
  'Using models, predict the load.',
  'Operationalize the tool.',
])('%j begins with a task', (sentence) => {
  expect(isImperative(sentence)).toBe(true)
})

test.each(['Launch Envelope: Full height', 'Partner nations use masts.', 'Supply chains are long.', 'Host platforms include boats.'])(
  '%j begins with a noun',
  (sentence) => {
    expect(isImperative(sentence)).toBe(false)
  },
)

test('in a list of tasks a noun-like verb needs no small word behind it', () => {
  expect(looksImperative('Present results of the trials.')).toBe(true)
  expect(looksImperative('Present masts are heavy.')).toBe(false)
})
