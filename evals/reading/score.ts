import type { Analysis, Page, Requirement } from '../../src/domain/solicitation/analysis.ts'
import { comparable, standsOnPage } from '../../src/domain/solicitation/quote.ts'
import type { Truth } from './truth.ts'

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

/** The share of the words of one text that stand in another, 0 to 1. */
function shared(text: string, other: string): number {
  const words = wordsOf(text)
  const others = new Set(wordsOf(other))
  return words.filter((word) => others.has(word)).length / Math.max(1, words.length)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[a-z0-9]+/g) ?? []
  )
}
