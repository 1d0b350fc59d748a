import { describe, expect, test } from 'vitest'
import { SCOPE_FAILED } from '../plan.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { leftIn, readyMilestones } from './left-in.ts'
import type { KeptStep } from './left-objections.ts'
import { placesOf } from './left-places.ts'
import type { Overrule } from './qc-report.ts'
import { isToMend } from './thing-left.ts'
import { thingsLeft } from './things-left.ts'

const left = (plan: ReviewedPlan, steps: readonly KeptStep[] = [], rows: readonly Row[] = []) => thingsLeft({ plan, steps, rows })
const toMend = (plan: ReviewedPlan, steps?: readonly KeptStep[]) =>
  left(plan, steps)
    .filter(isToMend)
    .flatMap(({ places }) => places.map(({ message }) => message))
const step = (milestone_number: number, kept: Partial<KeptStep> = {}): KeptStep => ({
  milestone_number,
  overrules: [],
  ...kept,
})
const overrule = (rule: string, quote: string | null): Overrule => ({
  rule,
  quote,
  reason: 'It is agreed with the TPOC.',
  made_at: '2026-01-01T00:00:00.000Z',
})
const BLANK = withSentence(2, 'Maria Chen shall measure it at [name the range].')
const BLANK_WORDS = 'Milestone 2 still has something to be filled in: [name the range]'

test('of a sound plan nothing is left', () => {
  expect(toMend(soundPlan())).toEqual([])
  expect(readyMilestones([1, 2, 3], left(soundPlan()))).toBe(3)
})

test('what is to be mended says what, where and how, and its milestone is not ready', () => {
  const [first] = left(BLANK)
  expect(first).toMatchObject({
    reason: 'blank',
    severity: 'error',
    mends: expect.stringContaining('Fill the blank in'),
    places: [{ message: BLANK_WORDS, milestone_number: 2, quote: '[name the range]', part: 'text' }],
  })
  expect(readyMilestones([1, 2, 3], left(BLANK))).toBe(2)
})

test('what somebody has overruled stands behind all else with the reason, and is to mend for nobody', () => {
  const all = left({ ...BLANK, award: 8_000_000 }, [step(2, { overrules: [overrule('QC-50', '[name the range]')] })])
  expect(all.map(({ overruled }) => overruled)).toEqual([undefined, 'It is agreed with the TPOC.'])
  expect(all.map(isToMend)).toEqual([true, false])
  expect(leftIn(all, 2)).toMatchObject([{ mends: expect.stringMatching(/^It counts again/), places: [{ quote: '[name the range]' }] }])
})

test('advice is not left: no evaluator holds it against a plan, and the report of its step has it', () => {
  const long = 'Maria Chen shall weigh the shield on the scale in the laboratory at Dayton, '
  expect(left(withSentence(2, `${long.repeat(4)}and note it.`)).filter(({ severity }) => severity === 'advice')).toEqual([])
})

test('a plan as a whole is held against its award', () => {
  const [first] = left({ ...soundPlan(), award: 8_000_000 })
  expect(first).toMatchObject({ reason: 'payment', places: [{ message: 'Payments total $90,000.00, the award is $80,000.00.' }] })
  expect(first?.places[0]?.milestone_number).toBeUndefined()
})

describe('what the product drafts itself is not left to anybody', () => {
  test('a criterion that is missing, before Work Plan Complete and not after it', () => {
    const bare = withMilestone(2, { acceptance_criteria: [] })
    expect(left({ ...bare, scope_paragraph: null })).toEqual([])
    expect(toMend(bare)).toEqual(['Milestone 2 has no acceptance criterion.'])
  })

  test('a scope paragraph, unless it failed or criteria are there, behind which it is drafted', () => {
    expect(toMend({ ...withMilestone(2, { acceptance_criteria: [] }), scope_paragraph: null })).toEqual([])
    expect(toMend({ ...soundPlan(), scope_paragraph: null })).toEqual(['The scope has not been written yet.'])
    expect(toMend({ ...soundPlan(), scope_paragraph: SCOPE_FAILED })).toContain('The scope paragraph was not drafted.')
  })
})

test('a milestone without a text, or without anything that is handed over, is to be mended', () => {
  expect(toMend(withMilestone(2, { refined_text: '', initial_text: '' }))).toContain('Milestone 2 has no text.')
  expect(toMend(withMilestone(2, { deliverables: [' '] }))).toContain('Milestone 2 hands nothing over.')
})

