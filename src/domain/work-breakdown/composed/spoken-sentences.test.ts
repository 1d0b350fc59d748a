import { describe, expect, test } from 'vitest'
import { withoutKeptOut } from '../../kept-out.ts'
import type { PlanFields, Proof, WorkBreakdown } from '../work-breakdown.ts'
import { keptOutOf } from './kept-out-of.ts'
import { accepting, leavingOut, spokenSentences } from './spoken-sentences.ts'
import { step } from './testing/mast.ts'
import { voicedRows } from './voiced-rows.ts'

const NONE: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }
const spoken = (rows: Partial<WorkBreakdown>) =>
  spokenSentences({ ...NONE, ...rows }).map(({ cell, field, printed }) => [field?.name ?? cell, printed])
const ofStep = (cells: Partial<Parameters<typeof step>[1]>) => spoken({ steps: [step('s1', { action: 'Brew the lager', ...cells })] })
const ofPlan = (plan: PlanFields) => spoken({ plan })

describe('a sentence that reads as it was said is found in whatever cell the plan prints it from', () => {
  test.each([
    ['result', 'the tanks of our ten, told apart so you can taste them'],
    ['input', 'hops that we pick and that you dry'],
    ['title', 'Tasting on our ten tanks'],
    ['place', 'your cellar'],
  ] as const)('%s of a step', (cell, words) => expect(ofStep({ [cell]: words }).map(([name]) => name)).toEqual([cell]))

  test.each(['quantity', 'value', 'condition', 'evidence', 'judge'] as const)('%s of a test', (name) => {
    const proof: Proof = { quantity: 'Bitterness', [name]: 'what you and I taste' }
    expect(ofStep({ proof: [proof] }).map(([field]) => field)).toEqual([name])
  })

  test.each(['solution', 'existing', 'next_phase', 'security'] as const)('%s of the plan', (cell) =>
    expect(ofPlan({ [cell]: 'You stir the mash, and I taste it.' }).map(([name]) => name)).toEqual([cell]),
  )

  test('risks, needs, people, commitments and milestones', () => {
    expect(
      spoken({
        people: [{ id: 'p1', name: 'Ada Berg', role: 'your brewer' }],
        commitments: [{ id: 'c1', quantity: 'what you pay', step_ids: [] }],
        risks: [{ id: 'r1', what: 'the yeast dies', fallback: 'you buy new yeast', step_ids: [] }],
        furnished: [{ id: 'f1', item: 'your malt', step_ids: [] }],
        milestones: [{ id: 'm1', title: 'Your first sip' }],
      }).map(([name]) => name),
    ).toEqual(['role', 'quantity', 'fallback', 'item', 'title'])
  })
})

test('a fragment that tells of the work plainly is printed, and a note put together of initials, months and hours is not', () => {
  for (const plain of ['Lighter, quieter, runs off a single 15 A outlet.', 'Cut, deburred, anodized, then assembled by hand.'])
    expect(ofStep({ method: plain })).toEqual([])
  for (const note of [
    'Brew room (the tenth tank goes to Bremen with hops for 20 brews.',
    'No, wait, 860, the Contractor forgot the gauge.',
  ])
    expect(ofStep({ method: note })).toHaveLength(1)
})

test('what the voice of a contract turned is no longer spoken, and things need no verb', () => {
  expect(ofStep({ method: 'We stir the mash with a steel paddle.', tools: 'A copper kettle', place: 'The cold room' })).toEqual([])
})

test('what the voice of a contract turned is spoken all the same where it opens as one talks, or is only noted', () => {
  const method = "OK so, we strain the wort. The kettle is closed. That's what we want. Cellar, then two nights, Bremen."
  expect(ofStep({ method }).map(([, printed]) => printed)).toEqual([
    'OK so, the Contractor shall strain the wort.',
    "That's what the Contractor wants.",
    'Cellar, then two nights, Bremen.',
  ])
})

test('what reads as spoken in prose is kept out until somebody decides, a figure in it or none; what a person has typed is printed always', () => {
  const method = 'The wort is cooled overnight. You skim the foam. Cellar, AB, ten casks or so. You skim the foam 3 times, me and Bob.'
  const rows = { ...NONE, steps: [step('s1', { action: 'Brew the lager', method })] }
  const found = (typed: readonly string[]) => spokenSentences({ ...rows, typed }).map(({ printed, isKeptOut }) => [printed, isKeptOut])
  expect(found([])).toEqual([
    ['You skim the foam.', true],
    ['Cellar, AB, ten casks or so.', true],
    ['You skim the foam 3 times, me and Bob.', true],
  ])
  expect(keptOutOf(rows).map(({ line, rest }) => [line, rest])).toEqual([
    ['You skim the foam', ''],
    ['Cellar, AB, ten casks or so', ''],
    ['You skim the foam 3 times, me and Bob', ''],
  ])
  expect(found(['s1 method']).map(([, isKeptOut]) => isKeptOut)).toEqual([false, false, false])
  expect(keptOutOf({ ...rows, typed: ['s1 method'] })).toEqual([])
})

