import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** What the company tells of itself in the Admin Portal, asked anew each time: it may have been saved just now. */
export const companyQuery = queryOptions({
  queryKey: ['what the company tells'],
  queryFn: ({ signal }) => call(api.findCompany, {}, signal),
  staleTime: 0,
})
