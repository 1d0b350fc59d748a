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
/** As many as wait behind the one that is being heard. */
const WAITING = 12
const BUSY = { status: 429, detail: 'Too many recordings are being worked on. Please try again in a minute.' }

onServer('Many who speak at once', (server) => {
  let folder: string
  let speech: Speech
  let begun = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-'))
    await writeFile(join(folder, 'ready.json'), '{}')
    const file = fileURLToPath(new URL('../../speech/testing/engine-program.mjs', import.meta.url))
    speech = builtInSpeech(folder, { file, execArgv: [], waiting: WAITING })
    const hear: Speech['hear'] = (audio, signal) => {
      begun += 1
      return speech.hear(audio, signal)
    }
    server().speakWith({ ...speech, hear })
  })
  afterAll(async () => {
    await speech.close()
    await rm(folder, { recursive: true })
    server().speakWith()
  })

  test('are heard one after another, told to wait where too many wait, and who comes later is heard', async () => {
    const slow = await signUp(server())
    const people = await Promise.all(Array.from({ length: AT_ONCE / 4 }, () => signUp(server())))
    const leave = new AbortController()
    const silent = new Blob([recordingOf('fall silent')])
    const held = slow.call('summarizeAnswer', { file: silent, question: 'Which?' }, { signal: leave.signal }).catch(() => 'left')
    await expect.poll(() => begun).toBe(1)
    const told: unknown[] = []
    const all = people.flatMap((person) =>
      [1, 2, 3, 4].map(async (nth) => {
        const file = new Blob([recordingOf(`coil ${nth}`)], { type: 'audio/webm' })
        const answer = await person.call('summarizeAnswer', { file, question: 'Which coil?' }).then(
          ({ transcript }) => transcript === `coil ${nth}`,
          ({ status, message: detail }: Error & { status: number }) => ({ status, detail }),
        )
        told.push(answer)
      }),
    )
    await expect.poll(() => told.length).toBe(AT_ONCE - WAITING)
    expect(told).toEqual(told.map(() => BUSY))
    leave.abort()
    expect(await held).toBe('left')
    await Promise.all(all)
    expect(told.filter((one) => one === true)).toHaveLength(WAITING)
    const file = new Blob([recordingOf('ten coils')])
    expect((await slow.call('summarizeAnswer', { file, question: 'Which?' })).transcript).toBe('ten coils')
  })
})