test('a milestone is not ready while nothing can fail one of its criteria, or it stands as it was said; each leads to the row it was composed from', () => {
  const acceptance_criteria = ['Baking by night: proves that it does not upset the crumb.', 'Crumb: we’ll see, 5 mm.']
  const composed = acceptance_criteria.map((text) => ({ text, origins: [], cell: { row: 's1', cell: 'proof' }, criterion_of: 2 }))
  const sources = { documents: [], answers: [], entries: [], own_statements: [], composed }
  const rows = [{ id: 's1', kind: 'step', position: 0, cells: {} } as Row]
  const all = left({ ...withMilestone(2, { acceptance_criteria }), sources }, [], rows)
  const places = leftIn(all, 2).flatMap((one) => (isToMend(one) && one.reason === 'quality' ? one.places : []))
  expect(places.map(({ quote = '', cell }) => [quote, cell?.name]).sort()).toEqual(
    acceptance_criteria.map((quote) => [quote, 'Work step 1']),
  )
  expect(readyMilestones([1, 2, 3], left(withMilestone(2, { acceptance_criteria })))).toBe(2)
})

describe('the requirements', () => {
  const salt = { ...SHIELD, id: 'R2', text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }
  const vibration = { ...salt, id: 'R3', text: 'Vibration', quote: 'The connector must survive vibration of 20 g.' }
  const requirements = [SHIELD, salt, vibration]
  const OPEN = 'not answered.'
  const told = (plan: ReviewedPlan) =>
    left(plan).flatMap((one) =>
      one.reason === 'requirement' ? one.places.map(({ message }) => [one.severity, isToMend(one), message]) : [],
    )

  test('that are open are one thing, with the way to the coverage that tells which', () => {
    expect(told({ ...soundPlan(), requirements })).toEqual([['error', true, `Requirements: 2 ${OPEN}`]])
  })

  test('are worth a look where some are answered in part only', () => {
    const quote = `${SHIELD.quote.slice(0, -1)}, and shall survive salt fog in the harbor.`
    const half = { ...SHIELD, quote, text: quote }
    expect(told({ ...soundPlan(), requirements: [half] })).toEqual([['warning', false, 'Requirements: 1 answered in part.']])
  })

  test('are not judged by criteria that are still to be drafted', () => {
    const named = withMilestone(3, { refined_text: `Milestone 3 - End\n\nAnswers:\n- R2 “${salt.quote}” (p. 2)` })
    const only = { ...named, requirements: [SHIELD, salt] }
    expect(told(only)).toEqual([['warning', true, 'Requirements: 1 only named.']])
    const early = { ...only, milestones: only.milestones.map((one) => ({ ...one, acceptance_criteria: [] })) }
    expect(told(early)).toEqual([])
    // where rows tell them, as many are open before they are drafted as after it
    const composed = only.milestones.flatMap(({ milestone_number, acceptance_criteria }) =>
      acceptance_criteria.map((text) => ({ text, origins: [], criterion_of: milestone_number })),
    )
    const sources = { documents: [], answers: [], entries: [], own_statements: [], composed }
    expect(told({ ...early, sources })).toEqual(told({ ...only, sources }))
  })
})

describe('what was composed from rows', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const stepRow = (id: string, position: number, cells: object) => ({ id, kind: 'step', position, cells }) as Row
  const rows = [
    stepRow('s1', 0, { action: cell('Build it'), from_month: cell(1), to_month: cell(9) }),
    stepRow('s2', 1, { action: cell('Measure it') }),
  ]

  test('is mended in its cell, too', () => {
    const text = 'Maria Chen shall measure it at [name the range].'
    const sources = { documents: [], answers: [], entries: [], own_statements: [] }
    const composed = [{ text: `Method: ${text}`, origins: [], cell: { row: 's2', cell: 'method' } }]
    const [first] = left({ ...withSentence(2, text), sources: { ...sources, composed } }, [], rows).filter(
      ({ reason }) => reason === 'blank',
    )
    expect(first?.places[0]?.cell).toEqual({ row_id: 's2', cell: 'method', name: 'Work step 2' })
  })

  test('of the people of a line the one who is named is meant, where the milestone tells of them', () => {
    const sources = { documents: [], answers: [], entries: [], own_statements: [] }
    const people = ['Ana Ruiz', 'Lena Brandt'].map(
      (name, at) => ({ id: name, kind: 'person', position: at, cells: { name: cell(name) } }) as Row,
    )
    const line = 'People: Ana Ruiz (engineer); Lena Brandt (at [name the place]).'
    const composed = [
      { text: 'Task 1.1: Lena Brandt (at [name the place]) shall begin.', origins: [], cell: { row: 's2', cell: 'action' } },
      { text: line, origins: [], cell: { row: 'Ana Ruiz', cell: 'name' } },
    ]
    const found = placesOf({ ...withSentence(2, `\n${line}`), sources: { ...sources, composed } }, [...rows, ...people])
    const at = (quote: string, message = '') => found.composedFrom({ quote, message, milestone_number: 2 })?.row_id
    expect(at('Lena Brandt (at [name the place])')).toBe('Lena Brandt')
    expect(at('[name the place]', 'Lena Brandt has a blank.')).toBe('Lena Brandt')
    expect(at('engineer')).toBe('Ana Ruiz')
    expect(found.composedFrom({ quote: '[name the place]', message: '', milestone_number: 1 })?.row_id).toBe('s2')
  })

  test('and what does not fit together in the rows is worth a look there', () => {
    const things = left(soundPlan(), [], rows).filter(({ reason }) => reason === 'rows')
    expect(things.map(({ places }) => [places[0]?.message, places[0]?.cell?.name])).toEqual([
      ['Work step 1 goes on until month 9, but the period of performance ends with month 6.', 'Work step 1'],
      ['Work step 1 has no pass mark yet.', 'Work step 1'],
    ])
  })
})

