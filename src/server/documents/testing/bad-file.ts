import type { DocumentProblemCode } from '../problem.ts'

/** How the reading of a file may end: it is read, or refused for one of the reasons. */
export type Ending = 'read' | DocumentProblemCode

/** A file that no reader is meant to like. */
export type BadFile = {
  family: string
  name: string
  /** What the sender calls it. */
  file_name: string
  bytes: () => Uint8Array
  ends: readonly Ending[]
  /** What must be told when it is read all the same. */
  warning?: RegExp
  /** Takes its reader longer than anybody waits, so a test stops it early. */
  isEndless?: true
}

/** A file that is refused as damaged, or of which something can still be read. */
export const DAMAGED: readonly Ending[] = ['read', 'CORRUPT', 'NO_TEXT']

/** A file that is so heavy that it depends on the reader's machine which limit it meets first; what is light enough is read. */
export const HEAVY: readonly Ending[] = [...DAMAGED, 'TOO_MUCH_MEMORY', 'TOOK_TOO_LONG', 'TOO_MUCH_TEXT', 'TOO_MUCH_UNPACKED']

/** Whether a file may run into a limit of time or memory, which only a process of its own has. */
export function isHeavy({ ends, isEndless }: BadFile): boolean {
  return isEndless === true || ends.includes('TOO_MUCH_MEMORY') || ends.includes('TOOK_TOO_LONG')
}

/** In which of the ways a bad file may end: refused for one reason, read with a warning or without, as damaged or as heavy. */
export function endingOf(file: BadFile): string {
  const [ending = '', other] = file.ends
  if (other !== undefined) return isHeavy(file) ? 'heavy' : 'damaged'
  return file.warning ? `${ending}, with a warning` : ending
}

/** The files of one family: by name their bytes, how they may end, and what else is to be said of them. */
export function family(
  title: string,
  files: Record<string, readonly [bytes: () => Uint8Array, ends: readonly Ending[], more?: Partial<BadFile>]>,
): BadFile[] {
  return Object.entries(files).map(([name, [bytes, ends, more]]) => ({ family: title, name, file_name: 'topic.pdf', bytes, ends, ...more }))
}
