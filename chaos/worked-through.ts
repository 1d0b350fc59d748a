import { setTimeout } from 'node:timers/promises'
import { startServer } from '../bench/serving/program.ts'
import { prepareProposal } from '../bench/serving/proposal.ts'
import { deedsOf } from './deeds.ts'
import { Ledger, type Losses, lossesOf } from './ledger.ts'

/** What became of people's work, and what they were told meanwhile. */
export type WorkedThrough = { losses: Map<string, Losses>; said: string }

/** People work on a server of its own before, during and after some trouble, which gives back what a call was told while it lasted. */
export async function workedThrough(
  dataDir: string,
  configured: Record<string, string>,
  trouble: (place: { url: string; token: string }) => Promise<string>,
): Promise<WorkedThrough> {
  const server = await startServer(dataDir, configured)
  try {
    const proposal = await prepareProposal(server.url)
    const ledgers = (await deedsOf(proposal)).map((deed) => new Ledger(deed))
    let isOver = false
    const work = Promise.all(ledgers.map((ledger) => ledger.keepOn(() => isOver)))
    await setTimeout(1000)
    const said = await trouble({ url: server.url, token: proposal.token })
    await setTimeout(1000)
    isOver = true
    await work
    return { losses: await lossesOf(ledgers), said }
  } finally {
    await server.stop()
  }
}
