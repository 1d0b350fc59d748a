import { useQuery } from '@tanstack/react-query'
import { healthQuery } from '../app/health-query.ts'

/** How often it is asked whether voice is ready by now, in milliseconds. */
const ASKED_AGAIN_MS = 3000

/** Whether voice is there. `reason` says why its buttons cannot be pressed yet; null means it is ready. Null where this server has no voice. */
export type Voice = { reason: string | null; isHosted: boolean } | null

/** The server's voice; while it is being prepared, it is asked again. */
export function useVoice(): Voice {
  const { data } = useQuery({
    ...healthQuery,
    select: ({ speech }) => speech,
    refetchInterval: ({ state }) => (state.data && isBeingPrepared(state.data.speech) ? ASKED_AGAIN_MS : false),
  })
  if (!data || data.kind === 'off') return null
  return { reason: data.ready ? null : (data.reason ?? 'Voice is being prepared.'), isHosted: data.kind === 'openai-compatible' }
}

function isBeingPrepared({ kind, ready }: { kind: string; ready: boolean }): boolean {
  return kind !== 'off' && !ready
}
