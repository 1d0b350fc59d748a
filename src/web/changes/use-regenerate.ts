import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../../contract/api.ts'
import { ApiError } from '../../contract/client.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { call } from '../app/call.ts'
import { askedDrafter, chooseDrafter } from '../drafting/chosen-drafter.ts'
import { useModelName } from '../drafting/drafter-queries.ts'
import { useDrafting } from '../drafting/use-drafting.ts'
import { showToast } from '../ui/toasts.ts'
import { nothingNewWords } from './regenerated-words.ts'

/** Which text is drafted anew: of which step of which topic, and for a list which item, counted from 0. */
export type Regenerated = z.input<typeof api.regenerateText.input>

/** A text that was drafted anew, beside the one that stood there when it was asked for; `isModels` when a language model was asked. */
export type Proposed = { asked: Regenerated; before: string; after: string; written_by: WrittenBy; isModels: boolean }

/** Drafts a text anew; what a language model writes can be watched, and stopped. Nothing is kept: what comes is shown, and the person decides. */
export function useRegenerate() {
  const [busy, setBusy] = useState(false)
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const { progress, run, stop } = useDrafting()
  const model = useModelName()
  const draft = async (asked: Regenerated, present: () => string) => {
    setBusy(true)
    const of = { slug: asked.topic_slug, storeId: asked.topic_store_id ?? '' }
    const drafter = askedDrafter(of, asked.step_id)
    const isModels = drafter === undefined && model !== null
    try {
      const drafted = await run((watch) => call(api.regenerateText, { ...asked, drafter }, watch))
      if (drafted === null) return
      const { text, written_by } = drafted
      const before = present()
      if (text.trim() === before.trim()) showToast({ title: 'Nothing to change', description: nothingNewWords(written_by, isModels) })
      else setProposed({ asked, before, after: text, written_by, isModels })
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      // 422 is the drafter's word that it has nothing else; the rest went wrong
      if (problem.status === 422) return showToast({ title: 'Nothing to change', description: problem.message })
      const again = () => {
        chooseDrafter(of, 'built-in', asked.step_id)
        void draft(asked, present)
      }
      const action = isModels ? { label: 'Use the built-in drafter', onPress: again } : undefined
      showToast({ title: 'Not drafted anew', description: problem.message, variant: 'destructive', ...(action && { action }) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, progress, stop, proposed, draft, close: () => setProposed(null) }
}
