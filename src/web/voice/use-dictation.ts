import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetSound, keepPiece, keptSound } from '../app/kept-sound.ts'
import { showToast } from '../ui/toasts.ts'
import { Dictation, type DictationPorts, type DictationState } from './dictation.ts'
import { closeMicrophone, openMicrophone } from './microphone.ts'
import { recorded } from './recorder.ts'
import { useTellRecording } from './recording-place.ts'

/** What a place does with what is said; all else is the same everywhere. */
export type Dictated = Pick<DictationPorts, 'work' | 'onFailed'> & Partial<Pick<DictationPorts, 'onRecording' | 'isWorthKeeping'>>

/** A dictation under `name`, by which its recording is kept in this browser. Another name is another dictation: give what uses it a key. */
export function useDictation(name: string, place: Dictated): { dictation: Dictation; state: DictationState } {
  const [at] = useState({ place })
  useEffect(() => {
    at.place = place
  })
  const [dictation] = useState(() => new Dictation(portsOf(name, at)))
  const state = useSyncExternalStore(dictation.subscribe, dictation.state)
  useTellRecording(state.kind === 'recording')
  useEffect(() => {
    void dictation.arrive()
    return dictation.leave
  }, [dictation])
  return { dictation, state }
}

function portsOf(name: string, at: { place: Dictated }): DictationPorts {
  return {
    microphone: openMicrophone,
    close: closeMicrophone,
    recorder: recorded,
    keep: (place, piece) => keepPiece(name, place, piece),
    kept: () => keptSound(name),
    forget: () => forgetSound(name),
    work: (sound, signal) => at.place.work(sound, signal),
    isWorthKeeping: (problem) => at.place.isWorthKeeping?.(problem) ?? true,
    onRecording: (stream) => at.place.onRecording?.(stream),
    onDenied: (why) => showToast({ title: 'Microphone access denied', description: why, variant: 'destructive' }),
    onFailed: (problem) => at.place.onFailed(problem),
    now: () => performance.now(),
  }
}
