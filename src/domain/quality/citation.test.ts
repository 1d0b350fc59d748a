import { expect, test } from 'vitest'
import { announced, citedInPlan, ruleSource } from './citation.ts'
import { COMPONENT, foundBy, soundPlan } from './testing/plans.ts'

const NAVY = { document: 'DoD SBIR 25.1 BAA, Navy instructions', release: '25.1', place: 'page 2' }

test('a section of the announcement is named for topics of its own release, and for no others', () => {
  expect(announced('5.8', 'N251-001')).toBe(' (DoD SBIR 25.1 BAA, section 5.8)')
  for (const number of ['CBD254-012', 'DON26BX05-NP004', 'AF151-051', undefined]) expect(announced('5.8', number)).toBe('')
})

test('the place of a component’s rule is named; of one that is used from another release only that release', () => {
  expect(citedInPlan(NAVY)).toBe(' (DoD SBIR 25.1 BAA, Navy instructions, page 2)')
  expect(citedInPlan({ ...NAVY, another_release: 'told' })).toBe('')
  expect(citedInPlan({ ...NAVY, another_release: 'confirmed' })).toBe(' (as of release 25.1)')
})

test.each([
  ['told', 'warning'],
  ['confirmed', 'error'],
  [undefined, 'error'],
] as const)('a broken limit of another release (%s) weighs as %s', (another_release, severity) => {
  const source = { ...NAVY, another_release }
  const months = { value: { value: soundPlan().period + 1, exact: true }, source }
  const component = { ...COMPONENT, months, award_ceiling: { value: 1, source } }
  for (const rule of ['QC-25', 'QC-09']) {
    const [found] = foundBy(rule, { ...soundPlan(), component })
    expect(found?.severity).toBe(severity)
  }
})

test.each([
  ['Army SBIR 25.4 Release 12 instructions, p. 27', 'Army', 'Army SBIR 25.4 Release 12 instructions, p. 27'],
  [
    'Army SBIR 25.4 Release 12 instructions, p. 27',
    'Navy',
    'a rule of the Army, good practice: Army SBIR 25.4 Release 12 instructions, p. 27',
  ],
  [
    'Army SBIR 25.4 Release 12 instructions, p. 27',
    undefined,
    'a rule of the Army, good practice: Army SBIR 25.4 Release 12 instructions, p. 27',
  ],
  ['DoD SBIR 25.1 BAA, section 2.11; Army SBIR 25.4 Release 12 instructions, section 2.4', 'DARPA', 'DoD SBIR 25.1 BAA, section 2.11'],
  [
    'Army SBIR 25.4 Release 12 instructions; Department of the Air Force Direct to Phase II 25.1 instructions',
    'Space Force',
    'Department of the Air Force Direct to Phase II 25.1 instructions',
  ],
  ['NASA Langley statement-of-work checklist: active voice', 'Navy', 'NASA Langley statement-of-work checklist: active voice'],
])('the rule of “%s” comes, for a topic of the %s, from “%s”', (source, component, told) => {
  expect(ruleSource(source, component === undefined ? undefined : { component })).toBe(told)
})
