import { textOf, type Word, wordsOf } from './words.ts'

/** What may begin a sentence, and goes on in a list only in small letters. */
const BEGINS = new Set(['DET', 'PRON', 'ADP', 'SCONJ', 'CCONJ', 'ADV', 'AUX'])

/** "it never goes on without; Nothing leaves the room" are two sentences that were never joined: "… without. Nothing leaves the room". */
export function unglued(line: string): string {
  if (!/;\s\p{Lu}\p{Ll}/u.test(line)) return line.trim()
  const begins = ({ text, pos }: Word) => /^\p{Lu}\p{Ll}/u.test(text) && BEGINS.has(pos)
  const words = wordsOf(line)
  const parted = words.map((word, at) => {
    const next = words[at + 1]
    return word.text === ';' && next && begins(next) ? { ...word, text: '.' } : word
  })
  return textOf(parted)
}
