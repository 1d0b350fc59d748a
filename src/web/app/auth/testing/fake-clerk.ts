import type { Clerk } from '../clerk-script.ts'

/** The hosted provider as a test leads it. */
export type FakeClerk = {
  /** Signs somebody in or out there, as another tab would. */
  becomes: (person: { id: string; fullName: string; email: string } | null) => void
  /** What the product had it do, in words. */
  did: string[]
}

/** Puts the provider's script on the page, already loaded; each token that it gives out afresh is another one. */
export function fakeClerk(): FakeClerk {
  const did: string[] = []
  const listeners = new Set<(emission: unknown) => void>()
  let given = 0
  const clerk: Record<string, unknown> = {
    user: null,
    session: null,
    load: async () => undefined,
    addListener: (listener: (emission: unknown) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signOut: async (callback: () => void) => {
      did.push('signed out')
      becomes(null)
      callback()
    },
    redirectToSignIn: async ({ signInFallbackRedirectUrl }: Record<string, string>) => {
      did.push(`to sign in, back to ${signInFallbackRedirectUrl}`)
    },
    redirectToSignUp: async ({ signUpFallbackRedirectUrl }: Record<string, string>) => {
      did.push(`to sign up, back to ${signUpFallbackRedirectUrl}`)
    },
  }
  const getToken = async ({ skipCache }: { skipCache: boolean }) => {
    if (skipCache || given === 0) given += 1
    return `h.${btoa(JSON.stringify({ exp: 9_999_999_999, given }))}.s`
  }
  const becomes: FakeClerk['becomes'] = (person) => {
    clerk.user = person && { id: person.id, fullName: person.fullName, primaryEmailAddress: { emailAddress: person.email } }
    clerk.session = person && { id: `session of ${person.id}`, getToken }
    for (const listener of listeners) listener({ user: clerk.user, session: clerk.session })
  }
  window.Clerk = clerk as unknown as Clerk
  return { becomes, did }
}

/** How many fresh tokens there were when this one was given out. */
export function tokenNumber(token: string | null): number {
  return JSON.parse(atob(token?.split('.')[1] ?? '')).given
}
