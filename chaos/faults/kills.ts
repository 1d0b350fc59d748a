import type { BenchRow, Size } from '../../bench/table.ts'
import { type Killed, killedAgainAndAgain } from '../kills.ts'
import { inFolder, onPostgresql } from '../places.ts'
import { seeded } from '../seeded.ts'
import { toldLosses } from '../told.ts'

/** How often the server is killed on each database. */
const TIMES = { steady: 200, once: 2 } as const

/** `kill -9` in the middle of saves, commits, finalizations and uploads, on both databases: every acknowledged write is there, none half, none twice. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const times = TIMES[size]
  const embedded = await inFolder((dataDir) => killedAgainAndAgain({ dataDir, configured: {} }, times, seeded(1)))
  const postgresql = await inFolder((dataDir) =>
    onPostgresql((_, configured) => killedAgainAndAgain({ dataDir, configured }, times, seeded(2))),
  )
  return [...told(`embedded, ${times} kills`, embedded), ...told(`PostgreSQL, ${times} kills`, postgresql)]
}

function told(when: string, { losses, slowest }: Killed): BenchRow[] {
  return [...toldLosses(when, losses), { measure: `${when}: slowest start after one`, result: `${(slowest / 1000).toFixed(1)} s` }]
}
