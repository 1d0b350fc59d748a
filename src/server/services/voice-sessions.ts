import { createHash } from 'node:crypto'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { claimVoiceSession, commandVoiceSession, findVoiceSession, type OpenVoiceSession, putVoiceSession } from '../db/voice-sessions.ts'
import type { Parts } from '../parts.ts'
import { notFound } from '../problem.ts'
import { speechRefusal } from './speech-refusal.ts'

/** How long a line can be opened after its session was, in milliseconds. */
const SECRET_LASTS_MS = 5 * 60_000

/** How long a session lasts at most, in milliseconds: longer than anybody is interviewed at a stretch. */
const SESSION_LASTS_MS = 3 * 60 * 60_000

/** Where the line of a session is that comes through this server. */
export const LINE_PATH = '/api/realtime/listen'

/** Opens a hands-free interview; the one that the person had before ends. */
export async function openVoiceSession(
  { db, speech, now, newId }: Parts,
  { person, signal }: Asked,
  _: Input<'openVoiceSession'>,
): Answer<'openVoiceSession'> {
  const line = await speech.line(signal)
  if (!line.ok) return fail(speechRefusal(line.problem))
  const [id, secret, opened_at] = [newId(), newId(), now()]
  const secret_until = new Date(opened_at.getTime() + SECRET_LASTS_MS)
  await putVoiceSession(db, person, { id, secret_hash: line.value ? null : fingerprint(secret), secret_until, opened_at })
  const provider = speech.kind === 'openai-compatible' ? speech.kind : 'built-in'
  if (line.value) {
    const { url, ...client_secret } = line.value
    return done({ session_id: id, provider, transport: 'webrtc', url, client_secret })
  }
  const client_secret = { value: secret, expires_at: Math.floor(secret_until.getTime() / 1000) }
  return done({ session_id: id, provider, transport: 'websocket', url: LINE_PATH, client_secret })
}

/** Gives a command to the person's newest session; whoever holds its line is told. */
export async function commandVoice(
  { db, now }: Parts,
  { person }: Asked,
  { cmd, text = '' }: Input<'commandVoice'>,
): Answer<'commandVoice'> {
  if (cmd === 'speak' && text === '') return fail({ code: 'BAD_INPUT', message: 'text: Say which question is to be spoken.' })
  const question = cmd === 'speak' ? text : null
  const session = await commandVoiceSession(db, person, { cmd, question, after: oldest(now()) })
  if (!session) return notFound('A voice session of yours')
  return done({ ok: true, session_id: session.id, cmd, text: session.question, turn: session.turn })
}

/** The session whose line is opened with that secret: once, soon after it was given. */
export async function lineOpened({ db, now }: Parts, secret: string): Promise<Result<OpenVoiceSession, 'NOT_VALID'>> {
  const session = await claimVoiceSession(db, fingerprint(secret), now())
  return session ? done(session) : fail('NOT_VALID')
}

/** How a session stands by now; null when it has ended. */
export function sessionNow({ db, now }: Parts, { id }: OpenVoiceSession): Promise<OpenVoiceSession | null> {
  return findVoiceSession(db, id, oldest(now()))
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - SESSION_LASTS_MS)
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
