import type { Analysis, Page, Requirement } from '../../src/domain/solicitation/analysis.ts'
import { comparable, standsOnPage } from '../../src/domain/solicitation/quote.ts'
import { type QuantityScore, quantityScoreOf } from './quantities.ts'
import type { Truth } from './truth.ts'
import { shared } from './words.ts'

/** How a reading compares with what was marked by hand; all are counts. */
export type Score = {
  fields: number
  fields_right: string[]
  fields_wrong: string[]
  requirements_marked: number
  missed: string[]
  requirements_read: number
  /** Requirements that the reader found and nobody marked. */
  extra: string[]
  /** Requirements found whose phase is the marked one. */
  phase_right: number
  quotes_standing: number
  /** Requirements found with the marked kind, and with the marked strength. */
  kind_right: number
  strength_right: number
  /** Found requirements of another kind or strength, a line for a person each. */
  judged_otherwise: string[]
  quantities: QuantityScore
}

/** Compares one reading with its truth. */
export function scoreOf({ topic, requirements }: Analysis, pages: readonly Page[], truth: Truth): Score {
  const fields = fieldsOf(topic, truth.fields)
  const found = truth.requirements.map((marked) => requirements.find((read) => isSame(marked.quote, read)))
  const pageText = new Map(pages.map(({ page, text }) => [page, text]))
  return {
    fields: fields.length,
    fields_right: fields.filter(([, right]) => right).map(([name]) => name),
    fields_wrong: fields.filter(([, right]) => !right).map(([name]) => name),
    requirements_marked: truth.requirements.length,
    missed: truth.requirements.filter((_, index) => !found[index]).map(({ quote }) => quote),
    requirements_read: requirements.length,
    extra: requirements.filter((read) => !truth.requirements.some(({ quote }) => isSame(quote, read))).map(({ text }) => text),
    phase_right: truth.requirements.filter(({ phase }, index) => found[index]?.phase === phase).length,
    quotes_standing: requirements.filter(({ quote, page }) => standsOnPage(quote, pageText.get(page) ?? '')).length,
    kind_right: truth.requirements.filter(({ kind }, index) => found[index]?.kind === kind).length,
    strength_right: truth.requirements.filter(({ strength }, index) => found[index]?.strength === strength).length,
    judged_otherwise: truth.requirements.flatMap((marked, index) => otherwise(marked, found[index])),
    quantities: quantityScoreOf(requirements, truth.quantities),
  }
}

function fieldsOf(topic: Analysis['topic'], marked: Truth['fields']): [string, boolean][] {
  return [
    ['number', same(topic.number, marked.number)],
    ['title', same(topic.title, marked.title)],
    ['program_type', same(topic.program_type, marked.program_type)],
    ['component', same(topic.component, FULL_NAMES[marked.component ?? ''] ?? marked.component)],
    ['itar', topic.itar === (marked.itar ?? false)],
    ['direct_to_phase_2', topic.direct_to_phase_2 === (marked.direct_to_phase_2 ?? false)],
    ['keywords', sameList(topic.keywords, marked.keywords)],
    ['technology_areas', sameList(topic.technology_areas, marked.technology_areas)],
  ]
}

/** Components that print their short name. */
const FULL_NAMES: Record<string, string> = { DHA: 'Defense Health Agency', MDA: 'Missile Defense Agency' }

function same(read: string | undefined, marked: string | null): boolean {
  return comparable(read ?? '') === comparable(marked ?? '')
}

function sameList(read: readonly string[], marked: readonly string[] | null): boolean {
  return same(read.join(';'), (marked ?? []).join(';'))
}

/** People and programs cut sentences differently: the same requirement is one of which nearly all words are in the other. */
function isSame(marked: string, { text, quote }: Requirement): boolean {
  return [text, quote].some((read) => shared(marked, read) >= 0.75 || shared(read, marked) >= 0.85)
}

function otherwise(marked: Truth['requirements'][number], read: Requirement | undefined): string[] {
  if (!read || (marked.kind === read.kind && marked.strength === read.strength)) return []
  return [`${marked.kind} ${marked.strength} read as ${read.kind} ${read.strength}: ${marked.quote}`]
}
