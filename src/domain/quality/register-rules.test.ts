import { describe, expect, test } from 'vitest'
import { foundBy, withSentence } from './testing/plans.ts'

const found = (sentence: string) =>
  foundBy('QC-56', withSentence(2, sentence)).map(({ severity, milestone_number, quote }) => [severity, milestone_number, quote])

describe('QC-56, what stands as it was said or noted', () => {
  test.each([
    'Have one loom already, will buy the other, should be fine.',
    'we’ll try the wide belt first, if that’s no good we go back to the old one.',
    'Me, Ines and the two guys from the mill, by phone.',
    'Twelve bales would be nice, eight if need be.',
    'The usual three runs, then the report.',
  ])('%j is said among colleagues', (sentence) => expect(found(sentence)).toEqual([['warning', 2, sentence]]))

  test.each([
    'Phase I shall end with a verdict on feasibility.',
    'The Contractor shall meet Class I Division 1.',
    'The solicitation says “I must be heard”.',
    `The solicitation’s objective: “We seek a kiln that ${'bakes and '.repeat(80)}glazes”.`,
    'The Contractor’s laboratory measures the plate.',
    'Ines Alder weaves twelve samples of 40 by 40 cm on the Jacquard loom in Lowell, Massachusetts.',
    'If the warp breaks more than twice in an hour, the speed is lowered to 90 picks a minute.',
    'Place and time: The weaving shed, months 2 to 4, 80 hours.',
    'Due: Award + 2 Months.',
    'Due: 12 March 2027 (month 1).',
    '- Tear strength: at least 400 N in each direction (ASTM D5587); judged by the TPOC.',
  ])('%j may stand', (sentence) => expect(found(sentence)).toEqual([]))

  test.each([
    ['we’ll try the wide belt first & then we swap it!', 'the Contractor shall try the wide belt first and then swap it.'],
    ['Method: We just weave it by hand, you know.', undefined],
    ['Twelve bales would be nice, eight if need be.', undefined],
  ])('where it can be turned, the words of a contract are proposed: %j', (sentence, wording) =>
    expect(foundBy('QC-56', withSentence(2, sentence)).map((one) => one.wording)).toEqual([wording]),
  )

  test('where a sentence is expected, words in which nobody does anything are none', () => {
    expect(found('About 40 threads in a hand, by eye.')).toEqual([['warning', 2, 'About 40 threads in a hand, by eye.']])
  })

  test('what the rows compose is judged there and not here again, a line of the product’s own is', () => {
    const words = 'Method: The usual three runs, then the report.'
    const judged = (cell?: { row: string; cell: string }) => {
      const sources = {
        documents: [],
        answers: [],
        entries: [],
        own_statements: [],
        composed: [{ text: words, origins: [], ...(cell && { cell }) }],
      }
      return foundBy('QC-56', { ...withSentence(2, words), sources })
    }
    expect(judged({ row: 's1', cell: 'method' })).toEqual([])
    expect(judged()).toHaveLength(1)
  })
})
