/** A choice that looks like chance and is the same in every run: it hangs on its seed alone. */
export type Chance = {
  /** Whether something happens that happens this often (0 to 1). */
  happens: (share: number) => boolean
  /** A whole number of a span, both ends within it. */
  between: (least: number, most: number) => number
  pick: <One>(some: readonly One[]) => One | undefined
  shuffled: <One>(some: readonly One[]) => One[]
}

/** The same seed gives the same choices in the same order. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    happens: (share) => next() < share,
    between,
    pick: (some) => some[between(0, some.length - 1)],
    shuffled: (some) =>
      some
        .map((one) => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  }
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  return hash
}
