import { setTimeout } from 'node:timers/promises'
import { type Program, startServer } from '../bench/serving/program.ts'
import { prepareProposal } from '../bench/serving/proposal.ts'
import { deedsOf } from './deeds.ts'
import { Ledger, type Losses, NO_LOSSES, sum } from './ledger.ts'

/** Where a server keeps its data: a folder, and PostgreSQL beside it where one is configured. */
export type Kept = { dataDir: string; configured: Record<string, string> }

/** How a series of kills went: the losses of each deed, and the longest that the server took to come back, in milliseconds. */
export type Killed = { losses: Map<string, Losses>; slowest: number }

/** A kill comes at any moment of this time, in milliseconds. */
const WITHIN = 1500

/**
 * Kills a server at moments by chance, again and again, while everything that a person does goes on at once; after each kill it is started anew, what it
 * has is held against what it had acknowledged, and what was never answered is sent again.
 */
export async function killedAgainAndAgain({ dataDir, configured }: Kept, times: number, chance: () => number): Promise<Killed> {
  let server = await startServer(dataDir, configured)
  const port = Number(new URL(server.url).port)
  let slowest = 0
  try {
    const ledgers = (await deedsOf(await prepareProposal(server.url))).map((deed) => new Ledger(deed))
    const losses = new Map(ledgers.map(({ deed }) => [deed.name, NO_LOSSES]))
    const account = async () => {
      for (const ledger of ledgers) losses.set(ledger.deed.name, sum([losses.get(ledger.deed.name) ?? NO_LOSSES, await ledger.losses()]))
    }
    for (let time = 0; time < times; time += 1) {
      await killedAtWork(server, ledgers, WITHIN * chance())
      const began = performance.now()
      server = await startServer(dataDir, configured, port)
      slowest = Math.max(slowest, performance.now() - began)
      await account()
      for (const ledger of ledgers) await ledger.sendAgain()
      await account()
    }
    return { losses, slowest }
  } finally {
    await server.stop()
  }
}

async function killedAtWork(server: Program, ledgers: readonly Ledger[], after: number): Promise<void> {
  const work = Promise.all(ledgers.map((ledger) => ledger.goOn()))
  await setTimeout(after)
  await server.kill()
  await work
}
