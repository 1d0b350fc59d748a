import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Solicitation } from '../../contract/solicitation-calls.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { applying, proposalDuties } from '../../domain/quality/asked-of-phase.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { planReview } from '../left/plan-review.ts'
import { type CoverageRow, coverageRows } from './coverage-rows.ts'
import { GroundingChecker } from './grounding-checker.ts'
import { groundingQueries } from './grounding-queries.ts'
import { type PlanText, type PlanWords, planTexts, type TracedText } from './plan-texts.ts'
import { type Newest, useNewest } from './use-newest.ts'
import { type OwnStatements, useOwnStatements } from './use-own-statements.ts'

/** A plan held against its sources, live: what its sentences rest on and which requirements it answers. */
export type Grounding = {
  /** False for a plan whose solicitation the server does not have: there is nothing to hold it against. */
  hasSolicitation: boolean
  sources: UseQueryResult<PlanSources>
  /** The sources with the person's own statements as they are now; undefined while they are not known. */
  basis: PlanSources | undefined
  solicitation: UseQueryResult<Solicitation>
  traced: Newest<TracedText[]>
  coverage: Newest<CoverageRow[]>
  /** What the solicitation asks of the proposal: no plan has to answer it. */
  ofProposal: Requirement[]
  own: OwnStatements
  /** For whatever else is to be known of the plan beside the screen. */
  checker: GroundingChecker
}

/** Holds a plan against its sources in a worker, anew whenever `plan` is another object. Everything else of a screen works without it. */
export function useGrounding(topic: CurrentTopic, planId: string | null, plan: PlanWords): Grounding {
  const sources = useQuery(groundingQueries.sources(topic.storeId))
  const solicitation = useQuery(groundingQueries.solicitation(topic.storeId))
  useSourcesAnew(topic)
  const own = useOwnStatements(topic, planId, sources.data?.own_statements)
  const checker = useChecker()
  const basis = useMemo(() => sources.data && { ...sources.data, own_statements: [...own.statements] }, [sources.data, own.statements])
  // asked ahead of the traces, which take longer
  const { answer, isFailed } = useCovered(checker, solicitation.data, basis, topic, plan)
  return {
    hasSolicitation: topic.storeId !== '',
    sources,
    basis,
    solicitation,
    coverage: { answer, isFailed: isFailed || (sources.isError && !basis) },
    traced: useTraced(checker, basis, plan),
    ofProposal: proposalDuties({ requirements: solicitation.data?.analysis.requirements ?? [], phase: topic.phase }),
    own,
    checker,
  }
}

/** What is typed into the rows of the work breakdown is a source, too: sources and review are asked for anew a moment after rows have changed. */
function useSourcesAnew({ slug, storeId }: CurrentTopic): void {
  const client = useQueryClient()
  useEffect(() => {
    let soon: number | undefined
    const old = [groundingQueries.sources(storeId).queryKey, planReview({ slug, storeId }).queryKey]
    const leave = client.getQueryCache().subscribe(({ type, query }) => {
      const [of, part, id] = query.queryKey
      if (type !== 'updated' || of !== 'work-breakdown' || part !== 'rows' || id !== storeId) return
      window.clearTimeout(soon)
      soon = window.setTimeout(() => old.forEach((queryKey) => void client.invalidateQueries({ queryKey })), ROWS_REST)
    })
    return () => {
      window.clearTimeout(soon)
      leave()
    }
  }, [client, slug, storeId])
}

/** For so long rows have to rest, in milliseconds. */
const ROWS_REST = 1500

function useChecker(): GroundingChecker {
  const [checker] = useState(
    () => new GroundingChecker(() => new Worker(new URL('./grounding-worker.ts', import.meta.url), { type: 'module' })),
  )
  useEffect(() => checker.close, [checker])
  return checker
}

function useTraced(checker: GroundingChecker, basis: PlanSources | undefined, plan: PlanWords) {
  const texts = useMemo(() => (basis ? planTexts(plan) : null), [basis, plan])
  const trace = useCallback(
    async (wanted: PlanText[]): Promise<TracedText[]> => {
      if (!basis) return []
      const sentences = await checker.trace(
        basis,
        wanted.map(({ text }) => text),
      )
      return wanted.map((one) => ({ ...one, sentences: sentences.get(one.text) ?? [] }))
    },
    [checker, basis],
  )
  return useNewest(texts, trace)
}

function useCovered(
  checker: GroundingChecker,
  solicitation: Solicitation | undefined,
  basis: PlanSources | undefined,
  { phase }: CurrentTopic,
  { milestones }: PlanWords,
) {
  const read = solicitation?.analysis
  // without the sources nobody knows what was put on steps: a figure without that would be another one than the plan's
  const question = useMemo(
    () => (read && basis ? { sources: basis, requirements: applying({ ...read, phase }), milestones } : null),
    [read, phase, milestones, basis],
  )
  const cover = useCallback(
    async ({ sources, requirements, milestones }: NonNullable<typeof question>) =>
      coverageRows(requirements, await checker.coverage(sources, requirements, milestones)),
    [checker],
  )
  return useNewest(question, cover)
}
