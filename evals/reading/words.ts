/** The share of the words of one text that stand in another, 0 to 1. */
export function shared(text: string, other: string): number {
  const words = wordsOf(text)
  const others = new Set(wordsOf(other))
  return words.filter((word) => others.has(word)).length / Math.max(1, words.length)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[a-z0-9]+/g) ?? []
  )
}