test('what a plan is held to waits where it is talk, and the sentence that answers a requirement by somebody’s word is printed', () => {
  const statements = 'You skim the foam 3 times. You taste it, me too.'
  const limits = [{ requirement_id: 'R1', told: 'You skim the foam 3 times.', is_same: false, answers: 'plan' as const }]
  const risks = [{ id: 'r1', what: 'The yeast dies', fallback: 'it costs 4 h, me and Bob', step_ids: [] }]
  const all = spokenSentences({ ...NONE, risks, plan: { statements, ...{ limits } } })
  expect(all.map(({ cell, isKeptOut }) => [cell, isKeptOut])).toEqual([
    ['fallback', true],
    ['statements', false],
    ['statements', true],
  ])
})

test('a criterion or a risk of which a part is talk waits as a whole; what only is noted is printed', () => {
  const proof = [{ quantity: "We've got 40 casks" }, { quantity: 'Yeast count', comparator: '>=' as const, value: '9' }]
  const risks = [{ id: 'r1', what: 'your yeast dies', sign: 'no foam', step_ids: [] }]
  const kept = keptOutOf({ ...NONE, risks, steps: [step('s1', { action: 'Brew the lager', proof })] })
  const milestone = {
    milestone_number: 1,
    initial_text: 'Milestone 1 - Lager\n\nRisk: Your yeast dies. Early sign: No foam.\nTask 1.1: The Contractor shall brew the lager.',
    refined_text: null,
    deliverables: ['Lager'],
    acceptance_criteria: ['The Contractor has got 40 casks; by Award + 2 Months.', 'Yeast count: at least 9; by Award + 2 Months.'],
  }
  expect(withoutKeptOut({ milestones: [milestone as never] }, kept).milestones[0]).toMatchObject({
    refined_text: 'Milestone 1 - Lager\n\nTask 1.1: The Contractor shall brew the lager.',
    acceptance_criteria: ['Yeast count: at least 9; by Award + 2 Months.'],
  })
})

test('a line of which sentences are joined or parted as it is told is judged as a whole, and the others of its cell by their sentences', () => {
  const statements = 'The mash is stirred for an hour. You skim the foam.\nKettles incl. Anna’s are clean. You taste it.'
  expect(ofPlan({ statements })).toEqual([
    ['statements', 'You skim the foam.'],
    ['statements', 'You taste it.'],
  ])
})

test('among sentences each has a verb, while a method alone may be a thing', () => {
  expect(ofStep({ method: 'The mash is stirred for an hour. About 40 liters in a tank, so 600.' })).toEqual([
    ['method', 'About 40 liters in a tank, so 600.'],
  ])
  expect(ofStep({ method: 'finite elements with the measured kettle as a boundary' })).toEqual([])
})

test('what the plan closes with a full stop is judged with it, and a thing alone may still stand there', () => {
  const fallbacks = (fallback: string) => spoken({ risks: [{ id: 'r1', what: 'The yeast dies', fallback, step_ids: [] }] })
  expect(fallbacks('spare foil heater behind, costs 4 h runtime')).toHaveLength(1)
  expect(fallbacks('a second kettle')).toEqual([])
})

test('what a person has typed is offered, and stands in its cell as it was typed', () => {
  const rows = { ...NONE, typed: ['s1 method'], steps: [step('s1', { action: 'Brew the lager', method: 'Oldest cask is 40 liters.' })] }
  const before = structuredClone(rows)
  expect(spokenSentences(rows)).toMatchObject([{ printed: 'Oldest cask is 40 liters.', isTyped: true, isKeptOut: false }])
  expect(keptOutOf(rows)).toEqual([])
  expect(rows).toEqual(before)
})

test('of which a person has said that it stays so, and what is put in its place, is marked no longer', () => {
  const method = 'The mash is stirred for an hour.\n- If it boils, you skim it.'
  const steps = [step('s1', { action: 'Brew the lager', method })]
  const [found] = spokenSentences({ ...NONE, steps })
  if (!found) throw new Error('nothing reads as spoken')
  expect(found).toMatchObject({ row: 's1', cell: 'method', printed: 'If it boils, you skim it.' })
  expect(accepting({ method: { value: method } }, found, found.printed)).toEqual({ as_said: ['If it boils, you skim it'] })
  expect(spoken({ steps, as_said: ['If it boils, you skim it'] })).toEqual([])
  expect(accepting({ method: { value: method } }, found, 'If it boils, the brewer skims it.')).toEqual({
    method: 'The mash is stirred for an hour.\n- If it boils, the brewer skims it.',
    as_said: ['If it boils, the brewer skims it'],
    worded: [{ said: 'If it boils, you skim it', now: 'If it boils, the brewer skims it.' }],
  })
})

test('what a person has worded prints exactly as it was typed, whatever the voice of a contract would make of it', () => {
  const method = 'Cool the wort overnight; stir it with a paddle, because the cellar has no pump'
  const said = { ...NONE, steps: [step('s1', { action: 'Brew the lager', method })], as_said: [method] }
  expect(voicedRows(said).steps[0]?.method).toBe(method)
  expect(voicedRows({ ...said, as_said: [] }).steps[0]?.method).toContain('the Contractor shall')
})

