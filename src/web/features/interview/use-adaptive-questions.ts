import { useState } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { type Drafting, useDrafting } from '../../drafting/use-drafting.ts'
import { showToast, type Toast } from '../../ui/toasts.ts'
import { adaptiveQuestions } from './adaptive-questions.ts'
import { type InterviewDraft, transcript, withAdaptive } from './interview-draft.ts'
import type { Interview } from './use-interview.ts'

/** The adaptive questions on their way. */
type AdaptiveAsking = { busy: boolean; drafting: Drafting; ask: () => Promise<void> }

/** Asks for the adaptive questions and says what came of it; without them, also when it was stopped, the person stays on the three defaults (spec §4, §8). */
export function useAdaptiveQuestions(topic: CurrentTopic, interview: Interview): AdaptiveAsking {
  const [busy, setBusy] = useState(false)
  const drafting = useDrafting()
  const ask = async () => {
    setBusy(true)
    await interview.saveNow()
    const answers = transcript(interview.draft).map(({ answer }) => answer)
    const asked = await drafting.run((watch) => adaptiveQuestions(call, topic, answers, askedDrafter(topic), watch))
    setBusy(false)
    if (asked?.ok) {
      interview.change((draft) => withAdaptive(draft, asked.value))
      showToast({ title: 'Questions generated', description: `${asked.value.length} personalized questions ready.`, variant: 'success' })
    } else {
      interview.change((draft): InterviewDraft => ({ ...draft, adaptive: 'failed' }))
      showToast(asked ? { ...asked.problem, variant: 'destructive' } : STOPPED)
    }
  }
  return { busy, drafting, ask }
}

const STOPPED: Toast = { title: 'Stopped', description: 'Using default questions' }
