import { expect, test } from 'vitest'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import type { ToldNarratives } from '../../../domain/steps/told-narratives.ts'
import { choiceLabel, leftOutSentence, limitSentence } from './narrative-words.ts'

const narratives = (told: number, ...left_out: number[]): ToldNarratives => ({
  told: Array.from({ length: told }, (_, at) => ({ milestone_number: at + 1, title: '', narrative_md: 'x', citations: [] })),
  left_out,
})

test('the choice says how many of the steps it is about', () => {
  expect(choiceLabel(narratives(7, 3, 5))).toBe('Include the narratives of finalized steps (7 of 9)')
})

test('steps that are not finalized are named', () => {
  expect(leftOutSentence(narratives(7, 3, 5))).toBe('Steps 3 and 5 are not finalized and are left out.')
  expect(leftOutSentence(narratives(4, 5))).toBe('Step 5 is not finalized and is left out.')
  expect(leftOutSentence(narratives(5))).toBe('')
  expect(leftOutSentence(narratives(0, 1, 2))).toBe('No step is finalized, so there is no narrative to include.')
})

test('how many pages the component allows is told, of its form or of the volume that the plan stands in', () => {
  const volume = (page_limit: number): ComponentFacts => ({
    component: 'Navy',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    page_limit: { value: page_limit, source: { document: 'BAA', release: '25.1', place: '' } },
    notes: [],
  })
  expect(limitSentence(null, volume(10))).toBe("The Navy's technical volume, which holds the plan, has ten pages at most.")
  expect(limitSentence({ component: 'Army', pages: { about: 1, at_most: 2 } }, volume(10))).toMatch(/^The Army's work plan has two/)
  expect(limitSentence({ component: 'Army', pages: { about: 1, at_most: 2 } })).toBe("The Army's work plan has two pages at most.")
  expect(limitSentence({ component: undefined, pages: { about: 1, at_most: 1 } })).toBe("The component's work plan has one page at most.")
  expect(limitSentence({ component: 'Army', pages: { about: 1, at_most: 15 } })).toBe("The Army's work plan has 15 pages at most.")
  expect(limitSentence({ component: 'Navy', pages: undefined })).toBe('')
  expect(limitSentence(null)).toBe('')
})
