import * as z from 'zod'

/** A token is renewed this long before it would expire, so that it does not expire on the way. */
const MARGIN_MS = 30_000

const Claims = z.object({ exp: z.number() })

/** When a JWT expires, in milliseconds since 1970; 0 when it does not say. */
export function tokenExpiry(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    return Claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).exp * 1000
  } catch {
    return 0
  }
}

/**
 * Keeps one bearer token in memory and fetches the next before it expires; calls that come together share one fetch. `fetchToken` hears whether the
 * last one was given up before its time, so that it is not given out again.
 */
export function tokenKeeper(fetchToken: (isRefused: boolean) => Promise<string | null>, now: () => number) {
  let kept: string | null = null
  let coming: Promise<string | null> | null = null
  let isRefused = false
  const fetchOnce = () => {
    if (coming) return coming
    const fetching = fetchToken(isRefused)
      .then((token) => {
        // forgotten meanwhile: it may be another person's by now
        if (coming === fetching) {
          kept = token
          isRefused = false
        }
        return token
      })
      .finally(() => {
        if (coming === fetching) coming = null
      })
    coming = fetching
    return fetching
  }
  return {
    /** The token to send; null when nobody is signed in. */
    token: async (): Promise<string | null> => (kept && tokenExpiry(kept) - MARGIN_MS > now() ? kept : fetchOnce()),
    /** Forgets the token, also one that is on its way: the next call fetches another one. */
    forget: () => {
      kept = null
      coming = null
      isRefused = true
    },
  }
}
