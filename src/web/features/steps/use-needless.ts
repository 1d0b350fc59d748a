import { useMemo, useState } from 'react'
import * as z from 'zod'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import { settledKey } from '../../../domain/quality/how-reading.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { showToast } from '../../ui/toasts.ts'

/** What the person has called needless in the plan of a topic, kept in this browser, and how to call something so. */
export function useNeedless(topic: CurrentTopic): { needless: readonly string[]; leaveOut: (question: HowQuestion) => void } {
  const name = topicDraft('needless', topic)
  const [needless, show] = useState<readonly string[]>(() => readDraft(name, z.array(z.string())) ?? [])
  const leaveOut = useMemo(() => {
    const change = (changed: (now: readonly string[]) => string[]) => {
      const now = changed(readDraft(name, z.array(z.string())) ?? [])
      writeDraft(name, now)
      show(now)
    }
    return ({ quotes, asks }: HowQuestion) => {
      const keys = quotes.flatMap((quote) => asks.map((fact) => settledKey(quote, fact)))
      change((now) => [...new Set([...now, ...keys])])
      showToast({
        title: 'Not needed here',
        description: 'This is not asked again for this plan.',
        action: { label: 'Undo', onPress: () => change((now) => now.filter((key) => !keys.includes(key))) },
      })
    }
  }, [name])
  return { needless, leaveOut }
}
