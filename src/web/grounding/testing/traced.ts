import type { Origin } from '../../../domain/grounding/sources.ts'
import type { Grounds, TracedSentence, UnsupportedPiece } from '../../../domain/grounding/traced.ts'
import type { TracedText } from '../plan-texts.ts'

/** A text whose sentences stand in « », each with its grounds in turn: `traced('«One.» «Two.»', 'sourced', 'own')`. */
export function traced(marked: string, ...grounds: Grounds[]): TracedText {
  const sentences: TracedSentence[] = []
  let text = ''
  for (const [at, part] of marked.split(/[«»]/).entries()) {
    const start = text.length
    text += part
    if (at % 2 === 1)
      sentences.push({
        start,
        end: text.length,
        text: part,
        grounds: grounds[sentences.length] ?? 'connecting',
        origins: [],
        unsupported: [],
      })
  }
  return { milestone_number: 1, part: 'text', index: 0, text, sentences }
}

/** A piece of a text that stands in no source. */
export function loosePiece(text: string, words: string): UnsupportedPiece {
  const start = text.indexOf(words)
  return { kind: 'number', text: words, start, end: start + words.length }
}

/** Words of the solicitation's second page. */
export const ON_PAGE_2 = {
  kind: 'document' as const,
  document_id: 'file-1',
  file_name: 'topic.pdf',
  role: 'solicitation' as const,
  page: 2,
  quote: 'at least 30 dB',
} satisfies Origin
