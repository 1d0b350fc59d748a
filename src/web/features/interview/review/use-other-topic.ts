import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { forgetDrafts, forgetStore, readStore, writeStore } from '../../../app/browser-store.ts'
import { call } from '../../../app/call.ts'
import { solicitationQuery } from '../../../app/solicitation-query.ts'
import { topicDraft } from '../../../app/topic-draft.ts'
import { showingWork } from '../../../entries/document-work.ts'
import { type Entries, type EntryName, entriesOf, NEW_ENTRIES } from '../../../entries/entries.ts'
import { settled } from '../../../entries/proposals.ts'
import { useDocumentWork } from '../../../entries/use-document-work.ts'
import { showToast, tellFailed } from '../../../ui/toasts.ts'
import type { ProjectChange } from './use-project-change.ts'

/** Another topic of the same file, as it can be read in place of this one. */
export type OtherTopic = ReturnType<typeof useOtherTopic>

/** Reads another topic of the file; topic, project and review follow it. `changed` is told once the former topic is gone. */
export function useOtherTopic(topic: CurrentTopic, project: ProjectChange, changed: () => void) {
  const client = useQueryClient()
  const { work, run, cancel } = useDocumentWork()
  const { storeId: topic_store_id } = topic
  const { queryKey } = solicitationQuery(topic_store_id)

  const follow = async (read: Solicitation) => {
    forgetFormer(topic)
    changed()
    const now = renamed(topic, read)
    writeStore('currentTopic', now)
    client.setQueryData(queryKey, read)
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [room] }) => room !== 'source' && room !== 'session' })
    const touched = project.entered?.touched ?? null
    await project.change(touched ? entriesFor(now, touched, read) : entriesOf(now), touched)
    const { number, title } = read.analysis.topic
    showToast({ title: `${number ?? 'The topic'} was read`, description: title ?? '', variant: 'success' })
  }
  const read = (topic_number: string): Promise<void> =>
    run(
      async (watch) => {
        const { progress: _sentShare, turnedAway: _full, ...heard } = showingWork('solicitation', watch)
        heard.report({ stage: 'waiting', page: 0, pages: 0 })
        await follow(await call(api.chooseTopic, { topic_store_id, topic_number }, heard))
      },
      (why) => tellFailed('The topic was not read', why, () => read(topic_number)),
    )
  return { work, read, cancel }
}

/** What was said and planned for the former topic; the server has forgotten its part already. */
function forgetFormer(topic: CurrentTopic): void {
  forgetStore('globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph')
  for (const kind of ['finalization', 'milestones', 'unsaved-plan', 'requirements'] as const) forgetDrafts(topicDraft(kind, topic))
}

function renamed(topic: CurrentTopic, { analysis: { topic_summary, topic_brief } }: Solicitation): CurrentTopic {
  const kept = readStore('currentTopic')
  const now = kept.ok && kept.value.storeId === topic.storeId ? kept.value : topic
  return { ...now, name: topic_summary.trim() || now.name, analysis: { topic_summary, topic_brief } }
}

/** The person's own entries stay, and the program as it was chosen; the rest begins anew with what the documents say of this topic. */
function entriesFor(topic: CurrentTopic, touched: readonly EntryName[], { analysis, instructions }: Solicitation): Entries {
  const entered = entriesOf(topic)
  const own = Object.fromEntries(touched.map((name) => [name, entered[name]]))
  const { companyName, topicName, programType } = entered
  return settled({ ...NEW_ENTRIES, companyName, topicName, programType, ...own }, touched, analysis, instructions?.read ?? null)
}
