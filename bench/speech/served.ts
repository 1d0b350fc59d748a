import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '../../src/contract/api.ts'
import { type Caller, callForBytes } from '../../src/contract/client.ts'
import { startServer } from '../serving/program.ts'
import { signUp } from '../serving/proposal.ts'
import { waits } from '../serving/waiting.ts'
import { type BenchRow, median, timed } from '../table.ts'
import { type Sound, wav } from './sound.ts'
import { VOICE } from './voice.ts'

const NEW_AIM_MS = 4000
const AGAIN_AIM_MS = 50
const OTHERS_AIM_MS = 50

/** Questions as the interview asks them. */
const QUESTIONS = [
  'Which methods and tools will you use, and what will you measure with them?',
  'What is the greatest technical risk of this milestone, and what do you do when it comes true?',
  'Who leads this work, and which share of it do your subcontractors perform?',
  'By which number will you know that the prototype does what the topic asks?',
]

/** How long a spoken question takes, and how long other requests wait while a recording is heard: over HTTP, of the server as it is shipped. */
export async function servedRows(recording: Sound, times: number): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-speech-'))
  const server = await startServer(dataDir, { VOICE_DIR: VOICE })
  try {
    const token = await signUp(server.url)
    const caller: Caller = { base: server.url, token: async () => token }
    return [...(await questionRows(caller, times)), ...(await othersRows(caller, token, recording))]
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function questionRows(caller: Caller, times: number): Promise<BenchRow[]> {
  const [first = '', ...more] = QUESTIONS.slice(0, times + 1)
  // there is no browser here that sends the cookie by itself
  const { withoutToken: _, ...promise } = api.speakQuestion
  const speak = async (question: string) => callForBytes(caller, promise, { question })
  const [cold = 0] = await timed(1, () => speak(first))
  const next: number[] = []
  for (const question of more) next.push(...(await timed(1, () => speak(question))))
  const again = median(await timed(5 * times, () => speak(first)))
  return [
    timeRow('A spoken question, first after start', cold, NEW_AIM_MS),
    timeRow('A spoken question, from then on', median(next), NEW_AIM_MS),
    timeRow('The same question again', again, AGAIN_AIM_MS),
  ]
}

/** How long a request that reads the database waits, beside the same with nothing else to do. */
async function othersRows(caller: Caller, token: string, recording: Sound): Promise<BenchRow[]> {
  const projects = `${caller.base}${api.listProjects.path}`
  const lasts = recording.samples.length / recording.rate
  const hear = () => sendAnswer(caller.base, token, new Blob([wav(recording)], { type: 'audio/wav' }))
  // the model is loaded before anything is counted
  await hear()
  const rest = p95(await waits(projects, () => new Promise((over) => setTimeout(over, 3000)), token))
  const busy = p95(await waits(projects, hear, token))
  return [
    {
      measure: `GET ${api.listProjects.path} while ${lasts} s of speech are heard, 95th percentile`,
      result: `${busy.toFixed(0)} ms`,
      beside: `at rest ${rest.toFixed(0)} ms`,
      ratio: `${(busy / rest).toFixed(1)}x`,
      aim: `< ${OTHERS_AIM_MS} ms`,
      met: busy < OTHERS_AIM_MS,
    },
  ]
}

/** Sends a recorded answer as the browser does. */
async function sendAnswer(base: string, token: string, recording: Blob): Promise<void> {
  const form = new FormData()
  form.append('file', recording, 'answer.wav')
  form.append('question', QUESTIONS[0] ?? '')
  const { method, path } = api.summarizeAnswer
  const answer = await fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${token}` }, body: form })
  if (!answer.ok) throw new Error(`The answer was refused: ${await answer.text()}`)
}

function p95(took: readonly number[]): number {
  const sorted = [...took].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

function timeRow(measure: string, took: number, aim: number): BenchRow {
  return { measure, result: `${took.toFixed(0)} ms`, aim: `<= ${aim} ms`, met: took <= aim }
}
