import { useEffect, useState } from 'react'
import * as z from 'zod'
import { api } from '../../contract/api.ts'
import { ApiError, reasonOr } from '../../contract/client.ts'
import type { StepType } from '../../domain/step.ts'
import { forgetDrafts, readDraft, writeDraft } from '../app/browser-store.ts'
import { upload } from '../app/call.ts'
import { mayPass } from '../saving/resending.ts'
import { showToast } from '../ui/toasts.ts'
import type { Dictation, DictationState } from './dictation.ts'
import { useDictation } from './use-dictation.ts'
import { soundFile } from './wav.ts'

/** So many characters of the instruction are told once it is applied (spec §8). */
const TOLD_CHARACTERS = 50

/** A text that is changed by voice. */
export type VoiceRefining = {
  dictation: Dictation
  state: DictationState
  isBusy: boolean
  offered: Offered | null
  /** What the box shows: the changed text, else the one below it. */
  shown: string
  /** Takes the changed text over by `type`, as if it had been typed; does nothing when there is none. */
  takeOver: (type: (text: string) => void) => void
  /** Puts the text back as it was. */
  drop: () => void
}

/** Where a text belongs that is changed by voice; `name` is what the browser keeps it by. */
export type RefinedPlace = { name: string; milestone_number: number; step_type: StepType }

/** Changes a text as somebody says: the changed one stands in the box at once and is not saved (spec §4). */
export function useVoiceRefine({ name, milestone_number, step_type }: RefinedPlace, present: string): VoiceRefining {
  const { offered, offer, drop } = useOffered(name, present)
  const shown = offered?.text ?? present
  const { dictation, state } = useDictation(name, {
    onRecording: () => showToast({ title: 'Recording started', description: 'Describe the changes you want to make' }),
    work: async (sound, signal) => {
      const file = await soundFile(sound, 'refinement')
      const asked = { file, current_text: shown, milestone_number, step_type }
      const { refined_text, transcript } = await upload(api.refineByVoice, asked, { signal })
      offer(refined_text)
      showToast({ title: 'Refinement complete', description: transcript.slice(0, TOLD_CHARACTERS), variant: 'success' })
      return 'taken'
    },
    // what was heard and could not be applied would not be applied again
    isWorthKeeping: (problem) => !(problem instanceof ApiError) || mayPass(problem),
    onFailed: (problem) => showToast({ title: 'Voice refinement failed', description: reasonOr(problem, ''), variant: 'destructive' }),
  })
  const takeOver = (type: (text: string) => void) => {
    if (!offered) return
    drop()
    type(offered.text)
  }
  return { dictation, state, isBusy: dictation.isBusy(), offered, shown, takeOver, drop }
}

/** A text that stands in a box and is not taken over: as it was changed, and what it was changed from. */
const Offered = z.object({ before: z.string(), text: z.string() })
type Offered = z.infer<typeof Offered>

/**
 * A changed text that stands in a box without being saved, until the person takes it over or back. It survives a reload under `name`; it is gone once
 * the text below it, `present`, is another one.
 */
function useOffered(name: string, present: string): { offered: Offered | null; offer: (text: string) => void; drop: () => void } {
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
