import { setTimeout } from 'node:timers/promises'
import { startServer } from '../../bench/serving/program.ts'
import { prepareProposal, uploadFile } from '../../bench/serving/proposal.ts'
import type { BenchRow, Size } from '../../bench/table.ts'
import { deedsOf } from '../deeds.ts'
import { Ledger, type Losses, lossesOf } from '../ledger.ts'
import { onPostgresql, onSmallDisk, smallDiskLacks } from '../places.ts'
import { toldLosses } from '../told.ts'

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
type Worked = { losses: Map<string, Losses>; said: string }

async function workedOn(dataDir: string, configured: Record<string, string>, disk: Disk, full: number): Promise<Worked> {
  const server = await startServer(dataDir, { ...configured, LOG_LEVEL: 'silent' })
  try {
    const proposal = await prepareProposal(server.url)
    const ledgers = (await deedsOf(proposal)).map((deed) => new Ledger(deed))
    let isOver = false
    const work = Promise.all(ledgers.map((ledger) => ledger.keepOn(() => isOver)))
    await setTimeout(1000)
    disk.fill()
    const said = await refusedWith(server.url, proposal.token)
    await setTimeout(full)
    disk.free()
    await setTimeout(1000)
    isOver = true
    await work
    return { losses: await lossesOf(ledgers), said }
  } finally {
    await server.stop()
  }
}

/** What is said of a file for which there is no room; small changes find some for a while in what the database has set aside. */
function refusedWith(base: string, token: string): Promise<string> {
  const file = new File(['PHASE I: The contractor shall design a fan of less than 40 dB.\n'.repeat(30_000)], 'large.txt')
  return uploadFile({ base, token, slug: 'large' }, file).then(
    () => 'kept',
    (cause: Error) => cause.message,
  )
}

function told(on: string, full: number, { losses, said }: Worked): BenchRow[] {
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
