import { isLoopback } from '../sealed/hosts.ts'
import type { PostgresqlConfig } from './config-database.ts'
import type { MailConfig } from './config-mail.ts'
import type { ModelConfig } from './config-model.ts'
import type { ObservingConfig } from './config-observing.ts'
import type { SignInConfig } from './config-sign-in.ts'
import type { SpeechConfig } from './config-speech.ts'

/** With whom on other machines a server has to do, by what for; null where that is done on its own. */
export type Reach = Record<'language_model' | 'speech' | 'sign_in' | 'mail' | 'traces' | 'database', string | null>

/** The part of a configuration that says so. */
type Config = {
  language_model: ModelConfig | null
  speech: SpeechConfig
  sign_in: SignInConfig
  mail: MailConfig
  observing: ObservingConfig
  postgresql: PostgresqlConfig | null
}

/** The hosts that a server is configured to speak to. Where its database is, is nobody's business but its keeper's. */
export function reachOf({ language_model, speech, sign_in, mail, observing, postgresql }: Config): Reach {
  return {
    language_model: language_model && elsewhere(language_model.base_url ?? `https://${language_model.provider}`),
    speech: speech.provider === 'openai-compatible' ? elsewhere(speech.base_url) : null,
    sign_in: sign_in.kind === 'embedded' ? null : elsewhere(sign_in.kind === 'oidc' ? sign_in.issuer : `https://${sign_in.host}`),
    mail: mail && elsewhere(mail.url),
    traces: observing.traces && elsewhere(observing.traces.endpoint),
    database: postgresql && elsewhere(postgresql.url) && 'another machine',
  }
}

/** What has to be changed of a configuration so that a sealed server can run with it, a variable each. */
export function problemsOfSealed(config: Config): { path: PropertyKey[]; message: string }[] {
  const reach = reachOf(config)
  const variables = {
    language_model: 'LLM_PROVIDER',
    speech: 'SPEECH_PROVIDER',
    sign_in: 'AUTH_PROVIDER',
    mail: 'SMTP_URL',
    traces: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  } as const
  return Object.entries(variables).flatMap(([name, variable]) => {
    const host = reach[name as keyof typeof variables]
    return host === null
      ? []
      : [{ path: [variable], message: `reaches ${host}, which a sealed server does not: ${INSTEAD[variable]}, or unset SEALED` }]
  })
}

const INSTEAD = {
  LLM_PROVIDER: 'unset the LLM variables for the built-in drafter, or point LLM_BASE_URL at a model on this machine',
  SPEECH_PROVIDER: 'set it to built-in or off, or point SPEECH_BASE_URL at this machine',
  AUTH_PROVIDER: 'set it to embedded, or point AUTH_OIDC_ISSUER at this machine',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'unset it, or point it at a collector on this machine',
  SMTP_URL: 'unset it and MAIL_FROM to have links printed on the console, or point it at this machine',
} as const

/** The host of an address where it is another machine's. */
function elsewhere(address: string): string | null {
  const { hostname } = new URL(address)
  return hostname === '' || isLoopback(hostname) ? null : hostname
}
