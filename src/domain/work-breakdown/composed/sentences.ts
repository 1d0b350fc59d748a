import type { Voice } from '../../../language/contract-verb.ts'
import { inContractVoice } from '../../../language/contract-voice.ts'
import { writtenOut } from '../../../language/noted-signs.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { open, raised } from './phrase.ts'

/**
 * Words as they were typed, closed with a full stop where they have no mark of their own; each sentence of them begins with a capital, and what is noted by
 * a sign, "w/", is a word.
 */
export function closed(text: string): string {
  const words = sentencesRaised(writtenOut(text.trim()))
  return /[.!?]["'”’)]?$/.test(words) ? words : `${open(words)}.`
}

/** Words closed, in the voice of a contract: notes say "we" and give orders, a contract says what the Contractor shall do. */
export function voiced(text: string, voice: Voice): string {
  return inContractVoice(closed(text), voice)
}

function sentencesRaised(text: string): string {
  const begun = stretchesIn(text).flatMap(({ start }) => (/[.!?]\s+$/.test(text.slice(Math.max(0, start - 4), start)) ? [start] : []))
  return text.slice(0, begun[0]) + begun.map((start, at) => raised(text.slice(start, begun[at + 1]))).join('')
}
