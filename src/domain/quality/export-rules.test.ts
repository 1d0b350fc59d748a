import { describe, expect, test } from 'vitest'
import type { Topic } from '../solicitation/analysis.ts'
import { foundBy, soundPlan, withSentence } from './testing/plans.ts'

const topic = (itar: boolean): Topic => ({
  phases: {},
  references: [],
  keywords: [],
  technology_areas: [],
  itar,
  direct_to_phase_2: false,
  classified_notice: false,
  dates: [],
})

describe('QC-34, what an export-controlled topic wants said', () => {
  const said = (sentence: string, itar = true) => foundBy('QC-34', { ...withSentence(2, sentence), topic: topic(itar) })
  const NATIONALS = 'The topic is export controlled, and the plan does not say whether foreign nationals work on it.'
  const AGREEMENT = 'The topic is export controlled, and the plan does not say that DD Form 2345 is certified or applied for.'

  test.each([
    [
      'The data are kept apart.',
      [
        ['error', NATIONALS],
        ['warning', AGREEMENT],
      ],
    ],
    ['The firm has a certified DD Form 2345.', [['error', NATIONALS]]],
    ['No foreign nationals work on this.', [['warning', AGREEMENT]]],
    [
      'The data fall under ITAR and EAR.',
      [
        ['error', NATIONALS],
        ['warning', AGREEMENT],
      ],
    ],
  ])('"%s" leaves something open', (sentence, findings) => {
    expect(said(sentence).map(({ severity, message }) => [severity, message])).toEqual(findings)
  })

  test.each([
    'No foreign persons work on this, and DD 2345 is certified.',
    'One foreign citizen (Canada, TN visa) does Task 1.2; DD-2345 was applied for in May.',
    'The foreign nationals are listed in Volume 5, with the firm in the Joint Certification Program.',
  ])('"%s" says it all', (sentence) => expect(said(sentence)).toEqual([]))

  test('other topics want nothing, nor does a plan without a topic', () => {
    expect(said('The data are kept apart.', false)).toEqual([])
    expect(foundBy('QC-34', soundPlan())).toEqual([])
  })
})
