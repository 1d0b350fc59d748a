import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { newQueryClient } from '../app/query-client.ts'
import { answering, fakeServer } from '../testing/fake-server.ts'
import { ANTENNA } from '../testing/topic.ts'
import { useAllArrived } from './use-all-arrived.ts'

test('a screen that has appeared stays when something is asked for anew, as what is typed lives in it', () => {
  fakeServer(answering(api.reviewPlan, () => new Promise<never>(() => {})))
  const client = newQueryClient({ retryDelay: 0 })
  const { result, rerender } = renderHook(({ isPlanKnown }) => useAllArrived({ ...ANTENNA, storeId: '' }, isPlanKnown), {
    initialProps: { isPlanKnown: false },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBe(true)
  rerender({ isPlanKnown: true })
  expect(result.current).toBe(true)
})
