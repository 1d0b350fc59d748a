import { open } from '../work-breakdown/composed/phrase.ts'

/** The names of steps that a field has with semicolons between them, as they were typed; a semicolon within the name of a step that is known parts nothing. */
export function stepNames(words: string, known: readonly string[]): string[] {
  const pieces = words.split(';').map((piece) => piece.trim())
  const names: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const ends = Array.from({ length: pieces.length - at }, (_, less) => pieces.length - less)
    const end = ends.find((one) => known.some((name) => isSameStep(pieces.slice(at, one).join('; '), name))) ?? at + 1
    names.push(pieces.slice(at, end).join('; '))
    at = end
  }
  return names.filter((name) => name !== '')
}

/** Whether two names are of one step: whatever their capitals, the room in them and the mark at their end. */
export function isSameStep(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return open(name)
    .toLowerCase()
    .split(/\s*;\s*/)
    .join('; ')
}
