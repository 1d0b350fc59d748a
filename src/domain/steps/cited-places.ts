import type { SourceDocument } from '../grounding/sources.ts'
import type { Citation } from './citation.ts'

/** What a document is called where it was taken away since. */
const UNKNOWN = { document: 'a document', answer: 'an answer', company: 'company profile' } as const

/**
 * What a narrative rests on, in one line and in the order in which it is first needed: "topic.pdf pp. 2, 4; answer Q4". Empty where it rests on
 * nothing.
 */
export function citedPlaces(citations: readonly Citation[], documents: readonly Pick<SourceDocument, 'id' | 'file_name'>[]): string {
  const names = new Map(documents.map(({ id, file_name }) => [id, file_name]))
  const places = new Map<string, Set<string>>()
  for (const citation of citations) {
    const { by, at } = placeOf(citation, names)
    const known = places.get(by) ?? new Set()
    if (at !== undefined) known.add(at)
    places.set(by, known)
  }
  return [...places].map(([by, at]) => printed(by, [...at])).join('; ')
}

function placeOf({ kind, file_id, page, slot }: Citation, names: ReadonlyMap<string, string>): { by: string; at?: string | undefined } {
  if (kind === 'answer') return { by: slot === undefined ? UNKNOWN.answer : 'answer', at: slot }
  const by = (file_id !== undefined && names.get(file_id)) || UNKNOWN[kind]
  return { by, at: page === undefined ? undefined : String(page) }
}

function printed(by: string, at: readonly string[]): string {
  if (at.length === 0) return by
  if (by === 'answer') return `${at.length === 1 ? 'answer' : 'answers'} ${at.join(', ')}`
  const pages = [...at].sort((a, b) => Number(a) - Number(b)).join(', ')
  return `${by} ${at.length === 1 ? 'p.' : 'pp.'} ${pages}`
}
