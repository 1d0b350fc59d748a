import { Check, Repeat, SkipBack, SkipForward } from 'lucide-react'
import { useId } from 'react'
import { PAUSE_MS } from '../../../domain/voice-session.ts'
import { Button } from '../../ui/button.tsx'
import type { DictationState } from '../dictation.ts'
import { RecordingMeter } from '../recording-meter.tsx'
import type { HandsFree, HandsFreeState } from './hands-free.ts'

const PAUSE_SECONDS = PAUSE_MS / 1000

/** What a hands-free interview is at, and what can be done by hand meanwhile. */
export function HandsFreePanel({
  handsFree,
  state,
  dictation,
}: {
  handsFree: HandsFree
  state: HandsFreeState
  dictation: DictationState
}) {
  const title = useId()
  const { heading, hint } = wordsOf(state)
  return (
    <section aria-labelledby={title} className="grid gap-4 rounded-card border border-line bg-blue-soft px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <p id={title} className="text-caption font-semibold text-muted">
            Hands-free interview
          </p>
          <p role="status" className="font-semibold text-navy">
            {heading}
          </p>
          <p className="text-caption text-muted">{hint}</p>
        </div>
        {dictation.kind === 'recording' && <RecordingMeter since={dictation.since} level={dictation.level} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Main handsFree={handsFree} state={state} />
        <Button variant="quiet" icon={Repeat} disabled={state.kind === 'connecting'} onClick={() => handsFree.follow('repeat')}>
          Repeat
        </Button>
        <Button variant="quiet" icon={SkipBack} disabled={state.kind === 'connecting'} onClick={() => handsFree.follow('previous')}>
          Back
        </Button>
        <Button variant="quiet" icon={SkipForward} disabled={state.kind === 'connecting'} onClick={() => handsFree.follow('skip')}>
          Skip
        </Button>
        <Button variant="quiet" onClick={handsFree.stop}>
          End hands-free
        </Button>
      </div>
    </section>
  )
}

/** The one thing that is most likely wanted just then. */
function Main({ handsFree, state }: { handsFree: HandsFree; state: HandsFreeState }) {
  switch (state.kind) {
    case 'listening':
      return (
        <Button variant="primary" icon={Check} onClick={handsFree.finish}>
          I am done
        </Button>
      )
    case 'answered':
      return <Button onClick={handsFree.stay}>Stay here</Button>
    case 'waiting':
      return (
        <Button variant="primary" onClick={() => handsFree.follow('next')}>
          Next question
        </Button>
      )
    default:
      return null
  }
}

const SAYABLE = 'You can also say “repeat”, “skip”, “go back” or “stop”.'

function wordsOf(state: HandsFreeState): { heading: string; hint: string } {
  switch (state.kind) {
    case 'off':
    case 'connecting':
      return { heading: 'Starting the voice session', hint: SAYABLE }
    case 'asking':
      return { heading: 'The question is spoken', hint: SAYABLE }
    case 'listening':
      return state.isSpeaking
        ? { heading: 'You are heard', hint: `A pause of ${PAUSE_SECONDS} seconds ends your answer.` }
        : { heading: 'Speak your answer', hint: SAYABLE }
    case 'writing':
      return { heading: 'Your answer is written down', hint: 'It will stand in the box below.' }
    case 'answered':
      return { heading: 'The next question follows', hint: 'Stay here to change what was written.' }
    case 'waiting':
      return { heading: state.why, hint: 'Repeat asks the question again.' }
  }
}
