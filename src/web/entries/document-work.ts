import type { ReadingProgress } from '../../domain/solicitation/source.ts'

/** A document on its way: first sent, the share of it from 0 to 1, then read. */
export type DocumentWork = { document: 'solicitation' | 'instructions' } & (
  | { kind: 'sending'; share: number }
  | { kind: 'reading'; progress: ReadingProgress }
)

/** How a document begins: nothing of it is sent. */
export function toSend(document: DocumentWork['document']): DocumentWork {
  return { document, kind: 'sending', share: 0 }
}

/** What is going on, in a sentence without its end: "Reading page 120 of 409". */
export function workWords(work: DocumentWork): string {
  const words =
    work.kind === 'sending' ? `Sending the document: ${Math.floor(work.share * 100)}%` : readingWords(work.progress, work.document)
  return work.document === 'instructions' ? `Component instructions: ${lowered(words)}` : words
}

/** What is going on without its numbers, for those who hear it: told once a stage, not once a page. */
export function workStage(work: DocumentWork): string {
  const words = workWords(work.kind === 'sending' ? { ...work, share: 0 } : { ...work, progress: { ...work.progress, page: 0, pages: 0 } })
  return words.replace(': 0%', '')
}

/** How much of the stage is done, 0 to 100; null while that is not known. */
export function workPercent(work: DocumentWork): number | null {
  if (work.kind === 'sending') return Math.floor(work.share * 100)
  const { page, pages } = work.progress
  return pages > 0 ? Math.min(100, Math.round((page / pages) * 100)) : null
}

function readingWords({ stage, page, pages }: ReadingProgress, document: DocumentWork['document']): string {
  // `page` is what is done, so the one at work is the next
  const at = pages > 0 ? `page ${Math.min(page + 1, pages)} of ${pages}` : ''
  switch (stage) {
    case 'waiting':
      return 'Waiting for a turn'
    case 'opening':
      return 'Opening the document'
    case 'reading':
      return at ? `Reading ${at}` : 'Reading the document'
    case 'recognising':
      return at ? `Recognizing ${at} (scanned page)` : 'Recognizing scanned pages'
    case 'finding':
      return document === 'instructions' ? 'Looking for rules' : 'Looking for requirements'
  }
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
