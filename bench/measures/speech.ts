import { lengthRow, sentenceRows } from '../speech/hearing.ts'
import { engineMemory } from '../speech/memory.ts'
import { SENTENCES } from '../speech/sentences.ts'
import { servedRows } from '../speech/served.ts'
import { lasting } from '../speech/sound.ts'
import { spokenTexts } from '../speech/spoken.ts'
import { lacksVoice, startVoice } from '../speech/voice.ts'
import type { BenchRow, Size } from '../table.ts'

const MEMORY_AIM = 700

/** How many sentences by how many voices, in which noise (decibels below the voice), how long recordings are, in seconds, and how often each is heard. */
const AMOUNTS = {
  steady: { sentences: SENTENCES.length, voices: 2, noises: [null, 20, 10], lengths: [10, 60, 600], served: 60, times: 3 },
  once: { sentences: 1, voices: 1, noises: [10], lengths: [5], served: 5, times: 1 },
} as const

/** A minute of speech is to be written before somebody loses patience. */
const AIMS = new Map([[60, 4]])

/** What this machine lacks for it. */
export const lacks = lacksVoice

/**
 * The built-in voice: how fast and how well it hears, what it takes, and what others feel of it. What is heard was spoken by synthetic voices, so
 * that everybody measures the same; people speak less clearly. Words are compared as the product would write them without the words of a document;
 * numbers and abbreviations are judged with the sentence's own, as the product writes a dictated answer. What was missed is told beside the table.
 */
export async function rows(size: Size): Promise<BenchRow[]> {
  const { voices, noises, lengths, times, served } = AMOUNTS[size]
  const sentences = SENTENCES.slice(0, AMOUNTS[size].sentences)
  const texts = sentences.map(({ spoken }) => spoken)
  const byVoice = await spokenTexts(texts, voices)
  const sounds = byVoice.flat()
  const said = byVoice.flatMap((own) => own.flatMap((sound, at) => sentences.slice(at, at + 1).map((sentence) => ({ sentence, sound }))))
  const speech = startVoice()
  const measured: BenchRow[] = []
  try {
    for (const noise of noises) measured.push(...(await sentenceRows(speech, said, noise)))
    for (const seconds of lengths)
      measured.push(await lengthRow(speech, lasting(sounds, seconds), { times: seconds > 100 ? 1 : times, aim: AIMS.get(seconds) }))
    await speech.say('What is the greatest technical risk of this milestone?')
    measured.push(...memoryRow(engineMemory()))
  } finally {
    await speech.close()
  }
  return [...measured, ...(await servedRows(lasting(sounds, served), times))]
}

/** With both models loaded, after everything above. */
function memoryRow(megabytes: number | null): BenchRow[] {
  if (megabytes === null) return []
  const result = `${megabytes.toFixed(0)} MB at most`
  return [{ measure: 'Memory of the process that hears and speaks', result, aim: `< ${MEMORY_AIM} MB`, met: megabytes < MEMORY_AIM }]
}
