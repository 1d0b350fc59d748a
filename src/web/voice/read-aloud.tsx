import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useReadAloud } from './use-read-aloud.ts'
import { useVoice } from './use-voice.ts'

/** Has a question read aloud; it can be paused and stopped. Nothing where the server has no voice. */
export function ReadAloud({ question, isDisabled }: { question: string; isDisabled: boolean }) {
  const voice = useVoice()
  const { state, play, pause, stop } = useReadAloud(question)
  if (!voice) return null
  const isOn = state === 'playing' || state === 'paused'
  const look = LOOKS[state]
  return (
    <>
      <Button
        variant="quiet"
        icon={look.icon}
        busy={state === 'loading'}
        disabled={voice.reason !== null || isDisabled}
        onClick={state === 'playing' ? pause : play}
      >
        {look.label}
      </Button>
      {isOn && (
        <Button variant="quiet" icon={Square} onClick={stop}>
          Stop
        </Button>
      )}
    </>
  )
}

const LOOKS = {
  silent: { icon: Volume2, label: 'Read aloud' },
  loading: { icon: Volume2, label: 'Read aloud' },
  playing: { icon: Pause, label: 'Pause' },
  paused: { icon: Play, label: 'Go on reading' },
} as const
