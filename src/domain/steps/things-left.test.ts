import { describe, expect, test } from 'vitest'
import { SCOPE_FAILED } from '../plan.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import type { KeptStep } from './left-objections.ts'
import { placesOf } from './left-places.ts'
import type { Overrule } from './qc-report.ts'
import { isToMend, leftIn, readyMilestones } from './thing-left.ts'
import { thingsLeft } from './things-left.ts'

const left = (plan: ReviewedPlan, steps: readonly KeptStep[] = [], rows: readonly Row[] = []) => thingsLeft({ plan, steps, rows })
const toMend = (plan: ReviewedPlan, steps?: readonly KeptStep[]) =>
  left(plan, steps)
    .filter(isToMend)
    .flatMap(({ places }) => places.map(({ message }) => message))
const step = (milestone_number: number, kept: Partial<KeptStep> = {}): KeptStep => ({
  milestone_number,
  status: 'finalized',
  user_narrative_md: null,
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

test('of a sound plan nothing is left, whether or not anybody began the narratives', () => {
  expect(toMend(soundPlan())).toEqual([])
  expect(left(soundPlan(), [step(1), step(2, { status: 'not_started' })]).map(({ reason }) => reason)).not.toContain('narrative')
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

describe('a narrative that was begun is worth a look until its step is finalized', () => {
  test.each([
    ['in_progress', 'has an interview that is not finished.'],
    ['needs_revision', 'has a narrative with findings.'],
    ['ready', 'has a narrative that is not finalized.'],
  ] as const)('%s', (status, words) => {
    const things = left(soundPlan(), [step(2, { status })]).filter(({ reason }) => reason === 'narrative')
    expect(things.map(({ severity, places }) => [severity, places[0]?.message])).toEqual([
      ['warning', `Milestone 2 (Chamber test of the shield) ${words}`],
    ])
  })
})

test('an error in a narrative is left, and gone once it is overruled with a reason', () => {
  const user_narrative_md = 'Maria Chen shall plan the chamber test at [name the laboratory].'
  const told = [step(2, { status: 'needs_revision', user_narrative_md })]
  expect(toMend(soundPlan(), told)).toEqual(['Milestone 2 still has something to be filled in: [name the laboratory]'])
  expect(toMend(soundPlan(), [{ ...told[0], overrules: [overrule('QC-50', '[name the laboratory]')] } as KeptStep])).toEqual([])
})

test('what somebody has overruled is not left, and stays to be seen with the reason', () => {
  const steps = [step(2, { overrules: [overrule('QC-50', '[name the range]')] })]
  expect(toMend(BLANK, steps)).toEqual([])
  expect(left(BLANK, steps).find(({ reason }) => reason === 'overruled')).toMatchObject({
    severity: 'advice',
    mends: 'Overruled because: It is agreed with the TPOC.',
    places: [{ message: BLANK_WORDS }],
  })
})

test('a plan as a whole is held against its award', () => {
  const [first] = left({ ...soundPlan(), award: 8_000_000 })
  expect(first).toMatchObject({ reason: 'payment', places: [{ message: 'Payments total $90,000.00, the award is $80,000.00.' }] })
  expect(first?.places[0]?.milestone_number).toBeUndefined()
})

describe('what the product drafts itself is not left to anybody', () => {
  test('a criterion that is missing, before Work Plan Complete and not after it', () => {
    const bare = withMilestone(2, { acceptance_criteria: [] })
    expect(toMend({ ...bare, scope_paragraph: null })).toEqual([])
    expect(toMend(bare)).toEqual(['Milestone 2 has no acceptance criterion.'])
  })

  test('a scope paragraph, unless it failed', () => {
    expect(toMend({ ...soundPlan(), scope_paragraph: null })).toEqual([])
    expect(toMend({ ...soundPlan(), scope_paragraph: SCOPE_FAILED })).toContain('The scope paragraph was not drafted.')
  })
})

test('a milestone without a text, or without anything that is handed over, is to be mended', () => {
  expect(toMend(withMilestone(2, { refined_text: '', initial_text: '' }))).toContain('Milestone 2 has no text.')
  expect(toMend(withMilestone(2, { deliverables: [' '] }))).toContain('Milestone 2 hands nothing over.')
})

test('requirements that nobody answers are one thing of the plan', () => {
  const salt = { ...SHIELD, id: 'R2', text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }
  const vibration = { ...salt, id: 'R3', text: 'Vibration', quote: 'The connector must survive vibration of 20 g.' }
  const [first] = left({ ...soundPlan(), requirements: [SHIELD, salt, vibration] })
  expect(first).toMatchObject({ reason: 'requirement', severity: 'error' })
  expect(first?.places.map(({ message }) => message)).toEqual([
    'Requirement R2 (solicitation, page 2) is not addressed by any milestone.',
    'Requirement R3 (solicitation, page 2) is not addressed by any milestone.',
  ])
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
    expect(first?.places[0]?.cell).toEqual({ row_id: 's2', cell: 'method', name: 'Step 2' })
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
      ['Step 1 goes on until month 9, but the period of performance ends with month 6.', 'Step 1'],
      ['Step 1 has no pass mark yet.', 'Step 1'],
    ])
  })
})

