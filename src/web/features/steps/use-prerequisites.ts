import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored, writeStore } from '../../app/browser-store.ts'
import { stepQueries } from './step-queries.ts'

/** What has to be there before steps can be managed (spec §2). */
export type Prerequisites = { kind: 'no-topic' } | { kind: 'loading' } | { kind: 'no-contract' } | { kind: 'met'; topic: CurrentTopic }

/** Topic and global contract, the contract from the server where this browser has none: the interview may have been held on another device. */
export function usePrerequisites(): Prerequisites {
  const topic = useStored('currentTopic')
  const contract = useStored('globalContract')
  const { slug, storeId } = topic.ok ? topic.value : { slug: '', storeId: '' }
  const isHere = contract.ok && ['', slug].includes(contract.value.topic_slug) && ['', storeId].includes(contract.value.topic_store_id)
  const { data, isPending } = useQuery({ ...stepQueries.contract(slug, storeId), enabled: topic.ok && !isHere })
  useEffect(() => {
    if (data && !isHere) writeStore('globalContract', data)
  }, [data, isHere])
  if (!topic.ok) return { kind: 'no-topic' }
  if (isHere || data) return { kind: 'met', topic: topic.value }
  return isPending ? { kind: 'loading' } : { kind: 'no-contract' }
}
