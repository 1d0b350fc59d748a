import { useEffect, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod'
import type { ApiError } from '../../../contract/client.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { followDraft, forgetDrafts, readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { AutosavedText } from '../../saving/autosaved-text.ts'
import { Addition, KeptEdits, NO_EDITS, RequirementFields } from './kept-edits.ts'

/** What is being edited and added, and how to change it. */
export type EditDesk = ReturnType<typeof useAutosavedEdits>

/** An entry as one text: its fields in JSON, empty while nobody has begun it. Nothing is sent before the person says so. */
type EntryKind = { base: { version?: undefined; entry: string }; box: 'entry'; how: object }
const NOTHING = { entry: '' }
const ADDITION = 'addition'

/** The edits of this topic's requirements that were begun and not saved; they survive a reload, and two tabs share them. */
export function useAutosavedEdits(topic: CurrentTopic, send: (id: string, fields: RequirementFields) => Promise<Result<null, ApiError>>) {
  const name = topicDraft('requirements', topic)
  const [texts] = useState(() => autosavedEdits(name, send))
  useSyncExternalStore(texts.subscribe, texts.all)
  useEffect(
    () =>
      followDraft(name, KeptEdits, (there) => {
        const entries = entriesOf(there ?? NO_EDITS)
        for (const id of Object.keys({ ...texts.all(), ...entries })) {
          texts.follow(id, NOTHING)
          texts.followTab(id, { base: NOTHING, mine: { entry: entries[id] ?? '' } })
        }
      }),
    [name, texts],
  )
  const set = (id: string, shape: z.ZodType, fields: unknown) => {
    texts.follow(id, NOTHING)
    // written as it is read back from the browser, so that it is known again
    texts.type(id, { entry: fields ? JSON.stringify(shape.safeParse(fields).data ?? fields) : '' })
  }
  return {
    ...editsOf(texts),
    setEdit: (id: string, fields: RequirementFields | null) => set(id, RequirementFields, fields),
    setAddition: (addition: Addition | null) => set(ADDITION, Addition, addition),
    /** Saves an edit, which is over then, unless more was typed meanwhile; the problem is for the person to read. */
    save: async (id: string): Promise<Result<null, string>> => {
      const saved = await texts.save(id, 'entry')
      return saved ? done(null) : fail(texts.all()[id]?.saves.entry?.problem?.message ?? '')
    },
  }
}

function autosavedEdits(name: string, send: (id: string, fields: RequirementFields) => Promise<Result<null, ApiError>>) {
  const begun = Object.entries(entriesOf(readDraft(name, KeptEdits) ?? NO_EDITS)).map(([id, entry]) => [
    id,
    { base: NOTHING, mine: { entry } },
  ])
  const texts: AutosavedText<EntryKind> = new AutosavedText<EntryKind>(Object.fromEntries(begun), {
    kinds: { entry: { label: 'Requirement', unit: 'whole', part: 'entry' } },
    boxes: (base) => base,
    send: async (id, { entry = '' }) => {
      const saved = await send(String(id), JSON.parse(entry))
      return saved.ok ? done(NOTHING) : saved
    },
    kept: () => {
      const there = Object.entries(entriesOf(readDraft(name, KeptEdits) ?? NO_EDITS))
      for (const [id] of there) texts.follow(id, NOTHING)
      return Object.fromEntries(there.map(([id, entry]) => [id, { entry }]))
    },
    keep: () => (texts.isUnsaved() ? writeDraft(name, editsOf(texts)) : forgetDrafts(name)),
  })
  return texts
}

function entriesOf({ edits, addition }: KeptEdits): Record<string, string> {
  const all = Object.entries({ ...edits, ...(addition && { [ADDITION]: addition }) })
  return Object.fromEntries(all.map(([id, fields]) => [id, JSON.stringify(fields)]))
}

function editsOf(texts: AutosavedText<EntryKind>): KeptEdits {
  const typed = Object.entries(texts.all()).flatMap(([id, { mine }]) => (mine.entry ? [[id, JSON.parse(mine.entry)]] : []))
  const { [ADDITION]: addition = null, ...edits } = Object.fromEntries(typed)
  return { edits, addition }
}
