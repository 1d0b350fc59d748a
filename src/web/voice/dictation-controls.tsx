import { Mic, RotateCcw, Square } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { Dictation, DictationState } from './dictation.ts'
import { RecordingMeter } from './recording-meter.tsx'
import { SoundPlayer } from './sound-player.tsx'

type DictationControlsProps = {
  dictation: Dictation
  state: DictationState
  /** What the button that records is called, and once something was said; without the latter it can be pressed again at once. */
  names: { record: string; answered?: string }
  isDisabled: boolean
  /** What explains why it cannot be pressed. */
  describedBy?: string | undefined
}

/** The one button that records, stops and shows that it is worked on (spec §2, §4), and beside it what else can be done just then. */
export function DictationControls({ dictation, state, names, isDisabled, describedBy }: DictationControlsProps) {
  const isAnswered = state.kind === 'answered' && names.answered !== undefined
  const common = { 'aria-describedby': describedBy }
  return (
    <>
      {state.kind === 'recording' ? (
        <Button {...common} variant="primary" icon={Square} onClick={dictation.stop}>
          Stop Recording
        </Button>
      ) : (
        <Button
          {...common}
          icon={Mic}
          busy={state.kind === 'processing' || state.kind === 'opening'}
          disabled={isDisabled || isAnswered}
          onClick={dictation.record}
        >
          {state.kind === 'processing' ? 'Processing' : isAnswered ? names.answered : names.record}
        </Button>
      )}
      {state.kind === 'recording' && (
        <>
          <RecordingMeter since={state.since} level={state.level} />
          <Button variant="quiet" onClick={dictation.discard}>
            Discard
          </Button>
        </>
      )}
      {state.kind === 'processing' && (
        <Button variant="quiet" onClick={dictation.cancel}>
          Cancel
        </Button>
      )}
      {isAnswered && (
        <Button variant="quiet" icon={RotateCcw} disabled={isDisabled} onClick={dictation.record}>
          Record again
        </Button>
      )}
    </>
  )
}

/** A recording that did not become words: it can be heard, sent again, or thrown away. */
export function LeftRecording({ dictation, left, isDisabled }: { dictation: Dictation; left: Blob; isDisabled: boolean }) {
  return (
    <section
      aria-label="Recording that is kept in this browser"
      className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3"
    >
      <p className="font-semibold">
        A recording is kept in this browser<span className="font-normal text-muted">, and not written down yet</span>
      </p>
      <SoundPlayer sound={left} label="Recording that is kept" />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isDisabled} onClick={dictation.sendLeft}>
          Use this recording
        </Button>
        <Button variant="quiet" onClick={dictation.discard}>
          Discard
        </Button>
      </div>
    </section>
  )
}
