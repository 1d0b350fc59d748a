import { describe, expect, test } from 'vitest'
import type { PlanSources } from '../grounding/sources.ts'
import { changedThreshold, inventedFact, unsupportedClaim } from './claim-rules.ts'
import type { Coverage } from './review.ts'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, SHIELD, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

describe('QC-30, praise without evidence', () => {
  const claims = (sentence: string) => foundBy(unsupportedClaim.id, withSentence(2, sentence))

  test.each([
    ['Our proven absorber shall be scaled down.', 'proven'],
    ['Its best absorber shall be scaled down.', 'Its best'],
    ['Meridian Works is the only company that can build the shield.', 'the only company'],
    ['The Contractor is a leading provider of antennas.', 'a leading provider'],
    ['The world-class team shall build the shield.', 'world-class'],
    ['The shield is 100% reliable.', '100% reliable'],
    ['Under Task 2 the Contractor shall use its cutting-edge solver.', 'cutting-edge'],
  ])('"%s" is objected to', (sentence, words) => {
    expect(claims(sentence)).toMatchObject([
      { severity: 'warning', milestone_number: 2, part: 'text', message: `"${words}" is a claim without evidence.`, quote: sentence },
    ])
  })

  test.each([
    'The absorber is flight-proven: 14 sorties in 2023 are in the test report.',
    'The proven limit is that of Okafor et al., which the Contractor shall use.',
    'The link is to be proven feasible before the next task.',
    'A second printer is qualified by mo nine.',
    'The Contractor shall write the procedure before the first run, and only the TPOC may change it.',
    'The Contractor shall answer what the solicitation states: "a world-class antenna is sought".',
    'No approach is guaranteed to work.',
    'No other laboratory works on the shield.',
    'The leading edge of the fin shall be coated.',
    'Candidates shall be compared, and the best shall be chosen.',
    'The Contractor shall find the smallest gap that can be wound.',
  ])('"%s" is not', (sentence) => expect(claims(sentence)).toEqual([]))

  test('nor is a sentence that the person has accepted as their own statement', () => {
    const sentence = 'Our proven absorber shall be scaled down.'
    const sources: PlanSources = { documents: [], answers: [], entries: [], own_statements: [sentence] }
    expect(foundBy('QC-30', { ...withSentence(2, sentence), sources })).toEqual([])
  })

  test('nor is a claim that stands in a document; an answer that says the same is no evidence', () => {
    const sentence = 'The ThinShield absorber has been qualified for shipboard use.'
    const answers = [{ slot: 'Q1', question: 'What exists?', answer: sentence }]
    const documents = [{ id: 'a', file_name: 'report.pdf', role: 'company' as const, pages: [{ page: 3, text: sentence }] }]
    const rest = { entries: [], own_statements: [] }
    expect(foundBy('QC-30', { ...withSentence(2, sentence), sources: { answers: [], documents, ...rest } })).toEqual([])
    expect(foundBy('QC-30', { ...withSentence(2, sentence), sources: { answers, documents: [], ...rest } })).toHaveLength(1)
  })

  test('in a long sentence the quote begins near the claim, and stands so in the plan', () => {
    const long = `The Contractor shall ${'measure the ratio of the shield again and '.repeat(8)}use its unmatched solver for it.`
    const [finding] = claims(long)
    expect(finding?.quote).toContain('unmatched solver')
    expect(long).toContain(finding?.quote ?? 'missing')
  })
})

describe('QC-31, facts that stand in no source', () => {
  const ANSWER = 'Maria Chen measures the shield with a Keysight E5061B at Dayton in 12 runs and expects 30 dB.'
  const sources: PlanSources = {
    documents: [{ id: 'a', file_name: 'topic.pdf', role: 'solicitation', pages: [{ page: 1, text: SHIELD.quote }] }],
    answers: [{ slot: 'Q1', question: 'How is it measured?', answer: ANSWER }],
    entries: [],
    own_statements: [],
  }
  const only = (refined_text: string, more: Partial<PlanSources> = {}): ReviewedPlan => ({
    ...withMilestone(2, { refined_text, deliverables: [], acceptance_criteria: [] }),
    reviewed: [2],
    sources: { ...sources, ...more },
  })
  const invented = (text: string, more?: Partial<PlanSources>) =>
    foundBy(inventedFact.id, only(text, more)).filter(({ milestone_number }) => milestone_number === 2)

  test.each([
    ['Maria Chen shall measure the shield in 417 runs.', '417'],
    ['Maria Chen shall measure the shield with 92.5% accuracy.', '92.5'],
    ['Maria Chen shall measure the shield at the Brackwater Proving Ground.', 'Brackwater'],
    ['Maria Chen shall measure the shield under MIL-STD-461.', 'MIL-STD-461'],
  ])('"%s" is objected to', (sentence, piece) => {
    const [finding] = invented(sentence)
    expect(finding).toMatchObject({ severity: 'error', part: 'text', quote: sentence })
    expect(finding?.message).toContain(piece)
    expect(finding?.message).toMatch(/in no answer and in no document\.$/)
  })

  test.each([
    'Maria Chen shall measure the shield with a Keysight E5061B at Dayton in 12 runs.',
    'The front-to-back ratio of the shield shall be 30 dB between 3 and 90 MHz.',
    'The answer to R1 is in the report.',
    'The Contractor shall measure the shield at [name the test range].',
  ])('"%s" is not', (sentence) => expect(invented(sentence)).toEqual([]))

  test('nor is a statement of the person, nor anything while the sources are unknown', () => {
    const sentence = 'Maria Chen shall measure the shield in 417 runs.'
    expect(invented(sentence, { own_statements: [sentence] })).toEqual([])
    expect(foundBy('QC-31', withSentence(2, sentence))).toEqual([])
  })

  test('the month in which the milestone itself falls due is right there, and another one is not', () => {
    const sentence = (month: number) => `The shield is bent in the chamber press by Award + ${month} Months.`
    const told = { answers: [{ slot: 'Q1', question: 'When?', answer: 'The shield is bent in the chamber press in month 3.' }] }
    expect(invented(`Due: Award + 4 Months.\n${sentence(4)}`, told)).toEqual([])
    expect(invented(`Due: Award + 4 Months.\n${sentence(5)}`, told)[0]?.message).toContain('"Award + 5"')
  })

  test('a deliverable and a criterion are told apart from the text', () => {
    const plan = { ...only('Task 2.1: Maria Chen shall measure the shield.'), reviewed: [2] }
    const milestones = plan.milestones.map((one) =>
      one.milestone_number === 2
        ? { ...one, deliverables: ['A record of 417 runs'], acceptance_criteria: ['At least 318 runs are shown.'] }
        : one,
    )
    expect(foundBy('QC-31', { ...plan, milestones }).map(({ part }) => part)).toEqual(['deliverable', 'criterion'])
  })
})

