import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresql, type TestPostgresql } from '../src/server/db/testing/postgresql-server.ts'

/** Does something with a folder that goes away with it. */
export async function inFolder<Value>(act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Does something with an empty PostgreSQL server, and what configures a server of the product to use it. */
export async function onPostgresql<Value>(
  act: (postgresql: TestPostgresql, configured: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  const postgresql = await startPostgresql()
  try {
    return await act(postgresql, { DATABASE_URL: `${postgresql.address}/postgres` })
  } finally {
    await postgresql.stop()
  }
}
