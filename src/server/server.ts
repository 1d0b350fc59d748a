import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { BUILT_IN } from '../drafting/drafter.ts'
import { connections } from '../sealed/seal.ts'
import { builtInSpeech } from '../speech/built-in/built-in.ts'
import { noSpeech } from '../speech/off.ts'
import { openAiSpeech } from '../speech/openai-compatible.ts'
import type { Speech } from '../speech/speech.ts'
import { buildApp } from './app.ts'
import { forgetOldAuditEvents } from './audit.ts'
import { openAccounts } from './auth/accounts.ts'
import { trustedOrigins } from './auth/origins.ts'
import { addressOf, type Config } from './config.ts'
import type { MailConfig } from './config-mail.ts'
import type { SpeechConfig } from './config-speech.ts'
import type { OpenDatabase } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { openPostgresql } from './db/postgresql.ts'
import { readersAhead } from './documents/reader-ahead.ts'
import { readingInTurns } from './documents/reading-in-turns.ts'
import { healthOf } from './health.ts'
import { errorFacts } from './http/error-facts.ts'
import type { Providers } from './http/security.ts'
import { WEB_FOLDER } from './http/web-files.ts'
import { consoleMail } from './mail/console-mail.ts'
import type { Mail } from './mail/mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { drafterAtWork, type ModelDrafting } from './model-drafting.ts'
import { observedParts, observedReader } from './observing/observed.ts'
import type { Observer } from './observing/observer.ts'
import type { Parts } from './parts.ts'
import { reachOf } from './reach.ts'
import { openSentFiles } from './sent-files.ts'
import { forgetDeletedProjects } from './services/projects.ts'
import { forgetOldRecordings } from './services/recordings.ts'
import { speakingOnce } from './spoken-once.ts'
import { drafterBy } from './thinking/drafter-by.ts'
import { thinking } from './thinking/think-apart.ts'

/** A server that serves, until it is stopped. */
export type RunningServer = { stop: () => Promise<void> }

/** Documents that are read at once; each reader may take half a gigabyte. */
const READERS = 2

/** Opens the database, puts the app together and listens. Whatever was opened is closed again when a later part fails. */
export async function startServer(config: Config, model: ModelDrafting | null, observer: Observer): Promise<RunningServer> {
  const database = config.postgresql ? await openPostgresql(config.postgresql) : await openEmbedded(resolve(config.data_dir))
  try {
    observer.watchDatabase(database)
    return await serve(config, model, database, observer)
  } catch (cause) {
    await database.close()
    throw cause
  }
}

function speechOf(config: SpeechConfig): Speech {
  switch (config.provider) {
    case 'off':
      return noSpeech
    case 'built-in':
      return builtInSpeech(resolve(config.folder))
    case 'openai-compatible':
      return openAiSpeech(config)
  }
}

function mailOf(config: MailConfig, unsent: (cause: unknown) => void): Mail {
  return config ? smtpMail(config, unsent) : consoleMail(console.log)
}

/** Whom a browser has to do with besides this server. */
function providersOf({ speech, sign_in }: Config): Providers {
  const hears = speech.provider === 'openai-compatible' ? [new URL(speech.base_url).origin] : []
  const signsIn = sign_in.kind === 'clerk' ? [`https://${sign_in.host}`] : []
  return { connect: [...hears, ...signsIn], script: signsIn }
}

async function serve(config: Config, model: ModelDrafting | null, database: OpenDatabase, observer: Observer): Promise<RunningServer> {
  const origins = trustedOrigins(config.public_url, addressOf(config.host, config.port))
  const readers = readersAhead()
  const speech = speakingOnce(speechOf(config.speech), database.db)
  const { think, start: startThinking, close: stopThinking } = thinking(config.sealed)
  const unobserved: Parts = {
    db: database.db,
    drafter: drafterBy(think),
    think,
    model,
    speech,
    reading: readingInTurns(READERS, observedReader(readers.read, observer)),
    recordings_kept_days: config.recordings_kept_days,
    reach: reachOf(config),
    connections,
    now: () => new Date(),
    newId: randomUUID,
  }
  const parts = observedParts(unobserved, observer)
  await forgetOldRecordings(parts)
  await forgetDeletedProjects(parts)
  await forgetOldAuditEvents(parts)
  const mail = mailOf(config.mail, (cause) => {
    observer.letterUnsent()
    app.log.error(errorFacts(cause), 'A letter could not be sent')
  })
  const app = await buildApp({
    parts,
    observer,
    accounts: await openAccounts(database.db, {
      public_url: config.public_url,
      origins,
      sign_in: config.sign_in,
      mail,
      note: (noted) => console.log(JSON.stringify(noted)),
    }),
    origins,
    health: healthOf(config, drafterAtWork(BUILT_IN, model), database.kind, packageFile.version),
    providers: providersOf(config),
    web_folder: WEB_FOLDER,
    sent_files: await openSentFiles(config.postgresql ? tmpdir() : resolve(config.data_dir)),
    log: { level: config.log_level },
    trusted_proxies: config.trusted_proxies,
  })
  app.addHook('onClose', () => speech.close())
  app.addHook('onClose', async () => readers.close())
  app.addHook('onClose', stopThinking)
  // a port that is in use leaves nothing behind of what was opened for it
  await app.listen({ host: config.host, port: config.port }).catch((cause: unknown) => app.close().then(() => Promise.reject(cause)))
  readers.start()
  startThinking()
  return {
    stop: () =>
      app
        .close()
        .then(() => database.close())
        .finally(observer.close),
  }
}
