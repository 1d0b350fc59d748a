import { expect, test } from 'vitest'
import { questionOf } from './placing.ts'

test.each([
  ['Q4', 'Question 4'],
  ['S3-Q1', 'Milestone 3, question 1'],
  ['S3-F2', 'Milestone 3, follow-up 2'],
  ['elsewhere', 'elsewhere'],
])('the question of slot %s is called %s', (slot, words) => expect(questionOf(slot)).toBe(words))
