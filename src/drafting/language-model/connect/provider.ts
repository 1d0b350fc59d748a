import type { LanguageModel as SdkModel, streamText } from 'ai'
import type { Concession } from './concessions.ts'
import { type Place, placeOf } from './place.ts'
import type { ModelSettings } from './settings.ts'

type ProviderOptions = NonNullable<Parameters<typeof streamText>[0]['providerOptions']>

/** A model as its provider's package gives it, with what the call has to heed. */
export type Provider = {
  model: SdkModel
  place: Place
  options: ProviderOptions
  /** What is left out; grows when the server refuses something. */
  conceded: Set<Concession>
}

type Adapted = Pick<Provider, 'model'> & Partial<Pick<Provider, 'options'>>
type Adapter = (settings: ModelSettings, conceded: Set<Concession>) => Promise<Adapted>

/** The adapter of the configured provider; no other provider's package is loaded. */
export async function providerOf(settings: ModelSettings): Promise<Provider> {
  const conceded = new Set<Concession>()
  const adapted = await ADAPTERS[settings.provider](settings, conceded)
  return { options: {}, ...adapted, place: placeOf(settings), conceded }
}

const ADAPTERS: Record<ModelSettings['provider'], Adapter> = {
  'openai-compatible': async (settings) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'local',
      baseURL: withPath(needed(settings, 'base_url'), '/v1'),
      ...(settings.api_key !== null && { apiKey: settings.api_key }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch: straight,
    })
    return { model: provider(settings.model) }
  },
  openai: async (settings) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const baseURL = settings.base_url ?? 'https://api.openai.com/v1'
    const provider = createOpenAI({ apiKey: needed(settings, 'api_key'), baseURL, fetch: straight })
    // What is asked and answered would be kept there for a month otherwise.
    return { model: provider.responses(settings.model), options: { openai: { store: false } } }
  },
  anthropic: async (settings) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const baseURL = settings.base_url ?? 'https://api.anthropic.com/v1'
    const provider = createAnthropic({ apiKey: needed(settings, 'api_key'), baseURL, fetch: straight })
    return { model: provider(settings.model), options: { anthropic: { structuredOutputMode: 'outputFormat' } } }
  },
  azure: async (settings) => {
    const { createAzure } = await import('@ai-sdk/azure')
    const provider = createAzure({ ...azureAddress(needed(settings, 'base_url')), apiKey: needed(settings, 'api_key'), fetch: straight })
    return { model: provider.chat(settings.model) }
  },
  bedrock: async (settings, conceded) => {
    // Only Claude can be held to a shape there without being handed a tool.
    if (!/anthropic|claude/i.test(settings.model)) conceded.add('schema')
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
    const provider = createAmazonBedrock({
      region: needed(settings, 'region'),
      ...(settings.base_url !== null && { baseURL: settings.base_url }),
      ...(settings.api_key !== null && { apiKey: settings.api_key }),
      fetch: straight,
    })
    return { model: provider(settings.model), options: { bedrock: { structuredOutputMode: 'outputFormat' } } }
  },
}

/** A question goes to the configured address and nowhere else: who answers with another address is not followed. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

function needed(settings: ModelSettings, name: 'base_url' | 'api_key' | 'region'): string {
  const value = settings[name]
  if (value === null) throw new Error(`LLM_PROVIDER=${settings.provider} needs LLM_${name.toUpperCase()}.`)
  return value
}

/** An address without a path gets the usual one. */
function withPath(address: string, path: string): string {
  return new URL(address).pathname === '/' ? new URL(path, address).href : address
}

/**
 * The address as Azure's portal shows it, "https://name.openai.azure.us", means its v1 interface. With ?api-version=… the dated interface is meant,
 * where each deployment has an address of its own.
 */
function azureAddress(address: string) {
  const apiVersion = new URL(address).searchParams.get('api-version')
  if (apiVersion === null) return { baseURL: withPath(address, '/openai/v1') }
  return { baseURL: new URL('/openai', address).href, apiVersion, useDeploymentBasedUrls: true }
}
