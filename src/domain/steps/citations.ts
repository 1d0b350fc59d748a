import type { Origin } from '../grounding/sources.ts'
import type { TracedSentence } from '../grounding/traced.ts'
import type { Citation } from './citation.ts'

/** What the sentences of a narrative rest on, in the order in which it is first needed; each place once. */
export function citationsOf(traced: readonly TracedSentence[]): Citation[] {
  const cited = traced.flatMap(({ origins }) => origins.flatMap(citationOf))
  return [...new Map(cited.map((one) => [keyOf(one), one])).values()]
}

/** What was entered in the upload form, or stands in a rule of the program, is no document, answer or word of the company, and is not cited. */
function citationOf(origin: Origin): Citation[] {
  const { quote } = origin
  switch (origin.kind) {
    case 'document':
      return [{ kind: origin.role === 'company' ? 'company' : 'document', file_id: origin.document_id, page: origin.page, quote }]
    case 'answer':
      return [{ kind: 'answer', slot: origin.slot, quote }]
    case 'entry':
      return origin.from === 'company' ? [{ kind: 'company', quote }] : []
  }
}

function keyOf({ kind, file_id, page, slot, quote }: Citation): string {
  return JSON.stringify([kind, file_id, page, slot, quote])
}
