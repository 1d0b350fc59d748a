import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { LineEvent } from '../../contract/realtime-calls.ts'
import { noSpeech } from '../../speech/off.ts'
import { hiss, lineSound, voiceLike } from '../../speech/testing/voice-like.ts'
import { voice_session } from '../db/schema/voice-sessions.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer, PUBLIC_URL, type TestServer, TODAY } from '../testing/server.ts'

/** A line that was opened, with what came out of it so far; a closing is told by its number. */
type OpenLine = { told: LineEvent[]; send: (sound: Uint8Array) => void; closed: Promise<number> }

async function openLine(server: TestServer, first: unknown, headers: Record<string, string> = { origin: PUBLIC_URL }): Promise<OpenLine> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime/listen`, { headers })
  onTestFinished(() => socket.terminate())
  const told: LineEvent[] = []
  socket.on('message', (data) => told.push(LineEvent.parse(JSON.parse(String(data)))))
  const closed = new Promise<number>((close) => socket.on('close', close))
  await new Promise((open, failed) => socket.on('open', open).on('error', failed))
  socket.send(JSON.stringify(first))
  return { told, send: (sound) => socket.send(sound), closed }
}

const opening = async (person: TestPerson) => ({ client_secret: (await person.call('openVoiceSession', {})).client_secret.value })

/** A person with a line that is ready. */
async function onLine(server: TestServer) {
  const person = await signUp(server)
  const line = await openLine(server, await opening(person))
  await expect.poll(() => line.told).toEqual([{ type: 'ready' }])
  return { person, ...line }
}

function* inPieces(sound: Uint8Array) {
  for (let at = 0; at < sound.length; at += 4096) yield sound.subarray(at, at + 4096)
}

const ANSWER = Buffer.concat([lineSound(2, (second) => voiceLike(second) + hiss(second)), lineSound(4, hiss)])
const QUESTION = 'Who winds the coil?'

onServer('A voice session', (server) => {
  test('tells where its line is, and what opens it for some minutes', async () => {
    const person = await signUp(server())
    const session = await person.call('openVoiceSession', {})
    expect(session).toEqual({
      session_id: expect.any(String),
      provider: 'built-in',
      transport: 'websocket',
      url: '/api/realtime/listen',
      client_secret: { value: expect.stringMatching(/.{30}/), expires_at: TODAY.getTime() / 1000 + 300 },
    })
    expect(session.client_secret.value).not.toContain(session.session_id)
    expect(session.url).not.toContain(session.client_secret.value)
  })

  test('is commanded without being named: the question that is spoken stays its question until the next', async () => {
    const person = await signUp(server())
    const { session_id } = await person.call('openVoiceSession', {})
    expect(await person.call('commandVoice', { cmd: 'speak', text: QUESTION })).toEqual({
      ok: true,
      session_id,
      cmd: 'speak',
      text: QUESTION,
      turn: 1,
    })
    for (const [index, cmd] of (['listen', 'repeat', 'next', 'previous', 'skip'] as const).entries())
      expect(await person.call('commandVoice', { cmd, text: '' })).toMatchObject({ ok: true, cmd, text: QUESTION, turn: index + 2 })
  })

  test('is the newest one, also for who opened an older one', async () => {
    const { person, told, closed } = await onLine(server())
    const { session_id } = await person.call('openVoiceSession', {})
    expect(await person.call('commandVoice', { cmd: 'listen' })).toMatchObject({ session_id, text: '', turn: 1 })
    expect(await closed).toBe(1000)
    expect(told).toEqual([{ type: 'ready' }, { type: 'ended' }])
  })

  test('takes no command before it is opened, after it was stopped, and when it is as old as an afternoon', async () => {
    const person = await signUp(server())
    const refused = { status: 404, detail: 'A voice session of yours was not found.' }
    expect(await person.refusal('commandVoice', { cmd: 'listen' })).toEqual(refused)
    await person.call('openVoiceSession', {})
    await person.call('commandVoice', { cmd: 'stop' })
    expect(await person.refusal('commandVoice', { cmd: 'listen' })).toEqual(refused)
    const { session_id } = await person.call('openVoiceSession', {})
    const morning = new Date(TODAY.getTime() - 3 * 60 * 60_000)
    await server().database.db.update(voice_session).set({ opened_at: morning }).where(eq(voice_session.id, session_id))
    expect(await person.refusal('commandVoice', { cmd: 'listen' })).toEqual(refused)
  })

  test('refuses what is no command, and a question without words', async () => {
    const person = await signUp(server())
    await person.call('openVoiceSession', {})
    expect(await person.refusal('commandVoice', { cmd: 'speak', text: '' })).toMatchObject({ status: 422 })
    expect(await person.refusal('commandVoice', { cmd: 'sing' as never })).toMatchObject({ status: 422 })
  })

  test('is not opened where voice is switched off', async () => {
    const person = await signUp(server())
    server().speakWith(noSpeech)
    onTestFinished(() => server().speakWith())
    expect(await person.refusal('openVoiceSession', {})).toEqual({ status: 503, detail: 'Voice is switched off on this server.' })
  })

  describe('line', () => {
    test('tells of each command, wherever it was given, and closes when the session is stopped', async () => {
      const { person, told, closed } = await onLine(server())
      await person.call('commandVoice', { cmd: 'speak', text: QUESTION })
      await expect.poll(() => told.slice(1)).toEqual([{ type: 'command', cmd: 'speak', text: QUESTION, turn: 1 }])
      await person.call('commandVoice', { cmd: 'stop' })
      expect(await closed).toBe(1000)
      expect(told.at(-1)).toEqual({ type: 'ended' })
    })

    test('tells when somebody speaks and has ended, once it was asked to listen', async () => {
      const { person, told, send } = await onLine(server())
      for (const piece of inPieces(ANSWER)) send(piece)
      await person.call('commandVoice', { cmd: 'listen' })
      await expect.poll(() => told.slice(1)).toEqual([expect.objectContaining({ cmd: 'listen' })])
      for (const piece of inPieces(ANSWER)) send(piece)
      await expect.poll(() => told.slice(2)).toEqual([{ type: 'speech' }, { type: 'pause' }])
    })

    test('is not opened by a secret that was used, is too old or is none, and not from another site', async () => {
      const person = await signUp(server())
      const used = await opening(person)
      await openLine(server(), used)
      expect(await (await openLine(server(), used)).closed).toBe(4401)
      const old = await opening(person)
      await server().database.db.update(voice_session).set({ secret_until: TODAY })
      for (const first of [old, { client_secret: 'guessed' }, { client_secret: '' }, {}, null, 'a word'])
        expect(await (await openLine(server(), first)).closed).toBe(4401)
      const elsewhere = await openLine(server(), await opening(person), { origin: 'https://elsewhere.example' })
      expect(await elsewhere.closed).toBe(4401)
    })

    test('is not led by the commands of somebody else', async () => {
      const { told } = await onLine(server())
      const stranger = await onLine(server())
      await stranger.person.call('commandVoice', { cmd: 'listen' })
      await expect.poll(() => stranger.told).toHaveLength(2)
      expect(told).toEqual([{ type: 'ready' }])
    })

    test('is closed when more sound comes than anybody can speak', async () => {
      const { send, closed } = await onLine(server())
      const minute = Buffer.alloc(60_000)
      for (let nth = 0; nth < 20; nth += 1) send(minute)
      expect(await closed).toBe(4429)
    })

    test('leaves nothing of what opens it in the log', async () => {
      const person = await signUp(server())
      const first = await opening(person)
      await openLine(server(), first)
      await expect.poll(() => server().logged.join('\n')).toContain('/api/realtime')
      expect(server().logged.join('\n')).not.toContain(first.client_secret)
    })
  })
})
