import type { MilestoneDocument } from '../../../domain/milestone-document.ts'
import { asPattern, hasLetterOrDigit, startsWithCapital } from '../../../language/characters.ts'
import type { Spot } from './place.ts'

/** What is to stand for what, in which lines, and whether wherever it stands. */
export type Replacing = { old: string; now: string; lines: readonly number[] | null; everywhere: boolean }

/** "the word Dayton": what is named as words and not meant by itself. */
const NAMED_AS_WORDS = /^(?:the |a |an )?(?:words?|phrase|term|expression) (?=\S)/i

/** The document with words replaced; a sentence that says why not, where they stand nowhere or in several places. */
export function withReplaced(document: MilestoneDocument, replacing: Replacing): MilestoneDocument | string {
  const { lines, everywhere } = replacing
  const isNamed = occurrences(document, replacing.old, lines) === 0
  const bare = (words: string) => (isNamed ? words.replace(NAMED_AS_WORDS, '') : words)
  const [old, now] = [bare(replacing.old), bare(replacing.now)]
  const wanted = [old, old.replace(/^(?:the|a|an) /i, '')].find((words) => occurrences(document, words, lines) > 0)
  if (wanted === undefined) return `“${old}” stands nowhere in it.`
  const count = occurrences(document, wanted, lines)
  if (count > 1 && !everywhere) return `“${wanted}” stands ${count} times in it: say where, or “everywhere”.`
  const replacement = wanted === old ? now : now.replace(/^(?:the|a|an) /i, '')
  return {
    lines: document.lines.map((line, at) =>
      lines && !lines.includes(at)
        ? line
        : {
            ...line,
            opening: line.kind === 'task' ? put(line.opening, wanted, replacement) : line.opening,
            text: put(line.text, wanted, replacement),
          },
    ),
  }
}

function occurrences(document: MilestoneDocument, words: string, lines: readonly number[] | null): number {
  if (words.trim() === '') return 0
  return document.lines.reduce((sum, { kind, opening, text }, at) => {
    if (lines && !lines.includes(at)) return sum
    const line = kind === 'task' ? `${opening}\n${text}` : text
    return sum + [...line.matchAll(wordsPattern(words))].length
  }, 0)
}

/** The words, in any case, with no letter or figure directly beside them. */
function wordsPattern(words: string): RegExp {
  const escaped = asPattern(words.trim()).replace(/\s+/g, '\\s+')
  const [first, last] = [words.trim().charAt(0), words.trim().slice(-1)]
  const before = hasLetterOrDigit(first) ? '(?<![\\p{L}\\d]|\\d[.,])' : ''
  const after = hasLetterOrDigit(last) ? '(?![\\p{L}\\d]|[.,]\\d)' : ''
  return new RegExp(`${before}${escaped}${after}`, 'giu')
}

function put(text: string, words: string, now: string): string {
  return text.replace(wordsPattern(words), (found: string, at: number) => {
    const rest = text.slice(at + found.length)
    // "make it 20 units instead of 16": the units stand there already
    const [, kept = '', tail = ''] = /^([^ ]+)( .+)$/.exec(now) ?? []
    const fitting = tail !== '' && rest.toLowerCase().startsWith(tail.toLowerCase()) ? kept : now
    const isLarge = startsWithCapital(found) && (isBeginning(text.slice(0, at)) || firstWord(found) === firstWord(fitting))
    return isLarge ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting
  })
}

/** Whether a sentence begins behind this. */
const isBeginning = (before: string): boolean => /(?:^|[.!?:]\s+|\n\s*)$/.test(before)

const firstWord = (words: string): string => words.toLowerCase().split(' ', 1)[0] ?? ''

/** The lines of some parts; null means all. */
export const linesOf = (spots: readonly Spot[] | null): number[] | null => spots && [...new Set(spots.map(({ line }) => line))]
