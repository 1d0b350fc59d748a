/**
 * What a model's server turned out not to take, remembered for as long as the program runs: `schema`: being held to a shape; `temperature`;
 * `max_tokens`: the old name of the answer's limit; `limit`: an answer's limit that leaves no room for thinking.
 */
export type Concession = 'schema' | 'temperature' | 'max_tokens' | 'limit'

/** The words by which a refusal (HTTP 400 or 422) names what it refuses; the most particular first. */
const NAMED: readonly [Concession, RegExp][] = [
  ['max_tokens', /max_tokens/i],
  ['temperature', /temperature/i],
  ['schema', /response_format|json_?schema|json_object|output_config|output_format|text\.format|structured|grammar|guided/i],
]

/** What is to be left out, going by the text of a refusal; null when it is about something else or has been left out already. */
export function concessionNamed(status: number | undefined, body: string, made: ReadonlySet<Concession>): Concession | null {
  if (status !== 400 && status !== 422) return null
  return NAMED.find(([concession, words]) => !made.has(concession) && words.test(body))?.[0] ?? null
}
