import { setTimeout as wait } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { type LineEvent, LineOpening } from '../../contract/realtime-calls.ts'
import { jsonOf } from '../../contract/told-answer.ts'
import { LINE_RATE } from '../../domain/voice-session.ts'
import { type VoiceActivity, voiceActivity } from '../../speech/voice-activity.ts'
import type { OpenVoiceSession } from '../db/voice-sessions.ts'
import type { Parts } from '../parts.ts'
import { LINE_PATH, lineOpened, sessionNow } from '../services/voice-sessions.ts'

/** How long somebody who has opened a line may take to say who they are, in milliseconds. */
const OPENS_WITHIN_MS = 5000
/** How often it is looked whether a command was given, on whichever server, in milliseconds. */
const LOOKED_EVERY_MS = 200
/** The largest piece of sound, in bytes: two seconds. */
const LARGEST_PIECE = LINE_RATE * 4
/** How far sound may be ahead of the clock, in bytes: what a bad connection held back for half a minute comes at once. */
const AHEAD_BYTES = LINE_RATE * 2 * 30

/** Why a line is closed, by the numbers that are for programs' own use (RFC 6455, section 7.4.2). */
const CLOSED = { over: [1000, ''], notValid: [4401, 'Open a new voice session.'], tooMuch: [4429, 'Too much sound.'] } as const

/** Serves the lines of voice sessions: sound comes in, and what is noticed of it and every command go out. */
export async function mountVoiceLine(app: FastifyInstance, parts: Parts, origins: readonly string[]): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_PIECE } })
  app.get(LINE_PATH, { websocket: true }, (socket, { headers }) => {
    // a broken line closes by itself, and there is nothing to be told of it
    socket.on('error', () => {})
    if (headers.origin !== undefined && !origins.includes(headers.origin)) return socket.close(...CLOSED.notValid)
    void opened(parts, socket).catch(() => socket.close(1011))
  })
}

/** Waits for the secret, which is the first thing that is sent, and serves its session. */
async function opened(parts: Parts, socket: WebSocket): Promise<void> {
  const first = await firstMessage(socket)
  const opening = LineOpening.safeParse(first)
  const session = opening.success ? await lineOpened(parts, opening.data.client_secret) : null
  if (!session?.ok) return socket.close(...CLOSED.notValid)
  const activity = await voiceActivity()
  if (socket.readyState !== socket.OPEN) return activity.close()
  socket.on('close', activity.close)
  await served(parts, { socket, activity, session: session.value })
}

function firstMessage(socket: WebSocket): Promise<unknown> {
  return new Promise((told) => {
    const never = setTimeout(() => told(null), OPENS_WITHIN_MS)
    const settle = (message: unknown) => {
      clearTimeout(never)
      told(message)
    }
    socket.once('close', () => settle(null))
    socket.once('message', (data, isBinary) => settle(isBinary ? null : jsonOf(String(data))))
  })
}

type Line = { socket: WebSocket; activity: VoiceActivity; session: OpenVoiceSession }

/** Tells of every command until the session is over, and listens after those that ask for it. */
async function served(parts: Parts, { socket, activity, session }: Line): Promise<void> {
  const tell = (event: LineEvent) => socket.send(JSON.stringify(event))
  const gone = new AbortController()
  let isListening = false
  let left = AHEAD_BYTES
  let last = performance.now()
  socket.on('close', () => gone.abort())
  socket.on('message', (data, isBinary) => {
    const sound = isBinary && Buffer.isBuffer(data) ? data : Buffer.alloc(0)
    const now = performance.now()
    left = Math.min(AHEAD_BYTES, left + ((now - last) / 1000) * LINE_RATE * 2) - sound.length
    last = now
    if (left < 0) return socket.close(...CLOSED.tooMuch)
    const noticed = isListening ? activity.take(sound) : null
    if (noticed) tell({ type: noticed })
    if (noticed === 'pause') isListening = false
  })
  tell({ type: 'ready' })
  let seen = session.turn
  while (!gone.signal.aborted) {
    const now = await sessionNow(parts, session)
    if (gone.signal.aborted) return
    if (now?.cmd && now.turn > seen) {
      seen = now.turn
      isListening = now.cmd === 'listen'
      if (isListening) activity.begin()
      tell({ type: 'command', cmd: now.cmd, text: now.question, turn: now.turn })
    }
    if (!now) {
      tell({ type: 'ended' })
      return socket.close(...CLOSED.over)
    }
    await wait(LOOKED_EVERY_MS, undefined, { signal: gone.signal }).catch(() => {})
  }
}
