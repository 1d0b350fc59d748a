import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../contract/client.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readStore } from '../../app/browser-store.ts'
import { storedMilestone } from '../../app/stored-shapes.ts'
import { unsavedPlan } from '../../app/unsaved-plan.ts'
import { type StepPlan, stepPlan } from './step-plan.ts'
import { stepQueries } from './step-queries.ts'

/** The plan to manage: the server's, else this browser's copy, which also counts more when it could not be saved; null while the server is being asked. */
export function useFirstPlan(topic: CurrentTopic): StepPlan | null {
  const [projectId] = useState(unsavedPlan(topic) ? undefined : topic.projectId)
  const { data, error, isPending } = useQuery({ ...stepQueries.plan(projectId ?? ''), enabled: projectId !== undefined })
  if (projectId !== undefined && isPending) return null
  if (data && data.milestones.length > 0) return stepPlan(data)
  return localPlan(error !== null && !(error instanceof ApiError && error.status === 404))
}

/** This browser's copy. Only when the server could not be asked are its milestones still known to the database. */
function localPlan(isKnown: boolean): StepPlan {
  const kept = readStore('refinedWorkPlan')
  const scope = readStore('scopeParagraph')
  const milestones = kept.ok
    ? kept.value.map(({ id, version, ...milestone }) => storedMilestone(isKnown ? { ...milestone, id, version } : milestone))
    : []
  return { planId: null, scope_paragraph: scope.ok ? scope.value : null, milestones }
}
