import { senseFeatures } from './sense-features.ts'
import { tokensOf } from './tokens.ts'

/** What is seen of a sentence: what tells the sense of a line, its words two by two, and how short it is. */
export function remarkFeatures(sentence: string): string[] {
  const words = ['^', ...tokensOf(sentence.toLowerCase()).map(({ text }) => text), '$']
  const pairs = words.slice(1).map((word, at) => `pair ${words[at]} ${word}`)
  return [...senseFeatures(sentence), ...pairs, `length ${Math.min(6, words.length - 2)}`]
}
