import { describe, expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import { applying } from '../quality/asked-of-phase.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement, Topic } from '../solicitation/analysis.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import { confirmedSteps } from '../work-breakdown/confirmed-steps.ts'
import type { Cell, Row } from '../work-breakdown/rows.ts'
import { coverage } from './coverage.ts'
import { withConfirmed } from './coverage-confirmed.ts'

const TASK = 'Task 2.1: The Contractor (Ana Ruiz, engineer) shall wind two loops of copper.'
const PLAN = [milestone(1, 'Kickoff\n\nDue: Award + 1 Month.'), milestone(2, `Loops\n\n${TASK}\nMethod: by hand`)]
const CONFIRMED = [{ action: 'Wind two loops of copper', requirement_ids: ['R4'] }]

const ASKED: Requirement = {
  id: 'R4',
  text: 'Wind loops that carry the current.',
  kind: 'task',
  strength: 'must',
  phase: 'I',
  page: 1,
  quote: 'Wind loops that carry the current.',
  quantities: [],
  set_by: 'reader',
}

const told = (strength: Coverage['strength'], covered_by: number[] = []): Coverage => ({
  requirement_id: 'R4',
  covered_by,
  strength,
  places: [],
  changed: [],
})

test('a requirement that a person put on a step is answered in part by the task of that step', () => {
  for (const strength of ['none', 'quoted', 'partial'] as const) {
    expect(withConfirmed([told(strength)], [ASKED], PLAN, CONFIRMED)).toEqual([
      { ...told('partial', [2]), places: [{ milestone_number: 2, part: 'text', quote: TASK, by_person: true }] },
    ])
  }
})

test('it is answered in full by a step that has a result or proof of its own', () => {
  const shown = [{ action: 'Wind two loops of copper', requirement_ids: ['R4'], is_shown: true }]
  for (const strength of ['none', 'quoted', 'partial'] as const)
    expect(withConfirmed([told(strength)], [ASKED], PLAN, shown)[0]).toMatchObject({ strength: 'full', covered_by: [2] })
  expect(
    withConfirmed(
      [{ ...told('partial', [3]), changed: [{ part: 'text', asked: '30 A', told: '20 A', milestone_number: 3, quote: '20 A' }] }],
      [ASKED],
      PLAN,
      shown,
    )[0],
  ).toMatchObject({ strength: 'partial' })
})

test('a task that somebody has worded otherwise still answers what its step answers, and one of another step does not', () => {
  const shown = [{ action: 'Wind two loops of copper tape by hand', requirement_ids: ['R4'], is_shown: true }]
  const with_task = (done: string) => [milestone(2, `Loops\n\nTask 2.1: The Contractor shall ${done}.`)]
  const strength = (done: string) => withConfirmed([told('none')], [ASKED], with_task(done), shown)[0]?.strength
  expect(strength('wind two flat loops of annealed copper tape by hand')).toBe('full')
  expect(strength('hold the kickoff in Dayton')).toBe('none')
})

test('what the requirement says in figures has to stand in the milestone', () => {
  const shown = [{ action: 'Wind two loops of copper', requirement_ids: ['R4'], is_shown: true }]
  const figure = { printed: '30 A', value: '30', unit: 'A', comparator: '>=', threshold_or_objective: null, what: 'current' } as const
  const inFigures = [{ ...ASKED, quote: 'Wind loops that carry 30 A.', quantities: [figure] }]
  expect(withConfirmed([told('none')], inFigures, PLAN, shown)[0]?.strength).toBe('partial')
  const stating = [milestone(2, `Loops\n\n${TASK}`, { acceptance_criteria: ['Current: at least 30 A.'] })]
  expect(withConfirmed([told('none')], inFigures, stating, shown)[0]?.strength).toBe('full')
})

test('beside the task stands the criterion of its milestone that tells the test of the step which shows the requirement', () => {
  const asked = {
    ...ASKED,
    text: 'The loops shall stay below 60 °C.',
    quote: 'The loops shall stay below 60 °C.',
    kind: 'performance' as const,
  }
  const tests = [
    { quantity: "heat that can't leave the loops", value: '52 °C' },
    { quantity: 'turns', value: '40' },
  ]
  const criteria = ['Turns: 40; by Award + 2 Months.', 'Heat that cannot leave the loops: 52 °C; by Award + 2 Months.']
  const plan = [
    milestone(1, 'Kickoff', { acceptance_criteria: criteria }),
    milestone(2, `Loops\n\n${TASK}`, { acceptance_criteria: criteria }),
  ]
  const quantities = requirementQuantities(asked.text)
  const [found] = withConfirmed([told('none')], [{ ...asked, quantities }], plan, [
    { action: 'Wind two loops of copper', requirement_ids: ['R4'], tests },
  ])
  expect(found?.places.map(({ milestone_number, part, quote }) => [milestone_number, part, quote])).toEqual([
    [2, 'text', TASK],
    [2, 'criterion', criteria[1]],
  ])
})

test('what the words of other milestones are only alike is told no longer where a person has said which step answers it', () => {
  const alike = [1, 2].map((milestone_number) => ({ milestone_number, part: 'text', quote: `Loops ${milestone_number}` }) as const)
  const full = { ...told('full', [1, 2]), places: alike }
  const [first] = withConfirmed([full], [ASKED], PLAN, CONFIRMED)
  expect(first).toMatchObject({ strength: 'full', covered_by: [2] })
  expect(first?.places.map(({ quote }) => quote)).toEqual([TASK, 'Loops 2'])
})

test('a step whose task does not stand in the plan, and another requirement, answer nothing', () => {
  const open = [told('none')]
  expect(withConfirmed(open, [ASKED], PLAN.slice(0, 1), CONFIRMED)).toEqual(open)
  expect(withConfirmed(open, [ASKED], PLAN, [{ action: 'Wind two loops of copper', requirement_ids: ['R5'] }])).toEqual(open)
})

test('confirmed is what a person typed or accepted, not what was only matched ahead', () => {
  const cell = (value: unknown, state: Cell['state']): Cell => ({ value, origin: { from: 'document', page: 1, quote: 'Q' }, state })
  const row = (state: Cell['state'], action: Cell['state'] = 'read', more: Record<string, Cell> = {}) =>
    ({
      id: 's1',
      kind: 'step',
      position: 0,
      cells: { action: cell('Wind two loops of copper', action), requirement_ids: cell(['R4'], state), ...more },
    }) as Row
  expect(confirmedSteps([row('seen')], [ASKED])).toEqual(CONFIRMED)
  expect(confirmedSteps([row('seen', 'read', { result: cell('Two loops', 'read') })], [ASKED])[0]?.is_shown).toBe(true)
  const typed = Object.assign(row('seen'), { read_as: { requirement_ids: ['R4'] } })
  const requirement_ids = { ...cell(['R4'], 'seen'), origin: { from: 'person' } } as Cell
  expect(confirmedSteps([{ ...typed, cells: { ...typed.cells, requirement_ids } } as Row], [ASKED])).toEqual([])
  expect(confirmedSteps([row('read'), row('suggested'), row('seen', 'suggested')], [ASKED])).toEqual([])
})

test('a link that a person set stands also where the step says nothing of it: no result or test of it shows how', () => {
  const cell = (value: unknown): Cell => ({ value, origin: { from: 'person' }, state: 'seen' })
  const cells = { action: cell('Wind two loops of copper'), result: cell('Two loops'), requirement_ids: cell(['R4']) }
  const hatch = { ...ASKED, quote: 'Paint the hatch of the tower white.', text: 'Paint the hatch of the tower white.' }
  const confirmed = (more: Record<string, Cell> = {}) =>
    confirmedSteps([{ id: 's1', kind: 'step', position: 0, cells: { ...cells, ...more } } as Row], [hatch])
  expect(confirmed()).toEqual([{ action: 'Wind two loops of copper', requirement_ids: ['R4'] }])
  const proof = cell([{ quantity: 'Colour', evidence: 'photograph' }])
  const shows = cell([{ requirement_id: 'R4', quantity: 'Colour' }])
  expect(confirmed({ proof, shows })).toMatchObject([{ requirement_ids: ['R4'], is_shown: true, shows: [{ quantity: 'Colour' }] }])
})

test('who has to be disclosed is answered by what the company says of security, also that there is nobody', () => {
  const foreign = [{ ...ASKED, text: 'Offerors must disclose any proposed use of foreign nationals.' }]
  const line = 'Disclosures on security: No foreign national works on it.'
  const plan = [milestone(1, `Kickoff\n\n${line}`)]
  expect(withConfirmed([told('quoted')], foreign, plan, [])).toEqual([
    { ...told('full', [1]), places: [{ milestone_number: 1, part: 'text', quote: line }] },
  ])
  expect(withConfirmed([told('quoted')], foreign, PLAN, [])).toEqual([told('quoted')])
  expect(withConfirmed([told('quoted')], [ASKED], plan, [])).toEqual([told('quoted')])
})

describe('The feasibility that a direct Phase II has to show', () => {
  const ofPhaseOne: Requirement = {
    ...ASKED,
    text: 'Offerors must submit results of at least 30 dives of a bench model.',
    quote: 'Offerors must submit results of at least 30 dives of a bench model.',
    quantities: requirementQuantities('Offerors must submit results of at least 30 dives of a bench model.'),
    whose: 'proposal',
  }
  const topic = { direct_to_phase_2: true } as Topic
  const strength = (line: string, done = TASK) => {
    const asked = applying({ requirements: [ofPhaseOne], phase: 'II', topic })
    return coverage(asked, [milestone(1, `Kickoff\n\n${line}`), milestone(2, `Loops\n\n${done}`)])[0]
  }

  test('counts among what the plan answers, and in no other plan', () => {
    expect(applying({ requirements: [ofPhaseOne], phase: 'II', topic })).toMatchObject([{ id: 'R4' }])
    expect(applying({ requirements: [ofPhaseOne], phase: 'II', topic: { ...topic, direct_to_phase_2: false } })).toEqual([])
    expect(applying({ requirements: [ofPhaseOne], phase: 'I', topic })).toEqual([])
  })

  test('is answered by what the company says it has shown, in full where each figure is said', () => {
    expect(strength('Feasibility shown: A model dived 42 times in a tank, paid by own money.')).toMatchObject({
      strength: 'partial',
      covered_by: [1],
    })
    expect(strength('Feasibility shown:\n- The bench model made at least 30 dives.\n- Own money paid.')).toMatchObject({ strength: 'full' })
  })

  test('is answered by no work to come, nor by a place that is still to be filled in', () => {
    const dives = 'Task 2.1: The Contractor shall submit results of at least 30 dives of a bench model.'
    expect(strength('Focus: dives', dives)).toMatchObject({ strength: 'none', covered_by: [] })
    expect(strength('Feasibility shown: [name the feasibility evidence].', dives)).toMatchObject({ strength: 'none' })
  })
})
