import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showToast } from '../../ui/toasts.ts'
import { claimStore } from '../browser-store.ts'
import { bearer, onSessionEnd } from '../call.ts'
import { healthQuery } from '../health-query.ts'
import { type AuthClient, type Person, SignInUnavailable } from './auth-client.ts'
import { authClient, onChangeElsewhere } from './chosen-client.ts'

/** Whether somebody is signed in. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-in'; person: Person }
  | { kind: 'signed-out' }
  /** Somebody comes from a provider and has not said yet whose the work is that is here from before. */
  | { kind: 'question' }
  /** The provider at `host` does not answer. */
  | { kind: 'unavailable'; host: string; retry: () => void }
  | { kind: 'unknown'; message: string; retry: () => void }

type Known = Awaited<ReturnType<AuthClient['person']>>

const sessionQueries = {
  // somebody else may have signed in in another tab meanwhile
  person: queryOptions({ queryKey: ['session', 'person'], queryFn: personHere, staleTime: 60_000, refetchOnWindowFocus: 'always' }),
  /** Whether the session is being ended on purpose: who does so leads on from there, and nobody is asked to sign in again for it. */
  farewell: queryOptions({ queryKey: ['session', 'farewell'], queryFn: skipToken, initialData: false }),
}

/** The client for this server's way in. */
export function clientHere(client: QueryClient): Promise<AuthClient> {
  return authClient(async () => (await client.ensureQueryData(healthQuery)).sign_in)
}

/** Asks who is signed in before a screen does, unless that is known. */
export function askWhoIsHere(client: QueryClient): void {
  void client.prefetchQuery(sessionQueries.person)
}

/** Nothing is shown before this is known, so nobody sees what another person left in this browser. */
async function personHere({ client }: { client: QueryClient }): Promise<Known> {
  const before = idOf(client.getQueryData<Known>(['session', 'person']))
  const known = await (await clientHere(client)).person()
  const now = idOf(known)
  if (before && before !== now) forgetPerson(client)
  if (before && known === null) tellEnd(client)
  if (now) claimStore(now)
  return known
}

function idOf(known: Known | undefined): string | null {
  return known && known !== 'question' ? known.id : null
}

/** The token and everything that the server told the last person goes; what it tells of itself stays. */
function forgetPerson(client: QueryClient): void {
  bearer.forget()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== healthQuery.queryKey[0] })
}

/** Says why the person is asked to sign in again, once: what follows the session on several places hears of its end on each. */
function endSession(client: QueryClient): void {
  if (!client.getQueryData(sessionQueries.person.queryKey)) return
  client.setQueryData(sessionQueries.person.queryKey, null)
  // the call that was refused says so too, on the one place that there is for messages: why comes last
  setTimeout(() => tellEnd(client))
}

function tellEnd(client: QueryClient): void {
  if (client.getQueryData(sessionQueries.farewell.queryKey)) return
  showToast({ title: 'Your session has ended', description: 'Sign in to go on. What you typed is kept in this browser.' })
}

/** Who is using the product; asked of the server once and kept until it changes. */
export function useSession(): SessionState {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessionQueries.person)
  useEffect(() => onSessionEnd(() => endSession(client)), [client])
  useEffect(() => onChangeElsewhere(() => void client.refetchQueries(sessionQueries.person)), [client])
  const retry = () => void refetch()
  if (data === 'question') return { kind: 'question' }
  if (data) return { kind: 'signed-in', person: data }
  if (data === null) return { kind: 'signed-out' }
  if (error instanceof SignInUnavailable) return { kind: 'unavailable', host: error.host, retry }
  if (error) return { kind: 'unknown', message: error.message, retry }
  return { kind: 'loading' }
}

function setFarewell(client: QueryClient, isUnderWay: boolean): void {
  client.setQueryData(sessionQueries.farewell.queryKey, isUnderWay)
}

/** The session, for pages of signed-in people. A farewell lasts while they stand there, also for the moment after their address has changed; who opens them anew has come back. */
export function useGuardedSession(): SessionState {
  const client = useQueryClient()
  const session = useSession()
  const { data: isFarewell } = useQuery(sessionQueries.farewell)
  useEffect(() => setFarewell(client, false), [client])
  return session.kind === 'signed-out' && isFarewell ? { kind: 'loading' } : session
}

/** What changes the session. */
export type SessionChange = {
  /** Asks anew who is signed in, after signing in or up. */
  signedIn: () => Promise<void>
  /** Asks anew after something of the person was changed. */
  changed: () => Promise<void>
  /** Signs out, forgets all that was asked for this person, and leads on: as told, or to where a provider ends the session, too. */
  leave: (lead: () => unknown) => Promise<void>
  /** Forgets the person whose account is no more. */
  gone: () => void
  /** Does what ends the session on purpose and leads on: until that is done nobody is led to sign in, whichever part of the page hears first. */
  farewell: <Done>(work: () => Promise<Done>) => Promise<Done>
}

/** How the session is changed by what somebody does. */
export function useSessionChange(): SessionChange {
  const client = useQueryClient()
  const ask = async () => void (await client.fetchQuery({ ...sessionQueries.person, staleTime: 0 }))
  const gone = () => {
    forgetPerson(client)
    client.setQueryData(sessionQueries.person.queryKey, null)
  }
  return {
    signedIn: async () => {
      forgetPerson(client)
      await ask()
    },
    changed: ask,
    leave: async (lead) => {
      const elsewhere = await (await clientHere(client)).signOut()
      gone()
      if (elsewhere === null) await lead()
      else location.assign(elsewhere)
    },
    gone,
    farewell: async (work) => {
      setFarewell(client, true)
      try {
        return await work()
      } catch (problem) {
        setFarewell(client, false)
        throw problem
      }
    },
  }
}
