import { setTimeout } from 'node:timers/promises'
import type { BenchRow, Size } from '../../bench/table.ts'
import type { TestPostgresql } from '../../src/server/db/testing/postgresql-server.ts'
import { inFolder, onPostgresql } from '../places.ts'
import { toldLosses } from '../told.ts'
import { workedThrough } from '../worked-through.ts'

/** How long PostgreSQL is gone, in milliseconds. */
const GONE_MS = { steady: 60_000, once: 2000 } as const

/** PostgreSQL is killed while people work, is gone for a while and comes back: they are told what is wrong, and what they send again is there once. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const { losses, said } = await onPostgresql((postgresql, configured) =>
    inFolder((dataDir) => workedOn(postgresql, dataDir, configured, GONE_MS[size])),
  )
  const isTold = said.startsWith('503 {"detail":"The database cannot be reached just now.')
  return [
    ...toldLosses(`PostgreSQL killed and gone for ${GONE_MS[size] / 1000} s`, losses),
    { measure: 'what is said meanwhile', result: said, aim: '503, and what becomes of what was typed', met: isTold },
  ]
}

function workedOn(postgresql: TestPostgresql, dataDir: string, configured: Record<string, string>, gone: number) {
  return workedThrough(dataDir, configured, async ({ url, token }) => {
    await postgresql.kill()
    await setTimeout(gone)
    const refused = await fetch(`${url}/api/projects`, { headers: { authorization: `Bearer ${token}` } })
    const said = `${refused.status} ${await refused.text()}`
    await postgresql.startAgain()
    return said
  })
}
