import { stands } from '../../evals/speech/score.ts'
import { dictated } from '../../src/language/spoken/dictated.ts'
import { withTermsWritten } from '../../src/language/spoken/dictated-terms.ts'
import type { Speech } from '../../src/speech/speech.ts'
import { type BenchRow, median, timed } from '../table.ts'
import type { Sentence } from './sentences.ts'
import { inNoise, type Sound, wav } from './sound.ts'
import { wordErrors } from './word-errors.ts'

const WORD_ERRORS_AIM = 3
const RIGHT_AIM = 95

/** What is heard of a sound; nothing where it is not understood as speech. Throws where it could not be worked on. */
async function heardOf(speech: Speech, sound: Sound): Promise<string> {
  const heard = await speech.hear(wav(sound))
  if (heard.ok) return heard.value.text
  if (heard.problem.code === 'NO_SPEECH') return ''
  throw new Error(heard.problem.message)
}

/** How long it takes to hear so many seconds of speech, the model loaded, beside the time that they last. */
export async function lengthRow(speech: Speech, sound: Sound, { times, aim }: { times: number; aim?: number }): Promise<BenchRow> {
  const lasts = sound.samples.length / sound.rate
  const took = median(await timed(times, () => heardOf(speech, sound))) / 1000
  return {
    measure: `Hearing ${lasts < 120 ? `${lasts} s` : `${lasts / 60} min`} of speech`,
    result: `${took.toFixed(1)} s`,
    beside: `${lasts} s of sound`,
    ratio: `${(took / lasts).toFixed(3)}x`,
    ...(aim !== undefined && { aim: `<= ${aim} s`, met: took <= aim }),
  }
}

/** One sentence as one of the voices said it. */
type Said = { sentence: Sentence; sound: Sound }

/** How many words are heard wrongly, and how many numbers and abbreviations stand right when they are written, with so much noise; null for none. */
export async function sentenceRows(speech: Speech, said: readonly Said[], noise: number | null): Promise<BenchRow[]> {
  const count = { words: 0, wrong: 0, checks: 0, right: 0 }
  for (const { sentence, sound } of said) {
    const heard = await heardOf(speech, noise === null ? sound : inNoise(sound, noise))
    const errors = wordErrors(wordsOf(sentence.spoken), wordsOf(heard))
    const { text } = dictated(heard, sentence.terms)
    const lost = sentence.checks.filter((check) => !stands(text, check))
    if (errors.wrong > 0 || lost.length > 0) console.error(missed(sentence, heard, text, lost, noise))
    count.words += errors.words
    count.wrong += errors.wrong
    count.checks += sentence.checks.length
    count.right += sentence.checks.length - lost.length
  }
  const where = noise === null ? 'without noise' : `in pink noise ${noise} dB below it`
  const [errors, right] = [(100 * count.wrong) / count.words, (100 * count.right) / count.checks]
  return [
    {
      measure: `Words heard wrongly, ${where}`,
      result: `${errors.toFixed(1)} %`,
      beside: `${count.wrong} of ${count.words} words`,
      aim: `<= ${WORD_ERRORS_AIM} %`,
      met: errors <= WORD_ERRORS_AIM,
    },
    {
      measure: `Numbers and abbreviations written right, ${where}`,
      result: `${right.toFixed(1)} %`,
      beside: `${count.right} of ${count.checks}`,
      aim: `>= ${RIGHT_AIM} %`,
      met: right >= RIGHT_AIM,
    },
  ]
}

function missed({ spoken }: Sentence, heard: string, written: string, lost: readonly string[], noise: number | null): string {
  const lacks = lost.length > 0 ? `\n  written: ${written}\n  lacks: ${lost.join(', ')}` : ''
  return `${noise === null ? 'no noise' : `noise ${noise} dB`}\n  said:  ${spoken}\n  heard: ${heard}${lacks}`
}

/**
 * The words of a transcript as the product would write its numbers and spelled letters, without the words of any document, so that "twenty-five" and
 * "25", "H F S S" and "HFSS" are the same. Letters and figures are words of their own, however they are put together: "TRL3" is "TRL 3".
 */
function wordsOf(text: string): string[] {
  const { text: written } = withTermsWritten(text, [])
  const plain = written.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1')
  return plain.match(/(?<!\S)-?\d+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}+|[%$]/gu) ?? []
}
