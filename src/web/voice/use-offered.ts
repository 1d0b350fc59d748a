import { useEffect, useState } from 'react'
import * as z from 'zod'
import { forgetDrafts, readDraft, writeDraft } from '../app/browser-store.ts'

/** A text that stands in a box and is not taken over: as it was changed, and what it was changed from. */
const Offered = z.object({ before: z.string(), text: z.string() })
export type Offered = z.infer<typeof Offered>

/**
 * A changed text that stands in a box without being saved, until the person takes it over or back. It survives a reload under `name`; it is gone once
 * the text below it, `present`, is another one.
 */
export function useOffered(name: string, present: string): { offered: Offered | null; offer: (text: string) => void; drop: () => void } {
  const [kept, show] = useState(() => readDraft(name, Offered))
  const offered = kept?.before === present ? kept : null
  const isOld = kept !== null && offered === null
  useEffect(() => {
    if (isOld) forgetDrafts(name)
  }, [isOld, name])
  return {
    offered,
    offer: (text) => {
      const now = { before: present, text }
      show(now)
      writeDraft(name, now)
    },
    drop: () => {
      show(null)
      forgetDrafts(name)
    },
  }
}
