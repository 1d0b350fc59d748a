import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { changedRequirement } from '../../../domain/solicitation/requirement-edits.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { Addition, RequirementFields } from './kept-edits.ts'
import { readingQueries } from './reading-queries.ts'

type Lists = Pick<z.output<typeof api.changeRequirement.output>, 'requirements' | 'removed_requirements'>

/** What a person does to the requirements. What is typed is answered with a result, so that the form can stay open; the rest is shown at once. */
export type RequirementCalls = {
  add: (addition: Addition) => Promise<Result<Requirement, string>>
  save: (id: string, fields: RequirementFields) => Promise<Result<null, string>>
  remove: (id: string) => void
  putBack: (id: string) => void
}

/** The calls that correct the requirements of one topic. */
export function useRequirementCalls(topic_store_id: string): RequirementCalls {
  const client = useQueryClient()
  const take = (lists: Lists) => {
    keep(client, topic_store_id, ({ analysis, ...rest }) => ({
      ...rest,
      analysis: { ...analysis, requirements: lists.requirements, removed_requirements: lists.removed_requirements },
    }))
    forgetOthers(client)
  }
  const move = async (id: string, removed: boolean) => {
    await client.cancelQueries(readingQueries.solicitation(topic_store_id))
    keep(client, topic_store_id, (known) => ({ ...known, analysis: changedRequirement(known.analysis, id, { removed }) ?? known.analysis }))
    const moved = await outcome(call(api.changeRequirement, { topic_store_id, requirement_id: id, removed }))
    if (moved.ok) return take(moved.value)
    await client.invalidateQueries(readingQueries.solicitation(topic_store_id))
    showToast({
      title: removed ? `${id} could not be removed` : `${id} could not be put back`,
      description: moved.problem.message,
      variant: 'destructive',
      action: { label: 'Try again', onPress: () => void move(id, removed) },
    })
  }
  return {
    add: async ({ selected: _, ...addition }) => {
      const added = await outcome(call(api.addRequirement, { topic_store_id, ...addition }))
      if (!added.ok) return fail(added.problem.message)
      take(added.value)
      return done(added.value.requirement)
    },
    save: async (requirement_id, fields) => {
      const saved = await outcome(call(api.changeRequirement, { topic_store_id, requirement_id, ...fields }))
      if (!saved.ok) return fail(saved.problem.message)
      take(saved.value)
      return done(null)
    },
    remove: (id) => {
      void move(id, true)
      showToast({ title: `${id} removed`, action: { label: 'Undo', onPress: () => void move(id, false) } })
    },
    putBack: (id) => void move(id, false),
  }
}

function keep(client: QueryClient, topic_store_id: string, change: (known: Solicitation) => Solicitation): void {
  client.setQueryData(readingQueries.solicitation(topic_store_id).queryKey, (known) => (known ? change(known) : known))
}

/** Other screens show figures that come from the requirements; the document itself and who is asking stay. */
function forgetOthers(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [room] }) => !['reading', 'source', 'session'].includes(String(room)) })
}
