import { useId } from 'react'
import { late } from '../ui/late.tsx'
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
export const OfferedChange = late(async () => (await import('./offered-change.tsx')).OfferedChange)
