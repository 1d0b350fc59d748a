import * as z from 'zod'
import { ProgramType } from '../program.ts'

/** One page of a document as text, numbered as a reader counts them, from 1. */
export const Page = z.object({ page: z.number().int().positive(), text: z.string() })
export type Page = z.infer<typeof Page>

export const RequirementKind = z.enum(['task', 'performance', 'standard', 'deliverable', 'schedule', 'constraint'])
export type RequirementKind = z.infer<typeof RequirementKind>

/** must: shall, required, imperative tasks · should: seeks, suggested · objective: goal, desired. */
export const Strength = z.enum(['must', 'should', 'objective'])
export type Strength = z.infer<typeof Strength>

/** The phase in whose section the quote stands, of Phase I its option apart; OBJECTIVE, DESCRIPTION and notices are "any". */
export const RequirementPhase = z.enum(['I', 'option', 'II', 'any'])
export type RequirementPhase = z.infer<typeof RequirementPhase>

export const Comparator = z.enum(['>=', '<=', '<', '>', '=', 'range', 'approx'])
export type Comparator = z.infer<typeof Comparator>

/** Of whom a sentence speaks: the thing that is made, the work on it, the proposal and who may propose, the Government, or the world as it is. */
export const Whose = z.enum(['product', 'work', 'proposal', 'government', 'background'])
export type Whose = z.infer<typeof Whose>

/** The part of the award to which a sentence belongs: the base, the option, Phase II, what comes after; any where it holds for all. */
export const Period = z.enum(['any', 'base', 'option', 'II', 'after'])
export type Period = z.infer<typeof Period>

/** Why a sentence asks nothing of the work. */
export const Because = z.enum(['background', 'proposal', 'example', 'reference', 'government', 'notice', 'after', 'heading'])
export type Because = z.infer<typeof Because>

/** A number that a requirement demands or limits, as printed. `what` is the words that name the thing; threshold or objective only when the text says so. */
export const RequirementQuantity = z.object({
  printed: z.string(),
  value: z.string(),
  unit: z.string(),
  comparator: Comparator,
  threshold_or_objective: z.enum(['threshold', 'objective']).nullable(),
  what: z.string(),
  /** The person, when they changed it or typed it; then `printed` is what they say. */
  set_by: z.literal('person').optional(),
})
export type RequirementQuantity = z.infer<typeof RequirementQuantity>

/** Whether a person has said what a quantity is: it counts as it is, wherever the document prints it. One that nobody printed they have typed. */
export function isSetByPerson({ set_by, printed }: Pick<RequirementQuantity, 'set_by' | 'printed'>): boolean {
  return set_by === 'person' || printed === ''
}

/** One demand that a work plan must answer. `quote` stands word for word on `page`, white space and line-end hyphens aside. */
export const Requirement = z.object({
  id: z.string(),
  /** Its number in the document's own list, where the topic numbers what it asks. */
  own_number: z.number().int().positive().optional(),
  text: z.string(),
  kind: RequirementKind,
  strength: Strength,
  /** Whether it only permits something or tells something: then it is no must. */
  is_note: z.boolean().optional(),
  phase: RequirementPhase,
  /** Of whom it speaks, where that was judged. */
  whose: Whose.optional(),
  page: z.number().int().positive(),
  quote: z.string(),
  quantities: z.array(RequirementQuantity).default([]),
  /** The person, when they added the requirement or changed what was read. */
  set_by: z.enum(['reader', 'person']).default('reader'),
})
export type Requirement = z.infer<typeof Requirement>

/** Whether nothing has to answer a requirement: it only permits or informs, and nobody has said that it must be. */
export function isNote({ is_note, strength }: Pick<Requirement, 'is_note' | 'strength'>): boolean {
  return is_note === true && strength !== 'must'
}

/** A requirement as people refer to it: "R12 (8 in the topic)". */
export function requirementName({ id, own_number }: Pick<Requirement, 'id' | 'own_number'>): string {
  return own_number === undefined ? id : `${id} (${own_number} in the topic)`
}

/**
 * A sentence of a topic and what was made of it, or a part of one that is checked on its own. `quote` stands word for word on `page`;
 * `probability` is how likely it asks something of the work, from 0 to 1. Whoever has a person's word in it goes by `verdict`.
 */
export const JudgedSentence = z.object({
  page: z.number().int().positive(),
  quote: z.string(),
  verdict: z.enum(['requirement', 'none', 'unsure']),
  /** Why it is none, where it is none. */
  because: Because,
  probability: z.number(),
  whose: Whose,
  period: Period,
  kind: RequirementKind,
  strength: Strength,
  requirement_id: z.string().optional(),
  set_by: z.enum(['reader', 'person']).default('reader'),
})
export type JudgedSentence = z.infer<typeof JudgedSentence>

