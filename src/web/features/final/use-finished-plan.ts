import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readStore } from '../../app/browser-store.ts'
import { readUnsavedEdits } from '../../app/unsaved-milestones.ts'
import { unsavedPlan } from '../../app/unsaved-plan.ts'
import { finalQueries } from './final-queries.ts'
import { finishedPlan, type LocalPlan, type NoPlan } from './finished-plan.ts'

/** The plan of the Final Work Plan screen while it is loaded, when it is there, or why there is none (spec §4). */
export type LoadedPlan =
  | { kind: 'loading' }
  | { kind: 'shown'; topic: CurrentTopic; planId: string | null; plan: FinishedPlan }
  | { kind: 'none'; why: NoPlan }

/** Loads the finished plan from the server, else from this browser. */
export function useFinishedPlan(): LoadedPlan {
  const [topic] = useState(() => readStore('currentTopic'))
  // a newer plan that the database did not take makes the one there an old one
  const [projectId] = useState(topic.ok && unsavedPlan(topic.value) === null ? topic.value.projectId : undefined)
  const { data, isPending } = useQuery({ ...finalQueries.plan(projectId ?? ''), enabled: projectId !== undefined })
  const [local] = useState(localPlan)
  // the same object as long as it is the same plan, so that it is held against its sources once
  const found: Result<{ planId: string | null; plan: FinishedPlan }, NoPlan> = useMemo(
    () => finishedPlan(topic, data ?? null, local),
    [topic, data, local],
  )
  if (projectId !== undefined && isPending) return { kind: 'loading' }
  if (!topic.ok) return { kind: 'none', why: topic.problem === 'absent' ? 'no-project' : 'unreadable' }
  return found.ok ? { kind: 'shown', topic: topic.value, ...found.value } : { kind: 'none', why: found.problem }
}

function localPlan(): LocalPlan {
  const topic = readStore('currentTopic')
  const scope = readStore('scopeParagraph')
  return {
    milestones: readStore('refinedWorkPlan'),
    scope_paragraph: scope.ok ? scope.value : null,
    isNewer: topic.ok && Object.keys(readUnsavedEdits(topic.value)).length > 0,
  }
}
