/** What the words of a refusal are about, whatever its status is. */
export type Refused = 'no-credit' | 'no-model' | 'needs-profile' | 'too-long' | 'filtered'

/** How providers and local servers say it: OpenAI, Anthropic, Azure, Amazon, vLLM, llama.cpp, Ollama, LM Studio. */
const SAID: readonly [Refused, string][] = [
  ['no-credit', 'insufficient quota | credit balance | billing'],
  ['needs-profile', 'on demand throughput'],
  ['no-model', 'model not found | model identifier | model … does not exist | model … not found'],
  [
    'too-long',
    'context length | context window | context size | too many tokens | prompt is too long | input is too long | maximum … tokens | than the context',
  ],
  ['filtered', 'content filter | content management policy'],
]

const GAP = /[\s_-]+/g

/** Whether a provider's words have one of these phrases, parted by bars, however their words are joined; "…" stands for anything between two parts. */
export function says(body: string, phrases: string): boolean {
  const said = body.toLowerCase().replace(GAP, ' ')
  return phrases.split(' | ').some((phrase) => {
    const parts = phrase.split(' … ')
    return parts.every((part, at) => said.includes(part, at === 0 ? 0 : said.indexOf(parts[0] ?? '')))
  })
}

/** What a refusal is about, going by its words; null where they say nothing that is known. */
export function refusedFor(body: string): Refused | null {
  return SAID.find(([, phrases]) => says(body, phrases))?.[0] ?? null
}
