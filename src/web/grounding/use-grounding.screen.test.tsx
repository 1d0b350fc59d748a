import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../contract/api.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { plainMilestone } from '../../domain/testing/plain-milestone.ts'
import { newQueryClient } from '../app/query-client.ts'
import { QUIET_PUMP } from '../testing/analysis.ts'
import { answering, fakeServer, refusing } from '../testing/fake-server.ts'
import { ANTENNA } from '../testing/topic.ts'
import { type GroundingJob, groundingDesk } from './grounding-job.ts'
import { useGrounding } from './use-grounding.ts'

/** A worker without a thread of its own. */
class NearWorker {
  onmessage: ((message: { data: unknown }) => void) | null = null
  private readonly answer = groundingDesk()
  postMessage(job: GroundingJob): void {
    const data = this.answer(job)
    if (data) queueMicrotask(() => this.onmessage?.({ data }))
  }
  terminate(): void {}
}

beforeEach(() => void vi.stubGlobal('Worker', NearWorker))
afterEach(() => void vi.unstubAllGlobals())

const KEEPS = {
  id: 'R1',
  text: 'Starters keep well.',
  quote: 'Starters keep well.',
  kind: 'task' as const,
  strength: 'must' as const,
  phase: 'I' as const,
  page: 1,
  quantities: [],
  set_by: 'reader' as const,
}
const SOLICITATION = {
  topic_store_id: 'store-1',
  topic_slug: 'topic',
  file: { id: 'file-1', file_name: 'Topic.pdf', kind: 'pdf' as const, pages: 1 },
  analysis: { ...QUIET_PUMP, requirements: [KEEPS] },
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}
const SOURCES: PlanSources = {
  documents: [],
  answers: [],
  entries: [],
  own_statements: [],
  confirmed: [{ action: 'Dry the sourdough', requirement_ids: ['R1'], is_shown: true }],
}
const PLAN = { scope_paragraph: null, milestones: [plainMilestone(1, 'Loaves\n\nTask 1.1: The Contractor shall dry the sourdough.')] }

function grounded() {
  const client = newQueryClient({ retryDelay: 0 })
  return renderHook(() => useGrounding({ ...ANTENNA, storeId: 'store-1' }, 'plan-1', PLAN), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

test('the coverage is told once it is known what was put on steps, and never without that', async () => {
  let come = (_: PlanSources) => {}
  const sources = new Promise<PlanSources>((resolve) => {
    come = resolve
  })
  fakeServer(
    answering(api.findSolicitation, SOLICITATION),
    answering(api.planSources, () => sources),
  )
  const result = grounded()
  await waitFor(() => expect(result.current.solicitation.data).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve))
  expect(result.current.coverage).toEqual({ answer: null, isFailed: false })
  come(SOURCES)
  await waitFor(() => expect(result.current.coverage.answer?.map(({ coverage }) => coverage.strength)).toEqual(['full']))
})

test('sources that do not come leave no figure, which is said', async () => {
  fakeServer(answering(api.findSolicitation, SOLICITATION), refusing(api.planSources, 'Not now.'))
  const result = grounded()
  await waitFor(() => expect(result.current.coverage).toEqual({ answer: null, isFailed: true }))
})