describe('QC-45, values of the solicitation that changed on the way', () => {
  const changed = { milestone_number: 2, part: 'criterion' as const, asked: '30 dB', told: '20 dB', quote: 'The ratio is at least 20 dB.' }
  const covered = (requirement_id: string, changes: Coverage['changed']): Coverage => ({
    requirement_id,
    covered_by: [2],
    strength: 'full',
    places: [],
    changed: changes,
  })
  const objections = (...coverage: Coverage[]) =>
    changedThreshold.objections(soundPlan(), { coverage, likely: new Map(), said: [], traced: new Map() })

  test('the value asked for, its page and the value told are named', () => {
    expect(objections(covered('R1', [changed]))).toEqual([
      {
        milestone_number: 2,
        part: 'criterion',
        message: 'The solicitation asks for “30 dB” (R1, solicitation p. 2), the plan says “20 dB”.',
        quote: 'The ratio is at least 20 dB.',
        requirement_id: 'R1',
      },
    ])
  })

  test('a value of which the plan does not show what it is of is asked about, and keeps no plan from being handed in', () => {
    expect(objections({ ...covered('R1', []), unsure: [changed] })).toMatchObject([
      { severity: 'warning', message: "Is “20 dB” the plan's value for what the solicitation asks as “30 dB” (R1, solicitation p. 2)?" },
    ])
  })

  test('what a milestone says of one requirement is one finding with all its places, also of a requirement that was taken out since', () => {
    const inText = { ...changed, part: 'text' as const }
    const [all, ...more] = objections({ ...covered('R1', [changed, inText, { ...inText, told: '25 dB' }]), unsure: [inText] })
    expect(all?.message).toMatch(/the plan says “20 dB” \(criterion, text\) and “25 dB” \(text\)\.$/)
    expect(more).toEqual([])
    expect(objections(covered('R1', [changed, { ...changed, milestone_number: 1 }]))).toHaveLength(2)
    expect(objections(covered('R9', [changed]))[0]?.message).toContain('“30 dB” (R9)')
  })

  test('two limits of one requirement in one milestone are two findings, each with what its own is told as', () => {
    const lasting = { ...changed, asked: 'at most 3 h', told: '5 h', quote: 'It lasts 5 h.' }
    expect(objections(covered('R1', [changed, lasting])).map(({ message }) => message)).toEqual([
      'The solicitation asks for “30 dB” (R1, solicitation p. 2), the plan says “20 dB”.',
      'The solicitation asks for “at most 3 h” (R1, solicitation p. 2), the plan says “5 h”.',
    ])
  })

  test('a stated exception is known, and no error', () => {
    const exception = { asked: '30 dB', offered: '20 dB', settles: 'Dr. Reed', by: '4', told: [changed] }
    expect(objections({ ...covered('R1', []), exceptions: [exception] })).toMatchObject([
      {
        severity: 'advice',
        message: 'Exception: asked “30 dB”, offered “20 dB”; to be decided by Dr. Reed, month 4 (R1, solicitation p. 2).',
      },
    ])
  })

  test('a lower value in the plan itself is an error of the review', () => {
    const plan = withMilestone(2, {
      acceptance_criteria: [
        'The test report is accepted when the front-to-back ratio of the shield is at least 20 dB between 3 and 90 MHz.',
      ],
    })
    expect(foundBy('QC-45', plan)).toMatchObject([{ severity: 'error', milestone_number: 2, part: 'criterion' }])
  })

  test.each([[[]], [[covered('R1', [])]], [[covered('R1', []), covered('R2', [])]]])('unchanged values are not objected to', (coverage) => {
    expect(objections(...coverage)).toEqual([])
  })
})
