import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BenchRow, Size } from '../../bench/table.ts'
import { recordingOf } from '../../src/speech/testing/scripted-speech.ts'
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

/** What a recording has, in bytes: more than the database has set aside, where small changes find room for a while. */
const RECORDED_BYTES = 1_500_000

/**
 * What is said of a recording for which there is no room. Nothing reads it before it is kept, so it is refused at once: PostgreSQL stops by itself
 * where its log finds no room any more, and cannot be reached from then on.
 */
async function refusedWith(base: string, token: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([recordingOf(randomBytes(RECORDED_BYTES / 2).toString('hex'))]), 'answer.wav')
  const answer = await fetch(`${base}/api/upload-audio`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  return answer.ok ? 'kept' : (await answer.json()).detail
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
