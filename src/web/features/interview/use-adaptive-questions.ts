import { useState } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import { showToast } from '../../ui/toaster.tsx'
import { adaptiveQuestions } from './adaptive-questions.ts'
import { type InterviewDraft, transcript, withAdaptive } from './interview-draft.ts'
import type { Interview } from './use-interview.ts'

/** Asks for the adaptive questions and says what came of it; without them the person stays on the three defaults (spec §4, §8). */
export function useAdaptiveQuestions(topic: CurrentTopic, interview: Interview): { busy: boolean; ask: () => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await interview.saveNow()
    const answers = transcript(interview.draft).map(({ answer }) => answer)
    const asked = await adaptiveQuestions(call, topic, answers)
    setBusy(false)
    if (asked.ok) {
      interview.change((draft) => withAdaptive(draft, asked.value))
      showToast({ title: 'Questions generated', description: `${asked.value.length} personalized questions ready`, variant: 'success' })
    } else {
      interview.change((draft): InterviewDraft => ({ ...draft, adaptive: 'failed' }))
      showToast({ ...asked.problem, variant: 'destructive' })
    }
  }
  return { busy, ask }
}
