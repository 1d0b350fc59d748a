import { describe, expect, test } from 'vitest'
import type { PlanSources } from '../grounding/sources.ts'
import { undefinedAcronym } from './acronym-rules.ts'
import { foundBy, SHIELD, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

const found = (sentence: string) => foundBy(undefinedAcronym.id, withSentence(2, sentence))

describe('QC-29, short forms that are not written out', () => {
  test.each([
    ['The LPI signal is searched.', '"LPI"'],
    ['The ROC curve comes from Monte Carlo runs.', '"ROC"'],
    ['Molds of PDMS and COC are compared.', '"PDMS" and "COC"'],
    ['The VNAs are calibrated each day.', '"VNA"'],
  ])('"%s" is objected to', (sentence, words) => {
    expect(found(sentence)).toMatchObject([
      {
        severity: 'warning',
        milestone_number: 2,
        part: 'text',
        message: `Milestone 2 uses ${words} without writing the words out.`,
        quote: sentence,
      },
    ])
  })

  test('what is written out too late is objected to where it first stood, and only there', () => {
    const plan = withSentence(
      3,
      'The low probability of intercept (LPI) signal is told apart.',
      withSentence(2, 'The LPI signal is searched.'),
    )
    expect(foundBy('QC-29', plan).map(({ milestone_number }) => milestone_number)).toEqual([2])
  })

  test.each([
    'The low probability of intercept (LPI) signal is searched. The LPI band is wide.',
    'LPI (low probability of intercept) signals are searched.',
    'The SBIR report goes to the TPOC as PDF with the SF 298, under ITAR and with DFARS rights.',
    'The Contractor shall follow MIL-STD-461G with the AN/PRC-160, N251-001 and the E5061B.',
    'Phase II begins after task III at our office in Dayton, OH.',
    'The full-wave model runs in Ansys HFSS, with counts from a TSI 3330.',
    'PROPRIETARY WORDS ARE NOT HERE AND NOBODY SHOUTS',
  ])('"%s" is not', (sentence) => expect(found(sentence)).toEqual([]))

  test('the short forms of the solicitation need no explanation: of its requirements, its topic and its pages', () => {
    const plan = withSentence(2, 'The LPI signal is searched with the ESM receiver of the CEMA vehicle.')
    const topic = {
      phases: {},
      references: [],
      keywords: ['LPI'],
      technology_areas: [],
      itar: false,
      direct_to_phase_2: false,
      classified_notice: false,
      dates: [],
    }
    const sources: PlanSources = {
      documents: [{ id: 'a', file_name: 'topic.pdf', role: 'solicitation', pages: [{ page: 1, text: 'A vehicle for CEMA.' }] }],
      answers: [],
      entries: [],
      own_statements: [],
    }
    const requirements = [{ ...SHIELD, quote: `${SHIELD.quote} The ESM receiver is given.` }]
    expect(foundBy('QC-29', { ...plan, requirements, topic, sources })).toEqual([])
    expect(foundBy('QC-29', plan)[0]?.message).toContain('"LPI", "ESM" and "CEMA"')
  })

  test('a product that is named with its version, or alone in a list of tools, is one wherever it stands', () => {
    const versioned = withSentence(2, 'The model runs in COMSOL 6.2.', withSentence(3, 'A mesh study in COMSOL follows.'))
    expect(foundBy('QC-29', versioned)).toEqual([])
    const listed = withMilestone(2, { refined_text: 'Task 2.1: Model the shield in HFSS.\n\nTools: HFSS, a workstation.' })
    expect(foundBy('QC-29', listed)).toEqual([])
    expect(foundBy('QC-29', withSentence(3, 'A mesh study in COMSOL follows.'))).toHaveLength(1)
  })

  test('capitals that the plan uses as a word, too, are a label and no short form', () => {
    const labelled = withSentence(2, 'The tag of the lot reads MEND.')
    expect(foundBy('QC-29', labelled)).toHaveLength(1)
    expect(foundBy('QC-29', withSentence(3, 'Each torn net is mended by hand.', labelled))).toEqual([])
  })

  test('a firm is known by its initials', () => {
    const plan = withSentence(2, 'BGS shall build the shield with AFL++.')
    expect(foundBy('QC-29', { ...plan, company_name: 'Bright Gate Systems' })).toEqual([])
    expect(foundBy('QC-29', plan)).toHaveLength(1)
  })

  test('what the scope writes out counts for all milestones, for a reader meets it first', () => {
    const plan = withSentence(2, 'The LPI signal is searched.', {
      ...soundPlan(),
      scope_paragraph: 'The plan finds low probability of intercept (LPI) signals.',
    })
    expect(foundBy('QC-29', plan)).toEqual([])
  })

  test('a long text without a space is read in one pass', () => {
    expect(foundBy('QC-29', withMilestone(2, { refined_text: 'A'.repeat(200_000) }))).toEqual([])
    expect(foundBy('QC-29', withMilestone(2, { refined_text: '(A'.repeat(60_000) }))).toEqual([])
  })
})
