import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
  person: queryOptions({ queryKey: ['session', 'person'], queryFn: personHere, staleTime: 60_000 }),
}

/** Nothing is shown before this is known, so nobody sees what another person left in this browser. */
async function personHere(): Promise<Person | null> {
  const person = await signedInPerson()
  if (person) claimStore(person.id)
  return person
}

/** Who is using the product; asked of the server once and kept until it changes. */
export function useSession(): SessionState {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessionQueries.person)
  useEffect(() => onSessionEnd(() => client.setQueryData(sessionQueries.person.queryKey, null)), [client])
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
      bearer.forget()
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
      await client.fetchQuery({ ...sessionQueries.person, staleTime: 0 })
    },
    leave: async () => {
      await signOut()
      bearer.forget()
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
      client.setQueryData(sessionQueries.person.queryKey, null)
    },
  }
}
