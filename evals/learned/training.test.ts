import { describe, expect, test } from 'vitest'
import { likeliest, likelihoods } from '../../src/language/learned/logistic.ts'
import { learnedFrom } from './training.ts'

const EXAMPLES = Array.from({ length: 40 }, (_, at) => [
  { features: ['wet', `number=${at % 3}`], answer: 'rain' },
  { features: ['dry', `number=${at % 3}`], answer: 'sun' },
]).flat()

describe('what is learned from examples', () => {
  const learned = learnedFrom(EXAMPLES)

  test('answers what is like them, and is in doubt where nothing tells', () => {
    expect(likeliest(['wet'], learned)).toMatchObject({ answer: 'rain' })
    expect(likeliest(['wet'], learned).probability).toBeGreaterThan(0.8)
    expect(likelihoods(['never seen'], learned)).toEqual([0.5, 0.5])
  })

  test('is the same from the same examples, and shares that sum to one', () => {
    expect(learnedFrom(EXAMPLES)).toEqual(learned)
    expect(likelihoods(['dry', 'wet'], learned).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  })

  test('keeps no weight of what too few examples have, or that says too little', () => {
    expect(Object.keys(learnedFrom([...EXAMPLES, { features: ['once'], answer: 'sun' }]).weights)).not.toContain('once')
    expect(Object.keys(learnedFrom(EXAMPLES, { faint: 0.5 }).weights)).toEqual(['dry', 'wet'])
  })

  test('has no answer where there were no examples', () => {
    expect(() => likeliest(['wet'], learnedFrom([]))).toThrow('Nothing was learned')
  })
})
