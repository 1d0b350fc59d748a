import type { Reading } from '../../domain/solicitation/analysis.ts'
import { partedAtSpaces } from '../../language/characters.ts'

/** A topic of a file that holds many. */
export type TopicFound = Reading['topics_found'][number]

/** The topics whose number or title has every word of `sought`, in any order and case; dashes and spaces in numbers may be left out. */
export function matchingTopics(topics: readonly TopicFound[], sought: string): TopicFound[] {
  const words = partedAtSpaces(folded(sought)).filter(Boolean)
  return topics.filter(({ number, title }) => {
    const text = folded(`${number} ${title} ${number.replace(/[^A-Za-z0-9]/g, '')}`)
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[‐‑–—]/g, '-')
}
