import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { decodeJwt } from 'jose'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepRecording } from '../db/recordings.ts'
import { recording_part } from '../db/schema/recordings.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer, TODAY } from '../testing/server.ts'

const MEGABYTE = 1024 * 1024

/** Three recordings, so large that no export of them is over before somebody took it. */
const SOUND = randomBytes(20 * MEGABYTE)
const RECORDINGS = ['one', 'two', 'three']

onServer('An export of 60 MB', (server) => {
  let person: TestPerson
  let calledOff = new AbortController()

  beforeAll(async () => {
    person = await withRecordings()
  })
  afterEach(async () => {
    calledOff.abort()
    calledOff = new AbortController()
    await expect.poll(() => refusals(person)).toBe(200)
  })

  const withRecordings = async () => {
    const one = await signUp(server())
    const asker = { id: String(decodeJwt(await one.token()).sub) }
    for (const name of RECORDINGS) {
      const place = { topic_store_id: null, step_id: null, slot: name, question: null, seconds: null, transcript: null }
      const kept = { id: `${name} of ${asker.id}`, media_type: 'audio/webm' as const, created_at: TODAY, bytes: SOUND, ...place }
      await keepRecording(server().database.db, asker, kept)
    }
    return one
  }

  const begun = async (one: TestPerson, signal: AbortSignal = calledOff.signal) => {
    const headers = { authorization: `Bearer ${await one.token()}` }
    const answer = await fetch(`${server().url}/api/account/export`, { headers, signal })
    const reader = answer.body?.getReader()
    if (answer.status === 200) await reader?.read()
    return { answer, reader }
  }

  /** The status that an export is answered with, which is called off at once. */
  const refusals = async (one: TestPerson) => {
    const over = new AbortController()
    const { status } = (await begun(one, over.signal)).answer
    over.abort()
    return status
  }

  test('takes a part of that in memory, and all of it arrives', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const inUse = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const before = inUse()
    const { reader } = await begun(person)
    let [taken, sampled, most] = [0, 0, before]
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      taken += piece.value.length
      if (taken < sampled + 3 * MEGABYTE) continue
      sampled = taken
      most = Math.max(most, inUse())
    }
    expect(taken).toBeGreaterThan(SOUND.length * RECORDINGS.length)
    console.log('MEM', (most - before) / MEGABYTE)
    expect(most - before).toBeLessThan((SOUND.length * RECORDINGS.length) / 4)
  })

  test('brings each recording back to the last byte', async () => {
    const archive = await person.call('exportAccount', {})
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()), { filter: ({ name }) => name.startsWith('recordings/') })
    expect(
      Object.keys(files)
        .map((path) => path.split(' ').at(-1))
        .sort(),
    ).toEqual(['one.webm', 'three.webm', 'two.webm'])
    for (const bytes of Object.values(files)) expect(SOUND.equals(bytes)).toBe(true)
  })

  test('is the only one of its person while it goes on; another person has their own', async () => {
    const other = await signUp(server())
    await begun(person)
    expect(await person.refusal('exportAccount', {})).toEqual({
      status: 429,
      detail: 'An export of your data is being made already. Please wait until it is done, or call it off.',
    })
    expect(await refusals(other)).toBe(200)
  })

  test('that is called off ends, and another one can begin', async () => {
    await begun(person)
    calledOff.abort()
    await expect.poll(() => refusals(person)).toBe(200)
    expect(server().logged.join('')).not.toContain('failed unexpectedly')
  })

  test('is not begun for who asks for its head alone', async () => {
    const heads = await Promise.all([1, 2, 3].map(() => person.send('HEAD', '/api/account/export').then(({ status }) => status)))
    expect(heads).toContain(200)
    await expect.poll(() => refusals(person)).toBe(200)
  })

  test('breaks off where a recording lacks a piece, and does not look whole', async () => {
    const unlucky = await withRecordings()
    const id = `one of ${decodeJwt(await unlucky.token()).sub}`
    await server()
      .database.db.delete(recording_part)
      .where(and(eq(recording_part.recording_id, id), eq(recording_part.part, 7)))
    const answer = await unlucky.send('GET', '/api/account/export')
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await expect.poll(() => server().logged.filter((line) => line.includes('failed unexpectedly'))).toHaveLength(1)
    await expect.poll(() => refusals(unlucky)).toBe(200)
  })
})
