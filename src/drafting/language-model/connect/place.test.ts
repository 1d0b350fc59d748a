import { expect, test } from 'vitest'
import { localSettings } from '../testing/connected.ts'
import { connectModel } from './connect.ts'

test.each([
  ['openai', { model: 'gpt-5' }, 'gpt-5 at OpenAI'],
  ['anthropic', { model: 'claude-sonnet-4-5' }, 'claude-sonnet-4-5 at Anthropic'],
  ['azure', { model: 'ours', base_url: 'https://acme.openai.azure.us' }, 'ours on Azure Government'],
  ['bedrock', { model: 'amazon.nova-pro-v1:0', region: 'us-gov-east-1' }, 'amazon.nova-pro-v1:0 on Amazon Bedrock (us-gov-east-1)'],
  ['openai-compatible', { model: 'm', base_url: 'https://me:word@models.example.test:8443/v1' }, 'm on models.example.test:8443'],
] as const)('%s is named on the screens without a key', async (provider, over, label) => {
  const model = await connectModel(localSettings({ provider, api_key: 'sk-secret', ...over }))
  expect(model.label).toBe(label)
})

test.each([
  ['openai-compatible', {}, 'LLM_BASE_URL'],
  ['openai', {}, 'LLM_API_KEY'],
  ['anthropic', {}, 'LLM_API_KEY'],
  ['azure', { api_key: 'k' }, 'LLM_BASE_URL'],
  ['bedrock', { api_key: 'k' }, 'LLM_REGION'],
] as const)('%s without what it needs is not connected, and says which variable is missing', async (provider, over, variable) => {
  await expect(connectModel(localSettings({ provider, ...over }))).rejects.toThrow(`LLM_PROVIDER=${provider} needs ${variable}.`)
})
