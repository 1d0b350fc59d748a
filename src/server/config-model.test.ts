import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const LOCAL = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'llama3.1:8b', LLM_BASE_URL: 'http://localhost:11434/v1/' }

describe('The configuration of a language model', () => {
  test('needs a provider, a model and where it answers; the rest has its usual values', () => {
    expect(readConfig(LOCAL).language_model).toEqual({
      provider: 'openai-compatible',
      model: 'llama3.1:8b',
      base_url: 'http://localhost:11434/v1',
      api_key: null,
      region: null,
      concurrency: 10,
      timeout_ms: 120_000,
      calls_per_day: 500,
      cost_per_day: null,
      prices: null,
    })
  })

  test('takes everything that can be set', () => {
    const set = {
      ...LOCAL,
      LLM_API_KEY: ' sk-1 ',
      LLM_CONCURRENCY: '2',
      LLM_TIMEOUT_SECONDS: '30',
      LLM_CALLS_PER_DAY: '0',
      LLM_COST_PER_DAY: '2.50',
      LLM_PRICE_INPUT: '0.25',
      LLM_PRICE_OUTPUT: '2',
    }
    expect(readConfig(set).language_model).toMatchObject({
      api_key: 'sk-1',
      concurrency: 2,
      timeout_ms: 30_000,
      calls_per_day: null,
      cost_per_day: 2.5,
      prices: { input: 0.25, output: 2 },
    })
  })

  test('a provider may be written in capitals, an address with spaces around it, and one of Azure with its version', () => {
    const set = {
      LLM_PROVIDER: 'Azure',
      LLM_MODEL: 'plans',
      LLM_API_KEY: 'k\n',
      LLM_BASE_URL: ' https://acme.openai.azure.us?api-version=2024-10-21 ',
    }
    expect(readConfig(set).language_model).toMatchObject({
      provider: 'azure',
      api_key: 'k',
      base_url: 'https://acme.openai.azure.us?api-version=2024-10-21',
    })
  })

  test.each([
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'gpt-5', LLM_API_KEY: 'sk-1' }],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-1', LLM_BASE_URL: 'https://proxy.example' }],
    [{ LLM_PROVIDER: 'azure', LLM_MODEL: 'mine', LLM_API_KEY: 'k', LLM_BASE_URL: 'https://mine.openai.azure.us' }],
    [{ LLM_PROVIDER: 'bedrock', LLM_MODEL: 'claude', LLM_REGION: 'us-gov-west-1' }],
  ])('%j is enough', (set) => {
    expect(readConfig(set).language_model?.provider).toBe(set.LLM_PROVIDER)
  })

  const ADDRESS = 'the address at which the provider answers.'
  const KEY = 'the key to the provider.'
  const PROVIDERS = 'openai-compatible (Ollama, LM Studio, vLLM), openai, anthropic, azure or bedrock'
  const ONE_LINE = 'LLM_API_KEY must be the key in one line, without spaces and curly quotation marks.'

  test.each([
    [{ LLM_PROVIDER: 'gemini' }, `LLM_PROVIDER must be ${PROVIDERS}.`],
    [{ ...LOCAL, LLM_MODEL: '' }, 'LLM_MODEL must be set for LLM_PROVIDER openai-compatible: the name of a model.'],
    [{ ...LOCAL, LLM_BASE_URL: '' }, `LLM_BASE_URL must be set for LLM_PROVIDER openai-compatible: ${ADDRESS}`],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, `LLM_API_KEY must be set for LLM_PROVIDER openai: ${KEY}`],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }, `LLM_API_KEY must be set for LLM_PROVIDER anthropic: ${KEY}`],
    [
      { LLM_PROVIDER: 'azure', LLM_MODEL: 'm' },
      `LLM_BASE_URL must be set for LLM_PROVIDER azure: ${ADDRESS} LLM_API_KEY must be set for LLM_PROVIDER azure: ${KEY}`,
    ],
    [{ LLM_PROVIDER: 'bedrock', LLM_MODEL: 'm' }, 'LLM_REGION must be set for LLM_PROVIDER bedrock: the region in which the model runs.'],
    [{ ...LOCAL, LLM_BASE_URL: 'localhost:11434' }, 'LLM_BASE_URL must be an address like http://localhost:11434/v1.'],
    [
      { ...LOCAL, LLM_BASE_URL: 'http://me:word@localhost/v1' },
      'LLM_BASE_URL must hold no name and password: a key belongs in LLM_API_KEY.',
    ],
    [{ ...LOCAL, LLM_BASE_URL: 'http://localhost/v1/chat/completions' }, 'LLM_BASE_URL must end before "/chat/completions".'],
    [{ ...LOCAL, LLM_BASE_URL: 'http://localhost/v1?key=1' }, 'LLM_BASE_URL must end before "?" or "#".'],
    [{ ...LOCAL, LLM_MODEL: 'llama\n3' }, 'LLM_MODEL must be the name of a model, in one line of at most 200 letters.'],
    [{ ...LOCAL, LLM_API_KEY: 'sk-1\nsk-2' }, ONE_LINE],
    [{ ...LOCAL, LLM_API_KEY: '“sk-1”' }, ONE_LINE],
    [{ ...LOCAL, LLM_REGION: 'https://us' }, 'LLM_REGION must be a region like us-gov-west-1.'],
    [{ ...LOCAL, LLM_CONCURRENCY: '0' }, 'LLM_CONCURRENCY must be 1 to 100.'],
    [{ ...LOCAL, LLM_TIMEOUT_SECONDS: 'long' }, 'LLM_TIMEOUT_SECONDS must be a number.'],
    [{ ...LOCAL, LLM_CALLS_PER_DAY: '-1' }, 'LLM_CALLS_PER_DAY must be 0 or more.'],
    [{ ...LOCAL, LLM_CALLS_PER_DAY: '1.5' }, 'LLM_CALLS_PER_DAY must be a whole number.'],
    [{ ...LOCAL, LLM_COST_PER_DAY: '0' }, 'LLM_COST_PER_DAY must be more than 0.'],
    [
      { ...LOCAL, LLM_COST_PER_DAY: '5', LLM_PRICE_INPUT: '1' },
      'LLM_PRICE_OUTPUT must be set, as LLM_COST_PER_DAY is: in US dollars for a million tokens.',
    ],
    [{ ...LOCAL, LLM_PRICE_OUTPUT: '1' }, 'LLM_PRICE_INPUT must be set, as LLM_PRICE_OUTPUT is: in US dollars for a million tokens.'],
    [{ LLM_MODEL: 'gpt-5' }, `LLM_PROVIDER must be set where another LLM variable is: to ${PROVIDERS}.`],
  ])('%j is refused by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('never repeats a key when something is wrong', () => {
    const wrong = { ...LOCAL, LLM_API_KEY: 'sk-secret', LLM_BASE_URL: 'ftp://sk-secret', LLM_CONCURRENCY: 'sk-secret' }
    expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('sk-secret') }))
  })
})
