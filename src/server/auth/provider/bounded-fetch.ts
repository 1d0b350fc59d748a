/** Longest answer of a provider that is read: keys, tokens and what it says of itself are a few thousand bytes. */
const LONGEST_BYTES = 512 * 1024

/** Asks a provider, and breaks off what does not end: whoever answers for it could fill this server's memory within the time that it is waited for. */
export async function boundedFetch(address: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(address, options)
  let left = LONGEST_BYTES
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, passing) => {
      left -= piece.length
      if (left < 0) passing.error(new Error('A provider answered without an end'))
      else passing.enqueue(piece)
    },
  })
  return new Response(answer.body?.pipeThrough(counting), answer)
}
