import { expect, test } from 'vitest'
import { componentName } from '../../domain/component/component-name.ts'
import { MDA } from '../../domain/component/mda.ts'
import { NAVY } from '../../domain/component/navy.ts'
import { componentNotes, componentRules } from './component-rules.ts'

const [navy] = NAVY
const [mda] = MDA
if (!navy || !mda) throw new Error('the facts are gone')

test('what a component rules is told in rows, each with its document', () => {
  const rules = componentRules(navy)
  expect(rules.slice(0, 5).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Payments: 50% on day 15, 35% on day 90, 15% on day 180',
    'Award: at most $140,000.00',
    'Period: exactly 6 months',
    'Option: at most $100,000.00 for exactly 6 months, planned and priced apart',
    'Pages: at most 10',
  ])
  expect(new Set(rules.map(({ from }) => from))).toEqual(new Set(['DoD SBIR 25.1 BAA, Navy instructions']))
  expect(componentNotes(navy)[0]?.document).toBe('DoD SBIR 25.1 BAA, Navy instructions')
})

test('the parts in which the topic lays a plan out are told in their order', () => {
  const source = { document: 'The solicitation', release: '', place: 'p. 3' }
  const rules = componentRules({ ...navy, outline: { value: ['Scope', 'Tasks', 'Risks'], source } })
  expect(rules).toContainEqual({ label: 'Parts', value: 'Scope; Tasks; Risks', from: 'The solicitation, p. 3' })
})

test('a document is named once for all of its other rules, each of which keeps its place', () => {
  const note = (place: string) => ({ text: `It is said in ${place}.`, source: { document: 'Baking rules', release: '3', place } })
  expect(componentNotes({ notes: [note('p. 1'), note('p. 2')] })).toEqual([
    {
      document: 'Baking rules 3',
      rules: [
        { text: 'It is said in p. 1.', place: 'p. 1' },
        { text: 'It is said in p. 2.', place: 'p. 2' },
      ],
    },
  ])
})

test('a limit of another release says so, and whether the person has confirmed it', () => {
  const source = { document: 'Baking rules', release: '3', place: '' }
  const rules = componentRules({
    ...mda,
    page_limit: { value: 9, source: { ...source, another_release: 'told' } },
    award_ceiling: { value: 80, source: { ...source, another_release: 'confirmed' } },
  })
  expect(rules.flatMap(({ label, limit }) => (limit ? [[label, limit.name, limit.another_release]] : []))).toEqual([
    ['Award', 'award_ceiling', 'confirmed'],
    ['Pages', 'page_limit', 'told'],
  ])
})

test('what is not known is left out, and a naming rule is told', () => {
  expect(componentRules(mda)).toEqual([
    {
      label: 'Words',
      value: 'say “product for testing, evaluation, and/or demonstration (possibly destruction)”, not “deliverable”',
      from: 'DoD SBIR 25.1 BAA, MDA instructions',
    },
  ])
})

test.each([
  ['Navy', 'the Navy'],
  ['MDA', 'MDA'],
  ['Missile Defense Agency', 'the Missile Defense Agency'],
  ['The solicitation', 'the solicitation'],
])('%s is spoken of as %s', (component, name) => {
  expect(componentName({ ...navy, component })).toBe(name)
})
