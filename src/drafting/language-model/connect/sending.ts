import type { Concession } from './concessions.ts'

/** More than any answer has on the wire, its events and the model's thoughts included, in bytes. */
const MOST_BYTES = 20_000_000

/** What answers is no model's server: it shows a page, or does not stop. */
export class NoModelThere extends Error {
  readonly what: 'page' | 'endless'
  constructor(what: 'page' | 'endless') {
    super(what)
    this.name = 'NoModelThere'
    this.what = what
  }
}

/**
 * Sends a question to the configured address and nowhere else: who answers with another address is not followed. What was conceded is left out where the
 * provider's package has no setting for it.
 */
export function sendingFor(conceded: ReadonlySet<Concession>): typeof fetch {
  return async (input, init) => {
    const body = conceded.has('usage') ? withoutStreamOptions(init?.body) : init?.body
    const response = await fetch(input, { ...init, body, redirect: 'manual' })
    if (response.ok && response.headers.get('content-type')?.toLowerCase().startsWith('text/html')) {
      await response.body?.cancel()
      throw new NoModelThere('page')
    }
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(atMost(MOST_BYTES)), { status, statusText, headers })
  }
}

function withoutStreamOptions(body: BodyInit | null | undefined): BodyInit | null | undefined {
  if (typeof body !== 'string') return body
  const { stream_options: _, ...kept } = JSON.parse(body) as Record<string, unknown>
  return JSON.stringify(kept)
}

/** Lets so many bytes through; whoever sends more is hung up on. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes
  return new TransformStream({
    transform: (piece, controller) => {
      left -= piece.byteLength
      if (left < 0) controller.error(new NoModelThere('endless'))
      else controller.enqueue(piece)
    },
  })
}
