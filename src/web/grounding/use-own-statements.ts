import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { api } from '../../contract/api.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from '../app/browser-store.ts'
import { call } from '../app/call.ts'
import { outcome } from '../app/outcome.ts'
import { topicDraft } from '../app/topic-draft.ts'
import { planReview } from '../left/plan-review.ts'
import { showToast } from '../ui/toasts.ts'
import { withOwn, withoutOwn } from './own-statements.ts'
import type { PlanWords } from './plan-texts.ts'

/** The sentences that the person stands for themselves. */
export type OwnStatements = ReturnType<typeof useOwnStatements>

/**
 * The person's own statements: kept with the plan on the server, and in this browser until the server has them. `onServer` is undefined
 * while that is not known.
 */
export function useOwnStatements(topic: CurrentTopic, planId: string | null, onServer: readonly string[] | undefined) {
  const { statements, keep } = useKeptStatements(topic, planId, onServer)
  const withdraw = (sentence: string) => keep((now) => withoutOwn(now, sentence))
  return {
    statements,
    /** Whether a sentence can be accepted now: not before it is known which ones were. */
    isKnown: onServer !== undefined,
    /** Accepts a sentence that stands in `plan`, quietly when something else is being said at the moment. */
    accept: (sentence: string, plan: PlanWords, quietly = false): void => {
      keep((now) => withOwn(now, sentence, plan))
      if (quietly) return
      const action = { label: 'Undo', onPress: () => withdraw(sentence) }
      showToast({
        title: 'Your own statement',
        description: 'The sentence counts as yours until it is edited.',
        variant: 'success',
        action,
      })
    },
    withdraw,
  }
}

const NONE: readonly string[] = []

function useKeptStatements(topic: CurrentTopic, planId: string | null, onServer: readonly string[] | undefined) {
  const name = topicDraft('own-statements', topic)
  const client = useQueryClient()
  const { slug, storeId } = topic
  const [changed, show] = useState(() => readDraft<readonly string[]>(name, z.array(z.string())))
  const statements = changed ?? onServer ?? NONE
  const current = useRef(statements)
  current.current = statements
  const queue = useRef<Promise<void>>(Promise.resolve())
  const send = useCallback(
    (own_statements: readonly string[]) => {
      if (planId === null) return
      queue.current = queue.current.then(async () => {
        const saved = await outcome(call(api.updateWorkPlan, { id: planId, own_statements: [...own_statements] }))
        if (!saved.ok) return console.error(`The own statements could not be saved to the database (HTTP ${saved.problem.status})`)
        if (current.current === own_statements) forgetDrafts(name)
        await client.invalidateQueries({ queryKey: planReview({ slug, storeId }).queryKey })
      })
    },
    [planId, name, client, slug, storeId],
  )
  useEffect(() => {
    const unsaved = readDraft(name, z.array(z.string()))
    if (unsaved) send(unsaved)
  }, [name, send])
  const keep = (change: (now: readonly string[]) => string[]) => {
    if (onServer === undefined) return
    const now = change(current.current)
    current.current = now
    show(now)
    writeDraft(name, now)
    send(now)
  }
  return { statements, keep }
}
