import { createHash } from 'node:crypto'
import { done, fail, type Result } from '../domain/result.ts'
import { type Speech, type SpeechProblem, type Spoken, speechProblem } from '../speech/speech.ts'
import type { Database } from './db/database.ts'
import { findSpoken, keepSpokenQuestion, type SpokenLimits } from './db/spoken-questions.ts'

const LIMITS: SpokenLimits = { questions: 500, bytes: 50 * 1024 * 1024 }

type Outcome = Result<Spoken, SpeechProblem>

/** A text that is being spoken, how many wait for it, and how it is called off. */
type UnderWay = { outcome: Promise<Outcome>; waiting: number; stop: AbortController }

/**
 * Speaks each text once: what was spoken before comes from the database, also to other people and from other servers on it, and who asks for what is
 * being spoken waits for that. It is called off when nobody waits any more.
 */
export function speakingOnce(speech: Speech, db: Database): Speech {
  const underWay = new Map<string, UnderWay>()
  const speak = async (text: string, fingerprint: string, signal: AbortSignal): Promise<Outcome> => {
    const spoken = await speech.say(text, signal)
    if (spoken.ok) await keepSpokenQuestion(db, fingerprint, spoken.value, LIMITS)
    return spoken
  }
  const begun = (text: string, fingerprint: string): UnderWay => {
    const stop = new AbortController()
    const end = () => {
      if (underWay.get(fingerprint) === one) underWay.delete(fingerprint)
    }
    const one: UnderWay = { outcome: speak(text, fingerprint, stop.signal).finally(end), waiting: 0, stop }
    underWay.set(fingerprint, one)
    return one
  }
  return {
    ...speech,
    say: async (text, signal) => {
      const fingerprint = fingerprintOf(speech, text)
      const kept = await findSpoken(db, fingerprint)
      if (kept) return done(kept)
      const one = underWay.get(fingerprint) ?? begun(text, fingerprint)
      one.waiting += 1
      try {
        return await unlessGone(one.outcome, signal)
      } finally {
        one.waiting -= 1
        if (one.waiting === 0) {
          if (underWay.get(fingerprint) === one) underWay.delete(fingerprint)
          one.stop.abort()
        }
      }
    },
  }
}

function fingerprintOf({ kind, voice }: Speech, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, voice, text]))
    .digest('base64url')
}

/** What comes of something, unless its asker goes before. */
function unlessGone(outcome: Promise<Outcome>, signal: AbortSignal | undefined): Promise<Outcome> {
  if (!signal) return outcome
  return new Promise((settle, fault) => {
    const leave = () => settle(fail(speechProblem('CANCELLED')))
    signal.addEventListener('abort', leave, { once: true })
    outcome.then(settle, fault).finally(() => signal.removeEventListener('abort', leave))
    if (signal.aborted) leave()
  })
}
