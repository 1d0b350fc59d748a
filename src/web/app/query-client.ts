import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../contract/client.ts'
import { SignInUnavailable } from './auth/auth-client.ts'

/** What was asked of the server, kept in memory. A refusal is not asked again; an unreachable server is, twice, each time after a longer pause unless one is given in milliseconds. */
export function newQueryClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, problem) => failures < 2 && !isFinal(problem),
        ...(retryDelay === undefined ? {} : { retryDelay }),
      },
    },
  })
}

/** A provider that does not answer was asked five times over already. */
function isFinal(problem: Error): boolean {
  return problem instanceof SignInUnavailable || (problem instanceof ApiError && problem.status >= 400 && problem.status < 500)
}
