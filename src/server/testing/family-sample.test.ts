import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOfRun, spreadSample } from './family-sample.ts'

/** Forty members of five kinds, the first of which has but one. */
const FAMILY = Array.from({ length: 40 }, (_, at) => ({ name: `member ${at}`, kind: at === 0 ? 'alone' : `kind ${at % 4}` }))
const kindOf = ({ kind }: { kind: string }) => kind
const SEEDS = Array.from({ length: 200 }, (_, at) => `seed ${at}`)

beforeEach(() => {
  vi.stubEnv('SAMPLE_SEED', '')
  vi.stubEnv('WHOLE_FAMILIES', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('the same seed chooses the same members, in the order of the family', () => {
  const chosen = spreadSample(FAMILY, kindOf, 'a', 9)
  expect(spreadSample(FAMILY, kindOf, 'a', 9)).toEqual(chosen)
  expect(FAMILY.filter((one) => chosen.includes(one))).toEqual(chosen)
  expect(new Set(SEEDS.map((seed) => JSON.stringify(spreadSample(FAMILY, kindOf, seed, 9)))).size).toBeGreaterThan(190)
})

test.each([3, 5, 9, 40, 99])('a sample of %i has every kind, none twice, and is as large as the kinds and the family let it be', (size) => {
  for (const seed of SEEDS) {
    const chosen = spreadSample(FAMILY, kindOf, seed, size)
    expect(new Set(chosen.map(kindOf)).size).toBe(5)
    expect(new Set(chosen).size).toBe(Math.min(40, Math.max(5, size)))
    expect(chosen).toHaveLength(new Set(chosen).size)
  }
})

test('over two hundred seeds every member comes up', () => {
  expect(new Set(SEEDS.flatMap((seed) => spreadSample(FAMILY, kindOf, seed, 9))).size).toBe(FAMILY.length)
})

test('a run prints what it chose and by which seed, and the seed chooses it again', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const first = sampleOfRun('Forty members', FAMILY, kindOf, 6)
  const said = String(print.mock.calls[0]?.[0])
  const seed = /^Forty members, SAMPLE_SEED=(\S+): /.exec(said)?.[1]
  expect(said).toContain(first.map(({ name }) => name).join('; '))
  vi.stubEnv('SAMPLE_SEED', seed)
  expect(sampleOfRun('Forty members', FAMILY, kindOf, 6)).toEqual(first)
})

test('where whole families are asked for, all of it is chosen', () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('WHOLE_FAMILIES', '1')
  expect(sampleOfRun('Forty members', FAMILY, kindOf, 6)).toEqual(FAMILY)
})
