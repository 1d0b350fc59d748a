import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { addedRequirement, changedRequirement } from './requirement-edits.ts'

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
