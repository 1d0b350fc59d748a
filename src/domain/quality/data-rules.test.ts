import { describe, expect, test } from 'vitest'
import { foundBy, withMilestone, withSentence } from './testing/plans.ts'

describe('QC-37, what the Government has to furnish', () => {
  const furnished = (sentence: string) => foundBy('QC-37', withMilestone(2, { refined_text: sentence }))

  test.each([
    ['The Contractor needs a radio from the Government.', 'by when it is needed and what is done if it is late'],
    ['The test uses Government-furnished data.', 'by when it is needed and what is done if it is late'],
    ['A GFE receiver from PMA-266 arrives by month 3.', 'what is done if it is late'],
    ['The radio is loaned by the Marine Corps. If it is late, a commercial one is used.', 'by when it is needed'],
  ])('"%s" is objected to', (sentence, missing) => {
    const [finding, ...more] = furnished(sentence)
    expect(finding).toMatchObject({
      severity: 'warning',
      milestone_number: 2,
      part: 'text',
      message: `The plan counts on the Government here and does not say ${missing}.`,
    })
    expect(sentence.startsWith(finding?.quote ?? 'missing')).toBe(true)
    expect(more).toEqual([])
  })

  test.each([
    'The Contractor needs a radio from the Marine Corps by month 2. If it is late, the Contractor shall use a commercial one.',
    'From the Government: The Contractor needs the drawing from the Government by month 2; until then the Contractor shall use a printed envelope.',
    'From the Government: 2 h of a forecaster for 20 charts; by month 3; if it is late: our own officer draws them.',
    'No Government-furnished equipment is needed.',
    'The plan requires the attention of the DARPA program manager.',
    'The report goes to the Government by Award + 6 Months.',
    'The Government furnishes comments.',
  ])('"%s" is not', (sentence) => expect(furnished(sentence)).toEqual([]))
})

describe('QC-52, rights in software and data', () => {
  const rights = (deliverable: string, text = 'The Contractor shall measure the shield.') =>
    foundBy('QC-52', withMilestone(2, { refined_text: text, deliverables: [deliverable] }))

  test.each([
    'Source code of the tracker (ZIP), to the TPOC',
    'Test report (PDF) with raw data (CSV), to the TPOC',
    'Tracker software, version 1, to the TPOC',
    'CAD of the shield (STEP), to the TPOC',
  ])('"%s" needs a word on rights', (deliverable) => {
    expect(rights(deliverable)).toMatchObject([
      {
        severity: 'warning',
        milestone_number: 2,
        part: 'deliverable',
        message: 'Software or data is delivered, and the plan says nothing of the data rights and their marking.',
        quote: deliverable,
      },
    ])
  })

  test.each([
    'Report on the tracker software (PDF), to the TPOC',
    'Software test plan (PDF), to the TPOC',
    'One shield (hardware), to the TPOC',
    'Source code (ZIP) with SBIR data rights, to the TPOC',
  ])('"%s" does not', (deliverable) => expect(rights(deliverable)).toEqual([]))

  test('one sentence anywhere in the plan is enough', () => {
    expect(rights('Source code (ZIP)', 'All software is delivered under DFARS 252.227-7018.')).toEqual([])
    expect(foundBy('QC-52', withSentence(2, 'All is well.'))).toEqual([])
  })
})
