/** What the words of a refusal are about, whatever its status is. */
export type Refused = 'no-credit' | 'no-model' | 'needs-profile' | 'too-long' | 'filtered'

/** How providers and local servers say it: OpenAI, Anthropic, Azure, Amazon, vLLM, llama.cpp, Ollama, LM Studio. */
const SAID: readonly [Refused, RegExp][] = [
  ['no-credit', /insufficient_quota|credit balance|billing/i],
  ['needs-profile', /on-demand throughput/i],
  ['no-model', /model_not_found|model identifier|model .{0,80}(?:does not exist|not found)/i],
  [
    'too-long',
    /context[ _-]?(?:length|window|size)|too many tokens|prompt is too long|input is too long|maximum.{0,30}tokens|longer than the context/i,
  ],
  ['filtered', /content_filter|content management policy/i],
]

/** What a refusal is about, going by its words; null where they say nothing that is known. */
export function refusedFor(body: string): Refused | null {
  return SAID.find(([, words]) => words.test(body))?.[0] ?? null
}
