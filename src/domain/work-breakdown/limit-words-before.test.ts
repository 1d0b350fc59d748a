import { expect, test } from 'vitest'
import { answersAgainst, isAsking, limitChecks, waitingAgainst } from './limit-checks.ts'
import type { Row } from './rows.ts'
import { asking, cell, FORCE, step, WEIGHT } from './testing/comb.ts'

test('a sentence that names nothing itself is of what the one before it names, which is asked', () => {
  const about = (method: string) =>
    limitChecks(
      [step({ method: cell(method) })],
      [FORCE, asking('R6', 'Gross mass, including bag and belt, shall be no more than 9 kg.')],
      'I',
    )
  expect(about('Mass is where we are over. Our best figure is 12 kg with the steel lid.').map(isAsking)).toEqual([true])
  expect(about('Mass is where we are good. Our best figure is 8 kg with the steel lid.')).toEqual([])
  expect(about('The lid is where we are over. Our best figure is 12 kg with the steel lid.')).toEqual([])
  expect(about('Mass is where we are over. The ram that is shorn in the trial has 90 kg.')).toEqual([])
})

test('other statements of the company, a commitment, and words that wait to be placed are held against limits, too', () => {
  const mass = asking('R6', 'Gross mass, including bag and belt, shall be no more than 9 kg.')
  const row = (kind: string, cells: object) => ({ id: 'r1', kind, position: 0, cells }) as Row
  const found = (one: Row) => limitChecks([one], [mass], 'I').map(({ cell: where }) => where)
  expect(found(row('plan', { statements: cell('Mass is too high so far.\nWe have 12 kg.') }))).toEqual(['statements'])
  expect(found(row('commitment', { quantity: cell('Gross mass'), value: cell('12'), unit: cell('kg') }))).toEqual(['value'])
  const waiting = waitingAgainst([], [mass], 'I')
  expect(waiting('Our best figure is 12 kg.', 'Mass is where we are over.')).toEqual([
    '“12 kg” may speak against R6, which asks for no more than 9 kg (p. 3). If it does, what shall the plan say, and who settles it by when?',
  ])
  expect(waiting('Our best figure is 12 kg.', 'The ram is heavy.')).toEqual([])
})

test('a sentence that is to answer a requirement is held against its limit, and a person says of what its figure is', () => {
  const against = answersAgainst([], [FORCE, WEIGHT], 'I')
  expect(against('R5', 'Our best figure is 12 pounds.')?.what).toBe('“12 pounds” does not keep no more than 9 pounds (R5).')
  expect(against('R5', 'Our best figure is 12 pounds.')?.said(false)).toEqual([{ requirement_id: 'R5', told: '12 pounds', is_same: false }])
  expect(against('R5', 'Our best figure is 8 pounds.')).toBeUndefined()
  expect(against('R5', 'The trial takes 12 days.')).toBeUndefined()
})

const PULL = asking('R6', 'The winch shall give a pull of at least 300 N in both directions over 90 degrees of rotation.')
const TRIAL = asking('R7', 'In the trial the winch shall give a pull of at least 200 N for 50 turns.')
const BRAKE = asking('R8', 'Switched off, the brake shall hold the drum against a load of 150 N with no more than 2 degrees of slip.')

test('what another requirement asks for, or what is set beside a limit, is held against none', () => {
  const about = (quantity: string, value: string, condition: string, unit = 'N') => {
    const proof = cell([{ quantity, comparator: '>=', value, unit, condition }])
    const row = step({ action: cell('Try the winch'), proof, requirement_ids: cell(['R6', 'R7', 'R8']) })
    return limitChecks([row], [PULL, TRIAL, BRAKE], 'I').map(({ requirement_id }) => requirement_id)
  }
  expect(about('Pull of the winch', '200', 'both directions over the full 90 deg')).toEqual([])
  expect(about('Pull of the winch', '180', 'both directions over the full 90 deg')).toEqual(['R6'])
  expect(about('Brake holds the drum', '120', 'switched off, under load')).toEqual([])
  expect(about('Slip of the brake with the drum on hold', '5', 'switched off', 'deg')).toEqual(['R8'])
})

const HEAT = asking('R9', 'The pump shall run from -30 to +55 degrees Celsius (T), -40 to +65 degrees Celsius (O).')
const BEACON = asking('R10', 'The buoy shall be seen from at least 9 km.')
const GAP = asking('R11', 'Each weld shall be found to within 12 inches.')

test('what is said of a span that the topic asks for is held against it in whatever words, where one end is not reached', () => {
  const about = (kind: string, cells: object) =>
    limitChecks([{ id: 'r1', kind, position: 0, cells } as Row], [HEAT, BEACON, GAP], 'I').map(
      ({ requirement_id: id, cell: at }) => `${at} ${id}`,
    )
  const said = (words: string) => about('plan', { statements: cell(words) })
  expect(said('Today we can promise -10 to +55 and should say so.')).toEqual(['statements R9'])
  expect(said('The seal is rated to -10 C.')).toEqual(['statements R9'])
  expect(about('risk', { what: cell('The seal is rated to -10 C, and we have no data below.') })).toEqual(['what R9'])
  expect(about('commitment', { quantity: cell('Pump'), value: cell('-10 to +55'), unit: cell('C') })).toEqual(['value R9'])
  for (const words of [
    'Today we can promise -30 to +55.',
    'The seal is rated to -40 C.',
    'We dry the seal at 40 C.',
    'The oven goes from 20 to 90 C.',
    'The crew of 3 to 55 welders works on it.',
  ])
    expect(said(words)).toEqual([])
  expect(about('risk', { what: cell('The seal may be hard at -10 C.') })).toEqual([])
  expect(about('plan', { existing: cell('The old pump ran from -10 to +55 C.') })).toEqual([])
})

test('of a span one end is told as what the topic asks, and how far the company comes beside it', () => {
  const said = (words: string) =>
    limitChecks([{ id: 'r1', kind: 'plan', position: 0, cells: { statements: cell(words) } } as unknown as Row], [HEAT], 'I').length
  expect(said('The topic asks for -30 °C. With this grease we go down to -20 °C.')).toBe(1)
  expect(said('The topic asks for -30 °C. With this grease we come down to -32 °C.')).toBe(0)
  expect(said('The topic asks for -30 °C. We measure at -20, 0 and 30 °C.')).toBe(0)
})

test('a sentence near one that tells what the topic asks is of that; the figure of the topic itself keeps nothing', () => {
  const said = (words: string) =>
    limitChecks([{ id: 'r1', kind: 'plan', position: 0, cells: { statements: cell(words) } } as unknown as Row], [BEACON], 'I').length
  expect(said('One thing is hard. The topic says 9. We come to 6 km at best.')).toBe(1)
  expect(said('Where the topic asks for 9 km, we offer 6 km.')).toBe(1)
  expect(said('The topic says 9. We come to 12 km.')).toBe(0)
  expect(said('The harbor is 6 km away.')).toBe(0)
  expect(said('The topic says much. The harbor is 6 km away.')).toBe(0)
})

test('per how much something is counted is held against no limit', () => {
  const row = (condition: string) =>
    step({ requirement_ids: cell(['R11']), proof: cell([{ quantity: 'Missed welds', value: '2', condition }]) })
  expect(limitChecks([row('per 1200 ft')], [GAP], 'I')).toEqual([])
  expect(limitChecks([row('at 1200 ft')], [GAP], 'I')).toHaveLength(1)
})
