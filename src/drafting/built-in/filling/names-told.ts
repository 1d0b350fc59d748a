import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { WorkPerson } from '../../../domain/work-breakdown/work-breakdown.ts'
import { startsWithCapital } from '../../../language/characters.ts'

const TELLER: ReadonlySet<string> = new Set(['i', 'me', 'my', 'myself'])
const NOBODY: ReadonlySet<string> = new Set(['', 'he', 'she', 'they', 'we', 'us', 'him', 'her', 'them', 'his', 'himself', 'herself', 'it'])

/** Somebody who is known, and whether it is they who tell. */
export type KnownPerson = WorkPerson & { isTeller?: boolean }

/** Whether words speak of who tells. */
export function isOfSelf(words: string): boolean {
  return TELLER.has(words.trim().toLowerCase())
}

/** The name that words mean: of one of the people, also where only a part of it is said; "I" is who tells, where that is known. Undefined where it is nobody's. */
export function nameTold(words: string, people: readonly KnownPerson[]): string | undefined {
  const said = words.trim().replace(/[’']s$/, '')
  if (isOfSelf(said)) return people.find(({ isTeller }) => isTeller)?.name
  if (NOBODY.has(said.toLowerCase())) return undefined
  return personNamed(said, people)?.name ?? (isFullName(said) || people.length === 0 ? said : undefined)
}

/** Where the people are known, somebody else is named in full: "Planner" and "Ph II" are nobody, "Kvale Instruments" may be. */
function isFullName(said: string): boolean {
  const words = said.split(' ')
  return (
    words.length > 1 &&
    words.every((word) => /^\p{Lu}(?:\.|[\p{L}’'.-]{2,})$/u.test(word) || /^\p{Ll}{2,3}$/u.test(word)) &&
    startsWithCapital(said)
  )
}

/** The names in a list of people. */
export function namesTold(words: string, people: readonly KnownPerson[]): string[] {
  return namesParted(words).flatMap((part) => nameTold(part, people) ?? [])
}

/** A list of people in its parts. */
export function namesParted(words: string): string[] {
  return words
    .split(/\band\b|\bwith\b|\bw\/|[,+&/;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
