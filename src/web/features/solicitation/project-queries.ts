import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'

/** A project as the list shows it. */
export type ListedProject = z.output<typeof api.listProjects.output>[number]

/** The most that the call lists at once, so that any project can be resumed. */
const MOST_LISTED = 200

const all = ['projects'] as const

/** What the dashboard asks the server for. */
export const projectQueries = {
  all,
  list: queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => call(api.listProjects, { limit: MOST_LISTED }, signal) }),
}
