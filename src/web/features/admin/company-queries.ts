import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** What the Admin Portal asks of the server. */
export const companyQueries = {
  company: () => queryOptions({ queryKey: ['admin', 'company'], queryFn: ({ signal }) => call(api.findCompany, {}, signal) }),
  draft: (files: readonly { id: string }[]) =>
    queryOptions({
      queryKey: ['admin', 'company draft', ...files.map(({ id }) => id)],
      queryFn: ({ signal }) => call(api.draftCompany, {}, signal),
    }),
}
