import MiniSearch from 'minisearch'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { stem } from '../../../domain/grounding/stem.ts'
import { tokensOf } from './tokens.ts'

/** A piece of a source that a model may be handed. `id` is how an answer names it: "P3.2", "Q4", "C1.5". */
export type Passage = {
  id: string
  /** Where it stands, for the model and for people: "solicitation, page 3", "answer Q4", "company profile". */
  place: string
  text: string
}

/** Finds in the sources what belongs to the queries, best first, within a number of tokens. */
export type Library = (queries: readonly string[], tokens: number) => Passage[]

/** Cuts the sources into passages and prepares the search (BM25) once; each drafting call has its own. */
export function libraryOf(sources: PlanSources): Library {
  const passages = [
    ...sources.documents.flatMap(({ role, pages }) =>
      pages.flatMap(({ page, text }) =>
        text
          .split(/\n\s*\n/)
          .filter((one) => one.trim() !== '')
          .map(
            (one, at): Passage => ({
              id: `${role === 'solicitation' ? 'P' : role === 'instructions' ? 'I' : 'C'}${page}.${at + 1}`,
              place: `${role}, page ${page}`,
              text: one.trim(),
            }),
          ),
      ),
    ),
    ...sources.answers.map(({ slot, answer }): Passage => ({ id: slot, place: `answer ${slot}`, text: answer })),
    ...sources.entries.map(({ label, text }, at): Passage => ({ id: `E${at + 1}`, place: label, text })),
  ]
  const index = new MiniSearch<{ at: number; text: string }>({
    idField: 'at',
    fields: ['text'],
    processTerm: (term) => stem(term.toLowerCase()),
  })
  index.addAll(passages.map(({ text }, at) => ({ at, text })))
  return (queries, tokens) => {
    const scores = new Map<number, number>()
    for (const query of queries) for (const { id, score } of index.search(query)) scores.set(id, (scores.get(id) ?? 0) + score)
    let left = tokens
    const chosen = [...scores]
      .sort((a, b) => b[1] - a[1])
      .filter(([at]) => {
        const size = tokensOf(passages[at]?.text ?? '')
        if (size > left) return false
        left -= size
        return true
      })
    return chosen
      .map(([at]) => at)
      .sort((a, b) => a - b)
      .flatMap((at) => passages[at] ?? [])
  }
}
