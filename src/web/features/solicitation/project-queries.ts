import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
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
  deleted: queryOptions({
    queryKey: [...all, 'deleted'],
    queryFn: ({ signal }) => call(api.listProjects, { limit: MOST_LISTED, which: 'deleted' }, signal),
  }),
  /** How far the interview is. */
  interview: ({ slug, storeId }: CurrentTopic) =>
    queryOptions({
      queryKey: [...all, 'interview', slug, storeId],
      queryFn: ({ signal }) => call(api.interviewState, { topic_slug: slug, topic_store_id: storeId || undefined }, signal),
      staleTime: 0,
    }),
}

/** What a project is called: as the person named it, else as its topic is called. */
export function projectName({ name, topic }: ListedProject): string {
  return name ?? (topic?.name || 'Untitled topic')
}

/** What the company tells of itself in the Admin Portal, asked anew each time: it may have been saved just now. */
export const companyQuery = queryOptions({
  queryKey: ['what the company tells'],
  queryFn: ({ signal }) => call(api.findCompany, {}, signal),
  staleTime: 0,
})
