import type { ModelSettings } from './settings.ts'

/** Where a model answers, in words that hold no key: for the screens and for messages. */
export type Place = {
  /** "llama3.1:8b on localhost:11434", "gpt-5 at OpenAI". */
  label: string
  model: string
  /** Who it is that answers or does not: "http://localhost:11434", "OpenAI". */
  server: string
  /** Where the person has a key or a credential from, named as it is configured. */
  key: string
}

const COMPANIES = { openai: 'OpenAI', anthropic: 'Anthropic' }

/** How the configured model and its server are called. An address is shown without path, user and password. */
export function placeOf(settings: ModelSettings): Place {
  const { model, provider, base_url, region } = settings
  const address = base_url === null ? null : new URL(base_url)
  const key = provider === 'bedrock' && settings.api_key === null ? 'the AWS credentials' : 'LLM_API_KEY'
  switch (provider) {
    case 'openai-compatible':
      return { label: `${model} on ${address?.host ?? 'an unknown server'}`, model, server: address?.origin ?? 'LLM_BASE_URL', key }
    case 'openai':
    case 'anthropic': {
      const company = COMPANIES[provider]
      return { label: `${model} at ${company}${address ? ` through ${address.host}` : ''}`, model, server: address?.origin ?? company, key }
    }
    case 'azure': {
      const cloud = address?.hostname.endsWith('.azure.us') ? 'Azure Government' : 'Azure'
      return { label: `${model} on ${cloud}`, model, server: address?.origin ?? cloud, key }
    }
    case 'bedrock':
      return { label: `${model} on Amazon Bedrock (${region})`, model, server: address?.origin ?? `Amazon Bedrock in ${region}`, key }
  }
}
