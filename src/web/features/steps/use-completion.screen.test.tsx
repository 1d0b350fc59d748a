import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { newQueryClient } from '../../app/query-client.ts'
import { planReview } from '../../left/plan-review.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { desk, milestone, PLAN } from './testing/desk.ts'
import { useCompletion } from './use-completion.ts'

test('what was left before a plan was completed is not told of the completed one', async () => {
  const client = newQueryClient({ retryDelay: 0 })
  const { queryKey } = planReview(ANTENNA)
  client.setQueryData(queryKey, { summary: '', issues: [], coverage: [], sections: [], left: [] })
  const milestones = [milestone(1, { acceptance_criteria: ['10 of 10 pass'] })]
  const { editor } = desk({ plan: { ...PLAN, scope_paragraph: 'In my words.', isScopeEdited: true, milestones } })
  const { result } = renderHook(() => useCompletion(ANTENNA, editor), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  await act(() => result.current.complete())
  expect(client.getQueryData(queryKey)).toBeUndefined()
})
