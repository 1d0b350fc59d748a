import { describe, expect, test } from 'vitest'
import { foundBy, soundPlan, withSentence } from './testing/plans.ts'

describe('QC-38, work outside the United States', () => {
  const abroad = (sentence: string) => foundBy('QC-38', withSentence(2, sentence))

  test.each([
    ['The coupons are made at our laboratory in Munich.', 'Munich'],
    ['A team in Bangalore, India shall write the software.', 'India'],
    ['The subcontractor tests the shield near Haifa, Israel.', 'Israel'],
    ['The University of Toronto does the modeling work.', 'Toronto'],
    ['The boards are assembled in Mexico.', 'Mexico'],
    ['Our Taiwan office builds the boards.', 'Taiwan'],
    ['The code is written by an offshore subcontractor.', 'offshore subcontractor'],
    ['Task 2.2 is performed outside the United States.', 'outside the United States'],
  ])('"%s" is objected to', (sentence, place) => {
    expect(abroad(sentence)).toMatchObject([
      {
        severity: 'error',
        milestone_number: 2,
        part: 'text',
        message: `The work has to be done in the United States; "${place}" is not.`,
        quote: sentence,
      },
    ])
  })

  test('with leave of the contracting officer it is a warning', () => {
    expect(abroad('The tests at our site in Oslo have the written approval of the contracting officer.')).toMatchObject([
      { severity: 'warning' },
    ])
  })

  test.each([
    'Paris Hill leads the tests, and Dr. Chad Berlin writes the code.',
    'The team works in Paris, TX and in Lebanon, Ohio.',
    'The trials use our laboratory in Panama City, Florida.',
    'The New Mexico office does the work, and the New England team tests it.',
    'No work is performed outside the United States, in Canada or elsewhere.',
    'The results are presented at a conference in London.',
    'The Contractor shall disclose each foreign national with country of origin, such as work done in India.',
    'The camera from Japan is tested in Dayton.',
    "The sensor follows Munich's clay standard and the Chinese remainder theorem in software.",
    'The design has to withstand the war in Ukraine.',
    'The test range in Georgia is booked; New Mexico is the fallback for the work.',
  ])('"%s" is not', (sentence) => expect(abroad(sentence)).toEqual([]))

  test('the scope paragraph is read too', () => {
    expect(foundBy('QC-38', { ...soundPlan(), scope_paragraph: 'The design work is done in Seoul.' })).toMatchObject([{ part: 'scope' }])
  })
})
