import { setTimeout } from 'node:timers/promises'
import { freePort, type Program, startServer } from '../../bench/serving/program.ts'
import { prepareProposal } from '../../bench/serving/proposal.ts'
import type { BenchRow, Size } from '../../bench/table.ts'
import { startBalancer } from '../balancer.ts'
import { deedsOf } from '../deeds.ts'
import { Ledger, type Losses, lossesOf } from '../ledger.ts'
import { inFolder, onPostgresql } from '../places.ts'
import { toldLosses } from '../told.ts'

/** How many servers there are on one database, and how long people work on, in milliseconds; one server is killed in the middle. */
const SCALES = { steady: { replicas: [2, 4], works_for: 20_000 }, once: { replicas: [2], works_for: 3000 } } as const

/** Several servers behind a plain load balancer: whoever answers, everything works, and one that is killed takes nothing acknowledged with it. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const { replicas, works_for } = SCALES[size]
  const all: BenchRow[] = []
  for (const many of replicas) all.push(...toldLosses(`${many} replicas, one killed`, await oneOfManyKilled(many, works_for)))
  return all
}

function oneOfManyKilled(many: number, worksFor: number): Promise<Map<string, Losses>> {
  return onPostgresql((_, configured) =>
    inFolder(async (dataDir) => {
      const port = await freePort()
      const programs = await started(many, dataDir, { ...configured, PUBLIC_URL: `http://127.0.0.1:${port}` })
      const balancer = await startBalancer(
        port,
        programs.map(({ url }) => Number(new URL(url).port)),
      )
      try {
        return await workedOn(balancer.url, programs, worksFor)
      } finally {
        await balancer.stop()
        await Promise.all(programs.map(({ stop }) => stop()))
      }
    }),
  )
}

/** All at once, as replicas start: the tables are made once. */
function started(many: number, dataDir: string, configured: Record<string, string>): Promise<Program[]> {
  return Promise.all(Array.from({ length: many }, () => startServer(dataDir, configured)))
}

async function workedOn(url: string, [first]: Program[], worksFor: number): Promise<Map<string, Losses>> {
  const ledgers = (await deedsOf(await prepareProposal(url))).map((deed) => new Ledger(deed))
  const end = performance.now() + worksFor
  const work = Promise.all(ledgers.map((ledger) => ledger.keepOn(() => performance.now() > end)))
  await setTimeout(worksFor / 2)
  await first?.kill()
  await work
  return lossesOf(ledgers)
}
