/** Which model is at work and how it is reached. Keys are never printed, logged or sent anywhere but to the provider. */
export type ModelSettings = {
  provider: 'openai-compatible' | 'openai' | 'anthropic' | 'azure' | 'bedrock'
  model: string
  /** Where an OpenAI-compatible server or an Azure resource answers; a proxy in front of the others. */
  base_url: string | null
  api_key: string | null
  /** Amazon's region, for Bedrock. */
  region: string | null
  /** How many calls are under way at once for the whole server. */
  concurrency: number
  /** A call that takes longer is given up, in milliseconds; it counts from when its turn has come. */
  timeout_ms: number
}
