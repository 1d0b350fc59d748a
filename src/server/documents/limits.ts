/** What reading one document may cost before it is stopped. */
export type ReadingLimits = {
  /** Wall-clock time, from the start of the reader's process to its answer. */
  milliseconds: number
  /** Resident memory of the reader's process, and the heap of its JavaScript. */
  megabytes: number
  /** Most pages that a document may have. */
  pages: number
  /** Most characters that its pages may have together. */
  characters: number
}

/** Generous for the largest announcements (some 450 pages, two million characters, about two seconds and 250 MB), small enough to stop a hostile file. */
export const READING_LIMITS: ReadingLimits = { milliseconds: 30_000, megabytes: 512, pages: 1000, characters: 4_000_000 }
