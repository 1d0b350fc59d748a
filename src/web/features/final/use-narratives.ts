import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { type ToldNarrative, type ToldNarratives, toldNarratives } from '../../../domain/steps/told-narratives.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { finalQueries } from './final-queries.ts'
import { useKeptChoice } from './use-kept-choice.ts'

/** What the person has chosen about the narratives of a topic, as this browser keeps it; what is absent was not chosen. */
const Chosen = z.object({ included: z.boolean().optional() })

/** The narratives of the finalized steps with the choice about them, or why there is none. */
export type Narratives =
  /** The server has no such plan, and no steps of it. */
  { kind: 'none' } | { kind: 'coming' } | { kind: 'failed'; why: string; busy: boolean; retry: () => void } | KnownNarratives

export type KnownNarratives = ToldNarratives & {
  kind: 'known'
  isIncluded: boolean
  include: (isWanted: boolean) => void
  /** How many pages the component allows, where it is known. */
  limit: string
  /** The narratives as they are handed out behind the plan: none when they are not included. */
  printed: readonly ToldNarrative[]
}

/**
 * Asks what the finalized steps tell. It goes with the plan only where the person asks for it: most of it stands in the plan itself, and whoever reads both
 * reads the same twice. `limit` tells how many pages the component allows.
 */
export function useNarratives(
  topic: CurrentTopic,
  planId: string | null,
  plan: FinishedPlan,
  { hasSolicitation, solicitation }: Grounding,
  limit: string,
): Narratives {
  const isAsked = planId !== null
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...finalQueries.steps(topic), enabled: isAsked })
  const [{ included = false }, choose] = useKeptChoice('narratives', topic, Chosen)
  const said = useMemo(() => (data ? toldNarratives(plan.milestones, data.steps) : null), [data, plan])
  const isIncluded = said !== null && said.told.length > 0 && included
  if (!isAsked || isUnknownThere(error)) return { kind: 'none' }
  // without a solicitation it is not asked for, and would never come
  const isBasisComing = hasSolicitation && solicitation.isPending
  if (isPending || isBasisComing) return { kind: 'coming' }
  if (!said) return { kind: 'failed', why: error?.message ?? '', busy: isFetching, retry: () => void refetch() }
  const include = (isWanted: boolean) => choose({ included: isWanted })
  return { kind: 'known', ...said, isIncluded, include, limit, printed: isIncluded ? said.told : NONE }
}

/** Whether the server says that it has no steps of the plan: asking again would bring nothing else. */
function isUnknownThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

const NONE: readonly ToldNarrative[] = []
