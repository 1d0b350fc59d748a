import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { Subject } from '../../../src/domain/interview.ts'
import type { RowKind } from '../../../src/domain/work-breakdown/rows.ts'
import { type PlacedWord, placedWords } from '../../../src/drafting/built-in/filling/placed-words.ts'
import type { Told } from '../../../src/drafting/built-in/filling/told.ts'
import type { Stretch } from '../../../src/language/learned/sequence.ts'

const FOLDER = new URL('./marked/', import.meta.url)
export const WAYS = ['sentences', 'notes', 'dictated'] as const
/** How marked companies tell: besides, as one answers who has ten minutes, and as one types. */
export const MARKED_WAYS = [...WAYS, 'short', 'typed'] as const
export type Way = (typeof WAYS)[number]

/** Words of an answer that fill a cell, with the rows that they fill it of, those that a step needs, and the steps that who is named leads. */
export type Mark = Told & { rows: string[]; needs: string[]; leads?: string[] }

/** An answer of a made-up company, as it was told and marked. */
export type MarkedAnswer = {
  company: string
  way: (typeof MARKED_WAYS)[number]
  subject: Subject
  text: string
  words: PlacedWord[]
  marks: Mark[]
}

const Telling = z.object({ first: z.record(z.string(), z.string()), asked: z.record(z.string(), z.string()) })

/** What a company tells, marked or not: each answer with what its question is about. Throws where the file is not of that shape. */
export function tellingIn(file: URL): { subject: Subject; text: string }[] {
  const { first, asked } = Telling.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries({ ...first, ...asked }).map(([subject, text]) => ({ subject: Subject.parse(subject), text }))
}

/** All that was marked, company by company. Throws where a file is not of that shape or a mark is of no kind. */
export function markedAnswers(): MarkedAnswer[] {
  return MARKED_WAYS.flatMap((way) =>
    readdirSync(new URL(`${way}/`, FOLDER))
      .sort()
      .flatMap((name) =>
        asAsked(tellingIn(new URL(`${way}/${name}`, FOLDER)), name).map(({ subject, text }) => ({
          company: name.replace('.json', ''),
          way,
          ...asMarked(subject, text),
        })),
      ),
  )
}

/** Questions that the interview asks as one where it has no room for both. */
const ASKED_WITH: Partial<Record<Subject, Subject>> = { place: 'people', government: 'risk', security: 'user' }

/** Half of the companies answer such questions together. */
function asAsked(told: { subject: Subject; text: string }[], name: string): { subject: Subject; text: string }[] {
  if (name.charCodeAt(name.length - 6) % 2 === 0) return told
  const alone = told.filter(({ subject }) => !told.some((other) => other.subject === ASKED_WITH[subject]))
  return alone.map(({ subject, text }) => ({
    subject,
    text: [text, ...told.flatMap((other) => (ASKED_WITH[other.subject] === subject ? [other.text] : []))].join('\n'),
  }))
}

/** Where people are told, a name is a person's, whether it was marked as theirs or as who leads: "I" is nobody's name. */
const NAME_OF_ONE = /^\p{Lu}\p{Ll}/u

const MARK = /\{([^|{}]*)\|([^{}]*)\}/g
const NAME = /^([a-z]+\d*(?:,[a-z]+\d*)*)\.(\w+)(?:=([\w,]*))?$/
const KINDS: Readonly<Record<string, RowKind>> = { s: 'step', p: 'person', c: 'commitment', r: 'risk', f: 'furnished' }

/** Words of a text with marks in braces, each under the name that stands before the bar, and the text without them. */
export function markedIn(marked: string): { text: string; marks: { name: string; text: string; start: number; end: number }[] } {
  let taken = 0
  const marks = [...marked.matchAll(MARK)].map(({ index, 0: whole, 1: name = '', 2: text = '' }) => {
    const start = index - taken
    taken += whole.length - text.length
    return { name, text, start, end: start + text.length }
  })
  return { text: marked.replace(MARK, '$2'), marks }
}

function asMarked(subject: Subject, marked: string): Pick<MarkedAnswer, 'subject' | 'text' | 'words' | 'marks'> {
  const { text, marks: told } = markedIn(marked)
  const words = placedWords(text)
  const marks = told.map(({ name, text: inside, start, end }): Mark => {
    const [, ids = '', cell = '', needs = ''] = NAME.exec(name) ?? []
    const rows = ids.split(',')
    const kind = rows[0] === 'plan' ? 'plan' : KINDS[rows[0]?.[0] ?? '']
    if (!kind) throw new Error(`This mark names no row: ${name}`)
    const segment = words.find((word) => word.end > start)?.segment ?? 0
    const mark = { kind, cell, rows, needs: needs.split(',').filter(Boolean), text: inside, start, end, segment }
    return subject === 'people' && cell === 'lead' && NAME_OF_ONE.test(inside)
      ? { ...mark, kind: 'person', cell: 'name', leads: rows }
      : mark
  })
  return { subject, text, words, marks }
}

/** The marks as stretches of words. */
export function stretchesOf({ words, marks }: Pick<MarkedAnswer, 'words' | 'marks'>): Stretch[] {
  return marks.flatMap(({ kind, cell, start, end }) => {
    const from = words.findIndex((word) => word.start >= start && word.start < end)
    const to = words.findLastIndex((word) => word.start >= start && word.start < end) + 1
    return from < 0 ? [] : [{ label: `${kind}.${cell}`, from, to }]
  })
}
