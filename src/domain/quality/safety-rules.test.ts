import { describe, expect, test } from 'vitest'
import { foundBy, SHIELD, soundPlan, withSentence } from './testing/plans.ts'

describe('QC-32, proprietary wording', () => {
  const closed = (sentence: string) => foundBy('QC-32', withSentence(2, sentence))

  test.each([
    ['ACME PROPRIETARY INFORMATION', 'PROPRIETARY INFORMATION', 'error'],
    ['Company Confidential', 'Company Confidential', 'error'],
    ['The winding pattern is a trade secret.', 'trade secret', 'error'],
    ['This page shall not be disclosed outside the Government.', 'shall not be disclosed', 'error'],
    ['The Contractor shall use its proprietary resin.', 'proprietary', 'warning'],
  ])('"%s" is objected to', (sentence, words, severity) => {
    expect(closed(sentence)).toMatchObject([
      {
        severity,
        milestone_number: 2,
        part: 'text',
        message: `Milestone 2 says "${words}"; a work plan becomes contract text and may be published.`,
        quote: sentence,
      },
    ])
  })

  test.each([
    'This non-proprietary work plan may be published.',
    'The plan has no proprietary information.',
    'Proprietary planning software of the printer makers sets the scan paths.',
    'Confidential computing keeps the keys in the enclave.',
    'The TPOC is told in confidence how the confidence interval is computed.',
    'Nothing is copied by hand.',
  ])('"%s" is not', (sentence) => expect(closed(sentence)).toEqual([]))

  test('what the solicitation itself speaks of is no marking, but for a line that is set as one', () => {
    const requirements = [{ ...SHIELD, quote: 'The index shall list each drug label that contains proprietary data of a maker.' }]
    const asked = (sentence: string) => foundBy('QC-32', { ...withSentence(2, sentence), requirements })
    expect(asked('The Contractor shall list the proprietary data of each label apart.')).toEqual([])
    expect(asked('PROPRIETARY DATA of the Contractor')).toHaveLength(1)
    expect(asked('The Contractor shall list each trade secret apart.')).toHaveLength(1)
  })

  test('the scope paragraph is read too', () => {
    expect(foundBy('QC-32', { ...soundPlan(), scope_paragraph: 'The scope holds trade secrets.' })).toMatchObject([
      { part: 'scope', message: 'The scope paragraph says "trade secrets"; a work plan becomes contract text and may be published.' },
    ])
  })
})

describe('QC-33, markings of classified and controlled information', () => {
  const marked = (sentence: string) => foundBy('QC-33', withSentence(2, sentence))

  test.each([
    ['CUI', 'CUI'],
    ['SECRET', 'SECRET'],
    ['SECRET//NOFORN', 'SECRET//NOFORN'],
    ['CUI//SP-EXPT', 'CUI//SP-EXPT'],
    ['(S//NF) The band is 3 to 90 MHz.', '(S//NF)'],
    ['(CUI) The band is 3 to 90 MHz.', '(CUI)'],
    ['FOR OFFICIAL USE ONLY', 'FOR OFFICIAL USE ONLY'],
    ['Controlled by: Naval Air Systems Command', 'Controlled by:'],
    ['DISTRIBUTION STATEMENT D. Distribution authorized to the Department of Defense.', 'DISTRIBUTION STATEMENT D'],
    ['Declassify on: 20451231', 'Declassify on:'],
    ['The band is 3 to 90 MHz, NOFORN.', 'NOFORN'],
  ])('"%s" is a marking', (sentence, words) => {
    const [finding, ...more] = marked(sentence)
    expect(finding).toMatchObject({
      severity: 'error',
      milestone_number: 2,
      part: 'text',
      message: `"${words}" marks classified or controlled information. Do not enter such data here.`,
    })
    expect(sentence.startsWith(finding?.quote ?? 'missing')).toBe(true)
    expect(more).toEqual([])
  })

  test.each([
    'Dr. Roe holds a SECRET clearance.',
    'Work in Phase II may become classified; the firm applies for a secret facility clearance.',
    'The Contractor shall handle Controlled Unclassified Information (CUI) under DoDI 5200.48.',
    'The report carries Distribution Statement A.',
    'The SF 298 carries the distribution statement that the TPOC names.',
    'No data marked NOFORN are used.',
    'The images are classified as targets or clutter (S) and (C).',
    'The source is at https://example.mil//data and the ratio is 3//4.',
  ])('"%s" is not', (sentence) => expect(marked(sentence)).toEqual([]))
})
