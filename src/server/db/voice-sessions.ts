import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { VoiceCommand } from '../../domain/voice-session.ts'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import { voice_session } from './schema/voice-sessions.ts'

/** A hands-free interview that goes on: the last command, the question that it is at, and how many commands there were. */
export type OpenVoiceSession = Pick<typeof voice_session.$inferSelect, 'id' | 'cmd' | 'question' | 'turn'>

type NewVoiceSession = Pick<typeof voice_session.$inferInsert, 'id' | 'secret_hash' | 'secret_until' | 'opened_at'>

const SHOWN = { id: voice_session.id, cmd: voice_session.cmd, question: voice_session.question, turn: voice_session.turn }

/** Opens the asker's voice session; the one before it is over. */
export async function putVoiceSession(db: Database, asker: Person, session: NewVoiceSession): Promise<void> {
  const anew = { ...session, cmd: null, question: '', turn: 0 }
  await db
    .insert(voice_session)
    .values({ owner: asker.id, ...anew })
    .onConflictDoUpdate({ target: voice_session.owner, set: anew })
}

/** Notes a command of the asker's session, with the question where it has one; null where none is open that was opened after a moment. */
export async function commandVoiceSession(
  db: Database,
  asker: Person,
  { cmd, question, after }: { cmd: VoiceCommand; question: string | null; after: Date },
): Promise<OpenVoiceSession | null> {
  const [row] = await db
    .update(voice_session)
    .set({ cmd, turn: sql`${voice_session.turn} + 1`, ...(question !== null && { question }) })
    .where(and(eq(voice_session.owner, asker.id), isOpen(after)))
    .returning(SHOWN)
  return row ?? null
}

/** The session whose line that secret opens, which it does once and until its time is over. */
export async function claimVoiceSession(db: Database, secret_hash: string, now: Date): Promise<OpenVoiceSession | null> {
  const [row] = await db
    .update(voice_session)
    .set({ secret_hash: null })
    .where(and(eq(voice_session.secret_hash, secret_hash), gt(voice_session.secret_until, now)))
    .returning(SHOWN)
  return row ?? null
}

/** The session of that id; null where it has ended, another one took its place, or it was opened before a moment. */
export async function findVoiceSession(db: Database, id: string, after: Date): Promise<OpenVoiceSession | null> {
  const [row] = await db
    .select(SHOWN)
    .from(voice_session)
    .where(and(eq(voice_session.id, id), isOpen(after)))
  return row ?? null
}

function isOpen(after: Date) {
  return and(gt(voice_session.opened_at, after), or(isNull(voice_session.cmd), ne(voice_session.cmd, 'stop')))
}
