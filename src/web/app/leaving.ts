/** A page that was asked to go is gone within this time, or stays after all. */
const GONE_WITHIN_MS = 10_000

/**
 * Browsers fail the calls of a page that is being left or reloaded while its code still runs. That is no answer of the server:
 * `held` keeps such a failure back until the page is gone, so that no fallback is taken and kept for the next page.
 */
export function pageLeaving(now: () => number, rest: (milliseconds: number) => Promise<void>) {
  let leftAt = Number.NEGATIVE_INFINITY
  return {
    /** Listens for the page being left. */
    watch: (page: EventTarget): void => {
      page.addEventListener('beforeunload', () => {
        leftAt = now()
      })
    },
    /** Resolves at once on a page that stays. */
    held: async (): Promise<void> => {
      if (now() - leftAt < GONE_WITHIN_MS) await rest(GONE_WITHIN_MS)
    },
  }
}
