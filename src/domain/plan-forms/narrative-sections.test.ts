import { expect, test } from 'vitest'
import type { FormDocument } from './form-document.ts'
import { withNarratives } from './narrative-sections.ts'

const PLAN: FormDocument = {
  title: 'Plan',
  facts: [],
  sections: [{ heading: 'Scope', blocks: [] }],
  begins_on_new_page: false,
  left_out: [],
}
const told = (narrative_md: string, sources = '') => ({ milestone_number: 1, title: 'Coil', narrative_md, sources })

test('narratives stand behind the plan as they print, so that their pages are counted with its own', () => {
  const { sections } = withNarratives(PLAN, [told('## Objective\n\nWind the **coil**.\n\n- Task 1.1: Wind it.', 'answer Q4')])
  expect(sections.map(({ heading }) => heading)).toEqual(['Scope', 'Milestone narratives'])
  expect(sections[1]?.blocks).toEqual([
    { kind: 'subheading', text: 'Milestone 1 - Coil' },
    { kind: 'subheading', text: 'Objective' },
    { kind: 'paragraph', text: 'Wind the coil.' },
    { kind: 'item', text: 'Task 1.1: Wind it.' },
    { kind: 'paragraph', text: 'Sources: answer Q4' },
  ])
})

test('a plan without them is as it was', () => {
  expect(withNarratives(PLAN, [])).toBe(PLAN)
})
