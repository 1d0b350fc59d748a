import { expect, test } from 'vitest'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('a milestone’s date without its year is behind the milestone before it, as far as the period goes', () => {
  const answer = ['20 Sep', '1 Apr', '15 Sep', '10 Mar', '2 Feb']
    .map((due, at) => `Milestone: Coil ${at}\nDue in month: ${due}`)
    .join('\n\n')
  const dues = (period?: number) => {
    const { rows } = filledRows([{ slot: 'Q4', subject: 'milestones', answer }], LEARNED, '1 June 2031', period)
    return breakdownOf(rows).milestones?.map(({ due_month }) => due_month)
  }
  expect(dues(24)).toEqual([4, 11, 16, 22, 9])
  expect(dues(12)).toEqual([4, 11, 4, 10, 9])
})

test('what a field says beyond the name of a step stands with what that person is, and is on that step', () => {
  const answers = [
    { slot: 'Q4', subject: 'steps' as const, answer: 'Step: Cut the felt\nMonths: 1\n\nStep: Wind three coils\nMonths: 2' },
    {
      slot: 'Q6',
      subject: 'people' as const,
      answer:
        'Name: Ana Ruiz\nRole: Turner\nWorks on: Wind three coils, the outer ones only; the winding jig\n\nName: Bo Lind\nLeads: the yard',
    },
  ]
  const { rows, unplaced } = filledRows(answers, LEARNED)
  const { steps, people } = breakdownOf(rows)
  expect(steps[1]).toMatchObject({ people: ['Ana Ruiz'] })
  expect(people).toMatchObject([
    { name: 'Ana Ruiz', role: 'Turner; on Wind three coils, the outer ones only and the winding jig' },
    { name: 'Bo Lind', role: 'lead of the yard' },
  ])
  expect(unplaced.map(({ text }) => text)).toEqual(['the winding jig', 'the yard'])
})

test('words are no employer without a name of several words, and a number is no hours without a time: they wait', () => {
  const answer =
    '- Ana Ruiz – test lead, chemist, EE\n- Nils Berg – field engineer, ex Army 74D\n- Mia Holt – rig software – 260 h – contractor from Lowbrook Controls'
  const { people } = breakdownOf(filledRows([{ slot: 'Q6', subject: 'people', answer }], LEARNED).rows)
  expect(people.map(({ name, employer, hours }) => [name, employer, hours])).toEqual([
    ['Ana Ruiz', undefined, undefined],
    ['Nils Berg', undefined, undefined],
    ['Mia Holt', 'Lowbrook Controls', '260 h'],
  ])
})

test('who tells is called so by the way, and by whom somebody is employed stands behind its preposition', () => {
  const answer = '- Ana Ruiz, kiln builder, me\n- Prof. Nils Berg at Ode Valley University, our research institution'
  const { people } = breakdownOf(filledRows([{ slot: 'Q6', subject: 'people', answer }], LEARNED).rows)
  expect(people.map(({ role }) => role)).toEqual(['kiln builder', 'research institution'])
  expect(people[1]?.employer).toBe('Ode Valley University')
})

test('one bullet tells one risk, whatever stands in it', () => {
  const answer =
    '- Preamp picks up its converter -> a spur at 340 kHz. More shielding. Fallback: run from primary cells.\n- No weather window. Fallback: move to the fjord.'
  const { risks } = breakdownOf(filledRows([{ slot: 'Q9', subject: 'risk', answer }], LEARNED).rows)
  expect(risks.map(({ fallback }) => fallback?.includes('fjord'))).toEqual([false, true])
})

test('of what was asked elsewhere no risk is read: it waits as it was said, and is no milestone', () => {
  const told =
    'M1 kickoff, month 1, $85,000\nM2 report, month 4, 90,000\nThe risk is that the 12 delivered units leak, then we invoice later.'
  const { rows, unplaced } = filledRows([{ slot: 'Q8', subject: 'milestones', answer: told }], LEARNED)
  expect(rows.map(({ kind, cells }) => [kind, Object.values(cells).map(({ value }) => value)])).toEqual([
    ['milestone', ['kickoff', 1, '$85,000']],
    ['milestone', ['report', 4, '90,000']],
  ])
  expect(unplaced.map(({ text }) => text)).toEqual(told.split('\n').slice(2))
})
