import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reasonOr } from '../../contract/client.ts'
import { showToast } from '../ui/toasts.ts'
import { playerOf, spokenQuery } from './spoken.ts'

/** Whether a question is being read. */
export type Reading = 'silent' | 'loading' | 'playing' | 'paused'

/** Reads a question aloud; one that was read before is not fetched again. */
export function useReadAloud(question: string) {
  const client = useQueryClient()
  const [state, setState] = useState<Reading>('silent')
  const player = useRef<{ audio: HTMLAudioElement; end: () => void } | null>(null)
  const fetching = useRef<AbortController | null>(null)
  const stop = () => {
    fetching.current?.abort()
    player.current?.end()
    player.current = null
    setState('silent')
  }
  useEffect(
    () => () => {
      fetching.current?.abort()
      player.current?.end()
    },
    [],
  )
  const begin = async () => {
    setState('loading')
    const leaving = new AbortController()
    fetching.current = leaving
    try {
      const spoken = await client.fetchQuery(spokenQuery(question, leaving.signal))
      if (leaving.signal.aborted) return
      player.current = playerOf(spoken, stop)
      await player.current.audio.play()
      setState('playing')
    } catch (problem) {
      if (leaving.signal.aborted) return
      stop()
      showToast({ title: 'Could not read the question aloud', description: reasonOr(problem, 'TTS failed'), variant: 'destructive' })
    }
  }
  return {
    state,
    play: () => {
      if (!player.current) return void begin()
      void player.current.audio.play()
      setState('playing')
    },
    pause: () => {
      player.current?.audio.pause()
      setState('paused')
    },
    stop,
  }
}
