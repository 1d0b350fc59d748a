/** How many words of a text there are, and how many of them were heard wrongly: replaced, left out or added. */
export type WordErrors = { words: number; wrong: number }

/** The least number of words that have to be replaced, left out or added to make of what was said what was heard. */
export function wordErrors(said: readonly string[], heard: readonly string[]): WordErrors {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  for (const [nth, word] of said.entries()) {
    const next = [nth + 1]
    for (const [at, other] of heard.entries()) {
      const kept = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return { words: said.length, wrong: row.at(-1) ?? 0 }
}
