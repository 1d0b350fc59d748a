import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readStore } from '../../app/browser-store.ts'
import { storedMilestone } from '../../app/stored-shapes.ts'
import { isPlanUnsaved } from '../../app/unsaved-plan.ts'
import { type StepPlan, stepPlan } from './step-plan.ts'
import { stepQueries } from './step-queries.ts'

/** The plan to manage: the server's, else this browser's copy, which also counts more when it could not be saved; null while the server is being asked. */
export function useFirstPlan(topic: CurrentTopic): StepPlan | null {
  const [projectId] = useState(isPlanUnsaved(topic) ? undefined : topic.projectId)
  const { data, isPending } = useQuery({ ...stepQueries.plan(projectId ?? ''), enabled: projectId !== undefined })
  if (projectId !== undefined && isPending) return null
  return data && data.milestones.length > 0 ? stepPlan(data) : localPlan()
}

function localPlan(): StepPlan {
  const kept = readStore('refinedWorkPlan')
  const scope = readStore('scopeParagraph')
  const milestones = kept.ok ? kept.value.map(({ id: _gone, ...milestone }) => storedMilestone(milestone)) : []
  return { planId: null, scope_paragraph: scope.ok ? scope.value : null, milestones }
}