test('what has no pass mark yet is left: a test of a step, and a commitment', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const row = (id: string, kind: Row['kind'], cells: object) => ({ id, kind, position: 0, cells }) as Row
  const open = (proof: object[], value?: string) =>
    left(
      soundPlan(),
      [],
      [
        row('s1', 'step', { action: cell('Measure it'), proof: cell(proof) }),
        row('c1', 'commitment', { quantity: cell('Mass'), how: cell('on a scale'), ...(value ? { value: cell(value) } : {}) }),
      ],
    )
      .filter(({ mends }) => /counts? as a pass|no criterion/.test(mends ?? ''))
      .flatMap(({ places }) => places.map(({ message, cell: of }) => `${of?.cell}: ${message}`))
  expect(open([{ quantity: 'Range' }])).toEqual([
    'proof: “Range” of work step 1 has no pass mark yet.',
    'value: The commitment “Mass” says no value yet.',
  ])
  expect(open([{ quantity: 'Range', value: '5 km, my guess' }])).toContain(
    'proof: “Range: 5 km, my guess” tells nothing that binds: what counts as a pass?',
  )
  expect(open([{ quantity: 'Range', comparator: '>=', value: '5', unit: 'km' }], '3 kg')).toEqual([])
})

test('the gravest stands first, and within it the plan before its milestones in their order', () => {
  const things = left({ ...withSentence(3, 'Tom Velez shall do it at [name the place].'), award: 8_000_000 })
  const weights = things.map(({ severity }) => ['error', 'warning', 'advice'].indexOf(severity))
  expect(weights).toEqual([...weights].sort())
  expect(things.slice(0, 2).map(({ places: [first] }) => first?.milestone_number)).toEqual([undefined, 3])
})

test('one kind with one remedy is one thing, however many milestones it is in, and each of them has its own places', () => {
  const two = withSentence(2, 'Maria Chen shall measure it at [name the range] with [name the tool].')
  expect(left(two).flatMap(({ reason, places }) => (reason === 'blank' ? places.length : []))).toEqual([2])
  const bare = { ...soundPlan(), milestones: soundPlan().milestones.map((one) => ({ ...one, deliverables: [] })) }
  const [empty, ...others] = left(bare).filter(({ reason }) => reason === 'blank')
  expect([empty?.places.map(({ milestone_number }) => milestone_number), others]).toEqual([[1, 2, 3], []])
  expect(leftIn(left(bare), 3).filter(({ reason }) => reason === 'blank')).toMatchObject([{ places: [{ milestone_number: 3 }] }])
  expect(readyMilestones([1, 2, 3], left(bare))).toBe(0)
})

test('of what is worth a look the words of the plan come first, and its rows last', () => {
  const action = { value: 'Bake it', origin: { from: 'person' }, state: 'seen' } as const
  const row: Row = { id: 's1', kind: 'step', position: 0, cells: { action } }
  const vague = withSentence(3, 'Tom Velez shall bake the crust as needed.')
  const things = left(vague, [], [row]).filter(({ severity }) => severity === 'warning')
  expect([...new Set(things.map(({ reason }) => reason))]).toEqual(['quality', 'rows'])
})
