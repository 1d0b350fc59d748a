import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { Result } from '../../../domain/result.ts'
import { readStore } from '../../app/browser-store.ts'
import { readUnsavedEdits } from '../../app/unsaved-milestones.ts'
import { unsavedPlan } from '../../app/unsaved-plan.ts'
import { finalQueries } from './final-queries.ts'
import { finishedPlan, type LocalPlan, type NoPlan } from './finished-plan.ts'

/** The plan of the Final Work Plan screen while it is loaded, when it is there, or why there is none (spec §4). */
export type LoadedPlan =
  | { kind: 'loading' }
  | { kind: 'shown'; planId: string | null; plan: FinishedPlan; topic_name: string }
  | { kind: 'none'; why: NoPlan }

/** Loads the finished plan from the server, else from this browser. */
export function useFinishedPlan(): LoadedPlan {
  const [topic] = useState(() => readStore('currentTopic'))
  // a newer plan that the database did not take makes the one there an old one
  const [projectId] = useState(topic.ok && unsavedPlan(topic.value) === null ? topic.value.projectId : undefined)
  const { data, isPending } = useQuery({ ...finalQueries.plan(projectId ?? ''), enabled: projectId !== undefined })
  const [local] = useState(localPlan)
  if (projectId !== undefined && isPending) return { kind: 'loading' }
  const found: Result<{ planId: string | null; plan: FinishedPlan }, NoPlan> = finishedPlan(topic, data ?? null, local)
  if (!found.ok) return { kind: 'none', why: found.problem }
  return { kind: 'shown', ...found.value, topic_name: topic.ok ? topic.value.name : '' }
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
