import { refusedFor, says } from './refusals.ts'

/**
 * What a model's server turned out not to take, left out for as long as the program runs: `usage`: being asked for the tokens of a stream (older
 * interfaces of Azure, Mistral's models there); `schema`: being held to a shape; `temperature`; `limit`: a limit of the answer's length under that name,
 * or one that leaves no room for thinking.
 */
export type Concession = 'usage' | 'schema' | 'temperature' | 'limit'

/** The words by which a refusal names what it refuses: OpenAI, Anthropic, Amazon, vLLM, llama.cpp, Ollama, LM Studio. */
const NAMED: readonly [Concession, string][] = [
  ['usage', 'stream options'],
  ['limit', 'max tokens … supported | supported … max tokens | unknown … max tokens | unrecognized … max tokens'],
  ['temperature', 'temperature'],
  [
    'schema',
    'response format | json schema | jsonschema | json object | output config | output.config | output format | output.format | text.format | structured output | grammar | samplers | invalid format | required for format',
  ],
]

/** With which status settings are refused. Local servers fail with 500 over a shape that they cannot make a grammar of. */
const REFUSED: ReadonlySet<number | undefined> = new Set([400, 422])
const FAILED_OVER_SHAPE: ReadonlySet<number | undefined> = new Set([500, 501])

/** What is to be left out, going by the text of a refusal; null when it is about something else or was left out already. */
export function concessionNamed(status: number | undefined, body: string, made: ReadonlySet<Concession>): Concession | null {
  if (refusedFor(body) === 'too-long') return null
  const named = NAMED.find(([concession, words]) => mayBe(concession, status) && !made.has(concession) && says(body, words))
  return named?.[0] ?? null
}

function mayBe(concession: Concession, status: number | undefined): boolean {
  return REFUSED.has(status) || (concession === 'schema' && FAILED_OVER_SHAPE.has(status))
}
