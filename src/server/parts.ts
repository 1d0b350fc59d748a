import type { ReadingProgress } from '../domain/solicitation/source.ts'
import type { Drafter } from '../drafting/drafter.ts'
import type { Connections } from '../sealed/seal.ts'
import type { Speech } from '../speech/speech.ts'
import type { Database } from './db/database.ts'
import type { readAgain, readInstructions, readPlainDocument, readSolicitation } from './documents/reader.ts'
import type { ModelDrafting } from './model-drafting.ts'
import type { Person } from './person.ts'
import type { Reach } from './reach.ts'
import type { Think } from './thinking/thoughts.ts'

/** What the services work with; server.ts joins them. */
export type Parts = {
  db: Database
  /** The built-in drafter: it writes where no model is at work, and wherever a call asks for it. */
  drafter: Drafter
  /** Where drafts and reports are worked out. */
  think: Think
  /** Null where no language model is configured. */
  model: ModelDrafting | null
  /** Who hears and speaks. */
  speech: Speech
  /** How documents are read, each in a process of its own. Never throws on account of the file. */
  reading: {
    solicitation: Reading<typeof readSolicitation>
    again: Reading<typeof readAgain>
    instructions: Reading<typeof readInstructions>
    document: Reading<typeof readPlainDocument>
    handedIn: Reading<typeof readPlainDocument>
  }
  /** For how many days a recording is kept; 0 where none is. */
  recordings_kept_days: number
  /** What is set up that decides with whom this server has to do. */
  reach: Reach
  /** What went, or was kept from going, to another machine. */
  connections: () => Connections
  now: () => Date
  /** A new id that nobody can guess. */
  newId: () => string
}

/** A way of reading that takes turns: `person` is whose turn it takes, `report` hears how far it is. */
type Reading<Read extends typeof readSolicitation | typeof readAgain | typeof readInstructions | typeof readPlainDocument> = (
  matter: Parameters<Read>[0],
  named: Parameters<Read>[1],
  asked: { person: Person; signal: AbortSignal; report: (progress: ReadingProgress) => void },
) => ReturnType<Read>
