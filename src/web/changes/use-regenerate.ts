import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../../contract/api.ts'
import { ApiError } from '../../contract/client.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { call } from '../app/call.ts'
import { askedDrafter } from '../drafting/chosen-drafter.ts'
import { useDrafting } from '../drafting/use-drafting.ts'
import { showToast } from '../ui/toaster.tsx'

/** Which text is drafted anew: of which step of which topic, and for a list which item, counted from 0. */
export type Regenerated = z.input<typeof api.regenerateText.input>

/** What is said when the drafter has nothing new. */
const NOTHING_NEW = 'Drafting it anew changes nothing: no new answer or source since.'

/** A text that was drafted anew, beside the one that stood there when it was asked for. */
export type Proposed = { asked: Regenerated; before: string; after: string; written_by: WrittenBy }

/** Drafts a text anew; what a language model writes can be watched, and stopped. Nothing is kept: what comes is shown, and the person decides. */
export function useRegenerate() {
  const [busy, setBusy] = useState(false)
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const { progress, run, stop } = useDrafting()
  const draft = async (asked: Regenerated, present: () => string) => {
    setBusy(true)
    try {
      const drafter = askedDrafter({ slug: asked.topic_slug, storeId: asked.topic_store_id }, asked.step_id)
      const drafted = await run((watch) => call(api.regenerateText, { ...asked, drafter }, watch))
      if (drafted === null) return
      const { text, written_by } = drafted
      const before = present()
      if (text.trim() === before.trim()) showToast({ title: 'Nothing to change', description: NOTHING_NEW })
      else setProposed({ asked, before, after: text, written_by })
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      // 400 is the drafter's word that it has nothing else; the rest went wrong
      const isNothing = problem.status === 400
      showToast({
        title: isNothing ? 'Nothing to change' : 'Not drafted anew',
        description: problem.message,
        variant: isNothing ? 'default' : 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, progress, stop, proposed, draft, close: () => setProposed(null) }
}
