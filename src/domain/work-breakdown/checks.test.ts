import { expect, test } from 'vitest'
import { asking } from '../grounding/testing/asking.ts'
import { breakdownChecks } from './checks.ts'
import { bareStep, type Proof, type WorkBreakdown, type WorkStep } from './work-breakdown.ts'

const EMPTY_BREAKDOWN: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }

const step = (id: string, cells: Partial<WorkStep> = {}) => bareStep(id, { action: 'Model it', ...cells })

const found = (breakdown: Partial<WorkBreakdown>) =>
  breakdownChecks({ ...EMPTY_BREAKDOWN, ...breakdown }, { period: 6, phase: 'I' }).map(({ what }) => what)

test('what fits together is not spoken of', () => {
  const steps = [
    step('a', { from_month: 1, to_month: 3, lead: 'Ana Ruiz', proof: [{ quantity: 'Antenna gains' }] }),
    step('b', { from_month: 3, to_month: 6, needs: ['a'], result: 'a mast' }),
    step('c', { from_month: 7, to_month: 9, part: 'option', result: 'a report' }),
  ]
  const people = [{ id: 'p', name: 'ana  ruiz' }]
  const commitments = [{ id: 'k', quantity: 'gain', step_ids: [] }]
  expect(found({ steps, people, commitments })).toEqual([])
})

test('a step may not begin before what it needs ends, nor stand before it where months are not known', () => {
  expect(found({ steps: [step('a', { from_month: 2, needs: ['b'] }), step('b', { to_month: 4 })] })).toEqual([
    'Work step 1 begins in month 2, but step 2, which it needs, ends in month 4.',
  ])
  expect(found({ steps: [step('a', { needs: ['b'] }), step('b')] })).toEqual(['Work step 1 stands before step 2, which it needs.'])
  expect(found({ steps: [step('a'), step('b', { needs: ['a', 'gone'] })] })).toEqual([])
  expect(found({ steps: [step('a', { needs: ['a'] })] })).toEqual(['Work step 1 needs itself.'])
})

test('months end with the period of performance, and no step ends before it begins', () => {
  expect(found({ steps: [step('a', { from_month: 5, to_month: 8 }), step('b', { from_month: 4, to_month: 2 })] })).toEqual([
    'Work step 1 goes on until month 8, but the period of performance ends with month 6.',
    'Work step 2 ends before it begins.',
  ])
})

test('a step behind the base becomes a part of the option by one press', () => {
  const [check] = breakdownChecks({ ...EMPTY_BREAKDOWN, steps: [step('a', { from_month: 7, to_month: 9 })] }, { period: 6, phase: 'I' })
  expect(check?.choices).toEqual([{ label: 'It is a part of the option', cells: { part: 'option' } }])
})

test('commitments without a test and people without a step are named', () => {
  const steps = [step('a', { lead: 'Ana Ruiz', proof: [{ quantity: 'mass' }] })]
  const people = [{ id: 'p', name: 'Bo Lee' }]
  const commitments = [{ id: 'k', quantity: 'noise level', step_ids: [] }]
  expect(found({ steps, people, commitments })).toEqual(['No step shows that "noise level" is reached.', 'Bo Lee has no step and no role.'])
})

test('who manages or helps is not asked to lead a step', () => {
  const steps = [step('a', { lead: 'Ana Ruiz', people: ['Lee'] })]
  const people = [
    { id: 'p', name: 'Bo Lee' },
    { id: 'q', name: 'Cy Day', role: 'program manager' },
  ]
  expect(found({ steps, people })).toEqual([])
})

test('a role that is told in a sentence is asked for in a few words', () => {
  const people = [
    { id: 'p', name: 'Bo Lee', role: 'I keep the bees and I would lead this' },
    { id: 'q', name: 'Cy Day', role: 'beekeeper, retired' },
  ]
  expect(found({ people })).toEqual(['The role of Bo Lee is told in a sentence.'])
})

test('steps are called by the numbers under which they are shown', () => {
  const steps = [step('a', { from_month: 5, to_month: 8 })]
  const [check] = breakdownChecks({ ...EMPTY_BREAKDOWN, steps }, { period: 6, phase: 'I', numbers: new Map([['a', 3]]) })
  expect(check?.what).toMatch(/^Work step 3 goes on/)
})

test('a figure that is no step’s pass mark and names no step is asked about: to which does it belong', () => {
  const proof = [{ quantity: 'k4 of the curve', comparator: '>=' as const, value: '0.75' }]
  const steps = [step('a', { action: 'Cure it', people: ['Bo Lee'], proof })]
  const figure = { id: 'k', quantity: 'k4', comparator: '>=' as const, value: '0.75', step_ids: [] }
  expect(found({ steps, commitments: [figure] })).toEqual([])
  expect(found({ steps, commitments: [{ ...figure, value: '0.9' }] })).toEqual(['To which step does the commitment "k4" belong?'])
})

