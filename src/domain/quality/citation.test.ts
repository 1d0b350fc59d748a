import { expect, test } from 'vitest'
import { announced, citedInPlan } from './citation.ts'

const NAVY = { document: 'DoD SBIR 25.1 BAA, Navy instructions', release: '25.1', place: 'page 2' }

test('a section of the announcement is named for topics of its own release, and for no others', () => {
  expect(announced('5.8', 'N251-001')).toBe(' (DoD SBIR 25.1 BAA, section 5.8)')
  for (const number of ['CBD254-012', 'DON26BX05-NP004', 'AF151-051', undefined]) expect(announced('5.8', number)).toBe('')
})

test('the place of a component’s rule is named, but not that of another release, also where it was confirmed', () => {
  expect(citedInPlan(NAVY)).toBe(' (DoD SBIR 25.1 BAA, Navy instructions, page 2)')
  expect(citedInPlan({ ...NAVY, another_release: 'told' })).toBe('')
  expect(citedInPlan({ ...NAVY, another_release: 'confirmed' })).toBe('')
})
