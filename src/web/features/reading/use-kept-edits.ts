import { useRef, useState } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { type Addition, KeptEdits, NO_EDITS, type RequirementFields } from './kept-edits.ts'

/** What is being edited and added, and how to change it. */
export type EditDesk = {
  edits: Readonly<Record<string, RequirementFields>>
  addition: Addition | null
  setEdit: (id: string, fields: RequirementFields | null) => void
  setAddition: (addition: Addition | null) => void
}

/** The edits of this topic's requirements that were begun and not saved; they survive a reload. */
export function useKeptEdits(topic: CurrentTopic): EditDesk {
  const name = topicDraft('requirements', topic)
  const [kept, setKept] = useState<KeptEdits>(() => readDraft(name, KeptEdits) ?? NO_EDITS)
  // an answer of the server comes after more was typed elsewhere: each change begins from the latest
  const latest = useRef(kept)
  const change = (next: (before: KeptEdits) => KeptEdits) => {
    latest.current = next(latest.current)
    setKept(latest.current)
    if (Object.keys(latest.current.edits).length === 0 && !latest.current.addition) forgetDrafts(name)
    else writeDraft(name, latest.current)
  }
  return {
    ...kept,
    setEdit: (id, fields) =>
      change((before) => {
        const { [id]: _, ...others } = before.edits
        return { ...before, edits: fields ? { ...others, [id]: fields } : others }
      }),
    setAddition: (addition) => change((before) => ({ ...before, addition })),
  }
}
