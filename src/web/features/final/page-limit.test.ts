import { expect, test } from 'vitest'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { aboutPages, countedPages } from './page-count.ts'
import { limitSentence, pageLimit } from './page-limit.ts'

test('how many pages the component allows is told, of its form or of the volume that the plan stands in', () => {
  const volume = (page_limit: number): ComponentFacts => ({
    component: 'Navy',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    page_limit: { value: page_limit, source: { document: 'BAA', release: '25.1', place: '' } },
    notes: [],
  })
  expect(limitSentence(pageLimit(null, volume(10)))).toBe("The Navy's technical volume, which holds the plan, has ten pages at most.")
  expect(limitSentence(pageLimit({ component: 'Army', pages: { at_most: 2 } }, volume(10)))).toMatch(/^The Army's work plan has two/)
  expect(limitSentence(pageLimit({ component: 'Army', pages: { at_most: 2 } }))).toBe("The Army's work plan has two pages at most.")
  expect(limitSentence(pageLimit({ component: undefined, pages: { at_most: 1 } }))).toBe("The component's work plan has one page at most.")
  expect(limitSentence(pageLimit({ component: 'Army', pages: { at_most: 15 } }))).toBe("The Army's work plan has 15 pages at most.")
  expect(limitSentence(pageLimit({ component: 'Navy', pages: undefined }))).toBe('')
  expect(limitSentence(pageLimit(null))).toBe('')
})

test('pages are counted in words', () => {
  expect(aboutPages(1)).toBe('About 1 page')
  expect(aboutPages(3)).toBe('About 3 pages')
})

test('a volume holds the plan with what stands behind it; the limit of a form is for its own pages, and all others come after them', () => {
  const own = { title: '', facts: [], sections: [], begins_on_new_page: false, left_out: [] }
  const form = { pages: { at_most: 2 }, own }
  expect(countedPages(7, own, null)).toEqual({ own: 7, after: 0 })
  expect(countedPages(3, { ...own }, form)).toEqual({ own: 1, after: 2 })
  expect(countedPages(3, own, form)).toEqual({ own: 3, after: 0 })
})
