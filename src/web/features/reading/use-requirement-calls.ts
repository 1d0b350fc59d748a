import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { JudgedSentence, Place, Requirement } from '../../../domain/solicitation/analysis.ts'
import { linesOfParts } from '../../../domain/solicitation/requirement/part-lines.ts'
import type { SentenceVerdict } from '../../../domain/solicitation/requirement/sentence-edits.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import { saveQueue } from '../../saving/save-queue.ts'
import { lateCode } from '../../ui/late.tsx'
import { showToast, tellFailed } from '../../ui/toasts.ts'
import type { Addition, RequirementFields } from './kept-edits.ts'

/** What becomes of the requirements, shown before the server has answered. It reads sentences, which weighs more than the list: it comes behind the screen. */
export const requirementEdits = lateCode(() => import('../../../domain/solicitation/requirement/requirement-edits.ts'))
const sentenceEdits = lateCode(() => import('../../../domain/solicitation/requirement/sentence-edits.ts'))

type Lists = z.output<typeof api.changeRequirement.output>

/** What a person does to the requirements. What is typed is answered with a result, so that the form can stay open; the rest is shown at once. */
export type RequirementCalls = ReturnType<typeof useRequirementCalls>

/** The calls that correct the requirements of one topic. */
export function useRequirementCalls(topic_store_id: string) {
  const client = useQueryClient()
  const take = ({ requirements, removed_requirements, sentences }: Lists) => {
    keep(client, topic_store_id, ({ analysis, ...rest }) => ({
      ...rest,
      analysis: { ...analysis, requirements, removed_requirements, sentences },
    }))
    forgetOthers(client)
  }
  const move = async (id: string, removed: boolean): Promise<void> => {
    const { changedRequirement } = await requirementEdits()
    await client.cancelQueries(solicitationQuery(topic_store_id))
    keep(client, topic_store_id, (known) => ({ ...known, analysis: changedRequirement(known.analysis, id, { removed }) ?? known.analysis }))
    const moved = await outcome(call(api.changeRequirement, { topic_store_id, requirement_id: id, removed }))
    if (moved.ok) return take(moved.value)
    await client.invalidateQueries(solicitationQuery(topic_store_id))
    tellFailed(`${id} could not be ${removed ? 'removed' : 'put back'}`, moved.problem.message, () => move(id, removed))
  }
  return {
    add: async ({ selected: _, ...addition }: Addition): Promise<Result<Requirement, string>> => {
      const added = await outcome(call(api.addRequirement, { topic_store_id, ...addition }))
      if (!added.ok) return fail(added.problem.message)
      take(added.value)
      return done(added.value.requirement)
    },
    save: async (requirement_id: string, fields: RequirementFields): Promise<Result<null, ApiError>> => {
      const saved = await outcome(call(api.changeRequirement, { topic_store_id, requirement_id, ...fields }))
      if (!saved.ok) return saved
      take(saved.value)
      const parts = linesOfParts(fields.text).length
      if (parts > 0)
        showToast({
          title: `${requirement_id} split in ${parts}`,
          action: { label: 'Undo', onPress: () => void move(requirement_id, false) },
        })
      return done(null)
    },
    remove: (id: string) => {
      void move(id, true)
      showToast({ title: `${id} removed`, action: { label: 'Undo', onPress: () => void move(id, false) } })
    },
    putBack: (id: string) => void move(id, false),
    /** Says whether a sentence asks something; unsure takes that back. */
    judge: useJudge(topic_store_id, take),
  }
}

/** Says of sentences what they ask, one call after another: whoever answers fast is ahead of the server, and what it answers last has all of it. */
function useJudge(topic_store_id: string, take: (lists: Lists) => void) {
  const client = useQueryClient()
  const [queue] = useState(saveQueue)
  const waiting = useRef(0)
  const send = async (said: SentenceVerdict) => {
    const judged = await outcome(call(api.judgeSentence, { topic_store_id, ...said }))
    waiting.current -= 1
    if (!judged.ok)
      tellFailed('Your answer could not be saved', `${judged.problem.message} The sentence is to be looked at as before.`, () =>
        judge(said),
      )
    if (waiting.current > 0) return
    if (judged.ok) take(judged.value)
    else await client.invalidateQueries(solicitationQuery(topic_store_id))
  }
  const judge = async (said: SentenceVerdict): Promise<void> => {
    const { judgedByPerson } = await sentenceEdits()
    await client.cancelQueries(solicitationQuery(topic_store_id))
    keep(client, topic_store_id, (known) => ({ ...known, analysis: judgedByPerson(known.analysis, said) ?? known.analysis }))
    waiting.current += 1
    await queue.inTurn(() => send(said))
  }
  return ({ page, quote }: Place, verdict: JudgedSentence['verdict']) => void judge({ page, quote, verdict })
}

function keep(client: QueryClient, topic_store_id: string, change: (known: Solicitation) => Solicitation): void {
  client.setQueryData(solicitationQuery(topic_store_id).queryKey, (known) => (known ? change(known) : known))
}

/** Other screens show figures that come from the requirements; the document itself and who is asking stay. */
function forgetOthers(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [room] }) => !['solicitation', 'source', 'session'].includes(String(room)) })
}
