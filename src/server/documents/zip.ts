import { inflateRawSync } from 'node:zlib'
import { done, fail, type Result } from '../../domain/result.ts'

/** A packed file as parts with names. `read` unpacks one, null when it is not there; it throws when the part is damaged. */
export type Archive = { has: (name: string) => boolean; read: (name: string) => Uint8Array | null }

type Part = { method: number; packed: number; size: number; at: number }

const END = 0x06054b50
const ENTRY = 0x02014b50
const HEADER = 0x04034b50

/** Before the end stands at most a comment of 65,535 bytes. */
const END_WITHIN = 65_557

/** Whether a part's bytes are encrypted. */
const LOCKED = 1

/** Opens a zip file that says it holds at most `megabytes` once unpacked. A part never unpacks to more than it says. */
export function openArchive(file: Uint8Array, megabytes: number): Result<Archive, 'CORRUPT' | 'ENCRYPTED' | 'TOO_MUCH_UNPACKED'> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const parts = new Map<string, Part>()
  try {
    const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer))
    if (end < bytes.length - END_WITHIN || end < 0) return fail('CORRUPT')
    let at = bytes.readUInt32LE(end + 16)
    let unpacked = 0
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
      if (bytes.readUInt32LE(at) !== ENTRY) return fail('CORRUPT')
      if (bytes.readUInt16LE(at + 8) & LOCKED) return fail('ENCRYPTED')
      const part = partAt(bytes, at)
      unpacked += part.size
      const name = bytes.readUInt16LE(at + 28)
      parts.set(bytes.toString('utf8', at + 46, at + 46 + name).replaceAll('\\', '/'), part)
      at += 46 + name + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
    if (unpacked > megabytes * 1_000_000) return fail('TOO_MUCH_UNPACKED')
  } catch {
    return fail('CORRUPT')
  }
  return done({ has: (name) => parts.has(name), read: (name) => unpackedPart(bytes, parts.get(name)) })
}

function partAt(bytes: Buffer, at: number): Part {
  return {
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  }
}

function unpackedPart(bytes: Buffer, part: Part | undefined): Uint8Array | null {
  if (!part) return null
  if (bytes.readUInt32LE(part.at) !== HEADER) throw new Error('A part of the archive is not where it should be')
  const start = part.at + 30 + bytes.readUInt16LE(part.at + 26) + bytes.readUInt16LE(part.at + 28)
  const packed = bytes.subarray(start, start + part.packed)
  if (part.method === 0) return packed
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, part.size) })
}
