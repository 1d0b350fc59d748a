import { describe, expect, test } from 'vitest'
import type { Analysis } from '../analysis.ts'
import { analysisOf } from '../analysis-of.ts'
import { offeredParts } from './part-lines.ts'
import { addedRequirement, changedRequirement } from './requirement-edits.ts'
import { judgedByPerson } from './sentence-edits.ts'

const TEXT = [
  'TOPIC NUMBER: AF251-0009',
  'TITLE: Shield',
  'OBJECTIVE: Develop a shield.',
  'DESCRIPTION: The shield must float. Shields of cork were used in lakes at most 3 m deep for many years. It should be round.',
  'PHASE I: Model the shield. Test three coupons.',
  'PHASE II: Build the shield.',
].join('\n')
const READ = analysisOf([{ page: 1, text: TEXT }], 'shield.pdf')
const kindAndStrength = (one?: (typeof READ)['sentences'][number]) => ({ kind: one?.kind, strength: one?.strength })
const idsAnd = ({ requirements }: typeof READ) => requirements.map(({ id, text }) => `${id} ${text}`)

test('what a person selects becomes a requirement where it stands, with what its words tell', () => {
  const quote = 'Shields of cork were used in lakes at most 3 m deep for many years.'
  const { analysis, requirement } = addedRequirement(READ, { page: 1, quote })
  expect(requirement).toMatchObject({ id: 'R7', text: quote, phase: 'any', set_by: 'person', quote })
  expect(requirement).toMatchObject(kindAndStrength(READ.sentences.find((one) => one.quote === quote)))
  expect(requirement.quantities).toMatchObject([{ value: '3', unit: 'm', comparator: '<=' }])
  expect(idsAnd(analysis)).toEqual([
    'R1 Develop a shield.',
    'R2 The shield must float.',
    `R7 ${quote}`,
    'R3 It should be round.',
    'R4 Model the shield.',
    'R5 Test three coupons.',
    'R6 Build the shield.',
  ])
})

test('what the person says of it wins over what its words tell', () => {
  const { requirement } = addedRequirement(READ, {
    page: 1,
    quote: 'Shields of cork\n were used in lakes',
    text: 'Weigh less than 4 kg.',
    kind: 'constraint',
    strength: 'objective',
    phase: 'II',
  })
  expect(requirement).toMatchObject({
    text: 'Weigh less than 4 kg.',
    quote: 'Shields of cork were used in lakes',
    kind: 'constraint',
    strength: 'objective',
    phase: 'II',
    quantities: [{ comparator: '<' }],
  })
})

test('words that stand in more than one section belong to no phase', () => {
  expect(addedRequirement(READ, { page: 1, quote: 'the shield' }).requirement.phase).toBe('any')
  expect(addedRequirement(READ, { page: 1, quote: 'not in the text' }).requirement.phase).toBe('any')
})

test('words of the option are of the option', () => {
  const read = analysisOf([{ page: 1, text: `${TEXT}\n\nPHASE I OPTION: Draw the grip of the shield by hand.` }], 'shield.pdf')
  expect(addedRequirement(read, { page: 1, quote: 'the grip of the shield' }).requirement.phase).toBe('option')
})

test("a changed requirement keeps its quote and its place and is the person's; its quantities follow its text", () => {
  const changed = changedRequirement(READ, 'R5', { text: 'Test at least 5 coupons.', strength: 'should' })
  expect(changed?.requirements[4]).toMatchObject({
    id: 'R5',
    text: 'Test at least 5 coupons.',
    quote: 'Test three coupons.',
    kind: 'task',
    strength: 'should',
    set_by: 'person',
    quantities: [{ value: '5', unit: 'coupons', comparator: '>=' }],
  })
  expect(changedRequirement(READ, 'R5', { strength: 'must' })).toEqual(READ)
})

test('quantities that a person set right stay, also when the text changes later; those that nobody touched follow it', () => {
  const [read] = changedRequirement(READ, 'R5', { text: 'Test 5 coupons of 3 mm.' })?.requirements.slice(4) ?? []
  if (!read) throw new Error('R5 is gone')
  const quantities = read.quantities.map((one) => ({ ...one, comparator: '>=' as const, threshold_or_objective: 'threshold' as const }))
  const right = changedRequirement(READ, 'R5', { text: read.text, quantities })
  expect(right?.requirements[4]).toMatchObject({ text: read.text, quantities, set_by: 'person' })
  const untouched = changedRequirement(READ, 'R5', { text: 'Test 7 coupons.', quantities: READ.requirements[4]?.quantities })
  expect(untouched?.requirements[4]?.quantities).toMatchObject([{ value: '7' }])
  expect(changedRequirement(READ, 'R5', { quantities: READ.requirements[4]?.quantities })).toEqual(READ)
})

