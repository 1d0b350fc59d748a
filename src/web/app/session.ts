import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showToast } from '../ui/toaster.tsx'
import { type Person, signedInPerson, signOut } from './accounts.ts'
import { claimStore } from './browser-store.ts'
import { bearer, onSessionEnd } from './call.ts'

/** Whether somebody is signed in. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-in'; person: Person }
  | { kind: 'signed-out' }
  | { kind: 'unknown'; message: string; retry: () => void }

const sessionQueries = {
  // somebody else may have signed in in another tab meanwhile
  person: queryOptions({ queryKey: ['session', 'person'], queryFn: personHere, staleTime: 60_000, refetchOnWindowFocus: 'always' }),
}

/** Nothing is shown before this is known, so nobody sees what another person left in this browser. */
async function personHere({ client }: { client: QueryClient }): Promise<Person | null> {
  const before = client.getQueryData<Person | null>(['session', 'person'])
  const person = await signedInPerson()
  if (before && before.id !== person?.id) forgetPerson(client)
  if (person) claimStore(person.id)
  return person
}

/** The token and everything that the server told the last person goes. */
function forgetPerson(client: QueryClient): void {
  bearer.forget()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}

/** Says why the person is asked to sign in again, once: what follows the session on several places hears of its end on each. */
function endSession(client: QueryClient): void {
  if (!client.getQueryData(sessionQueries.person.queryKey)) return
  client.setQueryData(sessionQueries.person.queryKey, null)
  showToast({ title: 'Your session has ended', description: 'Sign in to go on. What you typed is kept in this browser.' })
}

/** Who is using the product; asked of the server once and kept until it changes. */
export function useSession(): SessionState {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessionQueries.person)
  useEffect(() => onSessionEnd(() => endSession(client)), [client])
  if (data) return { kind: 'signed-in', person: data }
  if (data === null) return { kind: 'signed-out' }
  if (error) return { kind: 'unknown', message: error.message, retry: () => void refetch() }
  return { kind: 'loading' }
}

/** What changes the session: after signing in or up it is asked anew; signing out forgets all that was asked for this person. */
export function useSessionChange(): { signedIn: () => Promise<void>; leave: () => Promise<void> } {
  const client = useQueryClient()
  return {
    signedIn: async () => {
      forgetPerson(client)
      await client.fetchQuery({ ...sessionQueries.person, staleTime: 0 })
    },
    leave: async () => {
      await signOut()
      forgetPerson(client)
      client.setQueryData(sessionQueries.person.queryKey, null)
    },
  }
}
