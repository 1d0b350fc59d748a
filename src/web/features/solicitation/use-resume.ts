import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetStore, readStore, writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { unsavedPlan } from '../../app/unsaved-plan.ts'
import { tellFailed } from '../../ui/toasts.ts'
import type { ListedProject } from './project-queries.ts'
import { fetchWork, type ResumedWork, STAGE_PATHS } from './resume-project.ts'

/** Makes a project the current one and goes to the screen where its work goes on, or to the one `asked` for, where it is so far. `resuming` is the id of the one being fetched. */
export function useResume(asked = ''): { resuming: string | null; resume: (project: ListedProject) => Promise<void> } {
  const [resuming, setResuming] = useState<string | null>(null)
  const navigate = useNavigate()
  const resume = async (project: ListedProject) => {
    if (isHere(project)) return navigate(STAGE_PATHS[project.stage])
    if (!project.topic) {
      return tellFailed('Project cannot be resumed', 'Its solicitation is not known. Upload it again.')
    }
    setResuming(project.id)
    try {
      const work = await fetchWork(call, project, project.topic, unsavedPlan(project.topic))
      keepWork(work)
      await navigate(isAsFar(work.path, asked) ? asked : work.path)
    } catch (problem) {
      tellFailed('Project could not be opened', problem instanceof Error ? problem.message : 'Unknown error')
    } finally {
      setResuming(null)
    }
  }
  return { resuming, resume }
}

/** Whether this browser holds the project's work already: then it stays, because it may hold edits that could not be saved. */
function isHere({ id, stage }: ListedProject): boolean {
  const topic = readStore('currentTopic')
  if (!topic.ok || topic.value.projectId !== id) return false
  if (stage === 'interview') return true
  return readStore('globalContract').ok && readStore('refinedWorkPlan').ok && (stage === 'steps' || readStore('scopeParagraph').ok)
}

/** Whether a project whose work goes on at a path has something to show at the other one. */
function isAsFar(path: string, asked: string): boolean {
  const stages = Object.values(STAGE_PATHS)
  return asked !== '' && stages.indexOf(asked) <= stages.indexOf(path)
}

function keepWork({ topic, contract, milestones, scope_paragraph }: ResumedWork): void {
  forgetStore('globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph')
  writeStore('currentTopic', topic)
  if (contract) writeStore('globalContract', contract)
  if (milestones) writeStore('refinedWorkPlan', milestones)
  if (scope_paragraph) writeStore('scopeParagraph', scope_paragraph)
}
