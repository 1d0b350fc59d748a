import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip-stream.ts'

const modified = new Date('2026-03-02T09:30:00Z')
const PIECE = randomBytes(256 * 1024)

async function* list<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items
}

async function whole(archive: AsyncIterable<Uint8Array>): Promise<Record<string, Uint8Array>> {
  const pieces: Uint8Array[] = []
  for await (const piece of archive) pieces.push(piece)
  return unzipSync(Buffer.concat(pieces))
}

test('an archive holds each file to the last byte', async () => {
  const pieces = [PIECE, PIECE.subarray(5), new Uint8Array([1])]
  const files = await whole(
    zipOf(
      list<ZipEntry>(
        { path: 'a/Ünï 1.txt', modified, pieces: list(Buffer.from('héllo')) },
        { path: 'b.webm', modified, is_packed: true, size: PIECE.length * 2 - 4, pieces: list(...pieces) },
        { path: 'empty', modified, size: 0, pieces: list<Uint8Array>() },
      ),
    ),
  )
  expect(Object.keys(files)).toEqual(['a/Ünï 1.txt', 'b.webm', 'empty'])
  expect(Buffer.from(files['a/Ünï 1.txt'] ?? []).toString()).toBe('héllo')
  expect(Buffer.concat(pieces).equals(files['b.webm'] ?? new Uint8Array())).toBe(true)
  expect(files.empty).toHaveLength(0)
})

test('of nothing an archive is empty, and valid', async () => {
  expect(await whole(zipOf(list()))).toEqual({})
})

test('a thousand files are asked for one after the other', async () => {
  let open = 0
  let most = 0
  async function* pieces() {
    most = Math.max(most, ++open)
    yield Buffer.from('x')
    open -= 1
  }
  async function* entries() {
    for (let nth = 0; nth < 1000; nth += 1) yield { path: `${nth}`, modified, pieces: pieces() }
  }
  expect(Object.keys(await whole(zipOf(entries())))).toHaveLength(1000)
  expect(most).toBe(1)
})

test('pieces are fetched no faster than they are taken, and none after nobody takes them', async () => {
  const ended: string[] = []
  let fetched = 0
  async function* pieces() {
    try {
      for (; fetched < 400; fetched += 1) yield PIECE
    } finally {
      ended.push('pieces')
    }
  }
  async function* entries() {
    try {
      yield { path: 'a', modified, pieces: pieces() }
      yield { path: 'b', modified, pieces: pieces() }
    } finally {
      ended.push('entries')
    }
  }
  let taken = 0
  for await (const piece of zipOf(entries())) {
    taken += piece.length
    if (taken > PIECE.length * 4) break
  }
  expect(fetched).toBeLessThan(40)
  const before = fetched
  expect(ended).toEqual(['pieces', 'entries'])
  expect(fetched).toBe(before)
})

test.each([
  [
    'a file that breaks in the middle',
    list({
      path: 'a',
      modified,
      pieces: (async function* () {
        yield PIECE
        throw new Error('broke')
      })(),
    }),
    'broke',
  ],
  ['a file that is shorter than it was', list({ path: 'a', modified, size: PIECE.length + 1, pieces: list(PIECE) }), 'unexpected number'],
  [
    'a list of files that breaks',
    (async function* (): AsyncGenerator<ZipEntry> {
      yield { path: 'a', modified, pieces: list(PIECE) }
      throw new Error('broke')
    })(),
    'broke',
  ],
  ['a path that leads elsewhere', list({ path: '../a', modified, pieces: list(PIECE) }), 'invalid relative path'],
])('%s fails the archive instead of ending it', async (_, entries: AsyncIterable<ZipEntry>, message) => {
  await expect(whole(zipOf(entries))).rejects.toThrow(message)
})
