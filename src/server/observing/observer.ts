import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenDatabase } from '../db/database.ts'
import type { CallFacts } from '../http/log.ts'

/** Something that takes time. `what` is a word of the code, never of a person or of a document. */
export type Work = { kind: 'reading' | 'voice' | 'drafting' | 'model'; what: string }

/** What a call of the language model came to; `cost` in US dollars, 0 where no prices are configured. */
export type ModelUse = { prompt: string; input_tokens: number; output_tokens: number; cost: number }

/** What a page was kept from by its policy: the directive, and what was refused, each a word of the standard. */
export type Violation = { directive: string; refused: string }

/** Who watches the server at work. It hears kinds, times and counts, and nothing of who asked or of what anybody wrote. */
export type Observer = {
  /** Hears of every call over HTTP that begins; before the app has routes. */
  watchCalls: (app: FastifyInstance) => void
  /** Hears of every call that is over. */
  callEnded: (request: FastifyRequest, facts: CallFacts) => void
  /** Looks, when it is asked itself, at how many connections there are. */
  watchDatabase: (database: OpenDatabase) => void
  /** Does something, and hears how long it took and what came of it. */
  work: <Outcome>(work: Work, action: () => Promise<Outcome>) => Promise<Outcome>
  /** A document's turn has come: those that were asked for and have not begun are the ones that wait. */
  turn: <Outcome>(action: () => Promise<Outcome>) => Promise<Outcome>
  used: (use: ModelUse) => void
  letterUnsent: () => void
  /** Hears that a browser reports something which the content security policy refused. */
  policyViolated: (violation: Violation) => void
  close: () => Promise<void>
}

/** Nobody watches, which costs nothing. */
export const NOBODY: Observer = {
  watchCalls: () => {},
  callEnded: () => {},
  watchDatabase: () => {},
  work: (_, action) => action(),
  turn: (action) => action(),
  used: () => {},
  letterUnsent: () => {},
  policyViolated: () => {},
  close: async () => {},
}

/** Two who watch the same. */
export function both(one: Observer, other: Observer): Observer {
  return {
    watchCalls: (app) => {
      one.watchCalls(app)
      other.watchCalls(app)
    },
    callEnded: (request, facts) => {
      one.callEnded(request, facts)
      other.callEnded(request, facts)
    },
    watchDatabase: (database) => {
      one.watchDatabase(database)
      other.watchDatabase(database)
    },
    work: (work, action) => one.work(work, () => other.work(work, action)),
    turn: (action) => one.turn(() => other.turn(action)),
    used: (use) => {
      one.used(use)
      other.used(use)
    },
    letterUnsent: () => {
      one.letterUnsent()
      other.letterUnsent()
    },
    policyViolated: (violation) => {
      one.policyViolated(violation)
      other.policyViolated(violation)
    },
    close: async () => {
      await Promise.all([one.close(), other.close()])
    },
  }
}

/** What came of something, as it may be told: the code of a problem, which is a word of the code. */
export function outcomeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('ok' in value) || value.ok !== false) return 'done'
  const problem = 'problem' in value ? value.problem : null
  return typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : 'refused'
}