test('a quantity that a person changed or typed is theirs and printed as they say it; one left alone stays the document’s', () => {
  const before = changedRequirement(READ, 'R5', { text: 'Test 5 coupons of 3 mm.' }) ?? READ
  const [count, thickness] = before.requirements[4]?.quantities ?? []
  if (!count || !thickness) throw new Error('two quantities are read')
  const typed = { printed: '', value: '80', unit: '%', comparator: '>=' as const, threshold_or_objective: null, what: 'Strength kept' }
  const after = changedRequirement(before, 'R5', { quantities: [count, { ...thickness, value: '4' }, typed] })
  expect(after?.requirements[4]?.quantities).toEqual([
    count,
    { ...thickness, value: '4', printed: '4 mm', set_by: 'person' },
    { ...typed, printed: '80 %', set_by: 'person' },
  ])
})

test('a removed requirement is kept, its id is not given again, and it comes back at its place', () => {
  const without = changedRequirement(READ, 'R6', { removed: true })
  expect(without?.requirements.map(({ id }) => id)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5'])
  expect(without?.removed_requirements.map(({ id }) => id)).toEqual(['R6'])
  if (!without) return
  expect(addedRequirement(without, { page: 1, quote: 'Shields of cork were used in lakes' }).requirement.id).toBe('R7')
  expect(changedRequirement(without, 'R6', { removed: false })).toEqual(READ)
  const two = changedRequirement(changedRequirement(READ, 'R2', { removed: true }) ?? READ, 'R4', { removed: true }) ?? READ
  expect(changedRequirement(two, 'R2', { removed: false })?.requirements.map(({ id }) => id)).toEqual(['R1', 'R2', 'R3', 'R5', 'R6'])
})

test('there is nothing to change in a requirement that does not exist', () => {
  expect(changedRequirement(READ, 'R99', { removed: true })).toBeNull()
})

describe('A requirement that is split', () => {
  const SAID = 'The grower shall deliver two carts within 3 months and a manual of 20 pages.'
  const pages = [{ page: 1, text: `TOPIC NUMBER: A99-001\nTITLE: Carts\nPHASE II: Test a cart. ${SAID} Drive it for 300 km.` }]
  const read = () => analysisOf(pages, 'carts.txt')
  const split = (text: string, from = read()) => {
    const after = changedRequirement(from, 'R2', { text })
    if (!after) throw new Error('no such requirement')
    return after
  }
  const ids = ({ requirements }: Analysis) => requirements.map(({ id }) => id)

  test('is offered as what it asks for, each with what introduces it', () => {
    expect(offeredParts(SAID).split('\n')).toEqual([
      'The grower shall deliver two carts within 3 months.',
      'The grower shall deliver a manual of 20 pages.',
    ])
    expect(offeredParts('A tasting will be held at Yuma; jars are to be sent 3 days ahead.').split('\n')).toEqual([
      'A tasting will be held at Yuma.',
      'Jars are to be sent 3 days ahead.',
    ])
    expect(offeredParts('Deliver a manual for drivers and mechanics.')).toBe('Deliver a manual for drivers and mechanics.')
  })

  test('becomes a requirement a line in its place, each with page, quote and its own quantities', () => {
    const after = split('Deliver two carts within 3 months.\n\n a manual of 20 pages')
    expect(ids(after)).toEqual(['R1', 'R2a', 'R2b', 'R3'])
    expect(after.requirements.slice(1, 3)).toMatchObject([
      { page: 1, quote: SAID, quantities: [{ value: '2' }, { value: '3', unit: 'months' }] },
      { page: 1, quote: SAID, text: 'A manual of 20 pages', quantities: [{ value: '20', unit: 'pages' }] },
    ])
    expect(after.removed_requirements).toMatchObject([{ id: 'R2', text: SAID }])
  })

  test('is whole again when it is put back, and gone with its parts when its sentence asks nothing', () => {
    const after = split('Deliver two carts.\nDeliver a manual.')
    expect(ids(changedRequirement(after, 'R2', { removed: false }) as Analysis)).toEqual(ids(read()))
    expect(ids(judgedByPerson(after, { page: 1, quote: SAID, verdict: 'none' }) as Analysis)).toEqual(['R1', 'R3'])
  })

  test('a part is split again, and stands in order where it comes back', () => {
    const again = changedRequirement(split('Deliver two carts.\nDeliver a manual.'), 'R2a', { text: 'Deliver a cart.\nDeliver a cart.' })
    expect(again && ids(again)).toEqual(['R1', 'R2aa', 'R2ab', 'R2b', 'R3'])
    const without = changedRequirement(again as Analysis, 'R2aa', { removed: true }) as Analysis
    expect(ids(changedRequirement(without, 'R2aa', { removed: false }) as Analysis)).toEqual(['R1', 'R2aa', 'R2ab', 'R2b', 'R3'])
  })
})

test('what a person adds begins with a capital, whatever it was cut out of', () => {
  expect(addedRequirement(READ, { page: 1, quote: 'lakes at most 3 m deep' }).requirement.text).toBe('Lakes at most 3 m deep')
})
