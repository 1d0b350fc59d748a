import type { Analysis, Page, Requirement } from '../../src/domain/solicitation/analysis.ts'
import { standsOnPage } from '../../src/domain/solicitation/requirement/quote.ts'
import { type FieldScore, fieldScoreOf } from './fields.ts'
import { type QuantityScore, quantityScoreOf } from './quantities.ts'
import type { Truth } from './truth.ts'
import { shared } from './words.ts'

/** How a reading compares with what was marked by hand; all are counts. */
export type Score = {
  fields: FieldScore
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
  const found = truth.requirements.map((marked) => bestOf(marked.quote, requirements))
  const pageText = new Map(pages.map(({ page, text }) => [page, text]))
  return {
    fields: fieldScoreOf(topic, truth),
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

/** The requirement that is most like what was marked, of those that are the same. */
function bestOf(marked: string, requirements: readonly Requirement[]): Requirement | undefined {
  const likeness = ({ quote, text }: Requirement) => Math.max(...[quote, text].map((read) => shared(marked, read) + shared(read, marked)))
  return requirements
    .filter((read) => isSame(marked, read))
    .reduce<Requirement | undefined>((best, read) => (best && likeness(best) >= likeness(read) ? best : read), undefined)
}

/** People and programs cut sentences differently: the same requirement is one of which nearly all words are in the other. */
function isSame(marked: string, { text, quote }: Requirement): boolean {
  return [text, quote].some((read) => shared(marked, read) >= 0.75 || shared(read, marked) >= 0.85)
}

function otherwise(marked: Truth['requirements'][number], read: Requirement | undefined): string[] {
  if (!read || (marked.kind === read.kind && marked.strength === read.strength)) return []
  return [`${marked.kind} ${marked.strength} read as ${read.kind} ${read.strength}: ${marked.quote}`]
}
