import { ANSWER_FORMS, formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Answer, LineRead, ListAsked } from '../../../domain/interview.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { hasLetterOrDigit } from '../../../language/characters.ts'
import { sentencesOf, sentencesOfLines } from '../../../language/sentence.ts'
import { lineRead, type Reader } from '../filling/line-read.ts'
import { numberedList } from '../filling/numbered-items.ts'
import { rowsTold } from '../filling/rows-told.ts'
import { knownFrom, subjectAnswers } from '../filling/told.ts'

/** The lines of a list, or the sentences of a text of one line, each in the fields of a row; a person looks at them before they count. */
export function linesRead({ subject, also, row, text }: ListAsked, answers: readonly Answer[]): LineRead[] {
  const form = formsOf({ subject, also }).find((one) => one.row === row)
  if (!form) return []
  const { rows } = rowsTold({ answers })
  const reader: Reader = {
    form,
    subject: also && ANSWER_FORMS[also] === form ? also : subject,
    known: knownFrom(subjectAnswers(answers)),
    steps: rows.flatMap(({ kind, cells }) => (kind === 'step' ? ((cells as CellsOf<'step'>).action?.value ?? []) : [])),
    people: rows.flatMap(({ id, kind, cells }) => (kind === 'person' ? peopleIn(id, cells as CellsOf<'person'>) : [])),
  }
  return linesIn(text).map(({ text: said, words }) => ({ text: said, row: lineRead(words, reader) }))
}

function peopleIn(id: string, { name }: CellsOf<'person'>): Reader['people'] {
  return name ? [{ id, name: name.value }] : []
}

/** What is said in a line, and what of it stands behind its number or bullet. */
type Line = { text: string; words: string }

/** The numbered items of a text, else its lines, else the sentences of its only line; what stands before and behind a list is lines of its own. */
function linesIn(text: string): Line[] {
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
  const lines = text.split('\n').filter(hasLetterOrDigit)
  const all = lines.length > 1 ? lines : lines.flatMap(sentencesOf)
  return all.map((line) => ({ text: line.trim(), words: line.replace(BULLET, '').trim() }))
}

const BULLET = /^\s*[-–—•*]\s+/
