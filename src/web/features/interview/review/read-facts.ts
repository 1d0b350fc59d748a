import type { RuleInForce } from '../../../../domain/instructions/instructions.ts'
import type { ProgramType } from '../../../../domain/program.ts'
import type { Analysis, Place, Topic, TopicField } from '../../../../domain/solicitation/analysis.ts'
import { exportRulesOf } from '../../../../domain/solicitation/export-rules.ts'
import { beginningOf, raised } from '../../../../language/characters.ts'

/** A piece of what was read, with the place where it stands when that is known. */
export type ReadPart = { text: string; place: Place | undefined }

/** One line of what was read. */
export type ReadFact = { label: string; parts: ReadPart[] }

/** What the document says of its topic; what it does not say is absent. Of the program the entry goes before what the document or its number says. */
export function readFacts({ topic, places }: Analysis, entered: ProgramType): ReadFact[] {
  const isOther = topic.program_type !== undefined && topic.program_type !== entered
  const one = (label: string, field: TopicField, text: string | undefined | false): ReadFact => ({
    label,
    parts: text ? [{ text, place: places[field] }] : [],
  })
  return [
    one('Topic number', 'number', topic.number),
    one('Title', 'title', topic.title),
    one('Component', 'component', topic.component),
    isOther
      ? { label: 'Program', parts: [{ text: `${entered}, as entered`, place: undefined }] }
      : one('Program', 'program_type', topic.program_type),
    { label: 'Phases', parts: phases(topic, places) },
    one('Direct to Phase II', 'direct_to_phase_2', topic.direct_to_phase_2 && 'Yes'),
    one('Award ceiling', 'award_ceiling', topic.award_ceiling),
    one('Period of performance', 'period_of_performance', topic.period_of_performance?.replace(/^(\d+)-month$/, '$1 months')),
    one('Page limit', 'page_limit', topic.page_limit),
    one('Option', 'option_ceiling', [topic.option_ceiling, topic.option_period].filter(Boolean).join(', ')),
    one('Customer', 'customer', topic.customer),
    one('Export control', 'itar', topic.itar && exportControl(topic, places.itar)),
    one('Classified work', 'classified_notice', topic.classified_notice && 'The work may become classified'),
    one('CMMC level', 'cmmc_level', topic.cmmc_level),
    one('Point of contact', 'tpoc', topic.tpoc?.replace(CONTACT, ' · ')),
    one('Dates', 'dates', topic.dates.map(({ label, date }) => `${label}: ${dateText(date)}`).join(' · ')),
    one('Technology areas', 'technology_areas', topic.technology_areas.join(', ')),
    one('Critical areas of the Department', 'priorities', topic.priorities?.join(', ')),
    one('Keywords', 'keywords', topic.keywords.join(', ')),
  ].filter(({ parts }) => parts.length > 0)
}

/** What parts the ways to reach a person. */
const CONTACT = / (?=(?:e-?mail|phone|tel)\b)/gi

/** So much of a passage tells which it is, in characters: the rest is a press away. */
const SHORT = 60

/** The rules that the topic names, and how its own words begin. */
function exportControl(topic: Topic, place: Place | undefined): string {
  const rules = exportRulesOf(topic)
  const names = `${raised(rules)} ${rules.includes(' and ') ? 'apply' : 'applies'}`
  if (!place) return names
  const opening = beginningOf(place.quote, SHORT)
  return `${names}: “${opening}${opening === place.quote ? '' : ' …'}”`
}

function phases({ phases }: Topic, places: Analysis['places']): ReadPart[] {
  const named = [
    ['Phase I', phases.phase_1, places.phase_1],
    ['Phase II', phases.phase_2, places.phase_2],
    ['Phase III', phases.phase_3, places.phase_3],
  ] as const
  return named.flatMap(([text, section, place]) => (section ? [{ text, place }] : []))
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as printed, but for the time stamps of data feeds, which nobody reads: "2026-04-01T12:00:00+00:00". */
function dateText(printed: string): string {
  const stamp = /^\d{4}-\d\d-\d\dT/.test(printed) ? new Date(printed) : null
  return stamp && !Number.isNaN(stamp.getTime()) ? DAY.format(stamp) : printed
}

/** What people expect of a topic: its field, and the rule of component instructions that may stand in for it. */
const EXPECTED = [
  ['number', 'topic number', null],
  ['title', 'title', null],
  ['component', 'component', null],
  ['program_type', 'program', null],
  ['award_ceiling', 'award ceiling', 'award_ceiling'],
  ['period_of_performance', 'period of performance', 'period_of_performance'],
  ['page_limit', 'page limit', 'page_limit'],
] as const

/** What a reader would expect and no document says. `in_instructions` tells whether component instructions usually do. */
export function notSaid(topic: Topic, rules: readonly RuleInForce[]): { names: string[]; in_instructions: boolean } {
  const missing = EXPECTED.filter(([field, , rule]) => !topic[field] && !rules.some(({ kind }) => kind === rule))
  return { names: missing.map(([, name]) => name), in_instructions: missing.some(([, , rule]) => rule !== null) }
}
