import type { ModelSettings } from './settings.ts'

/** Where a model answers, in words that hold no key: for the screens and for messages. */
export type Place = {
  /** "llama3.1:8b on localhost:11434", "gpt-5 at OpenAI". */
  label: string
  model: string
  /** Who it is that answers or does not: "http://localhost:11434", "OpenAI". */
  server: string
  /** The variables that hold the key, and those that say which model it is and where. */
  key: string
  address: string
}

const COMPANIES = { openai: 'OpenAI', anthropic: 'Anthropic' }

/** How the configured model and its server are called. An address is shown without path, user and password. */
export function placeOf(settings: ModelSettings): Place {
  const { model, provider, base_url, region } = settings
  const address = base_url === null ? null : new URL(base_url)
  const isWithAmazonKeys = provider === 'bedrock' && settings.api_key === null
  const names = {
    model,
    key: isWithAmazonKeys ? 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY' : 'LLM_API_KEY',
    address: `LLM_MODEL and ${provider === 'bedrock' ? 'LLM_REGION' : 'LLM_BASE_URL'}`,
  }
  switch (provider) {
    case 'openai-compatible':
      return { label: `${model} on ${address?.host ?? 'an unknown server'}`, server: address?.origin ?? 'LLM_BASE_URL', ...names }
    case 'openai':
    case 'anthropic': {
      const company = COMPANIES[provider]
      return { label: `${model} at ${company}${address ? ` through ${address.host}` : ''}`, server: address?.origin ?? company, ...names }
    }
    case 'azure': {
      const cloud = address?.hostname.endsWith('.azure.us') ? 'Azure Government' : 'Azure'
      return { label: `${model} on ${cloud}`, server: address?.origin ?? cloud, ...names }
    }
    case 'bedrock':
      return { label: `${model} on Amazon Bedrock (${region})`, server: address?.origin ?? `Amazon Bedrock in ${region}`, ...names }
  }
}
