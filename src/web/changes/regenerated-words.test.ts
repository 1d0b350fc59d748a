import { expect, test } from 'vitest'
import type { WrittenBy } from '../../domain/written-by.ts'
import { draftedLead, nothingNewWords } from './regenerated-words.ts'

const BUILT_IN: WrittenBy = { kind: 'built-in', label: 'Built-in drafter' }
const MODEL: WrittenBy = { kind: 'language-model', label: 'llama3.1:8b on localhost' }

test('who drafted a text anew is named, and where the built-in drafter stood in for a model, that is said', () => {
  expect(draftedLead(MODEL, true)).toBe('Drafted by: llama3.1:8b on localhost, from all that is known now.')
  expect(draftedLead(BUILT_IN, false)).toBe('Drafted by: Built-in drafter, from all that is known now.')
  expect(draftedLead(BUILT_IN, true)).toMatch(/^Drafted by: Built-in drafter, .* Nothing better came from the language model\.$/)
})

test('why nothing changes depends on who was asked: only the built-in drafter needs something new to write something else', () => {
  expect(nothingNewWords(BUILT_IN, false)).toContain('no new answer or source')
  expect(nothingNewWords(MODEL, true)).toBe('The language model wrote the text that stands here already.')
  expect(nothingNewWords(BUILT_IN, true)).toContain('Nothing better came from the language model')
})
