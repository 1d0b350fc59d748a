import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { speaker } from '../src/speech/built-in/sherpa.ts'
import { voiceFiles, voiceState } from '../src/speech/built-in/voice-files.ts'
import { wavOf } from '../src/web/voice/wav.ts'
import { showMilestones, test as story } from './story.ts'

const VOICE = resolve('.cache/voice')
/** What Chromium's fake microphone takes without turning it into another rate. */
const RATE = 48_000

/** Whether there is a voice on this machine to tell these stories with. */
export const isVoiceHere = voiceState(VOICE, Date.now()).kind === 'ready'

/** A story whose microphone hears `said` once, from the moment it is opened. */
export const test = story.extend<{ said: string }>({
  said: ['', { option: true }],
  page: async ({ said, baseURL, viewport, launchOptions }, use) => {
    const microphone = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ]
    const file = `--use-file-for-fake-audio-capture=${await recordingOf(said)}%noloop`
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone, file] })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, permissions: ['microphone'] })
    await showMilestones(context, 'all')
    await use(await context.newPage())
    await browser.close()
  },
})

/** How long it takes to say something, in seconds; a little more than the built-in voice needs. */
export const secondsToSay = (words: string) => Math.ceil(words.length / 12) + 1

/** How long it is waited whether something was understood, in milliseconds. */
export const UNDERSTOOD_WITHIN = 60_000

/** Says something again, as one would, until it was understood: sound that a busy machine plays and records has gaps. */
export const untilUnderstood = (say: () => Promise<void>): Promise<void> => expect(say).toPass({ timeout: 10 * UNDERSTOOD_WITHIN })

/** Waits until the recording is that long. */
export async function recordedFor(page: Page, seconds: number): Promise<void> {
  const timer = page.getByRole('timer', { name: 'Recorded so far' })
  const shown = async () => {
    const [minutes = 0, rest = 0] = ((await timer.textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + rest
  }
  await expect.poll(shown, `${seconds} seconds recorded`).toBeGreaterThanOrEqual(seconds)
}

/** The words, spoken by the built-in voice, as a file that a microphone can play. */
async function recordingOf(said: string): Promise<string> {
  const folder = resolve('.cache/spoken')
  const file = resolve(folder, `${said.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}.wav`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const { samples, rate } = await speaker(voiceFiles(VOICE).speaking)(said)
  const times = RATE / rate
  const played = Float32Array.from({ length: samples.length * times }, (_, at) => samples[Math.floor(at / times)] ?? 0)
  writeFileSync(file, Buffer.from(await wavOf(played, RATE).arrayBuffer()))
  return file
}
