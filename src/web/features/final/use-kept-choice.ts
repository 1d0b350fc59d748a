import { useState } from 'react'
import type * as z from 'zod'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'

/** What the person has chosen about the document of a topic, kept in this browser, and how to change some of it. */
export function useKeptChoice<Choice extends object>(
  kind: 'narratives' | 'annexes',
  topic: CurrentTopic,
  shape: z.ZodType<Choice>,
): [Partial<Choice>, (change: Partial<Choice>) => void] {
  const name = topicDraft(kind, topic)
  const [chosen, note] = useState<Partial<Choice>>(() => readDraft(name, shape) ?? {})
  const choose = (change: Partial<Choice>) => {
    const next = { ...chosen, ...change }
    note(next)
    writeDraft(name, next)
  }
  return [chosen, choose]
}
