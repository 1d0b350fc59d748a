import { expect, test } from 'vitest'
import { isReworded, requirementWords } from './requirement-words.ts'

const READ = {
  quote: '7 Rise of the dough 40 mm 55 mm',
  text: 'Rise of the dough: 40 mm (threshold), 55 mm (objective)',
  set_by: 'reader' as const,
}
const CORRECTED = { ...READ, text: 'The dough shall rise at least 40 mm.', set_by: 'person' as const }

test('a requirement has the words of a person where they corrected it, else those of the document', () => {
  expect(requirementWords(READ)).toBe(READ.quote)
  expect(requirementWords(CORRECTED)).toBe(CORRECTED.text)
})

test('only other words are a person’s own: white space, line-end hyphens and a changed kind alone are not', () => {
  expect(isReworded(CORRECTED)).toBe(true)
  expect(isReworded({ quote: 'Proof the\ndough over-\nnight.', text: 'Proof the dough overnight.', set_by: 'person' })).toBe(false)
  expect(isReworded(READ)).toBe(false)
})
