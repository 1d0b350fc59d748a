import { describe, expect, test } from 'vitest'
import { coverage } from '../grounding/coverage.ts'
import { shownText } from '../milestone.ts'
import { asked } from '../work-breakdown/composed/testing/mast.ts'
import type { FormDocument } from './form-document.ts'
import { textsIn } from './form-texts.ts'
import { offeredForm } from './offered-form.ts'
import { partedOption } from './option-part.ts'
import { fiveColumns } from './plan-columns.ts'
import { type Given, given } from './testing/given.ts'

const OPTION =
  'Option: The Contractor shall write the specification of the fielded panel. Time: Months 7 to 10.\nFor the option:\n- R9 “The option will include a specification” (p. 2)\nEnd user: The program office.'

function withOption(asked: Given, line = OPTION) {
  const known = given(asked)
  const milestones = known.plan.milestones.map((one, at, all) =>
    at === all.length - 1 ? { ...one, refined_text: `${shownText(one)}\n${line}` } : one,
  )
  return { ...known, plan: { ...known.plan, milestones } }
}

const NUMBER = given().plan.milestones.length + 1
const MILESTONES = `Option, Milestone ${NUMBER}: Panel specified
Due: Award + 9 Months.
Task ${NUMBER}.1: The Contractor shall write the specification.
Time: Months 7 to 9
Answers: R9 (Task ${NUMBER}.1).
Deliverables:
- Specification
Acceptance criteria:
- C${NUMBER}.1 Weight: at most 9 kg; answers R9.
Payment: $40,000.00
Option, Milestone ${NUMBER + 1}: Review
Due: Award + 12 Months.
Payment: $60,000.00
Price of the option: $100,000 for all`

const SPECIFIED = asked('R9', 'The option shall include a specification')

const optionOf = (form: FormDocument) => form.sections.filter(({ heading }) => heading.startsWith('Option, '))
const others = (form: FormDocument) => textsIn(form.sections.filter(({ heading }) => !heading.startsWith('Option, '))).join('\n')

describe('an option', () => {
  test.each<[string, Given]>([
    ['the five columns of the Navy', { number: 'N251-099', component: 'Navy' }],
    ['the Air Force outline', { number: 'AF251-0002', component: 'Air Force' }],
    ['the Air Force numbered plan', { number: 'AF251-D002', component: 'Air Force', phase: 'II', direct: true }],
    ['the table of AFWERX', { number: 'AFX246-DPCSO9', component: 'Air Force', phase: 'II', direct: true }],
  ])('stands apart from the tasks of the base in %s', (_, asked) => {
    const known = withOption(asked)
    const form = offeredForm(known.component, 'SBIR')?.laidOut(known)
    if (!form) throw new Error('no form is offered')
    const [section] = optionOf(form)
    const told = textsIn(section ? [section] : [])
    expect(told.slice(1)).toEqual([
      'The Contractor shall write the specification of the fielded panel. Time: Months 7 to 10.',
      'R9 “The option will include a specification” (p. 2)',
    ])
    expect(others(form)).not.toContain('specification')
    expect(others(form)).toContain('The program office.')
  })

  test('tells of much work line by line', () => {
    const [, work, ...below] = textsIn(optionOf(fiveColumns(withOption({}, OPTION.replace('Time:', 'Tools: A press. Time:')))))
    expect([work, ...below.slice(0, 2)]).toEqual([
      'The Contractor shall write the specification of the fielded panel.',
      'Tools: A press.',
      'Time: Months 7 to 10.',
    ])
  })

  test('has its months and its price, as its component has them, which stand nowhere else', () => {
    const known = withOption({ number: 'N251-099', component: 'Navy' })
    const form = offeredForm(known.component, 'SBIR')?.laidOut(known)
    const [framed] = textsIn(form ? optionOf(form) : [])
    expect(framed).toBe(
      'Behind the base of 6 months: exactly 6 months and at most $100,000.00 (DoD SBIR 25.1 BAA, Navy instructions); priced apart from the payments of the milestones.',
    )
    expect(form && others(form)).not.toContain('$100,000.00')
  })

  test('prints no blank for a price that nobody has told', () => {
    const known = withOption({ component: 'Defense Threat Reduction Agency' })
    expect(textsIn(optionOf(fiveColumns(known)))[0]).toBe(
      'Behind the 6 months of the base; priced apart from the payments of the milestones.',
    )
  })

  test('has the price that its own line names, and no limit beside it that somebody else has set', () => {
    const priced = withOption({ number: 'N251-099', component: 'Navy' }, OPTION.replace('panel.', 'panel. Price: $49,900.'))
    const form = offeredForm(priced.component, 'SBIR')?.laidOut(priced)
    const [framed, ...work] = textsIn(form ? optionOf(form) : [])
    expect(framed).toBe(
      'Behind the base of 6 months: exactly 6 months (DoD SBIR 25.1 BAA, Navy instructions); priced apart from the payments of the milestones.',
    )
    expect(work).toContain('Price: $49,900.')
  })

  test('whose limit a requirement says keeps it there', () => {
    const quoting = OPTION.replace('a specification”', 'a specification for at most $80,000”')
    const form = fiveColumns(withOption({ number: 'N251-099', component: 'Navy' }, quoting))
    const [framed] = textsIn(optionOf(form))
    expect(framed).not.toContain('$100,000')
  })

  test('with milestones of its own has the table of the base, its own total, and requirements that are answered by number', () => {
    const known = withOption({ number: 'N251-099', component: 'Navy' }, MILESTONES)
    const [found] = coverage([SPECIFIED], known.plan.milestones)
    if (!found) throw new Error('nothing is covered')
    expect(found).toMatchObject({ strength: 'full', covered_by: [NUMBER - 1] })
    const form = fiveColumns({ ...known, asked: [{ requirement: SPECIFIED, coverage: found }] })
    const [option] = optionOf(form)
    const number = known.plan.milestones.length + 1
    expect(option?.heading).toBe('Option, months 7 to 12')
    expect(option?.blocks).toContainEqual({
      kind: 'plan_table',
      deliverables_heading: 'DELIVERABLES',
      rows: [
        expect.objectContaining({
          heading: `Task ${number} - Panel specified`,
          body: `${number}.1 Write the specification.`,
          duration: 'Award + 9 Months',
          deliverables: ['Specification'],
          criteria: [`C${number}.1 Weight shall be at most 9 kg.`],
          payment: '$40,000.00',
        }),
        expect.objectContaining({ duration: 'Award + 12 Months', deliverables: [], criteria: [], payment: '$60,000.00' }),
      ],
    })
    expect(option?.blocks).toContainEqual({ kind: 'paragraph', label: 'Total payment of the option', text: '$100,000.00' })
    // what its milestones add up to is not told twice
    expect(textsIn(option ? [option] : []).join('\n')).not.toContain('$100,000 for all')
    expect(others(form)).toContain(`Task ${number}.1, C${number}.1`)
    expect(partedOption(known).option?.price).toBe(100_000)
    expect(known.plan.milestones.map((one) => one.payment_amount)).toEqual(
      partedOption(known).base.plan.milestones.map((one) => one.payment_amount),
    )
  })

  test('that a plan has not has no place', () => expect(optionOf(fiveColumns(given()))).toEqual([]))
})
