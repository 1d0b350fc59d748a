import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInSpeech } from '../../speech/built-in/built-in.ts'
import type { Speech } from '../../speech/speech.ts'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'

const AT_ONCE = 60
const BUSY = { status: 429, detail: 'Too many recordings are being worked on. Please try again in a minute.' }

onServer('Many who speak at once', (server) => {
  let folder: string
  let speech: Speech
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-'))
    await writeFile(join(folder, 'ready.json'), '{}')
    const file = fileURLToPath(new URL('../../speech/testing/engine-program.mjs', import.meta.url))
    speech = builtInSpeech(folder, { file, execArgv: [] })
    server().speakWith(speech)
  })
  afterAll(async () => {
    await speech.close()
    await rm(folder, { recursive: true })
    server().speakWith()
  })

  test('are each answered or told to wait, and who comes later is heard', async () => {
    const people = await Promise.all(Array.from({ length: AT_ONCE / 4 }, () => signUp(server())))
    const asked = people.flatMap((person) => Array.from({ length: 4 }, (_, nth) => [person, nth] as const))
    const told = await Promise.all(
      asked.map(async ([person, nth], number) => {
        const words = `after 20 coil ${number}`
        const file = new Blob([recordingOf(words)], { type: 'audio/webm' })
        return person.call('summarizeAnswer', { file, question: `Which ${nth}?` }).then(
          ({ transcript }) => (transcript === words ? 'heard' : 'another one'),
          ({ status, message: detail }: Error & { status: number }) => ({ status, detail }),
        )
      }),
    )
    const refused = told.filter((one) => one !== 'heard')
    expect(refused).toEqual(refused.map(() => BUSY))
    expect(told.length - refused.length).toBeGreaterThan(12)
    const [first] = people
    const file = new Blob([recordingOf('ten coils')])
    expect((await first?.call('summarizeAnswer', { file, question: 'Which?' }))?.transcript).toBe('ten coils')
  })
})
