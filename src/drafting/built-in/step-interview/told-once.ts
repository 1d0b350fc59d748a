import { inPlainWords } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'

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
      .map((line) =>
        sentencesOf(line)
          .filter((one) => isNew(one, told))
          .join(' '),
      )
      .filter((line) => line !== '')
      .join('\n')
}

/** The sentences of a line; those between quotation marks stay together. */
function sentencesOf(line: string): string[] {
  const told: string[] = []
  for (const { start, end } of sentencesIn(line)) {
    const sentence = line.slice(start, end).trim()
    const before = told.at(-1) ?? ''
    if (before.lastIndexOf('“') > before.lastIndexOf('”')) told[told.length - 1] = `${before} ${sentence}`
    else told.push(sentence)
  }
  return told
}

function isNew(sentence: string, told: Set<string>): boolean {
  const key = inPlainWords(sentence)
  if (key.split(' ').length > SHORT && told.has(key)) return false
  told.add(key)
  return true
}
