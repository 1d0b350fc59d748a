import { expect, test } from 'vitest'
import type { FormDocument } from './form-document.ts'
import { narrativesText, withNarratives } from './narrative-sections.ts'

const PLAN: FormDocument = {
  title: 'Plan',
  facts: [],
  sections: [{ heading: 'Scope', blocks: [] }],
  begins_on_new_page: false,
  left_out: [],
}
const told = (narrative_md: string) => ({ milestone_number: 1, title: 'Coil', narrative_md })

test('narratives stand behind the plan as they print, so that their pages are counted with its own', () => {
  const { sections } = withNarratives(PLAN, [told('## Objective\n\nWind the **coil**.\n\n- Task 1.1: Wind it.')])
  expect(sections.map(({ heading }) => heading)).toEqual(['Scope', 'Milestone narratives'])
  expect(sections[1]?.blocks).toEqual([
    { kind: 'subheading', text: 'Milestone 1 - Coil' },
    { kind: 'subheading', text: 'Objective' },
    { kind: 'paragraph', text: 'Wind the coil.' },
    { kind: 'item', text: 'Task 1.1: Wind it.' },
  ])
})

const blocksOf = (narrative_md: string) => withNarratives(PLAN, [told(narrative_md)]).sections[1]?.blocks.slice(1)

test('lists are counted from their own numbers, a line that goes on is joined, and quotations and code stand as words', () => {
  expect(blocksOf('Wind it\non a *mandrel*:\n\n3. clean\n4. wind\n   twice\n\n> Keep it `dry`.\n\n---\n\n```\nturns = 40\n```')).toEqual([
    { kind: 'paragraph', text: 'Wind it on a mandrel:' },
    { kind: 'paragraph', number: '3.', text: 'clean' },
    { kind: 'paragraph', number: '4.', text: 'wind twice' },
    { kind: 'paragraph', text: 'Keep it dry.' },
    { kind: 'paragraph', text: 'turns = 40' },
  ])
})

test('a table has its heads and rows, and no cell is lost', () => {
  const [table] = blocksOf('| Wire | Turns |\n|---|---:|\n| copper | 40 | spare |\n| silver |\n') ?? []
  expect(table).toEqual({
    kind: 'table',
    table: {
      columns: [
        { heading: 'Wire', share: 0.5 },
        { heading: 'Turns', share: 0.5 },
      ],
      rows: [
        [[{ kind: 'text', text: 'copper' }], [{ kind: 'text', text: '40 spare' }]],
        [[{ kind: 'text', text: 'silver' }], [{ kind: 'text', text: '' }]],
      ],
    },
  })
})

test('links and pictures stand as words that lead nowhere', () => {
  expect(blocksOf('See [the log](http://coil.example/log).')).toEqual([{ kind: 'paragraph', text: 'See the log.' }])
})

test('as plain text they have bullets and numbers and no marks', () => {
  expect(narrativesText([told('## Tools\n\nA **saw**.\n\n- cut\n- file\n\n1. mark\n\n|a|b|\n|-|-|\n|c|d|')])).toBe(
    'Milestone narratives:\n\nMilestone 1 - Coil\n\nTools\n\nA saw.\n\n• cut\n• file\n1. mark\n\na\tb\nc\td',
  )
})

test('a plan without them is as it was', () => {
  expect(withNarratives(PLAN, [])).toBe(PLAN)
})
