import { queryOptions } from '@tanstack/react-query'
import { api } from '../../contract/api.ts'
import { call } from './call.ts'

/** What is active in the server; asked once for whatever of it a screen needs, which it selects. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call(api.health, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
