import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { ApiError } from '../../../../contract/client.ts'
import { projectOf } from '../../../../domain/proposal.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { readStore, writeStore } from '../../../app/browser-store.ts'
import { call } from '../../../app/call.ts'
import { solicitationQuery } from '../../../app/solicitation-query.ts'
import { type EnteredDraft, enteredDraft, keepEntered } from '../../../entries/entered-draft.ts'
import { changedEntries, type Entries, type EntryName, enteredInTopic, entriesOf } from '../../../entries/entries.ts'
import { tellFailed } from '../../../ui/toasts.ts'

/** The entries of a topic, as they can be corrected in its review. */
export type ProjectChange = ReturnType<typeof useProjectChange>

/** Corrects what was entered with a topic. */
export function useProjectChange(topic: CurrentTopic) {
  const client = useQueryClient()
  const [entered, setEntered] = useState(() => enteredDraft(topic))
  const [saving, setSaving] = useState(false)
  const remember = (change: Partial<EnteredDraft>) => {
    const known = { touched: [], unread_instructions: null, ...enteredDraft(topic), ...change }
    setEntered(known)
    keepEntered(topic, known)
  }
  /** Puts the entries into topic, project and server; `touched` are then the person's own, null when that is not known. Tells whether that worked; if not, why was said. */
  const change = async (to: Entries, touched: EntryName[] | null): Promise<boolean> => {
    // an undo may come long after the screen that offered it
    const now = currentOf(topic)
    const { researchInstitution: _old, ...kept } = now
    const changed = { ...kept, ...enteredInTopic(to) }
    setSaving(true)
    try {
      const read = await tellServer(now, changed, changedEntries(entriesOf(now), to))
      if (read) client.setQueryData(solicitationQuery(topic.storeId).queryKey, read)
      writeStore('currentTopic', changed)
      if (touched) remember({ touched })
      return true
    } catch (problem) {
      tellFailed('Change not saved', problem instanceof Error ? problem.message : 'Unknown error')
      return false
    } finally {
      setSaving(false)
    }
  }
  return { entered, remember, saving, change }
}

function currentOf(topic: CurrentTopic): CurrentTopic {
  const kept = readStore('currentTopic')
  return kept.ok && kept.value.storeId === topic.storeId && kept.value.slug === topic.slug ? kept.value : topic
}

/** The entries that the server reads the document by. */
const READ_BY: readonly EntryName[] = ['phase', 'period', 'programType']

/** Tells the server what it keeps of the entries; gives what was read, where that may look different now. Throws ApiError. */
async function tellServer(before: CurrentTopic, after: CurrentTopic, changed: readonly EntryName[]) {
  const { storeId: topic_store_id, phase, programType: program_type, periodOfPerformance: period_of_performance } = after
  const isRead = topic_store_id !== '' && changed.some((name) => READ_BY.includes(name))
  const entries = { topic_store_id, phase, period_of_performance, program_type }
  const read = isRead ? await call(api.changeEntries, entries).catch(nothingRead(before)) : null
  if (before.projectId) await call(api.updateProject, { id: before.projectId, ...projectOf(after), topic: after })
  return read
}

/** Work that came from a browser has a project on the server and nothing that was read: what is entered is kept with the project alone. */
function nothingRead({ projectId }: CurrentTopic): (cause: unknown) => null {
  return (cause) => {
    if (projectId !== undefined && cause instanceof ApiError && cause.status === 404) return null
    throw cause
  }
}
