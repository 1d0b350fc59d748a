import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import { done, type Result } from '../../domain/result.ts'
import type { LastSave } from './autosaved.ts'
import { AutosavedText } from './autosaved-text.ts'
import type { BoxKind } from './boxes.ts'
import { useDueSaves } from './use-autosaved.ts'

/** How long nothing may be typed before an answer is sent, in milliseconds. */
export const SAVE_AFTER_MS = 700

/** Answers to questions, by slot. Nobody counts their versions: of one person's answers the latest wins. */
type AnswerKind = { base: object; box: 'question' | 'answer'; how: object }
type AnswerTexts = AutosavedText<AnswerKind>

const BOX: BoxKind = { label: 'Answer', unit: 'whole', part: 'answer' }

/** Answers that are saved by this call while they are typed. */
export function answerTexts(save: (answer: Answer) => Promise<Result<unknown, ApiError>>): AnswerTexts {
  return new AutosavedText<AnswerKind>(
    {},
    {
      kinds: { question: BOX, answer: BOX },
      boxes: () => ({}),
      pause: SAVE_AFTER_MS,
      send: async (slot, { question = '', answer = '' }) => {
        const saved = await save({ slot: String(slot), question, answer })
        return saved.ok ? done({}) : saved
      },
    },
  )
}

/** Takes what was typed as an answer. */
export function typeAnswer(texts: AnswerTexts, { slot, question, answer }: Answer): void {
  texts.follow(slot, {})
  texts.type(slot, { question, answer })
}

/** Where the answers are: on the way to the server, there, or only in this browser. */
export function answersSaving(texts: AnswerTexts): LastSave | 'idle' {
  const all = savesOf(texts)
  if (all.some(({ last, isTyped }) => isTyped || last === 'saving')) return 'saving'
  return (['kept-here', 'saved'] as const).find((one) => all.some(({ last }) => last === one)) ?? 'idle'
}

/** Why an answer is only in this browser, when it will stay so as it is. */
export function answerRefusal(texts: AnswerTexts): string | null {
  return savesOf(texts).find(({ problem, isDue }) => problem && !isDue)?.problem?.message ?? null
}

/** Answers that are saved by this call while they are typed, those that are `unsaved` from before at once; leaving the screen sends what waits. */
export function useAnswerTexts(save: Parameters<typeof answerTexts>[0], unsaved: () => readonly Answer[]) {
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

function savesOf(texts: AnswerTexts) {
  return Object.values(texts.all()).flatMap(({ saves }) => Object.values(saves))
}
