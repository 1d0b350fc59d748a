import { useEffect, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { done } from '../../../../domain/result.ts'
import { openErrors } from '../../../../domain/steps/finding-key.ts'
import { followDraft, forgetDrafts, readDraft, writeDraft } from '../../../app/browser-store.ts'
import { call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { stepDraft } from '../../../app/topic-draft.ts'
import { useAutosaved } from '../../../saving/use-autosaved.ts'
import { showToast } from '../../../ui/toasts.ts'
import { AutosavedNarrative, NARRATIVE, type NarrativePorts, type ServedNarrative } from './autosaved-narrative.ts'
import { KeptNarrative } from './kept-narrative.ts'
import type { KeptStep } from './kept-step.ts'
import { type StepsRoom, useStepsRoom } from './steps-room.tsx'

/** How long nobody may have typed before what goes with a narrative is made anew, in milliseconds. */
const PAUSE = 200

/** A step's narrative as it is edited. It follows other tabs, sends what is due as soon as it can, and asks before the page is closed on unsaved work. */
export function useNarrative(step: KeptStep, onQc: () => void): AutosavedNarrative {
  const room = useStepsRoom()
  const name = stepDraft('step-narrative', room.topic, step.step_id)
  const [autosaved] = useState(() => new AutosavedNarrative(served(step), readDraft(name, KeptNarrative), portsOf(room, step, name, onQc)))
  const { user_narrative_md, version } = step
  useEffect(() => autosaved.follow(NARRATIVE, served({ user_narrative_md, version })), [autosaved, user_narrative_md, version])
  useEffect(() => followDraft(name, KeptNarrative, (kept) => void autosaved.hearTab(kept)), [autosaved, name])
  useEffect(() => void autosaved.saveDue(), [autosaved])
  useAutosaved(autosaved)
  return autosaved
}

/** The narrative as it was when the typing last paused. */
export function useRestedNarrative(autosaved: AutosavedNarrative): string {
  const [text, show] = useState(autosaved.text)
  useEffect(() => {
    let timer: number | undefined
    let seen = autosaved.text()
    const hear = () => {
      const now = autosaved.text()
      if (now === seen) return
      seen = now
      window.clearTimeout(timer)
      timer = window.setTimeout(() => show(now), PAUSE)
    }
    show(seen)
    const stop = autosaved.subscribe(hear)
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [autosaved])
  return text
}

function served({ user_narrative_md, version }: Pick<KeptStep, 'user_narrative_md' | 'version'>): ServedNarrative {
  return { text: user_narrative_md ?? '', version }
}

function portsOf({ topic, onServer }: StepsRoom, { step_id, profile_id }: KeptStep, name: string, onQc: () => void): NarrativePorts {
  return {
    commit: async ({ text: narrative_md, ...sent }) => {
      const of = { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id, profile_id }
      const answer = await outcome(call(api.commitStep, { ...of, narrative_md, ...sent }))
      if (!answer.ok) return answer
      const { status, step_contract, qc_report, narrative, version: now } = answer.value
      const told = { status, step_contract, qc_report, builder_citations: narrative.citations, version: now }
      onServer.change(step_id, { ...told, user_narrative_md: narrative_md })
      onServer.reviewAnew()
      const [first, ...others] = openErrors(qc_report)
      return done({ status, version: now, block: first ? { first: first.message, more: others.length, show: onQc } : null })
    },
    latest: async () => {
      const step = await onServer.latest(step_id)
      return step && served(step)
    },
    kept: () => readDraft(name, KeptNarrative),
    keep: (kept) => (kept ? writeDraft(name, kept) : forgetDrafts(name)),
    notify: showToast,
  }
}
