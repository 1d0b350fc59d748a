import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../contract/api.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { call } from '../app/call.ts'
import { outcome } from '../app/outcome.ts'
import { solicitationQuery } from '../app/solicitation-query.ts'
import { showToast } from '../ui/toasts.ts'

/** What the person says of a document beside their entries. */
type Said = { confirmed_limits?: Analysis['confirmed_limits']; put_back?: string[] }

/** Says something of the document of a topic; whatever rests on what was read follows. */
export function useSaid(topic: CurrentTopic): { busy: boolean; say: (said: Said) => Promise<boolean> } {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const say = async (said: Said) => {
    setBusy(true)
    const { storeId: topic_store_id, phase, programType: program_type, periodOfPerformance: period_of_performance } = topic
    const read = await outcome(call(api.changeEntries, { topic_store_id, phase, program_type, period_of_performance, ...said }))
    setBusy(false)
    if (!read.ok) showToast({ title: 'Not saved', description: read.problem.message, variant: 'destructive' })
    else {
      client.setQueryData(solicitationQuery(topic_store_id).queryKey, read.value)
      const rests: readonly unknown[] = said.put_back ? ['plan-review', 'grounding'] : ['plan-review']
      void client.invalidateQueries({ predicate: ({ queryKey: [room] }) => rests.includes(room) })
    }
    return read.ok
  }
  return { busy, say }
}
