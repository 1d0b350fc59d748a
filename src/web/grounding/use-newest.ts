import { startTransition, useEffect, useRef, useState } from 'react'

/** The newest answer that has come, and whether the last question failed. */
export type Newest<Answer> = { answer: Answer | null; isFailed: boolean }

/** How long nobody may have typed before the next question is asked, in milliseconds: a pause between words, so that no key waits for what its answer shows. */
const PAUSE = 150

/** One question at a time: while `isBusy`, a newer question takes the place of the next one. */
type Line = { isBusy: boolean; isFirst: boolean; next: (() => Promise<void>) | null }

/**
 * Asks anew when the question has changed and rests, one question at a time: what is outdated by then is skipped. Until an answer comes the
 * former one stays. Null asks nothing.
 */
export function useNewest<Question, Answer>(question: Question | null, ask: (question: Question) => Promise<Answer>): Newest<Answer> {
  const [newest, show] = useState<Newest<Answer>>({ answer: null, isFailed: false })
  const line = useRef<Line>({ isBusy: false, isFirst: true, next: null })
  useEffect(() => {
    if (question === null) return
    line.current.next = async () => {
      try {
        const answer = await ask(question)
        startTransition(() => show({ answer, isFailed: false }))
      } catch {
        show((before) => ({ ...before, isFailed: true }))
      }
    }
    if (!line.current.isBusy) void work(line.current)
  }, [question, ask])
  return newest
}

async function work(line: Line): Promise<void> {
  line.isBusy = true
  while (line.next) {
    if (!line.isFirst) await rest(line)
    const next = line.next
    line.isFirst = false
    line.next = null
    await next()
  }
  line.isBusy = false
}

/** Waits until the next question has stayed the same for a pause. */
async function rest(line: Line): Promise<void> {
  let seen: Line['next'] = null
  while (seen !== line.next) {
    seen = line.next
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
