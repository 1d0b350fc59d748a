import { useQuery } from '@tanstack/react-query'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { healthQuery } from '../../app/health-query.ts'

/** How people sign in at this server. */
export type WayInState = { kind: 'loading' } | { kind: 'known'; wayIn: WayIn } | { kind: 'failed'; why: string; retry: () => void }

/** Asks the server how people sign in at it. */
export function useWayIn(): WayInState {
  const { data, error, refetch } = useQuery({ ...healthQuery, select: ({ sign_in }) => sign_in })
  if (data) return { kind: 'known', wayIn: data }
  return error ? { kind: 'failed', why: error.message, retry: () => void refetch() } : { kind: 'loading' }
}

/** What people call who keeps their names and passwords, where that is a provider. */
export function providerName({ label }: Pick<WayIn, 'label'>): string {
  return label ?? 'your sign-in provider'
}
