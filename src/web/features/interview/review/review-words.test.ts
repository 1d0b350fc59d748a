import { expect, test } from 'vitest'
import type { InstructionFact, RuleInForce } from '../../../../domain/instructions/instructions.ts'
import type { Analysis, Topic } from '../../../../domain/solicitation/analysis.ts'
import { lossWords } from './loss-words.ts'
import { notSaid, readFacts } from './read-facts.ts'
import { otherwiseSaid, placeWithin, ruleGroups, ruleName, ruleSays } from './rule-words.ts'

const TOPIC: Topic = {
  number: 'X25-101',
  phases: { phase_1: 'Design it.', phase_3: 'Sell it.' },
  references: [],
  keywords: ['radar', 'mast'],
  technology_areas: [],
  itar: true,
  direct_to_phase_2: false,
  classified_notice: false,
  award_ceiling: '$250,000',
  dates: [{ label: 'Close', date: 'May 21, 2025' }],
}
const CEILING: RuleInForce = {
  kind: 'award_ceiling',
  phase: 'I',
  from: 'topic',
  value: '$250,000',
  page: 3,
  quote: '$250,000',
  yields: [{ from: 'instructions', value: '$180,000', page: 5, quote: '$180,000' }],
}

test('only what the document says is listed, each part with its place', () => {
  const place = { page: 1, quote: 'X25-101' }
  const notice = { page: 1, quote: 'The technology is subject to 15 CFR Parts 730-774. Offerors must disclose foreign nationals.' }
  const read = {
    topic_summary: '',
    topic_brief: '',
    topic: { ...TOPIC, export_rules: ['EAR' as const] },
    places: { number: place, itar: notice },
    requirements: [],
    removed_requirements: [],
    sentences: [],
    reading: { pages: 1, pages_without_text: [], ocr_pages: [], layout: '', topics_found: [], warnings: [], left_out: [] },
  }
  const facts = readFacts(read, 'SBIR')
  expect(facts.map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(' + ')}`)).toEqual([
    'Topic number: X25-101',
    'Phases: Phase I + Phase III',
    'Award ceiling: $250,000',
    'Export control: EAR applies: “The technology is subject to 15 CFR Parts 730-774. Offerors …”',
    'Dates: Close: May 21, 2025',
    'Keywords: radar, mast',
  ])
  expect(facts[0]?.parts[0]?.place).toEqual(place)
  const named = { ...read, topic: { ...TOPIC, program_type: 'STTR' as const }, places: { program_type: place } }
  const program = (entered: 'SBIR' | 'STTR') => readFacts(named, entered).find(({ label }) => label === 'Program')?.parts
  expect(program('STTR')).toEqual([{ text: 'STTR', place }])
  expect(program('SBIR')).toEqual([{ text: 'SBIR, as entered', place: undefined }])
})

test('a period is told in months, the ways to reach a person are parted, and what the Department sets store by stands beside the areas', () => {
  const topic = {
    ...TOPIC,
    period_of_performance: '9-month',
    tpoc: 'Ada Reed Phone: 555-0101 Email: ada@x.example',
    priorities: ['Biotechnology'],
  }
  const read = { topic_summary: '', topic_brief: '', topic, places: {}, requirements: [], removed_requirements: [], sentences: [] }
  const reading = { pages: 1, pages_without_text: [], ocr_pages: [], layout: '', topics_found: [], warnings: [], left_out: [] }
  const said = readFacts({ ...read, reading }, 'SBIR').map(({ label, parts: [part] }) => `${label}: ${part?.text}`)
  expect(said).toContain('Period of performance: 9 months')
  expect(said).toContain('Point of contact: Ada Reed · Phone: 555-0101 · Email: ada@x.example')
  expect(said).toContain('Critical areas of the Department: Biotechnology')
})

test('what is expected and not said is named, unless the instructions rule it', () => {
  expect(notSaid(TOPIC, [])).toEqual({
    names: ['title', 'component', 'program', 'period of performance', 'page limit'],
    in_instructions: true,
  })
  const full = { ...TOPIC, title: 'A mast', component: 'Navy', program_type: 'SBIR' as const, page_limit: '10 pages' }
  expect(notSaid(full, [{ ...CEILING, kind: 'period_of_performance' }])).toEqual({ names: [], in_instructions: false })
})

test('a rule tells what yields to it', () => {
  expect(ruleName(CEILING)).toBe('Award ceiling, Phase I')
  const [other] = CEILING.yields
  expect(other && otherwiseSaid(CEILING, other)).toEqual({
    before: 'The component instructions say $180,000',
    after: ', which yields to the topic',
  })
  expect(other && otherwiseSaid(CEILING, { ...other, value: '$250,000' })).toEqual({
    before: 'The component instructions say the same',
    after: '',
  })
})

test("the topic's own rules are not told twice; the others stand in the order of their kinds, each value once", () => {
  const fromInstructions: RuleInForce = { ...CEILING, from: 'instructions', yields: [] }
  const report: RuleInForce = { ...fromInstructions, kind: 'report', value: 'final report', quote: 'A final report is due.' }
  const groups = ruleGroups([{ ...CEILING, yields: [] }, report, fromInstructions, fromInstructions, { ...fromInstructions, phase: 'II' }])
  expect(groups.map(({ name, rules }) => `${name}: ${rules.map(({ value }) => value).join(', ')}`)).toEqual([
    'Award ceiling, Phase I: $250,000',
    'Award ceiling, Phase II: $250,000',
    'Report, Phase I: final report',
  ])
})

test('what is ruled in a sentence is told in it, shortened at a word; amounts and times are told as printed', () => {
  expect(ruleSays('award_ceiling', { value: '$180,000', quote: 'Proposals may not exceed $180,000.' })).toBe('$180,000')
  const said = ruleSays('payment', { value: '40%; 30%', quote: `Payment follows\n the plan ${'again and '.repeat(30)}` })
  expect(said).toMatch(/^“Payment follows the plan (again and )+again(?: and)?…”$/)
  expect(said.length).toBeLessThanOrEqual(184)
  expect(ruleSays('meeting', { value: 'kickoff meeting', quote: '' })).toBe('kickoff meeting')
})

test('reading another topic tells what of the person goes, and says nothing when nothing does', () => {
  const read = { topic: TOPIC, requirements: [], removed_requirements: [] } as unknown as Analysis
  expect(
    lossWords(read, [
      { slot: 'Q1', answer: 'A company.' },
      { slot: 'Q4', answer: ' ' },
    ]),
  ).toBeUndefined()
  const corrected = { ...read, requirements: [{ set_by: 'person' }] } as Analysis
  expect(lossWords(corrected, [{ slot: 'Q4', answer: 'A pump.' }])).toBe(
    'When another topic is read in place of X25-101, your answers to the questions made for it are kept apart and no longer used, and your changes to its requirements are gone.',
  )
})

test('instructions in the topic’s own file are found on the pages of their chapter', () => {
  const fact = (page: number, topic_number?: string): InstructionFact => {
    return { kind: 'report', phase: 'I', value: 'a report', text: '', quote: '', page, ...(topic_number && { topic_number }) }
  }
  expect(placeWithin({ facts: [fact(3), fact(7), fact(5), fact(40, 'X25-101')] })).toBe('found in this document, pages 3 to 7')
  expect(placeWithin({ facts: [fact(3), fact(3)] })).toBe('found in this document, page 3')
  expect(placeWithin({ facts: [fact(40, 'X25-101')] })).toBe('found in this document')
})
