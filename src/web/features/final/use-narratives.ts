import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { withCriteriaNamed } from '../../../domain/plan-forms/in-short.ts'
import type { PrintedNarrative } from '../../../domain/plan-forms/narrative-sections.ts'
import { unfinalizedSteps } from '../../../domain/step.ts'
import { citedPlaces } from '../../../domain/steps/cited-places.ts'
import { type ToldNarratives, toldNarratives } from '../../../domain/steps/told-narratives.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { finalQueries } from './final-queries.ts'
import { useKeptChoice } from './use-kept-choice.ts'

/** What the person has chosen about the narratives of a topic, as this browser keeps it; what is absent was not chosen. */
const Chosen = z.object({ included: z.boolean().optional(), sources: z.boolean().optional() })

/** The narratives of the finalized steps with the choice about them, or why there is none. */
export type Narratives =
  /** The server has no such plan, and no steps of it. */
  { kind: 'none' } | { kind: 'coming' } | { kind: 'failed'; why: string; busy: boolean; retry: () => void } | KnownNarratives

export type KnownNarratives = ToldNarratives & {
  kind: 'known'
  isIncluded: boolean
  include: (isWanted: boolean) => void
  /** Whether the sources of each narrative are listed below it. */
  hasSources: boolean
  listSources: (isWanted: boolean) => void
  /** How many pages the component allows, where it is known. */
  limit: string
  /** The numbers of the steps that are not finalized. */
  unfinalized: readonly number[]
  /** The narratives as they are handed out behind the plan: none when they are not included. */
  printed: readonly PrintedNarrative[]
}

/**
 * Asks what the finalized steps tell. It goes with the plan only where the person asks for it: most of it stands in the plan itself, and whoever reads both
 * reads the same twice. `limit` tells how many pages the component allows.
 */
export function useNarratives(
  topic: CurrentTopic,
  planId: string | null,
  plan: FinishedPlan,
  { hasSolicitation, solicitation, sources }: Grounding,
  limit: string,
): Narratives {
  const isAsked = planId !== null
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...finalQueries.steps(topic), enabled: isAsked })
  const [{ included = false, sources: hasSources = false }, choose] = useKeptChoice('narratives', topic, Chosen)
  const said = useMemo(() => (data ? toldNarratives(plan.milestones, data.steps) : null), [data, plan])
  const isIncluded = said !== null && said.told.length > 0 && included
  const documents = hasSources ? sources.data?.documents : undefined
  const printed = useMemo(
    () => (said && isIncluded ? printedNarratives(said, plan, hasSources ? (documents ?? []) : undefined) : NONE),
    [said, plan, isIncluded, hasSources, documents],
  )
  if (!isAsked || isUnknownThere(error)) return { kind: 'none' }
  // without a solicitation neither it nor its sources are asked for, and neither would ever come
  const isBasisComing = hasSolicitation && (solicitation.isPending || (hasSources && sources.isPending))
  if (isPending || isBasisComing) return { kind: 'coming' }
  if (!said) return { kind: 'failed', why: error?.message ?? '', busy: isFetching, retry: () => void refetch() }
  const unfinalized = unfinalizedSteps(data?.steps ?? [])
  const include = (isWanted: boolean) => choose({ included: isWanted })
  const listSources = (isWanted: boolean) => choose({ sources: isWanted })
  return { kind: 'known', ...said, unfinalized, isIncluded, include, hasSources, listSources, limit, printed }
}

/** Whether the server says that it has no steps of the plan: asking again would bring nothing else. */
function isUnknownThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

const NONE: readonly PrintedNarrative[] = []

function printedNarratives(
  { told }: ToldNarratives,
  { milestones }: FinishedPlan,
  documents: Parameters<typeof citedPlaces>[1] | undefined,
): readonly PrintedNarrative[] {
  return told.map(({ citations, ...narrative }) => {
    const milestone = milestones.find(({ milestone_number }) => milestone_number === narrative.milestone_number)
    const narrative_md = milestone ? withCriteriaNamed(narrative.narrative_md, milestone) : narrative.narrative_md
    return { ...narrative, narrative_md, sources: documents ? citedPlaces(citations, documents) : '' }
  })
}
