import type { LanguageModel as SdkModel, streamText } from 'ai'
import { startsWithDigit } from '../../../language/characters.ts'
import type { Concession } from './concessions.ts'
import { type Place, placeOf } from './place.ts'
import { sendingFor } from './sending.ts'
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
type Adapter = (settings: ModelSettings, fetch: typeof globalThis.fetch, conceded: Set<Concession>) => Promise<Adapted>

/** The adapter of the configured provider; no other provider's package is loaded. */
export async function providerOf(settings: ModelSettings): Promise<Provider> {
  const conceded = new Set<Concession>()
  const adapted = await ADAPTERS[settings.provider](settings, sendingFor(conceded), conceded)
  return { options: {}, ...adapted, place: placeOf(settings), conceded }
}

const ADAPTERS: Record<ModelSettings['provider'], Adapter> = {
  'openai-compatible': async (settings, fetch) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'local',
      baseURL: withPath(needed(settings, 'base_url')),
      ...(settings.api_key !== null && { apiKey: settings.api_key }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch,
    })
    return { model: provider(settings.model) }
  },
  openai: async (settings, fetch) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const baseURL = withPath(settings.base_url ?? 'https://api.openai.com')
    const provider = createOpenAI({ apiKey: needed(settings, 'api_key'), baseURL, fetch })
    // What is asked and answered would be kept there for a month otherwise.
    return { model: provider.responses(settings.model), options: { openai: { store: false } } }
  },
  anthropic: async (settings, fetch) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const baseURL = withPath(settings.base_url ?? 'https://api.anthropic.com')
    const provider = createAnthropic({ apiKey: needed(settings, 'api_key'), baseURL, fetch })
    return { model: provider(settings.model), options: { anthropic: { structuredOutputMode: 'outputFormat' } } }
  },
  azure: async (settings, fetch) => {
    const { createAzure } = await import('@ai-sdk/azure')
    const provider = createAzure({ ...azureAddress(needed(settings, 'base_url')), apiKey: needed(settings, 'api_key'), fetch })
    return { model: provider.chat(settings.model) }
  },
  bedrock: async (settings, fetch, conceded) => {
    // Only Claude can be held to a shape there without being handed a tool.
    if (!['anthropic', 'claude'].some((maker) => settings.model.toLowerCase().includes(maker))) conceded.add('schema')
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
    const region = needed(settings, 'region')
    const provider = createAmazonBedrock({
      region,
      // Said here, or Amazon's AWS_ENDPOINT_URL would lead questions elsewhere than the screens say.
      baseURL: settings.base_url ?? `https://bedrock-runtime.${region}.amazonaws.com`,
      ...(settings.api_key !== null && { apiKey: settings.api_key }),
      fetch,
    })
    return { model: provider(settings.model), options: { bedrock: { structuredOutputMode: 'outputFormat' } } }
  },
}

function needed(settings: ModelSettings, name: 'base_url' | 'api_key' | 'region'): string {
  const value = settings[name]
  if (value === null) throw new Error(`LLM_PROVIDER=${settings.provider} needs LLM_${name.toUpperCase()}.`)
  return value
}

/** An address without a path gets the usual one. */
function withPath(address: string): string {
  return new URL(address).pathname === '/' ? new URL('/v1', address).href : address
}

/**
 * The address as Azure's portal shows it, "https://name.openai.azure.us" with or without what follows, means its v1 interface. With a dated
 * ?api-version=… the dated interface is meant, where each deployment has an address of its own. A gateway may have a path of its own.
 */
function azureAddress(address: string) {
  const { pathname, searchParams } = new URL(address)
  const apiVersion = searchParams.get('api-version') ?? ''
  if (startsWithDigit(apiVersion)) return { baseURL: new URL('/openai', address).href, apiVersion, useDeploymentBasedUrls: true }
  const isPortals = pathname === '/' || pathname.split('/')[1] === 'openai'
  return { baseURL: isPortals ? new URL('/openai/v1', address).href : address }
}
