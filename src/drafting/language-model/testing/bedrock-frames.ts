import { crc32 } from 'node:zlib'

/** One event of Amazon's stream, or an exception in the middle of it: its name and its JSON. */
export type BedrockEvent = { event: string; payload: unknown } | { exception: string; payload: unknown }

/** Type 7 of a header's value: a text behind its length. */
const TEXT = 7

/**
 * Events in Amazon's event-stream encoding (vnd.amazon.eventstream): each frame has the length of the whole and of its headers with a CRC-32 of these
 * two, the headers, the payload, and a CRC-32 of everything before it.
 */
export function bedrockFrames(events: readonly BedrockEvent[]): Buffer {
  return Buffer.concat(events.map(frame))
}

function frame(one: BedrockEvent): Buffer {
  const headers = Buffer.concat([
    'event' in one ? header(':event-type', one.event) : header(':exception-type', one.exception),
    header(':content-type', 'application/json'),
    header(':message-type', 'event' in one ? 'event' : 'exception'),
  ])
  const body = Buffer.from(JSON.stringify(one.payload))
  const prelude = Buffer.alloc(8)
  prelude.writeUInt32BE(12 + headers.length + body.length + 4, 0)
  prelude.writeUInt32BE(headers.length, 4)
  const message = Buffer.concat([prelude, checksum(prelude), headers, body])
  return Buffer.concat([message, checksum(message)])
}

function header(name: string, value: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Buffer.byteLength(value))
  return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from([TEXT]), length, Buffer.from(value)])
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum
}
