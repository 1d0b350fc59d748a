import { refusedFor } from './refusals.ts'

/**
 * What a model's server turned out not to take, left out for as long as the program runs: `usage`: being asked for the tokens of a stream (older
 * interfaces of Azure, Mistral's models there); `schema`: being held to a shape; `temperature`; `limit`: a limit of the answer's length under that name,
 * or one that leaves no room for thinking.
 */
export type Concession = 'usage' | 'schema' | 'temperature' | 'limit'

/** The words by which a refusal (HTTP 400 or 422) names what it refuses. */
const NAMED: readonly [Concession, RegExp][] = [
  ['usage', /stream_options/i],
  ['limit', /max_tokens.{0,80}(?:not supported|unsupported)|(?:not supported|unsupported|unknown|unrecogni[sz]ed).{0,80}max_tokens/is],
  ['temperature', /temperature/i],
  ['schema', /response_format|json[ _]?schema|json_object|output_config|output_format|text\.format|structured.output|grammar/i],
]

/** What is to be left out, going by the text of a refusal; null when it is about something else or was left out already. */
export function concessionNamed(status: number | undefined, body: string, made: ReadonlySet<Concession>): Concession | null {
  if ((status !== 400 && status !== 422) || refusedFor(body) === 'too-long') return null
  return NAMED.find(([concession, words]) => !made.has(concession) && words.test(body))?.[0] ?? null
}
