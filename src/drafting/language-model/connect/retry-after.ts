import { hasLetters } from '../../../language/characters.ts'

/** A server that says "at once" is given this long all the same, in milliseconds. */
const SHORTEST_MS = 500
/** Who asks for a longer wait than this, in milliseconds, is not asked again: the person is told instead of kept. */
const LONGEST_MS = 60_000

/** Whether a server asks to wait longer than anybody is kept waiting. */
export function isTooLong(retry_after_ms: number | undefined): boolean {
  return retry_after_ms !== undefined && retry_after_ms > LONGEST_MS
}

/**
 * How long a server asks to wait, in milliseconds, when it says so: in milliseconds (OpenAI's and Azure's own header), in seconds, or as an HTTP date
 * (RFC 9110, section 10.2.3).
 */
export function waitAsked(headers: Readonly<Record<string, string>>, now: number): { retry_after_ms?: number } {
  const milliseconds = numberOf(headers['retry-after-ms']) ?? secondsOf(headers['retry-after'], now)
  return milliseconds === null ? {} : { retry_after_ms: Math.max(SHORTEST_MS, Math.ceil(milliseconds)) }
}

function secondsOf(value: string | undefined, now: number): number | null {
  const seconds = numberOf(value)
  if (seconds !== null) return seconds * 1000
  // Without a name of a month JavaScript would take "-5" for a date too.
  const date = hasLetters(value ?? '') ? Date.parse(value ?? '') : Number.NaN
  return Number.isNaN(date) ? null : date - now
}

function numberOf(value: string | undefined): number | null {
  const text = value?.trim() ?? ''
  return /^\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null
}

/** A wait as a person reads it; what is longer than two days is told as that. */
export function waitInWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return 'a minute'
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours <= 48 ? `${hours} hours` : 'more than two days'
}
