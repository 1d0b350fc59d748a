import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../contract/api.ts'
import { reasonOr } from '../../../contract/client.ts'
import { DELETED_KEPT_DAYS } from '../../../domain/project.ts'
import { forgetStore, type Kept, readStore, type StoreKey, writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { showToast, tellFailed } from '../../ui/toasts.ts'
import { type ListedProject, projectName, projectQueries } from './project-queries.ts'

/** What can be done with a project in the list; each but naming can be undone where it is told. */
export type ProjectChanges = {
  /** Resolves to whether it was kept. */
  rename: (project: ListedProject, name: string) => Promise<boolean>
  archive: (project: ListedProject) => Promise<void>
  unarchive: (project: ListedProject) => Promise<void>
  remove: (project: ListedProject) => Promise<void>
  restore: (project: ListedProject) => Promise<void>
}

/** Names projects and puts them away. A project that is open here is closed when it is deleted, and open again when that is undone. */
export function useProjectChanges(): ProjectChanges {
  const client = useQueryClient()
  const change = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (problem) {
      tellFailed(failed, reasonOr(problem, 'Unknown error'))
      return false
    } finally {
      await client.invalidateQueries({ queryKey: projectQueries.all })
    }
  }
  const put = (id: string, fields: { name?: string; archived?: boolean; deleted?: false }) =>
    change(() => call(api.updateProject, { id, ...fields }), 'Project could not be changed')
  const restore = async (project: ListedProject) => {
    if (await put(project.id, { deleted: false })) showToast({ title: 'Project restored', description: projectName(project) })
  }
  const unarchive = async ({ id }: ListedProject) => void (await put(id, { archived: false }))
  return {
    rename: ({ id }, name) => put(id, { name }),
    archive: async (project) => {
      if (!(await put(project.id, { archived: true }))) return
      showToast({
        title: 'Project archived',
        description: projectName(project),
        action: { label: 'Undo', onPress: () => void unarchive(project) },
      })
    },
    unarchive,
    remove: async (project) => {
      if (!(await change(() => call(api.deleteProject, { id: project.id }), 'Project could not be deleted'))) return
      const open = closed(project)
      showToast({
        title: 'Project deleted',
        description: `${projectName(project)} can be restored for ${DELETED_KEPT_DAYS} days.`,
        action: { label: 'Undo', onPress: () => void restore(project).then(open) },
      })
    },
    restore,
  }
}

const OF_PROJECT = ['currentTopic', 'globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph'] as const

/** Takes a project's work out of this browser if it is the one that is open; gives the way to put it back. */
function closed({ id }: ListedProject): () => void {
  const topic = readStore('currentTopic')
  if (!topic.ok || topic.value.projectId !== id) return () => {}
  const open = OF_PROJECT.map(keeping)
  forgetStore(...OF_PROJECT)
  return () => {
    for (const putBack of open) putBack()
  }
}

function keeping<Key extends StoreKey>(key: Key): () => void {
  const kept = readStore(key)
  return () => {
    if (kept.ok) writeStore(key, kept.value as Kept<Key>)
  }
}
