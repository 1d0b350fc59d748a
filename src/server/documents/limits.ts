/** What reading one document may cost before it is stopped. */
export type ReadingLimits = {
  /** Wall-clock time without a new page or stage. */
  milliseconds: number
  /** Wall-clock time in all, from the start of the reader's process to its answer. */
  milliseconds_in_all: number
  /** Resident memory of the reader's process, and the heap of its JavaScript. */
  megabytes: number
  /** Most pages that a document may have. */
  pages: number
  /** Most characters that its pages may have together. */
  characters: number
  /** Most pages that are pictures and have their text recognised; the others stay unread. */
  recognised_pages: number
  /** Most that a packed document may hold once it is unpacked. */
  unpacked_megabytes: number
}

/**
 * Generous for the largest announcements (some 450 pages, two million characters, about three seconds and 250 MB) and for long scans
 * (about two seconds a page and 250 MB), small enough to stop a hostile file.
 */
export const READING_LIMITS: ReadingLimits = {
  milliseconds: 30_000,
  milliseconds_in_all: 600_000,
  megabytes: 512,
  pages: 1000,
  characters: 4_000_000,
  recognised_pages: 150,
  unpacked_megabytes: 200,
}
