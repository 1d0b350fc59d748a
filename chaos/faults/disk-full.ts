import { setTimeout } from 'node:timers/promises'
import { uploadFile } from '../../bench/serving/proposal.ts'
import type { BenchRow, Size } from '../../bench/table.ts'
import { onPostgresql, onSmallDisk, smallDiskLacks } from '../places.ts'
import { toldLosses } from '../told.ts'
import { type WorkedThrough, workedThrough } from '../worked-through.ts'

/** How long the disk stays full while people work on, in milliseconds. */
const FULL_MS = { steady: 30_000, once: 2000 } as const

/** Room for the database and some work, in megabytes; PostgreSQL's programs lie on the disk, too. */
const MEGABYTES = { embedded: 160, postgresql: 400 } as const

export const lacks = smallDiskLacks

/** The disk of the database fills up while people work and has room again later: they are told so, and what they send again is there once. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const embedded = await onSmallDisk(MEGABYTES.embedded, (disk) => workedOn(disk.folder, {}, disk, FULL_MS[size]))
  const postgresql = await onSmallDisk(MEGABYTES.postgresql, (disk) =>
    onPostgresql((_, configured) => workedOn(`${disk.folder}/data`, configured, disk, FULL_MS[size]), disk.folder),
  )
  return [...told('embedded', FULL_MS[size], embedded), ...told('PostgreSQL', FULL_MS[size], postgresql)]
}

type Disk = { fill: () => void; free: () => void }

function workedOn(dataDir: string, configured: Record<string, string>, disk: Disk, full: number): Promise<WorkedThrough> {
  return workedThrough(dataDir, { ...configured, LOG_LEVEL: 'silent' }, async ({ url, token }) => {
    disk.fill()
    const said = await refusedWith(url, token)
    await setTimeout(full)
    disk.free()
    return said
  })
}

/** What is said of a file for which there is no room; small changes find some for a while in what the database has set aside. */
function refusedWith(base: string, token: string): Promise<string> {
  const file = new File(['PHASE I: The contractor shall design a fan of less than 40 dB.\n'.repeat(30_000)], 'large.txt')
  return uploadFile({ base, token, slug: 'large' }, file).then(
    () => 'kept',
    (cause: Error) => cause.message,
  )
}

function told(on: string, full: number, { losses, said }: WorkedThrough): BenchRow[] {
  return [
    ...toldLosses(`${on}, its disk full for ${full / 1000} s`, losses),
    {
      measure: `${on}: what is said meanwhile`,
      result: said,
      aim: 'that the disk is full, and what to do',
      met: said.includes('disk of the server is full'),
    },
  ]
}
