import * as z from 'zod'
import { VOICE_COMMANDS } from '../domain/voice-session.ts'
import { endpoint } from './endpoint.ts'
import { AskedQuestion } from './fields.ts'

/** The calls of the hands-free interview (spec §7, Realtime). What is heard of the person goes through the line that a session names. */
export const realtimeCalls = {
  openVoiceSession: endpoint({
    method: 'POST',
    path: '/api/realtime/session',
    summary: 'A new voice session; the one that the person had before ends',
    access: 'person',
    input: z.strictObject({}),
    output: z.object({
      session_id: z.string(),
      provider: z.enum(['built-in', 'openai-compatible']),
      transport: z.enum(['websocket', 'webrtc']),
      /** Where the line is: a path of this server for a websocket, the provider's address for webrtc. */
      url: z.string(),
      /** What opens the line, once and soon: it is sent, and never stands in an address. `expires_at` in seconds since 1970. */
      client_secret: z.object({ value: z.string(), expires_at: z.number() }),
    }),
  }),
  commandVoice: endpoint({
    method: 'POST',
    path: '/api/realtime/command',
    summary: "A command to the person's newest voice session, on whichever device it was opened",
    access: 'person',
    input: z.strictObject({
      cmd: z.enum(VOICE_COMMANDS),
      /** The question that is to be spoken. */
      text: AskedQuestion.or(z.literal('')).optional(),
    }),
    output: z.object({
      ok: z.literal(true),
      session_id: z.string(),
      cmd: z.enum(VOICE_COMMANDS),
      /** The question that the session is at. */
      text: z.string(),
      /** How many commands the session had by now. */
      turn: z.number(),
    }),
  }),
} as const

/** What the server tells through a websocket of a voice session. */
export const LineEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** A command that was given, here or on another device. */
  z.object({ type: z.literal('command'), cmd: z.enum(VOICE_COMMANDS), text: z.string(), turn: z.number() }),
  /** Somebody has begun to speak. */
  z.object({ type: z.literal('speech') }),
  /** Whoever spoke has been silent for as long as an answer ends. */
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('ended') }),
])
export type LineEvent = z.infer<typeof LineEvent>

/** The first thing that is sent through such a websocket; all that follows is sound: 16 bits a sample, little-endian, one channel, 16,000 a second. */
export const LineOpening = z.strictObject({ client_secret: z.string().min(1).max(200) })
