/** Numbers from 0 to 1 that look like chance, always the same. */
export function chance(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** The items in another order, as chance has it; they are moved in place. */
export function shuffled<Item>(items: Item[], next: () => number): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
  return items
}
