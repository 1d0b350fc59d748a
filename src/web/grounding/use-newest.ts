import { startTransition, useEffect, useRef, useState } from 'react'

/** The newest answer that has come, and whether the last question failed. */
export type Newest<Answer> = { answer: Answer | null; isFailed: boolean }

/**
 * Asks anew whenever the question changes, one question at a time: what was asked meanwhile and is outdated by then is skipped. Until an
 * answer comes the former one stays. Null asks nothing.
 */
export function useNewest<Question, Answer>(question: Question | null, ask: (question: Question) => Promise<Answer>): Newest<Answer> {
  const [newest, show] = useState<Newest<Answer>>({ answer: null, isFailed: false })
  const line = useRef<{ isBusy: boolean; next: (() => Promise<void>) | null }>({ isBusy: false, next: null })
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

async function work(line: { isBusy: boolean; next: (() => Promise<void>) | null }): Promise<void> {
  line.isBusy = true
  while (line.next) {
    const next = line.next
    line.next = null
    await next()
  }
  line.isBusy = false
}
