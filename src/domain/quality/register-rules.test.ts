import { describe, expect, test } from 'vitest'
import { foundBy, withSentence } from './testing/plans.ts'

const found = (sentence: string) =>
  foundBy('QC-56', withSentence(2, sentence)).map(({ severity, milestone_number, quote }) => [severity, milestone_number, quote])

describe('QC-56, words for colleagues only', () => {
  test.each(['Moe has a student, I must ask where he is from.', 'The meeting is held by me and Dale.', 'My supplier delivers the plates.'])(
    '%j is for nobody else',
    (sentence) => expect(found(sentence)).toEqual([['error', 2, sentence]]),
  )

  test('a short form is advice', () => {
    const [finding] = foundBy('QC-56', withSentence(2, 'We’ll not touch the shock tests.'))
    expect(finding).toMatchObject({ severity: 'advice', milestone_number: 2 })
  })

  test.each([
    'Phase I shall end with a verdict on feasibility.',
    'The Contractor shall meet Class I Division 1.',
    'The solicitation says “I must be heard”.',
    'The Contractor’s laboratory measures the plate.',
  ])('%j may stand', (sentence) => expect(found(sentence)).toEqual([]))
})