test('what has no pass mark yet is left: a test of a step, a requirement with a figure that a step answers, and a commitment', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const row = (id: string, kind: Row['kind'], cells: object) => ({ id, kind, position: 0, cells }) as Row
  const plan = soundPlan()
  const figure = { printed: '5 km', value: '5', unit: 'km', comparator: '>=' as const, threshold_or_objective: null, what: 'range' }
  const requirements = plan.requirements.slice(0, 1).map((one) => ({ ...one, kind: 'performance' as const, quantities: [figure] }))
  const [asked] = requirements
  const open = (proof: object[], value?: string) =>
    left(
      { ...plan, requirements },
      [],
      [
        row('s1', 'step', { action: cell('Measure it'), requirement_ids: cell([asked?.id]), proof: cell(proof) }),
        row('c1', 'commitment', { quantity: cell('Mass'), how: cell('on a scale'), ...(value ? { value: cell(value) } : {}) }),
      ],
    )
      .filter(({ mends }) => /counts? as a pass|no criterion/.test(mends ?? ''))
      .flatMap(({ places }) => places.map(({ message, cell: of }) => `${of?.cell}: ${message}`))
  expect(open([{ quantity: 'Range' }])).toEqual([
    'proof: “Range” of step 1 has no pass mark yet.',
    `proof: Step 1 answers ${asked?.id} “${asked?.quote}”, which has no pass mark yet.`,
    'value: The commitment “Mass” says no value yet.',
  ])
  expect(open([{ quantity: 'Range', value: '5 km, my guess' }])).toContain(
    'proof: “Range: 5 km, my guess” is a guess: what counts as a pass?',
  )
  expect(open([{ quantity: 'Range', comparator: '>=', value: '5', unit: 'km' }], '3 kg')).toEqual([])
})

test('criteria that the completion will draft are one thing of the whole plan', () => {
  const { milestones, ...plan } = soundPlan()
  const early = { ...plan, scope_paragraph: null, milestones: milestones.map((one) => ({ ...one, acceptance_criteria: [] })) }
  const [bare, ...more] = left(early).filter(({ places }) => places[0]?.message.includes('no acceptance criterion'))
  expect([bare?.places[0]?.milestone_number, bare?.places.length, more]).toEqual([undefined, 3, []])
})

describe('a pass mark of the rows', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const proven = (value: string) => [
    {
      id: 's1',
      kind: 'step',
      position: 0,
      cells: { action: cell('Measure it'), proof: cell([{ quantity: 'Flaws found', value }]) },
    } as Row,
  ]
  const missed = (plan: ReviewedPlan, value: string) =>
    left(plan, [], proven(value))
      .filter(({ reason }) => reason === 'rows')
      .map(({ places: [place] }) => place?.message)

  test('that stands nowhere in the plan is missed', () => {
    expect(missed(soundPlan(), '922 of 924')).toEqual(['The pass mark “922 of 924” of step 1 stands nowhere in the plan.'])
    expect(missed(withSentence(2, 'It finds at least 922 of the 924 flaws.'), '922 of 924')).toEqual([])
  })

  test('is not missed before the criteria are drafted', () => {
    const { milestones, ...plan } = soundPlan()
    const early = { ...plan, milestones: milestones.map((one) => ({ ...one, acceptance_criteria: [] })) }
    expect(missed(early, '922 of 924')).toEqual([])
  })
})

test('the gravest stands first, and within it the plan before its milestones in their order', () => {
  const things = left({ ...withSentence(3, 'Tom Velez shall do it at [name the place].'), award: 8_000_000 })
  const weights = things.map(({ severity }) => ['error', 'warning', 'advice'].indexOf(severity))
  expect(weights).toEqual([...weights].sort())
  expect(things.slice(0, 2).map(({ places: [first] }) => first?.milestone_number)).toEqual([undefined, 3])
})

test('what is worth a look is one thing for one kind and remedy, however many milestones it is in; what is to be mended is one in each', () => {
  const begun = left(soundPlan(), [step(1, { status: 'ready' }), step(3, { status: 'ready' }), step(2, { status: 'in_progress' })])
  expect(
    begun.filter(({ reason }) => reason === 'narrative').map(({ places }) => places.map(({ milestone_number }) => milestone_number)),
  ).toEqual([[1, 3], [2]])
  const two = withSentence(2, 'Maria Chen shall measure it at [name the range] with [name the tool].')
  expect(left(two).flatMap(({ reason, places }) => (reason === 'blank' ? places.length : []))).toEqual([2])
  expect(leftIn(begun, 3).filter(({ reason }) => reason === 'narrative')).toMatchObject([{ places: [{ milestone_number: 3 }] }])
  const bare = { ...soundPlan(), milestones: soundPlan().milestones.map((one) => ({ ...one, deliverables: [] })) }
  expect(toMend(bare).filter((message) => message.includes('hands nothing over'))).toHaveLength(3)
  expect(readyMilestones([1, 2, 3], left(bare))).toBe(0)
})

test('of what is worth a look the words of the plan come first, and its rows last', () => {
  const action = { value: 'Bake it', origin: { from: 'person' }, state: 'seen' } as const
  const row: Row = { id: 's1', kind: 'step', position: 0, cells: { action } }
  const vague = withSentence(3, 'Tom Velez shall bake the crust as needed.')
  const things = left(vague, [step(1, { status: 'ready' })], [row]).filter(({ severity }) => severity === 'warning')
  expect([...new Set(things.map(({ reason }) => reason))]).toEqual(['quality', 'narrative', 'rows'])
})
