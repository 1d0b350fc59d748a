import * as z from 'zod'
import type { ModelSettings } from '../drafting/language-model/connect/settings.ts'
import { withoutEnd } from '../language/characters.ts'
import type { ModelLimits } from './model-drafting.ts'

/** Which language model is at work, how it is reached, and what one person may use of it. */
export type ModelConfig = ModelSettings & ModelLimits

type Provider = ModelSettings['provider']

const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'azure', 'bedrock'] as const satisfies readonly Provider[]

/** What a header can carry; a key that was copied with its line end or from a page with curly quotes is told here and not by a failing call. */
const KEY = /^[\x21-\x7e]+$/
/** One line that can stand on a screen. */
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}]{0,198}[^\p{C}\p{Z}])?$/u

/** The name of a model or a voice as its provider knows it. */
export const modelName = () => z.string().trim().regex(NAME, 'must be the name of a model, in one line of at most 200 letters')

/** How an address on the web begins. */
export const WEB_PROTOCOL = /^https?$/

/** Where a provider answers; `example` is told to who sets something else. */
export const providerAddress = (example: string) =>
  z
    .string()
    .trim()
    .pipe(z.url({ protocol: WEB_PROTOCOL, error: `must be an address like ${example}` }))

/** The call that an address ends in, of those that a provider has: an address is wanted without. */
export const operationIn = (pathname: string, operations: readonly string[]): string | undefined =>
  operations.find((operation) => withoutEnd(pathname, '/').endsWith(operation))

/** The key to a provider. */
export const apiKey = () => z.string().trim().regex(KEY, 'must be the key in one line, without spaces and curly quotation marks')

const amount = () => z.coerce.number('must be a number').nonnegative('must be 0 or more')

const ALL_PROVIDERS = `openai-compatible (Ollama, LM Studio, vLLM), ${PROVIDERS.slice(1, -1).join(', ')} or ${PROVIDERS.at(-1)}`

/** The variables of the language model; all unset, the built-in drafter writes. */
export const MODEL_ENVIRONMENT = {
  LLM_PROVIDER: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(PROVIDERS, `must be ${ALL_PROVIDERS}`))
    .optional(),
  LLM_MODEL: modelName().optional(),
  LLM_BASE_URL: providerAddress('http://localhost:11434/v1').optional(),
  LLM_API_KEY: apiKey().optional(),
  LLM_REGION: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]+$/, 'must be a region like us-gov-west-1')
    .optional(),
  LLM_CONCURRENCY: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 100')
    .max(100, 'must be 1 to 100')
    // as many as a plan has milestones at the most: with fewer, a plan of ten waits twice for each round
    .default(10),
  LLM_TIMEOUT_SECONDS: z.coerce.number('must be a number').min(1, 'must be 1 to 3600').max(3600, 'must be 1 to 3600').default(120),
  LLM_CALLS_PER_DAY: amount().int('must be a whole number').max(1_000_000, 'must be at most 1000000').default(500),
  LLM_COST_PER_DAY: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .max(1_000_000, 'must be at most 1000000')
    .optional(),
  LLM_PRICE_INPUT: amount().max(100_000, 'must be at most 100000').optional(),
  LLM_PRICE_OUTPUT: amount().max(100_000, 'must be at most 100000').optional(),
}

type Environment = z.output<z.ZodObject<typeof MODEL_ENVIRONMENT>>

/** What each provider cannot do without, beside the model. Amazon's own variables are the keys to Bedrock. */
const NEEDED: Record<Provider, readonly (keyof Environment)[]> = {
  'openai-compatible': ['LLM_MODEL', 'LLM_BASE_URL'],
  openai: ['LLM_MODEL', 'LLM_API_KEY'],
  anthropic: ['LLM_MODEL', 'LLM_API_KEY'],
  azure: ['LLM_MODEL', 'LLM_BASE_URL', 'LLM_API_KEY'],
  bedrock: ['LLM_MODEL', 'LLM_REGION'],
}

const WHAT: Partial<Record<keyof Environment, string>> = {
  LLM_MODEL: 'the name of a model',
  LLM_BASE_URL: 'the address at which the provider answers',
  LLM_API_KEY: 'the key to the provider',
  LLM_REGION: 'the region in which the model runs',
}

/** What is missing or cannot be meant with the provider that is named, a variable each. */
export function problemsOfModel(set: Environment): { path: PropertyKey[]; message: string }[] {
  const { LLM_PROVIDER, LLM_COST_PER_DAY } = set
  if (!LLM_PROVIDER) {
    return set.LLM_MODEL || set.LLM_BASE_URL || set.LLM_API_KEY
      ? [{ path: ['LLM_PROVIDER'], message: `must be set where another LLM variable is: to ${ALL_PROVIDERS}` }]
      : []
  }
  const missing = NEEDED[LLM_PROVIDER].filter((name) => set[name] === undefined)
  const unpriced = (['LLM_PRICE_INPUT', 'LLM_PRICE_OUTPUT'] as const).filter((name) => set[name] === undefined)
  const isHalfPriced = unpriced.length === 1 || (LLM_COST_PER_DAY !== undefined && unpriced.length > 0)
  return [
    ...missing.map((name) => ({ path: [name], message: `must be set for LLM_PROVIDER ${LLM_PROVIDER}: ${WHAT[name]}` })),
    ...addressProblems(set).map((message) => ({ path: ['LLM_BASE_URL'], message })),
    ...(isHalfPriced
      ? unpriced.map((name) => ({ path: [name], message: `must be set, as ${whyPriced(set)}: in US dollars for a million tokens` }))
      : []),
  ]
}

/** What an address holds that would make every call fail, or would carry a secret. */
function addressProblems({ LLM_BASE_URL, LLM_PROVIDER }: Environment): string[] {
  if (LLM_BASE_URL === undefined) return []
  const { username, password, search, hash, pathname } = new URL(LLM_BASE_URL)
  if (username !== '' || password !== '') return ['must hold no name and password: a key belongs in LLM_API_KEY']
  if (LLM_PROVIDER === 'azure') return hash === '' ? [] : ['must end before "#"']
  if (search !== '' || hash !== '') return ['must end before "?" or "#"']
  const operation = operationIn(pathname, ['/chat/completions', '/completions', '/responses', '/messages', '/models'])
  return operation ? [`must end before "${operation}"`] : []
}

function whyPriced({ LLM_COST_PER_DAY, LLM_PRICE_INPUT }: Environment): string {
  if (LLM_COST_PER_DAY !== undefined) return 'LLM_COST_PER_DAY is'
  return LLM_PRICE_INPUT === undefined ? 'LLM_PRICE_OUTPUT is' : 'LLM_PRICE_INPUT is'
}

/** The language model of an environment that was checked; null without a provider. */
export function modelConfig(set: Environment): ModelConfig | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = set
  if (!provider || !model) return null
  return {
    provider,
    model,
    base_url: set.LLM_BASE_URL ? withoutEnd(set.LLM_BASE_URL, '/') : null,
    api_key: set.LLM_API_KEY ?? null,
    region: set.LLM_REGION ?? null,
    concurrency: set.LLM_CONCURRENCY,
    timeout_ms: set.LLM_TIMEOUT_SECONDS * 1000,
    calls_per_day: set.LLM_CALLS_PER_DAY || null,
    cost_per_day: set.LLM_COST_PER_DAY ?? null,
    prices: input !== undefined && output !== undefined ? { input, output } : null,
  }
}