/** The International Traffic in Arms Regulations, and the Export Administration Regulations. */
export const ExportRules = z.enum(['ITAR', 'EAR'])
export type ExportRules = z.infer<typeof ExportRules>

/** What a topic says of itself. What the document does not say is absent, never guessed. */
export const Topic = z.object({
  number: z.string().optional(),
  title: z.string().optional(),
  component: z.string().optional(),
  program_type: ProgramType.optional(),
  phases: z.object({ phase_1: z.string().optional(), phase_2: z.string().optional(), phase_3: z.string().optional() }),
  objective: z.string().optional(),
  description: z.string().optional(),
  references: z.array(z.string()),
  keywords: z.array(z.string()),
  technology_areas: z.array(z.string()),
  /** What the Department sets store by, where the topic names it beside its own areas of technology. */
  priorities: z.array(z.string()).optional(),
  /** Whether it is under export control, whichever rules are named. */
  itar: z.boolean(),
  /** The rules that its notice names; absent of what was read before they were told apart. */
  export_rules: z.array(ExportRules).optional(),
  direct_to_phase_2: z.boolean(),
  /** Whether the text says that work may become classified. */
  classified_notice: z.boolean().default(false),
  award_ceiling: z.string().optional(),
  period_of_performance: z.string().optional(),
  page_limit: z.string().optional(),
  /** What an option behind the base may cost and how long it may take. */
  option_ceiling: z.string().optional(),
  option_period: z.string().optional(),
  tpoc: z.string().optional(),
  /** Who will use the result, when the topic names them: a program office, a program of record. */
  customer: z.string().optional(),
  cmmc_level: z.string().optional(),
  /** Dates that the topic prints of itself, each with its label ("Open", "Close"), as printed. */
  dates: z.array(z.object({ label: z.string(), date: z.string() })).default([]),
})
export type Topic = z.infer<typeof Topic>

/** The fields of a topic, each of which stands somewhere in the document. */
export const TopicField = z.enum([
  'number',
  'title',
  'component',
  'program_type',
  'objective',
  'description',
  'phase_1',
  'phase_2',
  'phase_3',
  'references',
  'keywords',
  'technology_areas',
  'priorities',
  'itar',
  'direct_to_phase_2',
  'classified_notice',
  'award_ceiling',
  'period_of_performance',
  'page_limit',
  'option_ceiling',
  'option_period',
  'tpoc',
  'customer',
  'cmmc_level',
  'dates',
])
export type TopicField = z.infer<typeof TopicField>

/** Where something stands: `quote` is word for word on `page`. */
export const Place = z.object({ page: z.number().int().positive(), quote: z.string() })
export type Place = z.infer<typeof Place>

/** Text that was kept out of the analysis: people cannot see it, or it gives orders to a machine. `page` is null for the document's own properties. */
export const LeftOut = z.object({
  why: z.enum(['white', 'tiny', 'off_page', 'invisible', 'covered', 'annotation', 'form_field', 'properties', 'talks_to_machine']),
  page: z.number().int().positive().nullable(),
  text: z.string(),
  /** A person has said that it belongs to the document: it is read like the rest, and listed so that it can be left out again. */
  put_back: z.literal(true).optional(),
})
export type LeftOut = z.infer<typeof LeftOut>

/** How the document was read, and what the reader should be told about it. */
export const Reading = z.object({
  pages: z.number().int().nonnegative(),
  pages_without_text: z.array(z.number().int()),
  ocr_pages: z.array(z.number().int()),
  /** Unknown where no topic begins in a known way. */
  layout: z.string(),
  topics_found: z.array(z.object({ number: z.string(), title: z.string(), page: z.number().int() })),
  warnings: z.array(z.string()),
  left_out: z.array(LeftOut).default([]),
})
export type Reading = z.infer<typeof Reading>

/** Everything that was read out of a solicitation. `topic_brief` is a paragraph for people; `topic_summary` its one-line name. */
export const Analysis = z.object({
  topic_summary: z.string(),
  topic_brief: z.string(),
  topic: Topic,
  /** Where each field stands; a field that was taken from the number series alone has no place of its own. */
  places: z.partialRecord(TopicField, Place).default({}),
  requirements: z.array(Requirement),
  /** What the person took out; kept, so that it can be put back. */
  removed_requirements: z.array(Requirement).default([]),
  /** Every sentence of the topic, in reading order; none in what was read before sentences were judged. */
  sentences: z.array(JudgedSentence).default([]),
  reading: Reading,
  /** Limits known of another release of the component's instructions of which the person has said that they hold here too. */
  confirmed_limits: z.array(z.string().max(20)).max(20).optional(),
})
export type Analysis = z.infer<typeof Analysis>

/** What was read, in the program that was chosen for it: a person's choice goes before what a topic's number or words tell. */
export function inProgram(analysis: Analysis, program_type: ProgramType): Analysis {
  return { ...analysis, topic: { ...analysis.topic, program_type } }
}
