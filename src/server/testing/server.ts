import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe } from 'vitest'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import type { Drafter } from '../../drafting/drafter.ts'
import { connections } from '../../sealed/seal.ts'
import type { Speech } from '../../speech/speech.ts'
import { scriptedSpeech } from '../../speech/testing/scripted-speech.ts'
import { buildApp } from '../app.ts'
import { type Accounts, openAccounts } from '../auth/accounts.ts'
import { trustedOrigins } from '../auth/origins.ts'
import type { Noted } from '../auth/provider/arrival.ts'
import { readConfig } from '../config.ts'
import type { SignInConfig } from '../config-sign-in.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openTestDatabase } from '../db/testing/databases.ts'
import type { readApart } from '../documents/apart.ts'
import { readingInTurns } from '../documents/reading-in-turns.ts'
import { readOnce } from '../documents/testing/read-here.ts'
import { healthOf } from '../health.ts'
import type { Letter } from '../mail/mail.ts'
import type { ModelDrafting } from '../model-drafting.ts'
import { observedParts } from '../observing/observed.ts'
import { NOBODY, type Observer } from '../observing/observer.ts'
import type { Parts } from '../parts.ts'
import { reachOf } from '../reach.ts'
import { openSentFiles } from '../sent-files.ts'
import { speakingOnce } from '../spoken-once.ts'
import { thinkHere } from '../thinking/thoughts.ts'

/** A whole server on an empty database, reached over HTTP. */
export type TestServer = {
  url: string
  accounts: Accounts
  database: OpenDatabase
  /** Every line that was logged, at the most talkative level that can be configured: the libraries' own below it name headers. */
  logged: string[]
  /** What became of accounts when somebody first arrived from a provider. */
  noted: Noted[]
  /** Every letter that was sent. */
  letters: Letter[]
  /** From now on this drafter writes; without one the built-in drafter does again. */
  draftWith: (drafter?: Drafter) => void
  /** From now on this language model is at work; without one none is. */
  modelWith: (model?: ModelDrafting) => void
  /** From now on this one hears and speaks; without one what is sent is taken for what was said. */
  speakWith: (speech?: Speech) => void
  /** From now on recordings are kept for so many days. */
  keepRecordingsFor: (days: number) => void
  close: () => Promise<void>
}

/** The address that browsers would use; tests connect to another port of the same machine. */
export const PUBLIC_URL = 'http://plans.test'

/** The day on which tests take place, as far as the server's services are concerned. */
export const TODAY = new Date('2026-03-02T09:30:00.000Z')

/** What differs from server to server: the largest upload, what reads documents, how people sign in, a database that was there before, which stays open, who watches, and where uploads lie. */
type ServerOptions = {
  uploadLimitMb?: number
  by?: typeof readApart
  signIn?: SignInConfig
  on?: OpenDatabase
  observer?: Observer
  sentFilesIn?: string
}

/** Starts a server on an empty embedded database. Documents are read in this process, each once, unless something else is to read them. */
export async function openTestServer({
  uploadLimitMb = 3,
  by = readOnce,
  signIn = { kind: 'embedded' },
  on,
  observer = NOBODY,
  sentFilesIn = tmpdir(),
}: ServerOptions = {}): Promise<TestServer> {
  const database = on ?? (await openTestDatabase('embedded'))
  const origins = trustedOrigins(PUBLIC_URL, PUBLIC_URL)
  const noted: Noted[] = []
  const letters: Letter[] = []
  const accounts = await openAccounts(database.db, {
    public_url: PUBLIC_URL,
    origins,
    sign_in: signIn,
    mail: async (letter) => void letters.push(letter),
    note: (one) => noted.push(one),
  })
  const logged: string[] = []
  const config = readConfig({ UPLOAD_LIMIT_MB: String(uploadLimitMb) })
  const parts = observedParts(unobservedParts(database, config, by), observer)
  const app = await buildApp({
    parts,
    observer,
    accounts,
    origins,
    health: healthOf(config, builtInDrafter, database.kind, '0.0.0'),
    providers: { connect: [], script: [] },
    web_folder: '/nonexistent',
    sent_files: await openSentFiles(sentFilesIn),
    log: { level: 'info', stream: { write: (line) => logged.push(line) } },
    trusted_proxies: [],
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const draftWith = (drafter: Drafter = builtInDrafter) => {
    parts.drafter = drafter
  }
  const modelWith = (model: ModelDrafting | null = null) => {
    parts.model = model
  }
  const speakWith = (speech: Speech = scriptedSpeech) => {
    parts.speech = speakingOnce(speech, database.db)
  }
  const keepRecordingsFor = (days: number) => {
    parts.recordings_kept_days = days
  }
  const close = () => app.close().then(() => (on ? undefined : database.close()))
  return { url, accounts, database, logged, noted, letters, draftWith, modelWith, speakWith, keepRecordingsFor, close }
}

function unobservedParts({ db }: OpenDatabase, config: ReturnType<typeof readConfig>, by: typeof readApart): Parts {
  return {
    db,
    drafter: builtInDrafter,
    think: thinkHere,
    model: null,
    speech: speakingOnce(scriptedSpeech, db),
    reading: readingInTurns(2, by),
    recordings_kept_days: 30,
    reach: reachOf(config),
    connections,
    now: () => TODAY,
    newId: randomUUID,
  }
}

/** Tests on one server of their own. */
export function onServer(title: string, tests: (server: () => TestServer) => void, options: ServerOptions = {}): void {
  describe(title, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await openTestServer(options)
    })
    afterAll(() => server.close())
    tests(() => server)
  })
}
