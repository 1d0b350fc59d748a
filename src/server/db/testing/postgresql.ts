import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgresql } from '../postgresql.ts'
import { startPostgresql } from './postgresql-server.ts'

/** The database that each test file gets a copy of, its tables made once. */
export const TEMPLATE = 'work_plan_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL server of this run is, without a database name. */
    postgresql: string
  }
}

/** Starts a real PostgreSQL server for this run of the tests, and returns how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgresql()
  try {
    const admin = new pg.Client(`${address}/postgres`)
    await admin.connect()
    await admin.query(`create database ${TEMPLATE}`)
    await admin.end()
    await (await openPostgresql({ url: `${address}/${TEMPLATE}`, connections: 2, statement_seconds: 60 })).close()
    project.provide('postgresql', address)
    return stop
  } catch (cause) {
    await stop()
    throw cause
  }
}
