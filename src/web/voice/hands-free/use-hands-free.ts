import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { reasonOr } from '../../../contract/client.ts'
import { showToast } from '../../ui/toasts.ts'
import { played, spokenQuery } from '../spoken.ts'
import { HandsFree, type HandsFreeState } from './hands-free.ts'
import { LineProblem } from './line.ts'
import { openLine } from './voice-line.ts'

/** A hands-free interview for the questions of one screen; it ends with the screen. */
export function useHandsFree(): HandsFree {
  const client = useQueryClient()
  const [handsFree] = useState(() => handsFreeWith(client))
  useEffect(() => handsFree.leave, [handsFree])
  return handsFree
}

/** How a hands-free interview stands. */
export function useHandsFreeState({ subscribe, state }: HandsFree): HandsFreeState {
  return useSyncExternalStore(subscribe, state)
}

function handsFreeWith(client: QueryClient): HandsFree {
  return new HandsFree({
    open: openLine,
    say: async (text, signal) => {
      try {
        await played(await client.fetchQuery(spokenQuery(text, signal)), signal)
      } catch (problem) {
        if (signal.aborted) return
        showToast({ title: 'Could not read the question aloud', description: reasonOr(problem, 'TTS failed'), variant: 'destructive' })
      }
    },
    wait,
    onFailed: (problem) =>
      showToast({
        title: 'Voice session failed',
        description: problem instanceof LineProblem ? problem.message : reasonOr(problem, 'Could not start voice interview'),
        variant: 'destructive',
      }),
    onLast: () => showToast({ title: 'That was the last question', description: 'Look at your answers, then go on below.' }),
  })
}

/** Waits; over at once when it is called off. */
function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) return over()
    const timer = setTimeout(over, time)
    const stop = () => {
      clearTimeout(timer)
      over()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
