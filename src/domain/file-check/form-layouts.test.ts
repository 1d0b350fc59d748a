import { expect, test } from 'vitest'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { asking } from '../grounding/testing/asking.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import { fileCheck } from './file-check.ts'

const paid = { deliverables: ['Design report'], payment_amount: '1000.00' }
const PLAN = {
  period_of_performance: 6,
  scope_paragraph: 'This plan covers the shield.',
  milestones: [plainMilestone(1, 'Milestone 1 - Shield design', paid), plainMilestone(2, 'Milestone 2 - Shield test', paid)],
}
const ASKED = [asking('Design a thermal shield of carbon laminate.', 0)]
const PAGES = [{ page: 1, text: 'Scope\nThis plan covers the shield.\nShield design\nDesign report\n$1,000.00' }]

const inForm = (form: keyof typeof PLAN_LAYOUTS, ...lines: string[]) =>
  fileCheck([{ page: 1, text: [...PLAN_LAYOUTS[form].sections, ...lines].join('\n') }], PLAN, ASKED)

test('in a form that tells the plan in short on purpose no requirement is looked for, and of the plan its milestones alone', () => {
  const check = inForm('army_two_pages', 'Shield design', 'An edited title')
  expect(check).toMatchObject({ is_digest: true, requirements: [] })
  expect(check.parts.map(({ kind, words, page }) => [kind, words, page])).toEqual([
    ['heading', 'Shield design', 1],
    ['heading', 'Shield test', null],
  ])
  expect(fileCheck(PAGES, PLAN, ASKED).is_digest).toBe(false)
})

test('in an outline of the topic payments are looked for where it asks for them', () => {
  const kinds = (...outline: string[]) => {
    const text = [...outline, ...PAGES.map((page) => page.text)].join('\n')
    return fileCheck([{ page: 1, text }], PLAN, ASKED, undefined, outline).parts.map(({ kind }) => kind)
  }
  expect(kinds('Scope', 'Tasks', 'Deliverables')).not.toContain('payment')
  expect(kinds('Scope', 'Tasks', 'Payments')).toContain('payment')
})

test.each(['daf_outline', 'daf_d2p2'] as const)('in a form that prints no payments none is looked for: %s', (form) => {
  const priced = fileCheck(PAGES, PLAN, ASKED)
  expect(priced.parts.map(({ kind }) => kind)).toContain('payment')
  const { requirements, parts } = inForm(form, ...PAGES.map(({ text }) => text))
  expect(parts).toEqual(priced.parts.filter(({ kind }) => kind !== 'payment'))
  expect(requirements).toHaveLength(1)
})
