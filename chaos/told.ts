import type { BenchRow } from '../bench/table.ts'
import type { Losses } from './ledger.ts'

/** What was lost of each deed, as a table has it; the aim is always nothing. */
export function toldLosses(when: string, losses: ReadonlyMap<string, Losses>): BenchRow[] {
  return [...losses].map(([name, { acknowledged, lost, torn, doubled }]) => ({
    measure: `${when}: ${name}`,
    result: `${lost} lost, ${torn} half, ${doubled} twice`,
    beside: `${acknowledged} acknowledged`,
    aim: 'none',
    met: acknowledged > 0 && lost + torn + doubled === 0,
  }))
}
