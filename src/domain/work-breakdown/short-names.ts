import { partedAtSpaces, withoutEnd } from '../../language/characters.ts'

/** Somebody who is listed under a short name: that, the name in full, and what else the line says of them. */
export type ListedPerson = { short: string; name: string; rest: string }

/** "- HL – ", "GA, ", "SK: ", "(MO) ": two to four capitals that open a line ahead of what has a capital, too. */
const SHORT = /^\W*?\(?(\p{Lu}{2,4})(?:\)|\s*[,:=–—]|\s+[-–—=]|\s*\()?\s+(?=\p{Lu}\p{Ll})/u
/** A name of two to four words with capitals, of which none has a digit. */
const NAME = /^(?:\p{Lu}[\p{L}’'-]*\.?)(?:\s\p{Lu}[\p{L}’'-]*\.?){1,3}(?![\p{L}\d])/u

/** The person whom a line lists behind the initials of their name; undefined where its first capitals are no initials of what follows. */
export function listedPerson(line: string): ListedPerson | undefined {
  const [opening = '', short = ''] = SHORT.exec(line) ?? []
  const behind = line.slice(opening.length)
  const name = short && withoutEnd(NAME.exec(behind)?.[0] ?? '', '.')
  if (!name || !goesBy(short, name)) return undefined
  const rest = behind.slice(name.length).replace(/^[\s,;:.–—-]+/, '')
  return { short, name, rest: withoutEnd(rest.trim(), ' .;') }
}

/** Whether capitals are the initials of a name: of all its words, also of those that a hyphen joins, or of the first and the last one. */
export function goesBy(short: string, name: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(short) && initialsOf(name).includes(short)
}

/** The initials by which a name may be called. */
export function initialsOf(name: string): string[] {
  const words = partedAtSpaces(name).filter((word) => !TITLE.test(word))
  const first = (all: readonly string[]) => all.map((word) => word.charAt(0).toUpperCase()).join('')
  const all = [first(words), first(words.flatMap((word) => word.split('-'))), first([words[0] ?? '', words.at(-1) ?? ''])]
  return words.length < 2 ? [] : [...new Set(all)]
}

const TITLE = /^(?:dr|mr|ms|mrs|prof)\.?$/i
