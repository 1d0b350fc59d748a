import type * as z from 'zod'
import type { api } from '../contract/api.ts'
import type { DraftProgress } from '../domain/draft-progress.ts'
import type { Result } from '../domain/result.ts'
import type { ReadingProgress } from '../domain/solicitation/source.ts'
import type { Parts } from './parts.ts'
import type { Person } from './person.ts'
import type { Problem } from './problem.ts'

/** What a service is told beside the input: who asks, a signal that aborts when the asker has gone, and who hears how far it is. */
export type Asked = { person: Person; signal: AbortSignal; report: (progress: ReadingProgress | DraftProgress) => void }

/** The calls that need a person: all but those that say how the server is. */
export type CallName = Exclude<keyof typeof api, 'health' | 'ready'>

/** What a call was given, checked. */
export type Input<Name extends CallName> = z.output<(typeof api)[Name]['input']>

/**
 * A file that is the answer of a call, piece by piece, so that it is never whole in memory. `size` counts its bytes; null where it is made while it is
 * sent. Such a one is to be saved, not shown, and no cache keeps it. An answer that is not taken may never ask for the first piece.
 */
export type FileAnswer = { file_name: string; content_type: string; size: number | null; pieces: AsyncIterable<Uint8Array> }

/** What a call answers, or why it does not. */
export type Answer<Name extends CallName> = Promise<Result<Given<z.input<(typeof api)[Name]['output']>>, Problem>>

type Given<Output> = [Output] extends [Blob] ? FileAnswer : Output

/** A service for every call. Leaving one out does not compile. */
export type Services = { [Name in CallName]: (parts: Parts, asked: Asked, input: Input<Name>) => Answer<Name> }