test('what a step needs too late is one finding; who says that it works alongside has none', () => {
  const steps = [step('a', { to_month: 3 }), step('b', { to_month: 4, result: 'a memo' }), step('c', { from_month: 2, needs: ['a', 'b'] })]
  const checks = breakdownChecks({ ...EMPTY_BREAKDOWN, steps }, { period: 6, phase: 'I' })
  expect(checks).toMatchObject([
    {
      what: 'Work step 3 begins in month 2, but steps 1 and 2, which it needs, end only by month 4.',
      choices: [{ cells: { alongside: ['a', 'b'] } }],
    },
  ])
  expect(found({ steps: steps.with(2, step('c', { from_month: 2, needs: ['a', 'b'], alongside: ['a', 'b'] })) })).toEqual([])
})

test('due days of the calendar without a start of the work are a finding, on the first of their milestones', () => {
  const dated = { id: 'm', title: 'Kiln lit', due_date: '15 May' }
  expect(found({ milestones: [dated, { ...dated, id: 'n' }] })).toEqual([
    '"Kiln lit" is due on 15 May, but nothing says from when months are counted.',
  ])
  expect(found({ milestones: [{ ...dated, due_month: 2 }] })).toEqual([])
})

test('of a clause in the place of a judge it is asked who judges', () => {
  const of = (judge: string) => found({ steps: [step('a', { proof: [{ quantity: 'droop', value: 'none', judge }] })] })
  expect(of('the yard has the list and we both count')).toEqual([
    'Who judges “droop”? “the yard has the list and we both count” is no name.',
  ])
  expect(of('the master of the yard')).toEqual([])
  expect(of('2.0')).toEqual(['Who judges “droop”? “2.0” is no name.'])
})

test('of a test that is printed without a mark it is asked what counts as a pass', () => {
  const of = (proof: Proof) => found({ steps: [step('a', { proof: [proof] })] }).filter((what) => what.includes('no pass mark'))
  const asked = '“weight of the boom” has no pass mark: what counts as a pass?'
  expect(of({ quantity: 'weight of the boom', condition: 'on the scale', runs: 'pass 1.5' })).toEqual([asked])
  expect(of({ quantity: 'weight of the boom', value: 'below 3 kg', condition: 'on the scale' })).toEqual([])
  expect(of({ quantity: 'the boom is weighed', condition: 'on the scale' })).toEqual([])
})

test('of a pass mark with several figures it is asked which counts, of a guess what counts, of a bare figure how it binds', () => {
  const of = (value: string) => [
    ...found({ commitments: [{ id: 'k', quantity: 'droop', value, by_month: 3, step_ids: ['a'] }] }),
    ...found({ steps: [step('a', { proof: [{ quantity: 'droop', value }] })] }),
  ]
  const several = '“droop: 30% less, 2.1. 50% = 3” holds several figures: which one counts?'
  expect(of('30% less, 2.1. 50% = 3').filter((what) => what.includes('droop:'))).toEqual([several, several])
  const guess = '“droop: maybe 2 mm” tells nothing that binds: what counts as a pass?'
  expect(of('maybe 2 mm').filter((what) => what.includes('droop:'))).toEqual([guess, guess])
  const bare = '“droop: 2.5 mm”: at least, at most or exactly?'
  expect(of('2.5 mm').filter((what) => what.includes('droop:'))).toEqual([bare, bare])
  const about = step('a', { proof: [{ quantity: 'droop', comparator: 'approx', value: '2.5', unit: 'mm' }] })
  expect(found({ steps: [about] })).toContain('“droop: about 2.5 mm”: at least, at most or exactly?')
  // the topic says it of the same figure
  const proof = [{ quantity: 'droop', value: '2.5 mm' }]
  const asked = asking('The boom shall droop by at most 2.5 mm.', 0)
  const steps = [step('a', { proof, requirement_ids: [asked.id] })]
  const plan = { period: 6, phase: 'I', requirements: [asked] } as const
  expect(breakdownChecks({ ...EMPTY_BREAKDOWN, steps }, plan).filter(({ what }) => what.includes('exactly'))).toEqual([])
  for (const value of ['at most 1,200', 'under 2.5 mm', 'at most 60 s for 900 panes', '22 of 24'])
    expect(of(value).filter((what) => what.includes('droop:'))).toEqual([])
})
