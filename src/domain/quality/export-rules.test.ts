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

describe('QC-35, tasks of foreign persons', () => {
  const tasks = (sentence: string, itar = true) => foundBy('QC-35', { ...withSentence(2, sentence), topic: topic(itar) })

  test.each([
    'Ana Silva, a citizen of Brazil, shall write the tracker.',
    'One foreign national shall measure the shield.',
    'Wei Zhang is on an H-1B visa and runs the simulation.',
    'A foreign graduate student builds the coupons.',
  ])('"%s" is objected to', (sentence) => {
    expect(tasks(sentence)).toMatchObject([
      {
        severity: 'warning',
        milestone_number: 2,
        part: 'text',
        message: 'A foreign person works on this, and the plan does not say that the task is free of controlled data.',
        quote: sentence,
      },
    ])
  })

  test.each([
    'Ana Silva, a citizen of Brazil, shall review public-domain papers.',
    'No foreign national shall work on this.',
    'The Contractor shall disclose every foreign national proposed for the work with country of origin, visa and tasks.',
    'Jane Roe, a citizen of the United States, shall write the tracker.',
    'A foreign national shall write the tracker under an export license.',
  ])('"%s" is not', (sentence) => expect(tasks(sentence)).toEqual([]))

  test('nor anything under a topic that is not export controlled', () => {
    expect(tasks('One foreign national shall measure the shield.', false)).toEqual([])
  })
})
