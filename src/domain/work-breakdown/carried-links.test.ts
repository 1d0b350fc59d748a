import { expect, test } from 'vitest'
import { carriedLinks, isAlikeTyped } from './carried-links.ts'

const SOLUTION = 'The roof, two layers of reed. We tie it with willow. It keeps the rain off without tar.'
const says = (requirement_id: string, told: string) => ({ requirement_id, told, is_same: false, answers: 'plan' as const })
const cells = {
  solution: { value: SOLUTION },
  limits: { value: [says('R1', 'The roof, two layers of reed.'), says('R2', 'It keeps the rain off without tar.')] },
}
const told = (solution: string, isSameOne: (before: string, now: string) => boolean = isAlikeTyped) =>
  carriedLinks(cells, { solution }, isSameOne).limits?.map((one) => [one.requirement_id, one.told])

test('a sentence that is worded otherwise answers what it answered, and those beside it still do', () => {
  expect(told('The roof has two layers of reed. We tie it with willow. It keeps the rain off without tar.')).toEqual([
    ['R1', 'The roof has two layers of reed.'],
    ['R2', 'It keeps the rain off without tar.'],
  ])
})

test('sentences that are worded together carry each their own, also where one of them becomes two', () => {
  expect(
    told(
      'The roof has two layers of reed. The Contractor ties it. The willow is wet. It stays dry. It keeps the rain off without any tar.',
    ),
  ).toEqual([
    ['R1', 'The roof has two layers of reed.'],
    ['R2', 'It keeps the rain off without any tar.'],
  ])
})

test('what another sentence takes the place of, or what is left out, is answered no longer', () => {
  expect(told('Slate. We tie it with willow. It keeps the rain off without tar.')).toBeUndefined()
  expect(told('We tie it with willow. It keeps the rain off without tar.')).toBeUndefined()
})

test('whoever says that it is the same sentence may word it freely', () => {
  expect(told('Thatched twice. We tie it with willow. It keeps the rain off without tar.', () => true)?.[0]).toEqual([
    'R1',
    'Thatched twice.',
  ])
})

test('what was said of a step is carried on by its deed, and figures are of what they are of', () => {
  const limits = [
    { requirement_id: 'R3', told: 'Thatch the roof', is_same: false, answers: 'step' as const },
    { requirement_id: 'R4', told: 'Thatch the roof', is_same: true },
  ]
  const held = { action: { value: 'Thatch the roof' }, limits: { value: limits } }
  expect(carriedLinks(held, { action: 'Thatch the roof with reed' }, isAlikeTyped).limits).toEqual([
    { ...limits[0], told: 'Thatch the roof with reed' },
    limits[1],
  ])
})

test('a sentence that is turned into what it denied answers no longer', () => {
  expect(isAlikeTyped('No tar is used in the roof.', 'Tar is used in the roof.')).toBe(false)
  expect(isAlikeTyped('We keep the mass below 5 kg.', 'We do not keep the mass below 5 kg.')).toBe(false)
})
