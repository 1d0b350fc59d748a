import { createCipheriv, createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { and, eq } from 'drizzle-orm'
import { Unzip, UnzipInflate } from 'fflate'
import { decodeJwt } from 'jose'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepRecording } from '../db/recordings.ts'
import { recording_part } from '../db/schema/recordings.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer, TODAY } from '../testing/server.ts'

const MEGABYTE = 1024 * 1024

/**
 * Three recordings, so large that no export of them is over before somebody took it. Nothing shortens their bytes, which are the same each time: among
 * any others the unpacker meets, one time in fifty, what it takes for the end of a file.
 */
const SOUND = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(20 * MEGABYTE))
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

  const withRecordings = async (bytes = SOUND) => {
    const one = await signUp(server())
    const asker = { id: String(decodeJwt(await one.token()).sub) }
    for (const name of RECORDINGS) {
      const place = { topic_store_id: null, step_id: null, slot: name, question: null, seconds: null, transcript: null }
      const kept = { id: `${name} of ${asker.id}`, media_type: 'audio/webm' as const, created_at: TODAY, bytes, ...place }
      await keepRecording(server().database.db, asker, kept)
    }
    return one
  }

  const begun = async (one: TestPerson, signal: AbortSignal = calledOff.signal) => {
    const headers = { authorization: `Bearer ${await one.token()}` }
    const answer = await fetch(`${server().url}/api/account/export`, { headers, signal })
    const reader = answer.body?.getReader()
    return { answer, reader }
  }

  /** The status that an export is answered with, which is called off at once. */
  const refusals = async (one: TestPerson) => {
    const over = new AbortController()
    const { status } = (await begun(one, over.signal)).answer
    over.abort()
    return status
  }

  test('brings each recording back to the last byte, and takes a part of that in memory', async () => {
    const { reader } = await begun(person)
    const { take, found } = unpacking()
    const before = memoryInUse()
    let [taken, sampled, most] = [0, 0, before]
    for (let piece = await reader?.read(); piece; piece = await reader?.read()) {
      take(piece.value ?? new Uint8Array(), piece.done)
      if (piece.done) break
      taken += piece.value.length
      if (taken < sampled + 4 * MEGABYTE) continue
      sampled = taken
      most = Math.max(most, memoryInUse())
    }
    const names = RECORDINGS.map((name) => `recordings/2026-03-02 09.30.00 UTC ${name}.webm`)
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(names.map((name) => [name, hashOf(SOUND)])))
    expect(most - before).toBeLessThan((SOUND.length * RECORDINGS.length) / 2)
  })

  test('is the only one of its person while it goes on; another person has their own', async () => {
    const other = await signUp(server())
    await (await begun(person)).reader?.read()
    expect(await person.refusal('exportAccount', {})).toEqual({
      status: 429,
      detail: 'An export of your data is being made already. Please wait until it is done, or call it off.',
    })
    expect(await refusals(other)).toBe(200)
  })

  test('that is called off ends, and another one can begin', async () => {
    await (await begun(person)).reader?.read()
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
    const unlucky = await withRecordings(SOUND.subarray(0, 3 * MEGABYTE))
    const id = `one of ${decodeJwt(await unlucky.token()).sub}`
    await server()
      .database.db.delete(recording_part)
      .where(and(eq(recording_part.recording_id, id), eq(recording_part.part, 1)))
    const answer = await unlucky.send('GET', '/api/account/export')
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await expect.poll(() => server().logged.filter((line) => line.includes('failed unexpectedly'))).toHaveLength(1)
    await expect.poll(() => refusals(unlucky)).toBe(200)
  })
})

/** Memory that something still holds on to. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Unpacks the recordings of an archive as it arrives, and keeps only the fingerprint of each. */
function unpacking(): { take: (piece: Uint8Array, isLast: boolean) => void; found: Map<string, string> } {
  const found = new Map<string, string>()
  const unzip = new Unzip((file) => {
    if (!file.name.startsWith('recordings/')) return
    const hash = createHash('sha256')
    file.ondata = (cause, bytes, isLast) => {
      if (cause) throw cause
      hash.update(bytes)
      if (isLast) found.set(file.name, hash.digest('hex'))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return { take: (piece, isLast) => unzip.push(piece, isLast), found }
}
