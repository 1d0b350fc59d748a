import type { ReadingProgress } from '../../domain/solicitation/source.ts'

/** A document on its way: first sent, the share of it from 0 to 1, then read; sent again in some seconds where the server takes no more just now. */
export type DocumentWork = { document: 'solicitation' | 'instructions' } & (
  | { kind: 'sending'; share: number }
  | { kind: 'turned-away'; again_in_s: number }
  | { kind: 'reading'; progress: ReadingProgress }
)

/** How a document begins: nothing of it is sent. */
export function toSend(document: DocumentWork['document']): DocumentWork {
  return { document, kind: 'sending', share: 0 }
}

/** Who hears how far a document is, and calls it off. */
export type DocumentWatch = { work: (work: DocumentWork) => void; signal: AbortSignal }

/** Tells how an upload of a document goes, from its beginning. */
export function showingWork(document: DocumentWork['document'], { work, signal }: DocumentWatch) {
  work(toSend(document))
  return {
    signal,
    progress: (share: number) => work({ document, kind: 'sending', share }),
    turnedAway: (again_in_s: number) => work({ document, kind: 'turned-away', again_in_s }),
    report: (progress: ReadingProgress) => work({ document, kind: 'reading', progress }),
  }
}

/** What is going on, in a sentence without its end: "Reading page 120 of 409". */
export function workWords(work: DocumentWork): string {
  return named(work, work.kind === 'turned-away' ? `${TURNED_AWAY}, in ${work.again_in_s} s` : wordsOf(work))
}

/** What is going on without its numbers, for those who hear it: told once a stage, not once a page. */
export function workStage(work: DocumentWork): string {
  switch (work.kind) {
    case 'sending':
      return named(work, 'Sending the document')
    case 'turned-away':
      return named(work, TURNED_AWAY)
    case 'reading':
      return workWords({ ...work, progress: { ...work.progress, page: 0, pages: 0 } })
  }
}

/** How much of the stage is done, 0 to 100; null while that is not known. */
export function workPercent(work: DocumentWork): number | null {
  if (work.kind === 'turned-away') return null
  if (work.kind === 'sending') return Math.floor(work.share * 100)
  const { page, pages } = work.progress
  return pages > 0 ? Math.min(100, Math.round((page / pages) * 100)) : null
}

const TURNED_AWAY = 'Many people are uploading just now. Your file stays here and is sent again by itself'

function named({ document }: DocumentWork, words: string): string {
  return document === 'instructions' ? `Component instructions: ${lowered(words)}` : words
}

function wordsOf(work: Exclude<DocumentWork, { kind: 'turned-away' }>): string {
  return work.kind === 'sending' ? `Sending the document: ${Math.floor(work.share * 100)}%` : readingWords(work.progress, work.document)
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
