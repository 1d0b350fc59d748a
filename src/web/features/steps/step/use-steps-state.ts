import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { api } from '../../../../contract/api.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import { planReview } from '../../../left/plan-review.ts'
import { showToast } from '../../../ui/toasts.ts'
import { STEPS_STATE } from '../step-queries.ts'
import { type KeptStep, type StepChange, type StepsState, withStep } from './kept-step.ts'

/** How far the steps are, as the server keeps it: after a reload and on a second device it is the same. */
export type StepsOnServer = {
  /** By step id; null while that is not known. */
  steps: ReadonlyMap<string, KeptStep> | null
  error: Error | null
  isFetching: boolean
  retry: () => void
  /** Asks again how a step is on the server; null when that cannot be known. */
  latest: (step_id: string) => Promise<KeptStep | null>
  /** Notes what a call has told of a step. */
  change: (step_id: string, change: StepChange) => void
  /** What the review said is old: a narrative or a status has changed. */
  reviewAnew: () => void
}

const stateQuery = ({ slug, storeId }: CurrentTopic) =>
  queryOptions({
    queryKey: [...STEPS_STATE, slug, storeId],
    queryFn: ({ signal }) => call(api.stepsState, { topic_slug: slug, topic_store_id: storeId || undefined }, signal),
    staleTime: 0,
    gcTime: 0,
    // work on a second device is seen on coming back to this one
    refetchOnWindowFocus: true,
  })

/** Asks how far the steps of a topic are, once its plan is on the server. */
export function useStepsState(topic: CurrentTopic, isOnServer: boolean): StepsOnServer {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({ ...stateQuery(topic), enabled: isOnServer })
  const retry = useCallback(() => void refetch(), [refetch])
  useEffect(() => {
    if (!error) return
    const action = { label: 'Try again', onPress: retry }
    showToast({ title: 'Failed to load step state.', description: error.message, variant: 'destructive', action })
  }, [error, retry])
  const latest = useCallback(
    async (step_id: string) => {
      const { data: now, isError } = await refetch()
      return isError ? null : (now?.steps.find((one) => one.step_id === step_id) ?? null)
    },
    [refetch],
  )
  const change = useCallback(
    (step_id: string, changed: StepChange) => {
      client.setQueryData(stateQuery(topic).queryKey, (now: StepsState | undefined) => now && withStep(now, step_id, changed))
    },
    [client, topic],
  )
  const reviewAnew = useCallback(() => void client.invalidateQueries({ queryKey: planReview(topic).queryKey }), [client, topic])
  const steps = useMemo(() => (data ? new Map(data.steps.map((step) => [step.step_id, step])) : null), [data])
  return useMemo(
    () => ({ steps, error, isFetching, retry, latest, change, reviewAnew }),
    [steps, error, isFetching, retry, latest, change, reviewAnew],
  )
}
