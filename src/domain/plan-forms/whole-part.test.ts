import { expect, test } from 'vitest'
import type { FormDocument } from './form-document.ts'
import { textsIn } from './form-texts.ts'
import { offeredForm } from './offered-form.ts'
import { fiveColumns } from './plan-columns.ts'
import { REQUIREMENTS_HEADING } from './requirements-table.ts'
import { type Given, given, milestone } from './testing/given.ts'
import { textsOf } from './testing/spoken-in.ts'
import { WHOLE_HEADING } from './whole-part.ts'

const FIRST = [
  'Build\n',
  'Due: Award + 2 Months.',
  'Existing technology: A bench kiln.',
  'People:\n- Ada Moe leads Task 1.1\n- Per Lund fires the kiln.',
  'Rules of the DoD SBIR program: Mark the data.',
  'Risk: The clay cracks.',
  'From the Government: Clay; by month 2.',
  `Task 1.1: ${'Fire the kiln. '.repeat(60).trim()}`,
  'People: Per Lund.',
  'Risk: A shelf breaks.\n',
  'Answers: R2 (Task 1.1).',
].join('\n')
const LAST =
  'Close\n\nTask 2.1: Close the kiln.\nEnd state sought after Phase I: A kiln for every ship.\nEnd user: A cook.\nOption: Fire it again. Answers: R3.'
const MILESTONES = [milestone(1, FIRST, [], []), milestone(2, LAST, [], []), milestone(3, 'Wait\n\nDue: Award + 6 Months.', [], [])]

const laid = (asked: Given = {}, change = {}) => ({ ...given({ milestones: MILESTONES, ...asked }), ...change })
const others = (form: FormDocument) => textsIn(form.sections.filter(({ heading }) => heading !== WHOLE_HEADING)).join('\n')

test('what holds for all of the work stands in a section of its own before the milestones, wherever a text keeps it', () => {
  const form = fiveColumns(laid())
  expect(form.sections.map(({ heading }) => heading)).toEqual([
    'Scope',
    'Milestones, deliverables and payments',
    WHOLE_HEADING,
    'How the work of each milestone is done',
    'Option, behind the base',
  ])
  expect(textsOf(form, WHOLE_HEADING)).toEqual([
    'A bench kiln.',
    'Ada Moe leads Task 1.1.',
    'Per Lund fires the kiln.',
    '',
    'Mark the data.',
    'The clay cracks.',
    'Clay; by month 2.',
    '',
    'A kiln for every ship.',
    'A cook.',
  ])
  expect(others(form)).not.toMatch(/bench kiln|Per Lund fires|clay cracks|by month 2|every ship|A cook/)
  expect(textsOf(form, 'How the work of each milestone is done')).toContain('A shelf breaks.')
})

test('a label that is wider than its column stands above what it says', () => {
  const blocks = fiveColumns(laid()).sections.find(({ heading }) => heading === WHOLE_HEADING)?.blocks
  expect(blocks?.[0]).toEqual({ kind: 'labelled', label: 'Existing technology', text: 'A bench kiln.' })
  expect(blocks?.slice(3, 5)).toEqual([
    { kind: 'labelled', label: 'Rules of the DoD SBIR program', text: '', is_head: true },
    { kind: 'labelled', label: '', text: 'Mark the data.' },
  ])
})

test('a milestone that says no more than the table has no heading behind it, and when it is due stands in its own column', () => {
  const form = fiveColumns(laid())
  expect(textsOf(form, 'How the work of each milestone is done')).not.toContain('Milestone 3 - Wait')
  const table = form.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'plan_table')
  expect(table?.kind === 'plan_table' && table.rows.map(({ body }) => body)).toEqual(['1.1 Fire the kiln.', '2.1 Close the kiln.', ''])
})

test('a line under the label of a task that stands above the tasks of a later milestone is of that milestone', () => {
  const later = milestone(2, `Glaze\n\nPeople: Ola Berg.\nTask 2.1: ${'Glaze it. '.repeat(80).trim()}`, [], [])
  const form = fiveColumns(laid({ milestones: [milestone(1, FIRST, [], []), later] }))
  expect(textsOf(form, 'How the work of each milestone is done')).toContain('Ola Berg.')
})

test('which requirements a milestone answers is told once: in the table where that is printed, else below its tasks', () => {
  const requirement = { id: 'R2', page: 1, quote: 'Fire it.', text: 'Fire it.', kind: 'task', strength: 'must', phase: 'I' } as const
  const one = { requirement: { ...requirement, quantities: [], set_by: 'reader' as const } }
  const coverage = { requirement_id: 'R2', covered_by: [1], strength: 'full' as const, places: [], changed: [] }
  const form = fiveColumns(laid({}, { asked: [{ ...one, coverage }] }))
  expect(textsOf(form, REQUIREMENTS_HEADING)).toContain('Task 1.1')
  expect(others(form)).not.toMatch(/R2 \(Task 1\.1\)|Answers: R3/)
  expect(others(fiveColumns(laid()))).toContain('R2 (Task 1.1).')
  const ofOption = (told: string) => {
    const last = milestone(2, `Glaze\n\nTask 2.1: Glaze it.\nOption: Glaze more.\nFor the option:${told}`, [], [])
    return others(fiveColumns(laid({ milestones: [milestone(1, FIRST, [], []), last] }, { asked: [{ ...one, coverage }] })))
  }
  expect(ofOption(' R3 and R4.')).not.toContain('R3 and R4')
  expect(ofOption('\n- R3 “Glaze two more” (p. 2)')).toContain('“Glaze two more”')
})

test.each<[string, Given]>([
  ['the Navy', { number: 'N251-099', component: 'Navy' }],
  ['the Air Force outline', { number: 'AF251-0002', component: 'Air Force' }],
  ['the Air Force numbered plan', { number: 'AF251-D002', component: 'Air Force', phase: 'II', direct: true }],
  ['the table of AFWERX', { number: 'AFX246-DPCSO9', component: 'Air Force', phase: 'II', direct: true }],
])('it stands apart in the form of %s, too', (_, asked) => {
  const known = laid(asked)
  const form = offeredForm(known.component, 'SBIR')?.laidOut(known)
  if (!form) throw new Error('no form is offered')
  expect(textsOf(form, WHOLE_HEADING)).toContain('A kiln for every ship.')
  expect(others(form)).not.toMatch(/every ship|clay cracks/)
})

test('the numbered plan of the Air Force has what the work builds on in its background', () => {
  const known = laid({ number: 'AF251-D002', component: 'Air Force', phase: 'II', direct: true })
  const form = offeredForm(known.component, 'SBIR')?.laidOut(known)
  expect(form && textsOf(form, '3.0 Background')).toEqual(['A bench kiln.'])
})

test('work that is only named stands by its name, with who performs it below', () => {
  const text = (does: string) => `Bake\n\nTask 1.1: The Contractor (Ada Moe, baker) shall ${does} the following work: Kiln and tiles.`
  const said = (does: string) => textsIn(fiveColumns(laid({ milestones: [milestone(1, text(does), [], [])] })).sections).join('\n')
  expect(said('carry out')).toContain('Kiln and tiles.\nPerformed by: The Contractor (Ada Moe, baker)')
  expect(said('begin')).toContain('Kiln and tiles (first part).\nPerformed by: The Contractor (Ada Moe, baker)')
})
