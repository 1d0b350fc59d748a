import type { FakeRequest } from './fake-request.ts'

/**
 * What the fake provider does with one request. `text` is sent token by token; `refused` is a status and a body; `dropped` sends something and then
 * cuts the connection; `stalled` sends something, or nothing at all, and then waits until the other side gives up; `said` sends one event as it is,
 * such as an error in the middle of a stream.
 */
export type FakeAnswer =
  | { kind: 'text'; text: string; wait?: FakeWait; finish_reason?: string; usage?: { input_tokens: number; output_tokens: number } }
  | { kind: 'refused'; status: number; headers?: Record<string, string>; body?: string; wait?: FakeWait }
  | { kind: 'dropped'; text: string; wait?: FakeWait }
  | { kind: 'stalled'; text: string; wait?: FakeWait }
  | { kind: 'said'; event: unknown; wait?: FakeWait }

/** Times in milliseconds: before the first byte, and between two tokens. `until` holds the first byte back for as long as a test wants. */
export type FakeWait = { latency_ms?: number; token_ms?: number; until?: Promise<unknown> }

/** Who decides what a request gets. */
export type FakeScript = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>

/** Answers with this text, whole and well. */
export function says(text: string): FakeAnswer {
  return { kind: 'text', text }
}

/** Answers with this value as JSON. */
export function answersWith(value: unknown): FakeAnswer {
  return says(JSON.stringify(value))
}

/** The same answer, its first byte so many milliseconds later: a model's latency. */
export function after(latency_ms: number, answer: FakeAnswer): FakeAnswer {
  return { ...answer, wait: { ...answer.wait, latency_ms } }
}

/** The same answer with so many milliseconds between two tokens. */
export function slowly(token_ms: number, answer: FakeAnswer): FakeAnswer {
  return { ...answer, wait: { ...answer.wait, token_ms } }
}

/** The same answer, begun only when this has come to pass. */
export function held(until: Promise<unknown>, answer: FakeAnswer): FakeAnswer {
  return { ...answer, wait: { ...answer.wait, until } }
}

/** 429, asking to wait: seconds or an HTTP date. */
export function busy(retry_after?: string): FakeAnswer {
  const headers: Record<string, string> = retry_after === undefined ? {} : { 'retry-after': retry_after }
  return { kind: 'refused', status: 429, headers, body: '{"error":{"message":"Rate limit reached for key sk-fake-key"}}' }
}

/** A server's own fault, or any other status that is no answer. */
export function failing(status = 500, body = '{"error":{"message":"internal error: prompt was …"}}'): FakeAnswer {
  return { kind: 'refused', status, body }
}

/** Half an answer, then the connection is cut. */
export function dropped(text: string): FakeAnswer {
  return { kind: 'dropped', text: text.slice(0, Math.ceil(text.length / 2)) }
}

/** Never answers. With a text: begins and then never goes on. */
export function stalled(text = ''): FakeAnswer {
  return { kind: 'stalled', text }
}

/** Prose where JSON was asked for. */
export function prose(): FakeAnswer {
  return says(
    'Certainly! Here is the milestone you asked for. We will do the work with great care and deliver an excellent result in time.',
  )
}

/** JSON that ends in the middle. */
export function brokenJson(text: string): FakeAnswer {
  return says(text.slice(0, Math.ceil(text.length * 0.6)))
}

/** JSON of another shape than the one asked for. */
export function wrongSchema(): FakeAnswer {
  return answersWith({ status: 'ok', result: [{ heading: 'Something else', pages: [1, 2, 3] }] })
}

/** Two million characters. */
export function huge(): FakeAnswer {
  return says(`{"text":"${'All work and no play. '.repeat(95_000)}"}`)
}

/** An answer with nothing in it. */
export function empty(): FakeAnswer {
  return says('')
}

/** The first request gets the first answer, the next the next; who comes later gets the last one. */
export function oneAfterAnother(...answers: readonly (FakeAnswer | FakeScript)[]): FakeScript {
  let at = 0
  return (request) => {
    const answer = answers[Math.min(at++, answers.length - 1)] ?? empty()
    return typeof answer === 'function' ? answer(request) : answer
  }
}

/** A script a prompt, by the prompt's name; `otherwise` for all others. */
export function byPrompt(scripts: Readonly<Record<string, FakeScript>>, otherwise: FakeScript): FakeScript {
  return (request) => (scripts[request.prompt] ?? otherwise)(request)
}
