import { Undo2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { ChangedWords } from '../changes/changed-words.tsx'
import { wordPieces } from '../changes/word-changes.ts'
import { Button } from '../ui/button.tsx'
import { DictationControls, LeftRecording } from './dictation-controls.tsx'
import { useVoice } from './use-voice.ts'
import type { VoiceRefining } from './use-voice-refine.ts'
import { VoiceReason } from './voice-reason.tsx'

/** Voice Refine, Stop Recording or Processing (spec §2); nothing where the server has no voice, or not yet: why, the interview has told. */
export function VoiceRefine({ refining: { dictation, state }, isDisabled }: { refining: VoiceRefining; isDisabled: boolean }) {
  const voice = useVoice()
  const reason = useId()
  if (!voice || voice.reason !== null) return null
  return (
    <>
      <DictationControls
        dictation={dictation}
        state={state}
        names={{ record: 'Voice Refine' }}
        isDisabled={isDisabled}
        describedBy={reason}
      />
      <VoiceReason id={reason} voice={voice} />
      {state.kind === 'idle' && state.left && <LeftRecording dictation={dictation} left={state.left} isDisabled={isDisabled} />}
    </>
  )
}

/** What was changed by voice and is not saved, word by word, with the way back. */
export function OfferedChange({ refining: { offered, drop } }: { refining: VoiceRefining }) {
  const pieces = useMemo(() => (offered ? wordPieces(offered.before, offered.text) : []), [offered])
  if (!offered) return null
  return (
    <section aria-label="Changed by voice" className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">
          Changed by voice<span className="font-normal text-muted">, not saved yet</span>
        </p>
        <Button variant="quiet" icon={Undo2} onClick={drop}>
          Take back
        </Button>
      </div>
      <div className="max-h-80 overflow-y-auto">
        <ChangedWords pieces={pieces} />
      </div>
    </section>
  )
}
