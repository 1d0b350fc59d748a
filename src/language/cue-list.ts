import { hasLetterOrDigit, isDigits, partedAtSpaces, startsWithDigit } from './characters.ts'
import { remembering } from './remembering.ts'

/** Where a cue stands in a text, and its words there. */
export type FoundCue = { index: number; text: string }

/** A list of cues: whether one of them stands in a text, the first that does, and all that do, in order. */
export type CueList = { test: (text: string) => boolean; find: (text: string) => FoundCue | null; all: (text: string) => FoundCue[] }

type Token = { word: string; index: number }

/** Words, and the marks that part them: no cue goes over a full stop or a bracket. Hyphens are spaces. */
const TOKEN = /[\p{L}\d]+|[^\s\p{L}\d'’‑-]/gu

const tokensOf: (text: string) => readonly Token[] = remembering((text) =>
  Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({ word: word.toLowerCase(), index })),
)

/** What cues are looked up by: their first letters. */
const keyOf = (word: string): string => (word === '#' || startsWithDigit(word) ? '#' : word.replace('*', '').slice(0, 3))

/**
 * Reads a table of cues, parted by bars: "test bench" is also "test benches" and "Test-bench"; a word with a star stands for all that begin
 * so ("calibrat*"), "#" for a figure and "_" behind the first word for any word ("# _ volunteers"); "is/are" is either, "/very" that word or none.
 */
export function cueList(table: string): CueList {
  const byKey = new Map<string, string[][]>()
  for (const cue of table.split('|')) {
    for (const words of eachWay(partedAtSpaces(cue.trim()))) {
      const key = keyOf(words[0] ?? '')
      byKey.set(key, [...(byKey.get(key) ?? []), words])
    }
  }
  const found = (text: string, most: number): FoundCue[] => {
    const cues: FoundCue[] = []
    const tokens = tokensOf(text)
    for (let at = 0; at < tokens.length && cues.length < most; at += 1) {
      const { word, index } = tokens[at] as Token
      const cue = byKey
        .get(keyOf(word))
        ?.find((words) => words.every((one, nth) => isForm(tokens[at + nth]?.word, one, nth === words.length - 1)))
      const last = cue && tokens[at + cue.length - 1]
      if (!last) continue
      cues.push({ index, text: text.slice(index, last.index + last.word.length) })
      at += cue.length - 1
    }
    return cues
  }
  const find = (text: string): FoundCue | null => found(text, 1)[0] ?? null
  return { find, test: (text) => find(text) !== null, all: (text) => found(text, Number.POSITIVE_INFINITY) }
}

/** Each row of words that a cue stands for; a stroke alone is a mark of the text. */
function eachWay([word, ...rest]: readonly string[]): string[][] {
  if (word === undefined) return [[]]
  const ends = eachWay(rest)
  const ways = word === '/' ? [word] : word.split('/')
  return ways.flatMap((way) => ends.map((end) => (way === '' ? end : [way, ...end])))
}

/** Where a cue of one list has a cue of another behind it in the same clause ("hold … a meeting"): from the first to the end of the last. */
export function cuesInOrder(first: CueList, second: CueList, text: string): FoundCue | null {
  for (const one of first.all(text)) {
    const from = one.index + one.text.length
    const clause = text.slice(from).split(/[.;]\s/, 1)[0] ?? ''
    const other = second.find(clause)
    if (other) return { index: one.index, text: text.slice(one.index, from + other.index + other.text.length) }
  }
  return null
}

/** Only the last word of a cue may be a plural. */
function isForm(word: string | undefined, cue: string, isLast: boolean): boolean {
  if (word === undefined) return false
  if (cue === '#') return isDigits(word)
  if (cue === '_') return hasLetterOrDigit(word)
  if (cue.endsWith('*')) return word.startsWith(cue.slice(0, -1))
  if (!isLast) return word === cue
  return word === cue || word === `${cue}s` || word === `${cue}es` || (cue.endsWith('y') && word === `${cue.slice(0, -1)}ies`)
}

/** The cues of a text as they stand there, one behind the other. */
export function cuesIn(list: CueList, text: string): string[] {
  const found = list.find(text)
  return found ? [found.text, ...cuesIn(list, text.slice(found.index + found.text.length))] : []
}
