import { buildClerkJSScriptAttributes, clerkJSScriptUrl } from '@clerk/shared/loadClerkJsScript'
import { loadScript } from '@clerk/shared/loadScript'
import type { HeadlessBrowserClerk } from '@clerk/shared/types'
import { SignInUnavailable } from './auth-client.ts'

/** What the product uses of the provider's script. */
export type Clerk = Pick<
  HeadlessBrowserClerk,
  'load' | 'user' | 'session' | 'addListener' | 'signOut' | 'redirectToSignIn' | 'redirectToSignUp'
>

declare global {
  interface Window {
    Clerk?: Clerk
  }
}

/** How long the provider's script, and then the provider itself, may take (spec §2). */
export const PATIENCE_MS = 15_000

/** How often the script was given up. A browser joins whoever asks for an address with the request for it that still hangs, so the next asks for another. */
let givenUp = 0

/**
 * Loads the script from the provider's own host, which the publishable key names, and starts it. One that fails is fetched again up to five times, with
 * growing pauses; after 15 seconds it is given up: SignInUnavailable.
 *
 * Made of the parts of `loadClerkJSScript`, which itself waits out the 15 seconds after the last failure, too, and lets that failure fall unhandled.
 */
export async function clerkLoaded(publishableKey: string): Promise<Clerk> {
  const address = clerkJSScriptUrl({ publishableKey })
  const unavailable = new SignInUnavailable(new URL(address).host)
  if (!window.Clerk) {
    const attributes = Object.entries(buildClerkJSScriptAttributes({ publishableKey }))
    let last: HTMLScriptElement | undefined
    const beforeLoad = (script: HTMLScriptElement) => {
      last = script
      for (const [name, value] of attributes) script.setAttribute(name, value)
    }
    // one that was given up does not stand beside the next
    const asked = givenUp === 0 ? address : `${address}?again=${givenUp}`
    const coming = inTime(loadScript(asked, { async: true, crossOrigin: 'anonymous', beforeLoad }), unavailable)
    await coming.catch(countGivenUp).finally(() => last?.remove())
  }
  const clerk = window.Clerk
  if (!clerk) throw unavailable
  // pages of the provider's own, so none of its screens has to be loaded here
  await inTime(clerk.load({ standardBrowser: true }), unavailable)
  return clerk
}

function countGivenUp(problem: unknown): never {
  givenUp += 1
  throw problem
}

/** Any failure and any delay come to the same for the person: who was asked did not answer. */
async function inTime<Value>(work: Promise<Value>, unavailable: SignInUnavailable): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    throw unavailable
  } finally {
    clearTimeout(timer)
  }
}
