import * as z from 'zod'
import type { ModelSettings } from '../drafting/language-model/connect/settings.ts'
import type { ModelLimits } from './model-drafting.ts'

/** Which language model is at work, how it is reached, and what one person may use of it. */
export type ModelConfig = ModelSettings & ModelLimits

type Provider = ModelSettings['provider']

const PROVIDERS = ['openai-compatible', 'openai', 'anthropic', 'azure', 'bedrock'] as const satisfies readonly Provider[]

const amount = () => z.coerce.number('must be a number').nonnegative('must be 0 or more')

/** The variables of the language model; all unset, the built-in drafter writes. */
export const MODEL_ENVIRONMENT = {
  LLM_PROVIDER: z.enum(PROVIDERS, `must be ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}`).optional(),
  LLM_MODEL: z.string().trim().optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address like http://localhost:11434/v1' }).optional(),
  LLM_API_KEY: z.string().trim().optional(),
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
    .default(8),
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

/** What is missing for the provider that is named, a variable each. */
export function missingForModel(set: Environment): { path: PropertyKey[]; message: string }[] {
  const { LLM_PROVIDER, LLM_COST_PER_DAY } = set
  if (!LLM_PROVIDER) {
    return set.LLM_MODEL || set.LLM_BASE_URL || set.LLM_API_KEY
      ? [{ path: ['LLM_PROVIDER'], message: `must be set where another LLM variable is: to ${PROVIDERS.join(', ')}` }]
      : []
  }
  const missing = NEEDED[LLM_PROVIDER].filter((name) => set[name] === undefined)
  const unpriced = (['LLM_PRICE_INPUT', 'LLM_PRICE_OUTPUT'] as const).filter((name) => set[name] === undefined)
  const isHalfPriced = unpriced.length === 1 || (LLM_COST_PER_DAY !== undefined && unpriced.length > 0)
  return [
    ...missing.map((name) => ({ path: [name], message: `must be set for LLM_PROVIDER ${LLM_PROVIDER}: ${WHAT[name]}` })),
    ...(isHalfPriced
      ? unpriced.map((name) => ({ path: [name], message: `must be set, as ${whyPriced(set)}: in US dollars for a million tokens` }))
      : []),
  ]
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
    base_url: set.LLM_BASE_URL?.replace(/\/+$/, '') ?? null,
    api_key: set.LLM_API_KEY ?? null,
    region: set.LLM_REGION ?? null,
    concurrency: set.LLM_CONCURRENCY,
    timeout_ms: set.LLM_TIMEOUT_SECONDS * 1000,
    calls_per_day: set.LLM_CALLS_PER_DAY || null,
    cost_per_day: set.LLM_COST_PER_DAY ?? null,
    prices: input !== undefined && output !== undefined ? { input, output } : null,
  }
}