test('a title that says what is done, or names what it is done to, is as a contract has it', () => {
  for (const action of [
    'Run nine batches through the kettle',
    'Finish drawings',
    'Make six casks and have them tasted',
    'Line up the kegs',
  ])
    expect(ofStep({ action, title: action })).toEqual([])
  expect(ofStep({ action: 'Brew what you and I like' })).not.toEqual([])
})

describe('a decision on a sentence holds wherever a plan that was drafted before prints it', () => {
  const method = 'The mash is stirred for an hour. You skim the foam.'
  const steps = [step('s1', { action: 'Brew the lager', method })]
  const text = 'Milestone 1 - Lager\n\nMethod: The mash is stirred for an hour. You skim the foam. Time: month 2.'
  const milestone = {
    initial_text: text,
    deliverables: ['You skim the foam'],
    acceptance_criteria: ['Foam: you skim the foam; by month 2.'],
  }
  const printed = (values: Record<string, unknown>) => {
    const worded = values.worded as WorkBreakdown['worded']
    const rows = { ...NONE, steps: [step('s1', { action: 'Brew the lager', method: String(values.method) })] }
    return withoutKeptOut({ milestones: [milestone as never] }, keptOutOf({ ...rows, worded })).milestones[0]
  }
  const [found] = spokenSentences({ ...NONE, steps })
  const cells = { method: { value: method } }

  test('left out it prints nowhere', () => {
    const { refined_text } = printed(leavingOut(cells, found as never)) as never as { refined_text: string }
    expect(refined_text).toBe('Milestone 1 - Lager\n\nMethod: The mash is stirred for an hour. Time: month 2.')
  })

  test('reworded it prints as it was typed, in the text and in what is listed', () => {
    expect(printed(accepting(cells, found as never, 'The brewer skims the foam.'))).toMatchObject({
      refined_text: 'Milestone 1 - Lager\n\nMethod: The mash is stirred for an hour. The brewer skims the foam. Time: month 2.',
      deliverables: ['The brewer skims the foam'],
    })
  })

  test('a word of another one is left alone', () => {
    const worded = [{ said: 'Foam', now: 'Foam height' }]
    const kept = keptOutOf({ ...NONE, worded })
    const of = { ...milestone, initial_text: 'Milestone 1 - Lager\n\nFoam alarm' } as never
    expect(withoutKeptOut({ milestones: [of] }, kept).milestones[0]).toMatchObject({ initial_text: 'Milestone 1 - Lager\n\nFoam alarm' })
  })
})

test('what is typed before another sentence without a full stop has one', () => {
  const method = 'You stir the mash. It boils.'
  const [found] = spokenSentences({ ...NONE, steps: [step('s1', { action: 'Brew the lager', method })] })
  expect(found && accepting({ method: { value: method } }, found, 'A paddle stirs the mash')).toMatchObject({
    method: 'A paddle stirs the mash. It boils.',
  })
})

test('what is put into a field of a test leaves its other fields and the other tests alone', () => {
  const proof = [{ quantity: 'Foam' }, { quantity: 'what you taste', value: '5' }]
  const [found] = spokenSentences({ ...NONE, steps: [step('s1', { action: 'Brew the lager', proof })] })
  expect(found && accepting({ proof: { value: proof } }, found, 'Taste')).toMatchObject({
    proof: [{ quantity: 'Foam' }, { quantity: 'Taste', value: '5' }],
  })
})

test('a sentence that only opens as it is said is printed without its opening until somebody decides, with its figures', () => {
  const method = 'Okay so, um, the mash is stirred for an hour. Okay so the wort is cooled 3 times. You skim the foam.'
  const kept = keptOutOf({ ...NONE, steps: [step('s1', { action: 'Brew the lager', method })] })
  expect(kept.map(({ rest }) => rest)).toEqual(['The mash is stirred for an hour', 'The wort is cooled 3 times', ''])
  expect(keptOutOf({ ...NONE, typed: ['s1 method'], steps: [step('s1', { action: 'Brew the lager', method })] })).toEqual([])
})

test('what a sentence answers it answers as it is worded, and whoever leaves it out says that nothing answers it', () => {
  const statements = 'You skim the foam 3 times. You taste it, me too.'
  const limits = [{ requirement_id: 'R1', told: 'You skim the foam 3 times.', is_same: false, answers: 'plan' as const }]
  const [first] = spokenSentences({ ...NONE, plan: { statements, ...{ limits } } })
  if (!first) throw new Error('nothing reads as spoken')
  const cells = { statements: { value: statements }, limits: { value: limits } }
  expect(accepting(cells, first, 'The foam is skimmed 3 times.')).toMatchObject({
    statements: 'The foam is skimmed 3 times. You taste it, me too.',
    limits: [{ requirement_id: 'R1', told: 'The foam is skimmed 3 times.' }],
  })
  expect(accepting(cells, first, first.printed)).not.toHaveProperty('limits')
  expect(leavingOut(cells, first)).not.toHaveProperty('limits')
})
