import * as z from 'zod'
import { hasLetter, isDigits, startsAsName, startsWithDigit } from '../../language/characters.ts'
import { plainProse } from './answers/plain-prose.ts'

/** What a model answers to every prompt: parts of the outline by their ids, worded anew, and the passages that it used. */
export type Written = { parts: { id: string; text: string }[]; used: string[] }

/** How much of an answer is taken: its parts, the letters of one part, the passages that it names. */
export type AnswerSize = { parts: number; letters: number }

const MOST_USED = 40
const LONGEST_ID = 80

/** The shape of an answer of at most so many parts. */
export function partsAnswer({ parts, letters }: AnswerSize): z.ZodType<Written> {
  return z.object({
    parts: z.array(z.object({ id: z.string().max(LONGEST_ID), text: z.string().max(letters) })).max(parts),
    used: z.array(z.string().max(LONGEST_ID)).max(MOST_USED).default([]),
  })
}

/** The same shape in words, with the same numbers. */
export function answerForm({ parts, letters }: AnswerSize, example: string): string {
  return [
    '# Form of the answer',
    'One JSON object and nothing else:',
    `{"parts": [{"id": "${example}", "text": "…"}], "used": ["P2.1", "Q4"]}`,
    `- "parts": the parts that you word anew, ${parts === 1 ? '1' : `at most ${parts}`}. "id" is what the outline gives in square brackets, and nothing else. "text" has at most ${letters} characters.`,
    '- A part that you leave out stays as it is in the outline. Leave out what you cannot say better.',
    '- "used": the ids of the passages that you took something from; an empty list when there is none.',
  ].join('\n')
}

/** Makes a text plain; who shows a growing answer remembers what it made of the parts that have arrived. */
export type Plain = (text: string) => string

/** A text of a part as it can be shown. */
export function plainShown(text: string): string {
  return plainProse(text, LONGEST_SHOWN)
}

/** What of a half-arrived answer can be shown: the texts of its parts, one below the other, those of tasks with their number. */
export function shownParts(partial: unknown, plain: Plain = plainShown): string {
  const read = Partial.safeParse(partial)
  const parts = read.success ? read.data.parts : []
  return parts
    .flatMap(({ id, text }) => {
      const said = plain(text)
      if (said === '') return []
      return [`${shownLabel(id)}${said}`]
    })
    .join('\n')
}

/** "Task 3.1: ", "- ", "Method: "; other parts stand without a label. */
function shownLabel(id: string): string {
  const label = id.split(' ').filter(hasLetter).join(' ')
  if (label === '') return startsWithDigit(id) ? `Task ${id}: ` : ''
  if (isDigits(label.slice(1))) return '- '
  return startsAsName(label) ? `${label}: ` : ''
}

const LONGEST_SHOWN = 6000

const Partial = z.object({ parts: z.array(z.object({ id: z.string().catch(''), text: z.string().catch('') }).catch({ id: '', text: '' })) })

/** An answer with some of its parts worded once more. */
export function withMended(before: Written, mended: Written): Written {
  const anew = new Set(mended.parts.map(({ id }) => id.trim()))
  return {
    parts: [...before.parts.filter(({ id }) => !anew.has(id.trim())), ...mended.parts],
    used: [...new Set([...before.used, ...mended.used])],
  }
}
