import type { Duty } from '../demands/duty.ts'

/** How much worse a cut inside a stage is than one between two stages, as a share of the mean load. */
const INSIDE_A_STAGE = 0.35
const WITHOUT_OWN = 3

/**
 * Cuts the duties, in working order, into `count` runs of nearly equal length, each with at least one duty, and with one of the
 * phase's own where there are enough. Expects at least `count` duties.
 */
export function partitioned(duties: readonly Duty[], count: number): Duty[][] {
  const mean = wordsOf(duties) / count
  const needsOwn = duties.filter(({ isOwn }) => isOwn).length >= count
  const cost = (from: number, to: number) => {
    const run = duties.slice(from, to)
    const load = ((wordsOf(run) - mean) / mean) ** 2
    const cut = duties[to] !== undefined && duties[to]?.stage === run.at(-1)?.stage ? INSIDE_A_STAGE ** 2 : 0
    const torn = /^\w+ in the plan /.test(duties[to]?.text ?? '') ? WITHOUT_OWN : 0
    return load + cut + torn + (needsOwn && !run.some(({ isOwn }) => isOwn) ? WITHOUT_OWN : 0)
  }
  return bestCuts(duties.length, count, cost).map(([from, to]) => duties.slice(from, to))
}

type Cuts = { cost: number; runs: [number, number][] }

function bestCuts(length: number, count: number, cost: (from: number, to: number) => number): [number, number][] {
  let best: (Cuts | undefined)[] = Array.from({ length: length + 1 }, (_, end) => (end === 0 ? { cost: 0, runs: [] } : undefined))
  for (let nth = 0; nth < count; nth++) {
    best = Array.from({ length: length + 1 }, (_, end) =>
      best.slice(0, end).reduce<Cuts | undefined>((least, before, from) => {
        if (!before) return least
        const total = before.cost + cost(from, end)
        return least && least.cost <= total ? least : { cost: total, runs: [...before.runs, [from, end]] }
      }, undefined),
    )
  }
  return best[length]?.runs ?? []
}

/** A step of the company's own is work, in however few words it was said. */
const LEAST_OF_A_STEP = 16

function wordsOf(duties: readonly Duty[]): number {
  return duties.reduce((sum, { text, slot }) => sum + Math.max(text.split(' ').length, slot ? LEAST_OF_A_STEP : 0), 0)
}
