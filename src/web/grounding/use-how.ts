import { useCallback, useMemo } from 'react'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { StoredMilestone } from '../../domain/milestone.ts'
import type { HowReading } from '../../domain/quality/how-reading.ts'
import type { GroundingChecker } from './grounding-checker.ts'
import { useNewest } from './use-newest.ts'

/** How well each milestone says how it is done and what to ask next, live; null until it is known. `needless` are the facts that the person has left out. */
export function useHow(
  checker: GroundingChecker,
  sources: PlanSources | undefined,
  milestones: readonly StoredMilestone[],
  needless: readonly string[],
): readonly HowReading[] | null {
  const question = useMemo(() => ({ sources, milestones, needless }), [sources, milestones, needless])
  const read = useCallback((asked: typeof question) => checker.how(asked.sources, asked.milestones, asked.needless), [checker])
  return useNewest(question, read).answer
}
