import * as z from 'zod'
import { CompanyProfile } from '../../../domain/company.ts'
import { partedAtSpaces } from '../../../language/characters.ts'

/** The two cards of the Admin Portal that are saved by a button of their own, with their fields (spec §2). */
export const CARD_FIELDS = {
  account: ['first_name', 'last_name', 'email', 'company_name'],
  company: ['company_description', 'technology_overview'],
} as const satisfies Record<string, readonly (keyof CompanyProfile)[]>

export type Card = keyof typeof CARD_FIELDS

/**
 * What was typed into the cards and is not saved; kept in the browser, so that a reload loses nothing. A field that was not typed into stays
 * away: the profile's own shape would read it as emptied.
 */
export const Typed = z.partialRecord(CompanyProfile.keyof(), z.string())
export type Typed = z.infer<typeof Typed>

/** The profile with what the account says of its person where the profile says nothing of it. The last word of a name is the last name. */
export function withAccount(saved: CompanyProfile, { name, email }: { name: string; email: string }): CompanyProfile {
  const words = partedAtSpaces(name.trim())
  const isNamed = saved.first_name !== '' || saved.last_name !== ''
  const named = isNamed
    ? {}
    : { first_name: words.slice(0, Math.max(1, words.length - 1)).join(' '), last_name: words.slice(1).at(-1) ?? '' }
  return { ...saved, ...named, email: saved.email || email }
}

/** What a card would save: its fields that differ from what is saved. */
export function changesOf(card: Card, saved: CompanyProfile, typed: Typed): Typed {
  const differing = CARD_FIELDS[card].filter((field) => typed[field] !== undefined && typed[field] !== saved[field])
  return Object.fromEntries(differing.map((field) => [field, typed[field]]))
}

/** What is left of the typed once a card is saved: the other card's, and what was typed into this one meanwhile. */
export function withoutSaved(typed: Typed, sent: Typed): Typed {
  const left = Object.entries(typed).filter(([field, value]) => sent[field as keyof Typed] !== value)
  return Object.fromEntries(left)
}

const EMAIL = z.email()

/** Why the e-mail address cannot be saved; undefined when it can, as also an empty one can. */
export function emailObjection(email: string): string | undefined {
  return email.trim() === '' || EMAIL.safeParse(email.trim()).success ? undefined : 'Enter an e-mail address, like name@company.com.'
}
