import { describe, expect, test } from 'vitest'
import { foundBy, withMilestone, withSentence } from './testing/plans.ts'

const _only = (refined_text: string) => withMilestone(2, { refined_text })

describe('QC-41, shall and will', () => {
  const DUTY = 'does not bind the contractor; a duty is a "shall"'
  const GOVERNMENT = 'binds the Government, which a plan cannot; write "will"'
  const modals = (sentence: string) => foundBy('QC-41', withSentence(2, sentence))

  test.each([
    ['The Contractor will measure the shield.', 'The Contractor will', DUTY],
    ['We will measure the shield.', 'We will', DUTY],
    ['The research institution intends to model it.', 'The research institution intends to', DUTY],
    ['The Government shall lend a radio.', 'The Government shall', GOVERNMENT],
    ['The TPOC shall reply in 10 days.', 'The TPOC shall', GOVERNMENT],
  ])('"%s" is objected to', (sentence, words, why) => {
    expect(modals(sentence)).toMatchObject([
      { severity: 'advice', milestone_number: 2, part: 'text', message: `"${words}" ${why}.`, quote: sentence },
    ])
  })

  test('there is one finding for a milestone, however often', () => {
    expect(modals('We will measure it.\nWe will model it.\nWe will report it.').map(({ message }) => message)).toEqual([
      '"We will" does not bind the contractor; a duty is a "shall" (3 sentences in this place).',
    ])
  })

  test.each([
    'The Contractor shall measure the shield.',
    'The Government will lend a radio.',
    'Witnesses named by the TPOC shall follow the demonstration.',
    'There will be three runs, and the results will be kept.',
    'The TPOC may visit; the Contractor may offer a later date.',
    '- R13 “Strictly left to the proposer, but we will take any information” (p. 2)',
  ])('"%s" is not', (sentence) => expect(modals(sentence)).toEqual([]))
})

describe('QC-42, long sentences and two duties in one', () => {
  const long = (sentence: string) => foundBy('QC-42', withSentence(2, sentence))
  const words = (count: number) => `The Contractor shall ${'repeat '.repeat(count - 4).trim()} this.`

  test.each([
    [words(36), 'Milestone 2 has 1 sentence of more than 35 words, the longest of 36.'],
    [`${words(40)}\n${words(44)}`, 'Milestone 2 has 2 sentences of more than 35 words, the longest of 44.'],
    ['The Contractor shall measure the shield and shall report it.', 'Milestone 2 has 1 sentence with two duties.'],
    [
      `${words(36)}\nThe Contractor shall measure it and shall report it.`,
      'Milestone 2 has 1 sentence of more than 35 words, the longest of 36, and 1 sentence with two duties.',
    ],
  ])('"%s" is objected to', (text, message) => {
    const [finding, ...more] = long(text)
    expect(finding).toMatchObject({ severity: 'advice', milestone_number: 2, part: 'text', message })
    expect(text).toContain(finding?.quote ?? 'missing')
    expect(more).toEqual([])
  })

  test.each([
    words(35),
    `Task 2.9 (months 2 to 4): ${words(35)}`,
    `${words(35).slice(0, -1)} (solicitation p. 12).`,
    `${words(35).slice(0, -1)} (DoD SBIR 25.1 BAA, section 3.2).`,
    `${words(35).slice(0, -1)} (Army SBIR 25.4 Release 12 instructions, section 5.2.2(a), p. 25).`,
    `Lead, place and time: ${'Jo Sand (models), '.repeat(15)}Dayton, months 2 to 4.`,
    `The Contractor shall use [name ${'the tool or '.repeat(15)}the method].`,
    `The Contractor shall answer the words "${'very '.repeat(40).trim()}" of the solicitation.`,
    `The Contractor shall measure: ${'the ratio at one frequency; '.repeat(12)}the loss.`,
  ])('"%s" is not', (text) => expect(long(text)).toEqual([]))
})
