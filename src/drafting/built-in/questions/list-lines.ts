import { numberedList } from '../../../domain/answer-fields/numbered-items.ts'
import { BULLET } from '../../../domain/answer-fields/step-cells.ts'
import { hasLetterOrDigit } from '../../../language/characters.ts'
import { sentencesOf, sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'

/** What is said in a line, what of it stands behind its number or bullet, and by which name it goes, "T4". */
export type Line = { text: string; words: string; name?: string }

/** The numbered items of a text, else its lines, else the sentences of its only line; what stands before and behind a list is lines of its own. */
export function linesIn(text: string): Line[] {
  const { items } = numberedList(text)
  const [first] = items
  if (!first) return linesOf(text)
  const opening = sentencesOfLines(text.slice(0, first.start)).slice(0, -1)
  const told = items.map(({ start, end }, at) => ({
    text: text.slice(at === 0 ? start : items[at - 1]?.end, end).trim(),
    words: text.slice(start, end).trim(),
  }))
  return [...opening.flatMap(linesOf), ...told, ...linesOf(text.slice(items.at(-1)?.end))]
}

function linesOf(text: string): Line[] {
  const told = text.split('\n').filter(hasLetterOrDigit)
  const numberAt = (at: number) => `${at + 1} `
  // a number that no mark ends is one where all lines count on
  const isCounted = told.length >= FEWEST_COUNTED && told.every((line, at) => line.trimStart().startsWith(numberAt(at)))
  const lines = isCounted ? told.map((line, at) => line.trimStart().slice(numberAt(at).length)) : told
  return lines.flatMap((line) => {
    const sentences = sentencesOf(line)
    const named = namedItems(sentences)
    if (named.length > 0) return named
    const all = lines.length > 1 && sentences.length <= MOST_OF_LINE ? [line] : sentences
    return all.map((one) => ({ text: one.trim(), words: one.replace(BULLET, '').trim() }))
  })
}

/** Fewer lines may begin with 1 and 2 by chance. */
const FEWEST_COUNTED = 3

/** So many sentences a line of a list has at most; more are told freely. */
const MOST_OF_LINE = 4

/** What opens a sentence by a name with a number, "T4, the drop test", and no more than a word before it. */
const NAME = /^(?:\p{L}+ )?((\p{Lu}{1,4})-?(\d{1,3}))\b[\s.,:–-]*/u

/** Sentences of which some open by names that count on, "T4", "T5": each goes on to the next one, and what stands before them is by itself; none without such names. */
function namedItems(sentences: readonly string[]): Line[] {
  const lines: Line[] = []
  let last: { letters: string; number: number } | undefined
  let count = 0
  for (const sentence of sentences) {
    const [mark = '', name, letters = '', digits] = NAME.exec(sentence) ?? []
    const number = Number(digits)
    const before = lines.at(-1)
    if (name && (!last || (letters === last.letters && number === last.number + 1))) {
      const behind = sentence.slice(mark.length)
      lines.push({ text: sentence, words: behind.replace(copulaOf(behind), '').trim(), name })
      last = { letters, number }
      count++
    } else if (before?.name) lines.splice(-1, 1, { ...before, text: `${before.text} ${sentence}`, words: `${before.words} ${sentence}` })
    else lines.push({ text: sentence, words: sentence })
  }
  return count > 1 ? lines : []
}

/** "T4 is the drop test": the verb that only says so. */
function copulaOf(words: string): string {
  const [first] = wordsOf(words)
  return first?.pos === 'AUX' ? first.text : ''
}
