import { expect, test } from 'vitest'
import { COMMON_VERBS, missingCells as missingIn, verbAsked, withVerb } from './missing-cells.ts'
import type { CellState, CellsOf } from './rows.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

const typed = <Value>(value: Value, state: CellState = 'seen') => ({ value, origin: { from: 'person' } as const, state })

const ALONE = { people: [], commitments: [] }
const missing = (cells: CellsOf<'step'>, rows: Pick<WorkBreakdown, 'people' | 'commitments'> = ALONE) =>
  missingIn(cells, { id: 's1', rows })

const WHOLE: CellsOf<'step'> = {
  action: typed('Model the mast'),
  method: typed('finite elements'),
  tools: typed('HFSS'),
  lead: typed('Ana Ruiz'),
  place: typed('Dayton'),
  from_month: typed(1),
  to_month: typed(3),
  result: typed('a model'),
  proof: typed([{ quantity: 'gain', comparator: '>=' as const, value: '6' }]),
}

test('a step that has all it needs lacks nothing; input stands in for tools, people for a lead', () => {
  expect(missing(WHOLE)).toEqual([])
  // how a figure binds is asked for itself
  expect(missing({ ...WHOLE, proof: typed([{ quantity: 'gain', value: '6' }]) })).toEqual([])
  const { tools: _, lead: __, ...others } = WHOLE
  expect(missing({ ...others, input: typed('drawings'), people: typed(['Bo Lee']) })).toEqual([])
})

test.each<[Partial<CellsOf<'step'>>, string[]]>([
  [{ method: undefined }, ['method']],
  [{ tools: undefined }, ['tools']],
  [{ to_month: undefined }, ['from_month']],
  [{ proof: typed([{ quantity: 'gain' }]) }, ['proof']],
  [{ method: undefined, tools: undefined, proof: undefined }, ['method', 'tools', 'proof']],
  [{ place: typed('Dayton', 'suggested') }, ['place']],
])('what is missing is told by the cell to fill: %o', (change, cells) => {
  expect(missing({ ...WHOLE, ...change })).toEqual(cells)
})

test('the place of each of its people is the place of a step', () => {
  const bare = { ...WHOLE, place: undefined, people: typed(['Bo Lee']) }
  const ana = { id: 'p', name: 'Ana Ruiz', place: 'Dayton' }
  expect(missing(bare, { ...ALONE, people: [ana, { id: 'q', name: 'Bo Lee', place: 'Akron' }] })).toEqual([])
  expect(missing(bare, { ...ALONE, people: [ana, { id: 'q', name: 'Bo Lee' }] })).toEqual(['place'])
})

test('words that say when it is passed, and a commitment that it has to reach, are a pass mark', () => {
  expect(missing({ ...WHOLE, proof: typed([{ quantity: 'seal', condition: 'no leak in the bath' }]) })).toEqual([])
  expect(missing({ ...WHOLE, proof: typed([{ quantity: 'the scenes', value: 'agreed in writing by day 30' }]) })).toEqual([])
  expect(missing({ ...WHOLE, proof: typed([{ quantity: 'The gain may not fall below 6 dB, and Ana signs.' }]) })).toEqual([])
  for (const quantity of ['All 80 runs pass the schema check with 0 invalid messages', 'the condition is named in at least 27 of 30 runs'])
    expect(missing({ ...WHOLE, proof: typed([{ quantity, value: '0' }]) })).toEqual([])
  expect(missing({ ...WHOLE, proof: typed([{ quantity: 'runs of the schema check' }]) })).toEqual(['proof'])
  const mass = { id: 'k', quantity: 'mass', comparator: '<=' as const, value: '2', step_ids: ['s1'] }
  expect(missing({ ...WHOLE, proof: undefined }, { ...ALONE, commitments: [mass] })).toEqual([])
  expect(missing({ ...WHOLE, proof: undefined }, { ...ALONE, commitments: [{ ...mass, step_ids: [] }] })).toEqual(['proof'])
})

test.each([
  ['kiln lid', 'thing'],
  ['fire trial + slides', 'thing'],
  ['Kiln model in Blender, solve heat flow and wear', 'thing'],
  ['Glaze tests and geometry', 'thing'],
  ['Score maps and legends', 'unsure'],
  ['Sample plates', 'unsure'],
  ['Build the kiln lid', null],
  ['we build the kiln lid', null],
  ['Collect samples', null],
  ['Sample the plates', null],
] as const)('of %s is asked what is done, or whether it says so: %s', (action, asked) =>
  expect(verbAsked({ ...WHOLE, action: typed(action) })).toBe(asked),
)

test('of words that a person has kept as what is done nothing is asked, until they are other words', () => {
  const deed = typed('Score maps and legends')
  expect(verbAsked({ action: deed, deed })).toBeNull()
  expect(verbAsked({ action: typed('Score maps'), deed })).toBe('unsure')
})

test('of a step of which nothing is said, or only suggested, no verb is asked', () => {
  expect(verbAsked({})).toBeNull()
  expect(verbAsked({ action: typed('kiln lid', 'suggested') })).toBeNull()
})

test.each(['Kiln lid', 'the glaze', 'six tiles'])('with any of the common verbs, %s says what is done', (thing) => {
  for (const verb of COMMON_VERBS) expect(verbAsked({ action: typed(withVerb(verb, thing)) })).toBeNull()
})

test('a verb goes before a thing as a sentence has it', () => {
  expect(['Glass lid', 'KilnSafe lid', 'the glaze', 'six tiles', 'Fire trial + slides'].map((thing) => withVerb('Build', thing))).toEqual([
    'Build the glass lid',
    'Build the KilnSafe lid',
    'Build the glaze',
    'Build six tiles',
    'Build fire trial and slides',
  ])
})
