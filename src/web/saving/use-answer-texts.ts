import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import type { Result } from '../../domain/result.ts'
import { answerRefusal, answersSaving, answerTexts, typeAnswer } from './answer-texts.ts'
import { useDueSaves } from './use-autosaved.ts'

/** Answers that are saved by this call while they are typed, those that are `unsaved` from before at once; leaving the screen sends what waits. */
export function useAnswerTexts(save: (answer: Answer) => Promise<Result<unknown, ApiError>>, unsaved: () => readonly Answer[]) {
  const texts = useMemo(() => answerTexts(save), [save])
  const sendUnsaved = useEffectEvent(() => {
    for (const answer of unsaved()) typeAnswer(texts, answer)
  })
  useEffect(() => {
    sendUnsaved()
    return () => void texts.flush()
  }, [texts])
  useDueSaves(texts)
  const saving = useSyncExternalStore(texts.subscribe, () => answersSaving(texts))
  const refusal = useSyncExternalStore(texts.subscribe, () => answerRefusal(texts))
  return { texts, saving, refusal }
}
