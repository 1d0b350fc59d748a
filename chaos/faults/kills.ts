import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow, Size } from '../../bench/table.ts'
import { startPostgresql } from '../../src/server/db/testing/postgresql-server.ts'
import { type Kept, type Killed, killedAgainAndAgain } from '../kills.ts'
import { seeded } from '../seeded.ts'

/** How often the server is killed on each database. */
const TIMES = { steady: 200, once: 2 } as const

/** `kill -9` in the middle of saves, commits, finalizations and uploads, on both databases: every acknowledged write is there, none half, none twice. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const embedded = await inFolder((dataDir) => killedAgainAndAgain({ dataDir, configured: {} }, TIMES[size], seeded(1)))
  const postgresql = await onPostgresql((kept) => killedAgainAndAgain(kept, TIMES[size], seeded(2)))
  return [...told('embedded', TIMES[size], embedded), ...told('PostgreSQL', TIMES[size], postgresql)]
}

async function inFolder<Value>(act: (dataDir: string) => Promise<Value>): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaos-'))
  try {
    return await act(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgresql<Value>(act: (kept: Kept) => Promise<Value>): Promise<Value> {
  const { address, stop } = await startPostgresql()
  try {
    return await inFolder((dataDir) => act({ dataDir, configured: { DATABASE_URL: `${address}/postgres` } }))
  } finally {
    await stop()
  }
}

function told(database: string, times: number, { losses, slowest }: Killed): BenchRow[] {
  const each = [...losses].map(([name, { acknowledged, lost, torn, doubled }]) => ({
    measure: `${database}, ${times} kills: ${name}`,
    result: `${lost} lost, ${torn} half, ${doubled} twice`,
    beside: `${acknowledged} acknowledged`,
    aim: 'none',
    met: lost + torn + doubled === 0,
  }))
  return [...each, { measure: `${database}: slowest start after a kill`, result: `${(slowest / 1000).toFixed(1)} s` }]
}
