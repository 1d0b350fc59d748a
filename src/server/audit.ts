import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { AuditKind } from '../domain/audit-event.ts'
import type { CallName, Input } from './call.ts'
import { deleteOldAuditEvents, noteAuditEvent, noteRefusedSignIn } from './db/audit-events.ts'
import { errorFacts } from './http/error-facts.ts'
import type { Parts } from './parts.ts'
import type { Person } from './person.ts'

/** What of a call is noted in its asker's log: what it was, and what it was done with. */
type Noted = { kind: AuditKind; about: string | null }

/** For how long the log of an account goes back: a year, and time to look at it after. */
const KEPT_DAYS = 400

/** The calls that are noted once they are served, and as what; null where one was not what it could have been. */
const NOTED: { [Name in CallName]?: (input: Input<Name>, answer: unknown) => Noted | null } = {
  exportAccount: () => ({ kind: 'data_exported', about: null }),
  finalizeWorkPlan: ({ id }) => ({ kind: 'plan_exported', about: id }),
  noteSpreadsheet: ({ id }) => ({ kind: 'spreadsheet_exported', about: id }),
  commitStep: ({ topic_store_id, finalize }, answer) =>
    finalize && isFinalized(answer) ? { kind: 'step_finalized', about: topic_store_id ?? null } : null,
  deleteProject: ({ id }) => ({ kind: 'project_deleted', about: id }),
  deleteRecording: ({ audio_id }) => ({ kind: 'recording_deleted', about: audio_id }),
  removeCompanyFile: ({ id }) => ({ kind: 'company_file_deleted', about: id }),
  removeInstructions: ({ topic_store_id }) => ({ kind: 'instructions_deleted', about: topic_store_id }),
}

/** Notes in the log of an account what was done with it. It never fails: what was done is done, and is not to look undone. */
export type Audit = {
  /** A call that was served. */
  call: (
    request: FastifyRequest,
    person: Person,
    name: CallName,
    served: { input: Record<string, unknown>; answer: unknown },
  ) => Promise<void>
  /** Something about the account itself. */
  account: (request: FastifyRequest, person: Person, kind: AuditKind) => Promise<void>
  /** That nobody was let in under that address. */
  refusedSignIn: (request: FastifyRequest, email: string) => Promise<void>
}

/** The log of the accounts in that database. */
export function auditIn({ db, now, newId }: Pick<Parts, 'db' | 'now' | 'newId'>): Audit {
  const unlessItFails = (request: FastifyRequest, noted: Promise<void>) =>
    noted.catch((cause) => request.log.error(errorFacts(cause), 'What was done could not be noted in the log of an account'))
  const facts = (request: FastifyRequest) => ({ id: newId(), at: now(), network: networkOf(request.ip) })
  return {
    call: async (request, person, name, { input, answer }) => {
      const noted = (NOTED[name] as ((input: unknown, answer: unknown) => Noted | null) | undefined)?.(input, answer)
      if (noted) await unlessItFails(request, noteAuditEvent(db, person, { ...facts(request), ...noted }))
    },
    account: (request, person, kind) => unlessItFails(request, noteAuditEvent(db, person, { ...facts(request), kind })),
    refusedSignIn: (request, email) => unlessItFails(request, noteRefusedSignIn(db, email, facts(request))),
  }
}

/** Deletes what the logs of all accounts have from too long ago. */
export async function forgetOldAuditEvents({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await deleteOldAuditEvents(db, new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000))
}

/**
 * The network of an address, "203.0.113.0/24" or "2001:db8:1::/48": enough to see that it was not one's own, too little to say whose line it was.
 * Null for what is no address.
 */
export function networkOf(address: string): string | null {
  const NARROW = 48
  const start = normalizeIP(address, NARROW)
  if (start.includes(':')) return `${start}/${NARROW}`
  const numbers = start.split('.')
  return numbers.length === 4 ? `${numbers.slice(0, 3).join('.')}.0/24` : null
}

function isFinalized(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'finalized'
}
