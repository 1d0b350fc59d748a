import * as z from 'zod'
import { withoutEnd } from '../language/characters.ts'
import { DATABASE_ENVIRONMENT, type PostgresqlConfig, postgresqlConfig } from './config-database.ts'
import { MAIL_ENVIRONMENT, type MailConfig, mailConfig, problemsOfMail } from './config-mail.ts'
import { MODEL_ENVIRONMENT, type ModelConfig, modelConfig, problemsOfModel, WEB_PROTOCOL } from './config-model.ts'
import { OBSERVING_ENVIRONMENT, type ObservingConfig, observingConfig } from './config-observing.ts'
import { Port } from './config-port.ts'
import { problemsOfSignIn, SIGN_IN_ENVIRONMENT, type SignInConfig, signInConfig } from './config-sign-in.ts'
import { problemsOfSpeech, SPEECH_ENVIRONMENT, type SpeechConfig, speechConfig } from './config-speech.ts'
import { problemsOfSealed } from './reach.ts'

const WebAddress = z.url({ protocol: WEB_PROTOCOL, error: 'must be an address like https://plans.example.com' })

/** An address, a network, or one that fastify knows by name. */
const Network = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const Proxies = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => Network.safeParse(one).success),
    'must be addresses or networks with commas between, such as 10.0.0.5, 172.16.0.0/12 or loopback',
  )

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_URL: WebAddress.optional(),
  TRUSTED_PROXIES: Proxies.default([]),
  PAYMENT_LINK_MATCHING_TOOL: WebAddress.default('https://example.com/subscribe/matching-tool'),
  PAYMENT_LINK_WORK_PLAN: WebAddress.default('https://example.com/subscribe/work-plan-generator'),
  UPLOAD_LIMIT_MB: z.coerce.number('must be a number').positive('must be more than 0').max(1024, 'must be at most 1024').default(50),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info'], 'must be silent, fatal, error, warn or info').default('error'),
  RECORDINGS_KEPT_DAYS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(3650, 'must be at most 3650')
    .default(30),
  SEALED: z
    .string()
    .trim()
    .pipe(z.enum(['0', '1'], 'must be 1 or unset'))
    .default('0'),
  ...DATABASE_ENVIRONMENT,
  ...SIGN_IN_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...SPEECH_ENVIRONMENT,
  ...MODEL_ENVIRONMENT,
  ...OBSERVING_ENVIRONMENT,
})

/** Every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

/** How this server is set up; see the tables in docs/operations.md. */
export type Config = {
  host: string
  port: number
  data_dir: string
  /** Null for the embedded database. */
  postgresql: PostgresqlConfig | null
  /** How browsers reach the server, without a slash at the end. */
  public_url: string
  /** The proxies whose word on where a call came from is taken. */
  trusted_proxies: string[]
  payment_links: { matching_tool: string; work_plan: string }
  upload_limit_mb: number
  log_level: string
  /** Whether it connects to nothing but its own machine and its database. */
  sealed: boolean
  sign_in: SignInConfig
  mail: MailConfig
  speech: SpeechConfig
  /** For how many days a recording is kept; 0 where none is. */
  recordings_kept_days: number
  /** Null where the built-in drafter is the only one. */
  language_model: ModelConfig | null
  /** Who watches the server at work. */
  observing: ObservingConfig
}

/** An environment that cannot be used. `message` names each variable and what it must be. */
export class ConfigProblem extends Error {
  constructor(issues: readonly { path: PropertyKey[]; message: string }[]) {
    super(issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '))
    this.name = 'ConfigProblem'
  }
}

/** Reads the environment once; a variable that is set but empty counts as unset. Throws ConfigProblem. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) throw new ConfigProblem(read.error.issues)
  const { data } = read
  const problems = [...problemsOfModel(data), ...problemsOfSpeech(data), ...problemsOfSignIn(data), ...problemsOfMail(data)]
  if (problems.length > 0) throw new ConfigProblem(problems)
  const { HOST, PORT, PUBLIC_URL, ...rest } = data
  const config: Config = {
    host: HOST,
    port: PORT,
    data_dir: rest.DATA_DIR,
    postgresql: postgresqlConfig(rest),
    public_url: withoutEnd(PUBLIC_URL ?? addressOf(HOST, PORT), '/'),
    trusted_proxies: rest.TRUSTED_PROXIES,
    payment_links: { matching_tool: rest.PAYMENT_LINK_MATCHING_TOOL, work_plan: rest.PAYMENT_LINK_WORK_PLAN },
    upload_limit_mb: rest.UPLOAD_LIMIT_MB,
    log_level: rest.LOG_LEVEL,
    sealed: rest.SEALED === '1',
    sign_in: signInConfig(rest),
    mail: mailConfig(rest),
    speech: speechConfig(rest),
    recordings_kept_days: rest.RECORDINGS_KEPT_DAYS,
    language_model: modelConfig(rest),
    observing: observingConfig({ ...rest, HOST }),
  }
  const reaching = config.sealed ? problemsOfSealed(config) : []
  if (reaching.length > 0) throw new ConfigProblem(reaching)
  return config
}

/** The address of a host and port, as one types it into a browser. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
