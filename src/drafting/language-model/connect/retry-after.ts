/** How long a server asks to wait, in milliseconds, when it says so: seconds or an HTTP date (RFC 9110, section 10.2.3). */
export function waitAsked(headers: Readonly<Record<string, string>>, now: number): { retry_after_ms?: number } {
  const value = headers['retry-after']?.trim()
  if (!value) return {}
  const seconds = Number(value)
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now
  return Number.isFinite(milliseconds) ? { retry_after_ms: Math.max(0, Math.ceil(milliseconds)) } : {}
}
