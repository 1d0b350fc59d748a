import { plainWords } from '../../../domain/quality/wording-rules.ts'
import { sentencesOf } from '../../../language/sentence.ts'

/** Gives back of a text what was not told before: nothing is told twice in one narrative. */
export type Once = (text: string) => string

/** Shorter sentences, in words, may stand twice: "All work is unclassified." */
const SHORT = 4

/** A memory of what was told. */
export function once(): Once {
  const told = new Set<string>()
  return (text) =>
    text
      .split('\n')
      .map((line) => {
        const sentences = sentencesOf(line).map((one) => one.trim())
        return sentences.filter((one) => isNew(one, told)).join(' ')
      })
      .filter((line) => line !== '')
      .join('\n')
}

function isNew(sentence: string, told: Set<string>): boolean {
  const key = plainWords(sentence)
  if (key.split(' ').length > SHORT && told.has(key)) return false
  told.add(key)
  return true
}
