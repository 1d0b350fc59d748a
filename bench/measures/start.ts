import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startBareFastify, startServer } from '../serving/program.ts'
import { type BenchRow, median, type Size, timesOf } from '../table.ts'

/** From the start of the program to its word that it is ready: with a new data folder and with one that is there already. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const folders = await Promise.all(Array.from({ length: timesOf(size, 3) }, () => mkdtemp(join(tmpdir(), 'bench-start-'))))
  const bare = await timeToReady(folders.map(() => startBareFastify))
  const fresh = await timeToReady(folders.map((folder) => () => startServer(folder)))
  const warm = await timeToReady(folders.map((folder) => () => startServer(folder)))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  return [row('Start to ready with a new data folder', fresh, bare), row('Start to ready with a data folder in use', warm, bare)]
}

/** Milliseconds to ready, the middle of several starts; stopping is not counted. */
async function timeToReady(starts: readonly (() => Promise<Program>)[]): Promise<number> {
  const took: number[] = []
  for (const start of starts) {
    const began = performance.now()
    const program = await start()
    took.push(performance.now() - began)
    await program.stop()
  }
  return median(took)
}

function row(measure: string, took: number, bare: number): BenchRow {
  return { measure, result: `${took.toFixed(0)} ms`, beside: `bare Fastify ${bare.toFixed(0)} ms`, ratio: `${(took / bare).toFixed(1)}x` }
}
