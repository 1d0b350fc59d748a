import { expect, test } from 'vitest'
import type { CellOrigin } from '../../../domain/work-breakdown/rows.ts'
import { originText, questionOf } from './origin-text.ts'

test.each<[CellOrigin, string]>([
  [{ from: 'profile', words: 'Ana Ruiz, PI' }, 'read from your company profile: “Ana Ruiz, PI”'],
  [{ from: 'profile', words: 'It flew.', file_name: 'one-pager.pdf', page: 2 }, 'read on page 2 of one-pager.pdf: “It flew.”'],
  [{ from: 'plan', milestone_number: 3, words: 'HFSS.' }, 'read from Milestone 3 of your plan: “HFSS.”'],
])('a cell says in which of the company’s texts it was read', (origin, words) => {
  expect(originText(origin)).toBe(words)
})

test.each([
  ['Q4', 'Question 4'],
  ['S3-Q1', 'Milestone 3, question 1'],
  ['S3-F2', 'Milestone 3, follow-up 2'],
  ['elsewhere', 'elsewhere'],
])('the question of slot %s is called %s', (slot, words) => expect(questionOf(slot)).toBe(words))
