import { useEffect, useState, useSyncExternalStore } from 'react'
import { followDraft, forgetDrafts, readDraft, writeDraft } from '../app/browser-store.ts'
import { KeptText, type SavedText, VersionedText, type VersionedTextPorts } from './versioned-text.ts'

/**
 * One text of the server on the screen: kept in this browser under `draft`, sent when the connection is back, shared with the other tabs. `saved` is
 * how it stands when the screen opens. Show `state.collision` in a MergeView, whose result goes to `resolve` and whose Cancel to `cancel`.
 */
export function useVersionedText(draft: string, saved: SavedText, ports: Omit<VersionedTextPorts, 'keep'>) {
  const [text] = useState(() => new VersionedText(saved, readDraft(draft, KeptText), { ...ports, keep: (kept) => keepText(draft, kept) }))
  const state = useSyncExternalStore(text.subscribe, text.state)
  const isUnsaved = state.typed !== null
  useEffect(() => {
    const send = () => void text.sendWaiting()
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [text])
  useEffect(() => followDraft(draft, KeptText, (kept) => void text.follow(kept)), [draft, text])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return { text, state }
}

/** A browser that takes no more must not keep anybody from typing: the text is still on the screen and can be saved. */
function keepText(draft: string, kept: KeptText | null): void {
  try {
    if (kept) writeDraft(draft, kept)
    else forgetDrafts(draft)
  } catch (refusal) {
    console.error('This browser does not keep the text', refusal instanceof Error ? refusal.name : '')
  }
}
