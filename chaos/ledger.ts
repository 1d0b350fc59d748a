import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../src/contract/client.ts'
import { mayPass } from '../src/web/saving/resending.ts'

/** A browser waits longer; whoever is not waited for meets what fails more often. */
const SENT_AGAIN_AFTER_MS = 200

/** What was sent of something, and what of that the server has acknowledged. */
export type Deed = {
  name: string
  /** Sends the state or the thing of that number, and again where it was sent before; resolves when the server has acknowledged it. */
  act: (number: number) => Promise<void>
  /** What the server has of it: the number of the state that stands there, or those of all the things; `torn` counts what is neither whole nor absent. */
  found: () => Promise<{ numbers: number[]; torn: number }>
  /** Whether each number is a thing of its own; else a later one takes the place of an earlier one. */
  isEach: boolean
}

/** What went wrong, and out of how much. */
export type Losses = { acknowledged: number; lost: number; torn: number; doubled: number }

export const NO_LOSSES: Losses = { acknowledged: 0, lost: 0, torn: 0, doubled: 0 }

/** The account of one deed: which numbers were sent, and which of them the server has acknowledged. */
export class Ledger {
  readonly deed: Deed
  private sent = 0
  private last = 0
  private readonly kept = new Set<number>()

  constructor(deed: Deed) {
    this.deed = deed
  }

  /** Sends one after another until the server does not answer any more; at least one was on its way then. */
  async goOn(): Promise<void> {
    try {
      for (;;) {
        this.sent += 1
        await this.deed.act(this.sent)
        this.kept.add(this.sent)
      }
    } catch {}
  }

  /** Sends one after another, each again and again until it is acknowledged, as a browser does, until that is the end. */
  async keepOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.sent += 1
      await this.acknowledged()
    }
  }

  private async acknowledged(): Promise<void> {
    for (;;) {
      try {
        return await this.sendAgain()
      } catch (problem) {
        if (!(problem instanceof TypeError) && !(problem instanceof ApiError && mayPass(problem))) throw problem
        await setTimeout(SENT_AGAIN_AFTER_MS)
      }
    }
  }

  /** Sends again what was never answered. */
  async sendAgain(): Promise<void> {
    await this.deed.act(this.sent)
    this.kept.add(this.sent)
  }

  /** Holds what the server has against what it has acknowledged since it was last asked. */
  async losses(): Promise<Losses> {
    const { numbers, torn } = await this.deed.found()
    const doubled = numbers.length - new Set(numbers).size
    const losses = { acknowledged: this.kept.size, lost: this.lost(numbers), torn, doubled }
    this.last = Math.max(this.last, ...this.kept)
    this.kept.clear()
    return losses
  }

  private lost(numbers: readonly number[]): number {
    if (this.deed.isEach) return [...this.kept].filter((number) => !numbers.includes(number)).length
    const [there = 0] = numbers
    // what stands there may be later than what was acknowledged, and never what was never sent
    return there >= Math.max(this.last, ...this.kept) && there <= this.sent ? 0 : 1
  }
}

export function sum(all: readonly Losses[]): Losses {
  const of = (key: keyof Losses) => all.reduce((total, one) => total + one[key], 0)
  return { acknowledged: of('acknowledged'), lost: of('lost'), torn: of('torn'), doubled: of('doubled') }
}

/** What is lost of each deed by now, by its name. */
export async function lossesOf(ledgers: readonly Ledger[]): Promise<Map<string, Losses>> {
  const losses = new Map<string, Losses>()
  for (const ledger of ledgers) losses.set(ledger.deed.name, await ledger.losses())
  return losses
}
