import { type Think, thinkHere } from './thoughts.ts'

/** What a thread is sent: which thought, and its matter. */
export type Order = { name: Parameters<Think>[0]; matter: Parameters<Think>[1] }

/** Says that all of this is loaded. */
export function loaded(): void {}

/** The thread in which things are worked out: it takes one after another. */
export function worked({ name, matter }: Order): Promise<unknown> {
  return thinkHere(name, matter)
}
