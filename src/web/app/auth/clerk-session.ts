import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'
import { askAccounts, Done } from './account-calls.ts'
import type { AuthClient, Person } from './auth-client.ts'
import { type Clerk, clerkLoaded } from './clerk-script.ts'

/** The server's cookie lasts 15 minutes; an older one than this is renewed with the next token, so that it never ends while somebody works. */
const RENEWED_AFTER_MS = 10 * 60_000

const Arrived = z.object({ state: z.enum(['signed-in', 'question']) })

/** Who is signed in at the hosted provider Clerk. The provider's tokens are the bearer tokens; `tellChange` hears of whoever comes or goes in another tab. */
export function clerkSession(publishableKey: string, tellChange: () => void): AuthClient {
  const loaded = onceLoaded(publishableKey, tellChange)
  const cookie = serverCookie()
  return {
    person: async () => {
      const clerk = await loaded.clerk()
      if (!clerk.session || !clerk.user) return null
      const token = await tokenOf(clerk, false)
      if (token === null) return null
      return (await cookie.heldBy(clerk.session.id, token)) === 'question' ? 'question' : personOf(clerk.user)
    },
    token: async (isRefused) => {
      const clerk = await loaded.clerk()
      if (isRefused) cookie.forget()
      const token = await tokenOf(clerk, isRefused)
      if (token !== null && clerk.session) await cookie.heldBy(clerk.session.id, token)
      return token
    },
    signOut: async () => {
      const clerk = await loaded.clerk()
      cookie.forget()
      // the server's cookie would outlive the provider's session by some minutes; a server without one refuses, which is as well
      await askAccounts(Done, 'POST', '/sign-out').catch(onlyRefusals)
      // with a callback the page stays: where to go is the product's to say
      await loaded.quietly(() => clerk.signOut(() => undefined))
      return null
    },
    redirect: async (page, to) => {
      const clerk = await loaded.clerk()
      const back = new URL(to, location.href).href
      const urls = { signInFallbackRedirectUrl: back, signUpFallbackRedirectUrl: back, redirectUrl: back }
      await (page === 'sign-in' ? clerk.redirectToSignIn(urls) : clerk.redirectToSignUp(urls))
    },
  }
}

/** The provider's script, fetched when it is first needed and, after a failure, whenever it is asked for again. */
function onceLoaded(publishableKey: string, tellChange: () => void) {
  let loading: Promise<Clerk> | null = null
  let isOurs = false
  const load = async () => {
    const clerk = await clerkLoaded(publishableKey)
    let last = clerk.user?.id ?? null
    clerk.addListener(({ user }) => {
      // undefined stands for a change that is under way
      if (user === undefined || (user?.id ?? null) === last) return
      last = user?.id ?? null
      if (!isOurs) tellChange()
    })
    return clerk
  }
  return {
    clerk: (): Promise<Clerk> => {
      loading ??= load().catch((problem: unknown) => {
        loading = null
        throw problem
      })
      return loading
    },
    /** Does what this tab was asked for, of which it need not hear. */
    quietly: async (work: () => Promise<void>) => {
      isOurs = true
      try {
        await work()
      } finally {
        isOurs = false
      }
    },
  }
}

/** The server's own cookie, which a provider's token opens; calls that come together share one. */
function serverCookie() {
  let held: { session: string; state: Promise<'signed-in' | 'question'>; until: number } | null = null
  return {
    /** Makes sure that the cookie is there and this session's, and tells whether the server knows yet whose account it is. */
    heldBy: async (session: string, token: string) => {
      if (held?.session === session && held.until > Date.now()) return held.state
      const asked = { session, until: Date.now() + RENEWED_AFTER_MS, state: stateOf(token) }
      held = asked
      const state = await asked.state.catch((problem: unknown) => {
        if (held === asked) held = null
        throw problem
      })
      // whoever is asked a question is asked by the server until it is answered
      if (state === 'question' && held === asked) held = null
      return state
    },
    forget: () => {
      held = null
    },
  }
}

async function stateOf(bearer: string): Promise<'signed-in' | 'question'> {
  return (await askAccounts(Arrived, 'POST', '/clerk/session', { bearer })).state
}

/** A provider that is out of reach says nothing about who is signed in. */
async function tokenOf(clerk: Clerk, isRefused: boolean): Promise<string | null> {
  try {
    return (await clerk.session?.getToken({ skipCache: isRefused })) ?? null
  } catch {
    throw new ApiError('The sign-in provider cannot be reached. Check the connection and try again.', 0)
  }
}

function personOf({ id, fullName, primaryEmailAddress }: NonNullable<Clerk['user']>): Person {
  return { id, name: fullName ?? '', email: primaryEmailAddress?.emailAddress ?? '' }
}

function onlyRefusals(problem: unknown): void {
  if (!(problem instanceof ApiError && problem.status >= 400 && problem.status < 500)) throw problem
}
