import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { WorkPerson } from '../../../domain/work-breakdown/work-breakdown.ts'
import { startsWithCapital } from '../../../language/characters.ts'

const TELLER: ReadonlySet<string> = new Set(['i', 'me', 'my', 'mine', 'myself'])
const NOBODY: ReadonlySet<string> = new Set(['', 'he', 'she', 'they', 'we', 'us', 'him', 'her', 'them', 'his', 'himself', 'herself', 'it'])

/** Somebody who is known, and whether it is they who tell. */
export type KnownPerson = WorkPerson & { isTeller?: boolean }

/** Whether words speak of who tells. */
export function isOfSelf(words: string): boolean {
  return TELLER.has(words.trim().toLowerCase())
}

/** Whether one of the pieces that commas, dashes and brackets part says that it is who tells: "PI, optics (me)". */
export function saysSelf(words: string): boolean {
  return words.split(/[,;()–—]|\s-\s/).some((piece) => ['me', 'myself'].includes(piece.trim().toLowerCase()))
}

/** A name without the piece by which whoever tells says that it is their own: "Me, Ana Ruiz" is Ana Ruiz. */
export function withoutSelf(name: string): string {
  return name.replace(/^\s*(?:me|myself)\s*[,:–—-]\s*|\s*[,–—-]\s*(?:me|myself)\s*$|\s*\((?:me|myself)\)/giu, '').trim() || name
}

/**
 * People with the one who tells: whose line calls them so, else whom the heading of notes names, "Notes on the pump, Ana", or a signature beneath them, which is
 * no item of a list. Where that may be several, nobody knows.
 */
export function withTeller(people: readonly KnownPerson[], answers: readonly string[]): KnownPerson[] {
  const said = people.filter(({ isTeller }) => isTeller)
  const named = answers.flatMap((answer) => {
    const lines = answer.trim().split('\n')
    const isItem = /^\s*[–—-]/.test(lines.at(-2) ?? '')
    const signed = (isItem ? CLOSING : SIGNED).exec(lines.at(-1) ?? '')?.[1] ?? ''
    const [heading = ''] = lines
    const headed = /^\W*notes\b(?!:)/i.test(heading) ? heading.split(/[,:]\s|\s[–—-]\s/).slice(1) : []
    return [signed, ...headed].flatMap((name) => personNamed(name.trim(), people)?.id ?? [])
  })
  const tellers = new Set(said.length > 0 ? said.map(({ id }) => id) : named)
  return people.map((one) => ({ ...one, isTeller: tellers.size === 1 && tellers.has(one.id) }))
}

const CLOSING = /^(?:thanks|best|regards|cheers),\s+(.+)$/i
const SIGNED = /^(?:[–—]\s*|(?:thanks|best|regards|cheers),\s+)(.+)$/i

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
