import { describe, expect, test } from 'vitest'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

/** The sound plan without its own share of the work, with another sentence in its place. */
function saying(sentence: string, change: Partial<ReviewedPlan> = {}): ReviewedPlan {
  const text = soundPlan().milestones[1]?.refined_text ?? ''
  const without = text.replace(/^.*80% of the work.*$/m, '')
  return { ...withSentence(2, sentence, withMilestone(2, { refined_text: without })), ...change }
}

const messages = (rule: string, plan: ReviewedPlan) => foundBy(rule, plan).map(({ message }) => message)

describe('QC-17, the share of the small business in SBIR', () => {
  test.each([
    ['Meridian Works performs 60% of the effort, the University of Dayton 40%.', '60% of the work to the small business'],
    ['The consultant has a share of 38%.', '38% of the work to subcontractors and others'],
    ['Of the cost, at least 40% is for work by the small business.', '40% of the work to the small business'],
  ])('%j is too little', (sentence, told) => {
    expect(messages('QC-17', saying(sentence))).toEqual([expect.stringContaining(told)])
  })

  test.each([
    'We do 70% of the work and our subcontractor 30%.',
    'Of the work 92 % Meridian Works LLC, 8 % Cal Poly San Luis Obispo.',
    'Work share: 85 percent Meridian Works, Inc, 15 percent Lakeside Foundry.',
    'The small business performs 66.7% of the work.',
    'Work shares: Meridian 76 %, subcontractor and consultant 24 %.',
    'Work shares: Company 76 %, subcontractors 24 %.',
    'The Contractor shall reduce the unit to 40% of the cost of present units.',
    'The shield covers 30% of the work area of the Contractor.',
    'A market share of 20% is expected by the Contractor.',
    'The Contractor shall hand in the report of inventions and subcontracts (DD 882).',
  ])('%j is let be', (sentence) => {
    expect(messages('QC-17', saying(sentence))).toEqual([])
  })

  test('in Phase II half is enough', () => {
    expect(messages('QC-17', saying('The small business does 55% of the work.', { phase: 'II' }))).toEqual([])
    expect(messages('QC-17', saying('The small business does 45% of the work.', { phase: 'II' }))).toHaveLength(1)
  })

  test('a partner without any share is a warning', () => {
    expect(foundBy('QC-17', saying('A subcontractor shall cut the coupons.'))).toMatchObject([
      { severity: 'warning', milestone_number: 2, quote: 'A subcontractor shall cut the coupons.' },
    ])
  })
})

describe('QC-18, the shares in STTR', () => {
  const sttr = (sentence: string) => saying(sentence, { program_type: 'STTR', research_institution: 'The Ohio State University' })

  test.each([
    'Ohio State University performs 35% of the work and the Contractor 60%.',
    'RI share 32%, SB share 61%, other 7%.',
    'Of the cost, at least 40% is for work by the small business and at least 30% for work by the Ohio State University.',
  ])('%j is right', (sentence) => {
    expect(messages('QC-18', sttr(sentence))).toEqual([])
  })

  test('the institution is known by its initials', () => {
    const change = { program_type: 'STTR', research_institution: 'University of Alaska Fairbanks, Geophysical Institute' } as const
    const plan = saying('Cost records show the shares of the work, at least 40% Meridian and at least 30% UAF.', change)
    expect([...messages('QC-18', plan), ...messages('QC-19', plan)]).toEqual([])
  })

  test.each([
    ['Task 3 (RI, 28% of cost) and the small business share of 60%.', 'The research institution has 28% of the work'],
    ['The small business keeps 35% of the work, the university 65%.', 'The small business has 35% of the work'],
    ['The university does 40% of the work.', 'does not state the share of the small business'],
  ])('%j is not', (sentence, told) => {
    expect(messages('QC-18', sttr(sentence))).toEqual([expect.stringContaining(told)])
  })
})

describe('QC-19, the research institution', () => {
  const found = (sentence: string, research_institution?: string) =>
    foundBy('QC-19', { ...withSentence(2, sentence), program_type: 'STTR', research_institution }).map(({ message }) => message)

  test.each([
    ['Lead: Jane Roe, Ohio State University.', 'The Ohio State University'],
    ['OSU measures the coupons.', 'Ohio State University'],
    ['The Univ. of Dayton measures the coupons.', 'University of Dayton'],
    ['Lakeside University, the research institution, measures the coupons.', undefined],
    ['Work shares: the Contractor 60%, Lakeside University 35%.', undefined],
  ])('"%s" names it', (sentence, name) => expect(found(sentence, name)).toEqual([]))

  test('an answer names it where nobody has entered one, and its tasks go by that name', () => {
    const answers = [
      { slot: 'Q4', question: 'Who?', answer: 'Dr. Eva Lind is at Lakeside University, our research institution. We are six.' },
    ]
    const sources = { documents: [], answers, entries: [], own_statements: [] }
    const told = (sentence: string) => foundBy('QC-19', { ...withSentence(2, sentence), program_type: 'STTR', sources })
    expect(told('Jane Roe (Lakeside University) measures the coupons.')).toEqual([])
    expect(told('We cut it in our shop.').map(({ message }) => message)).toEqual(['No milestone gives Lakeside University a task.'])
  })

  test.each([
    ['With Elmridge University as our research institution we are seven.', 'Elmridge University'],
    ['The University of Fenwick (our research institution) has the tank.', 'University of Fenwick'],
    ['Odile studied at Oak College; our research institution is the Fenwick Institute of Optics.', 'Fenwick Institute of Optics'],
    ['Research institution: Elmridge University.', 'Elmridge University'],
    ['Tarn Labs is our research institution, not Elmridge University.', undefined],
    ['Elmridge University is not our research institution.', undefined],
    ['We do not have Elmridge University as our research institution.', undefined],
    ['We have not chosen a research institution yet; Odile studied at Oak University.', undefined],
  ])('"%s" names %s', (answer, name) => {
    const sources = { documents: [], answers: [{ slot: 'Q4', question: 'Who?', answer }], entries: [], own_statements: [] }
    const plan = { ...withSentence(2, 'We cut it in our shop.'), program_type: 'STTR', sources } as const
    expect(foundBy('QC-19', plan).map(({ message }) => message)).toEqual([
      name ? `No milestone gives ${name} a task.` : 'No research institution is named for this STTR plan.',
    ])
  })

  test('a town of that name is no institution, and nobody at all is named nowhere', () => {
    expect(found('We cut it in our Dayton laboratory.', 'University of Dayton')).toEqual([
      'No milestone gives University of Dayton a task.',
    ])
    expect(found('We cut it in our Dayton laboratory.')).toEqual(['No research institution is named for this STTR plan.'])
    expect(found('Jane Roe (Lakeside University) measures the coupons.')).toEqual(['No research institution is named for this STTR plan.'])
  })
})
