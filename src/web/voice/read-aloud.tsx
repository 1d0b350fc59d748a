import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { CONTROL_LOOK } from '../ui/control-look.ts'
import { SPEEDS, useReadAloud } from './use-read-aloud.ts'
import { useVoice } from './use-voice.ts'

/** Has a question read aloud; it can be paused, stopped, and read slower or faster. Nothing where the server has no voice. */
export function ReadAloud({ question, isDisabled }: { question: string; isDisabled: boolean }) {
  const voice = useVoice()
  const { state, speed, play, pause, stop, setSpeed } = useReadAloud(question)
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
      {isOn && (
        <select
          aria-label="Reading speed"
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
          className={`${CONTROL_LOOK} w-auto pr-2 pl-2`}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
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
