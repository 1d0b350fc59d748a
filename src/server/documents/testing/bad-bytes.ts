import { type BadFile, DAMAGED, type Ending } from './bad-file.ts'
import { sample } from './pdfs.ts'

/** Numbers that look like chance and are the same in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** Bytes that mean nothing, the same in each run. */
export function noise(length: number, seed = 7): Buffer {
  const next = seeded(seed)
  return Buffer.from(Array.from({ length }, () => next(256)))
}

type Harm = (bytes: Uint8Array, next: (below: number) => number) => Uint8Array

const HARMS: Record<string, Harm> = {
  'with bytes changed': (bytes, next) => {
    for (let hit = 0; hit < 60; hit++) bytes[next(bytes.length)] = next(256)
    return bytes
  },
  'with a block of zeros': (bytes, next) => bytes.fill(0, ...span(bytes, next)),
  'with a block of noise': (bytes, next) => {
    const [from, to] = span(bytes, next)
    for (let at = from; at < to; at++) bytes[at] = next(256)
    return bytes
  },
  'with a block twice': (bytes, next) => {
    const [from, to] = span(bytes, next)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'with a block missing': (bytes, next) => {
    const [from, to] = span(bytes, next)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  'with two blocks exchanged': (bytes, next) => {
    const [from, to] = span(bytes, next)
    const middle = from + Math.floor((to - from) / 2)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(middle, to), bytes.subarray(from, middle), bytes.subarray(to)])
  },
}

/** What becomes of a file that is sent as if it were lines of text. */
function sentAsText(bytes: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replace(/\r\n?/g, '\n'), 'latin1')
}

/** A stretch of a thirtieth to a sixth of the file. */
function span(bytes: Uint8Array, next: (below: number) => number): [number, number] {
  const length = Math.floor(bytes.length / 30) + next(Math.floor(bytes.length / 8))
  const from = next(bytes.length - length)
  return [from, from + length]
}

/** Real documents that were cut, spoilt or mixed up on their way: small ones of several makers, so that each is read in a moment. */
export function damagedSamples(names: readonly string[]): BadFile[] {
  return names.flatMap((name, nth) => {
    const next = seeded(1000 + nth)
    const cuts = Array.from({ length: 6 }, (_, at) => (at + next(100) / 100) / 6).map((share) => ({
      ...damaged(`${name} cut after ${Math.round(share * 100)} %`, () =>
        sample(name).slice(0, Math.max(9, Math.round(sample(name).length * share))),
      ),
      family: 'cut',
    }))
    const spoilt = Object.entries(HARMS).flatMap(([harm, harmed]) =>
      [1, 2].map((round) => damaged(`${name} ${harm} (${round})`, () => harmed(sample(name), seeded(round * 100 + nth)))),
    )
    return [...cuts, ...spoilt, damaged(`${name} sent as text`, () => sentAsText(sample(name)))]
  })
}

const SPOILT: readonly Ending[] = [...DAMAGED, 'WRONG_FORMAT', 'ENCRYPTED']

function damaged(name: string, bytes: () => Uint8Array): BadFile {
  return { family: 'damaged on the way', name, file_name: 'topic.pdf', bytes, ends: SPOILT }
}
