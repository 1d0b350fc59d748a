import { withTermsWritten } from './dictated-terms.ts'
import { withFigures } from './figures.ts'
import { tidiedSpeech } from './tidied-speech.ts'

/** What was dictated, as a writer would have typed it, and which words somebody should look at. */
export type Dictated = { text: string; unsure: { said: string; written: string }[] }

/** What is dictated: a statement, or an order to change one, in which "make it eight" takes nothing back. */
export type Spoken = 'statement' | 'order'

/** A transcript as a text: numbers in figures, the words of the document (`terms`) as it writes them, without what was taken back. Adds nothing. */
export function dictated(transcript: string, terms: readonly string[], spoken: Spoken = 'statement'): Dictated {
  const written = withTermsWritten(transcript, terms)
  const tidied = tidiedSpeech(written.text, spoken === 'order')
  // what was broken off within a range kept its second number from being seen as one
  const again = withFigures(tidied.text)
  const unclear = tidied.unclear.map((words) => ({ said: words, written: words }))
  const low = again.text.toLowerCase()
  const unsure = [...written.unsure, ...again.unsure, ...unclear].filter((one) => low.includes(one.written.toLowerCase()))
  return { text: again.text, unsure }
}
