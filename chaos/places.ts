import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
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

/** Does something with a disk of so many megabytes, on which `fill` leaves no room and `free` makes room again. */
export async function onSmallDisk<Value>(
  megabytes: number,
  act: (disk: { folder: string; fill: () => void; free: () => void }) => Promise<Value>,
): Promise<Value> {
  return inFolder(async (folder) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
    const ballast = join(folder, 'ballast')
    try {
      return await act({ folder, fill: () => fillWith(ballast), free: () => rmSync(ballast) })
    } finally {
      execFileSync('umount', ['-l', folder])
    }
  })
}

function fillWith(ballast: string): void {
  const some = Buffer.alloc(1024 * 1024)
  try {
    for (;;) appendFileSync(ballast, some)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')) throw cause
  }
}

/** Why no small disk can be made here; null where one can. */
export function smallDiskLacks(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return null
  } catch {
    return 'a small disk, which only the administrator of Linux may mount'
  } finally {
    rmdirSync(folder)
  }
}

/** Does something with an empty PostgreSQL server, and what configures a server of the product to use it. */
export async function onPostgresql<Value>(
  act: (postgresql: TestPostgresql, configured: Record<string, string>) => Promise<Value>,
  within?: string,
): Promise<Value> {
  const postgresql = await startPostgresql(within)
  try {
    return await act(postgresql, { DATABASE_URL: `${postgresql.address}/postgres` })
  } finally {
    await postgresql.stop()
  }
}
