import * as z from 'zod'
import type { Identity } from '../../db/arrivals.ts'
import { keepable } from '../../http/keepable.ts'

/** What a provider may say of somebody (OpenID Connect Core 1.0, section 5.1). Providers write "true" in several ways. */
const Told = z.object({
  sub: z.string().min(1).max(500),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  name: z.unknown().optional(),
  preferred_username: z.unknown().optional(),
  given_name: z.unknown().optional(),
  family_name: z.unknown().optional(),
})

const LONGEST_NAME = 200

/**
 * Who somebody is, by the claims of their token. An address counts only where the provider has made sure of it, or is known to do so for all:
 * some let people write any address into their profile, and who trusted that would give them another person's work. Microsoft's providers
 * say it in `xms_edov`.
 */
export function identityOf(provider: string, claims: Record<string, unknown>, isEmailTrusted: boolean): Identity {
  const told = Told.parse(keepable(claims))
  // who says no means it, whatever else stands beside
  const isSure = isEmailTrusted || isTrue(told.email_verified ?? told.xms_edov)
  return { provider, subject: told.sub, email: isSure ? (told.email?.toLowerCase() ?? null) : null, name: nameOf(told) }
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1'
}

function nameOf({ name, given_name, family_name, preferred_username, email }: z.output<typeof Told>): string {
  const candidates = [name, [given_name, family_name].filter(isText).join(' '), preferred_username, email?.split('@')[0]]
  return (candidates.find(isText) ?? 'Unnamed').trim().slice(0, LONGEST_NAME)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
