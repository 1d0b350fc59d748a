import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import { done, type Result } from '../../domain/result.ts'
import type { LastSave, Name } from './autosaved.ts'
import { AutosavedText } from './autosaved-text.ts'
import type { BoxKind } from './boxes.ts'
import { useDueSaves } from './use-autosaved.ts'

/** How long nothing may be typed before an answer is sent, in milliseconds. */
export const SAVE_AFTER_MS = 700

/** Answers to questions, by slot. Nobody counts their versions: of one person's answers the latest wins. */
type AnswerKind = { base: object; box: 'answer'; how: object }

const BOX: BoxKind = { label: 'Answer', unit: 'whole', part: 'answer' }

/** Answers that are saved while they are typed, each with the words of its question, which are not typed and go along with every save. */
export class AnswerTexts extends AutosavedText<AnswerKind> {
  private readonly questions: Map<string, string>

  constructor(save: (answer: Answer) => Promise<Result<unknown, ApiError>>) {
    const questions = new Map<string, string>()
    const send = async (name: Name, { answer = '' }: { answer?: string }) => {
      const slot = String(name)
      const saved = await save({ slot, question: questions.get(slot) ?? '', answer })
      return saved.ok ? done({}) : saved
    }
    super({}, { kinds: { answer: BOX }, boxes: () => ({}), pause: SAVE_AFTER_MS, send })
    this.questions = questions
  }

  /** Takes what was typed as an answer. */
  readonly answer = ({ slot, question, answer }: Answer): void => {
    this.questions.set(slot, question)
    this.follow(slot, {})
    this.type(slot, { answer })
  }
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
export function useAnswerTexts(save: ConstructorParameters<typeof AnswerTexts>[0], unsaved: () => readonly Answer[]) {
  const texts = useMemo(() => new AnswerTexts(save), [save])
  const sendUnsaved = useEffectEvent(() => {
    for (const answer of unsaved()) texts.answer(answer)
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
