import { oneLine, withoutEnd } from '../../language/characters.ts'
import { stretchesIn } from '../../language/sentence.ts'
import { answerParts, printedAnswer } from '../answer-fields/answer-rows.ts'
import type { AnswerForm } from '../answer-fields/forms.ts'

/** Who leads the work, who else does it with semicolons between, and what of the answer says neither. */
type PeopleTold = { lead: string; people: string; note: string }

/** The fields in which somebody sets right what was understood: they are taken word for word. */
export const PEOPLE_FORM = {
  kind: 'step',
  row: 'people',
  fields: [
    { cell: 'lead', label: 'Leads', hint: 'first and last name' },
    { cell: 'people', label: 'Works on it', hint: 'names, semicolons between' },
  ],
} as const satisfies AnswerForm

/**
 * Whom an answer names where a question asked for people: what stands in the fields; else names alone; else those who are known to work on the plan, of whom
 * one with whom a clause begins leads. Nobody else is sure: a town and "two people" are nobody, and what names nobody is a note.
 */
export function peopleTold(answer: string, known: readonly string[]): PeopleTold {
  const { free, rows } = answerParts(answer, PEOPLE_FORM)
  const [row] = rows
  if (row) return { lead: row.lead ?? '', people: row.people ?? '', note: free }
  const [lead = '', ...others] = namesAlone(free)
  return lead ? { lead, people: others.join('; '), note: '' } : knownIn(free, known)
}

/** An answer that says this in its fields. */
export function peoplePrinted({ note, ...row }: PeopleTold): string {
  return printedAnswer({ free: note, rows: [row] }, PEOPLE_FORM)
}

const A_NAME = /^\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*){1,3}$/u

/** The names of an answer that is nothing but names. */
function namesAlone(answer: string): string[] {
  const names = withoutEnd(oneLine(answer), '. ')
    .split(/[,;&]|\s(?:and|with)\s/)
    .map((name) => name.trim())
  return names.every((name) => A_NAME.test(name)) ? names : []
}

function knownIn(answer: string, known: readonly string[]): PeopleTold {
  const clauses = stretchesIn(answer).map(({ start, end }) => withoutEnd(answer.slice(start, end).trim(), ';'))
  const told = clauses.map((clause) => ({ clause, named: namedIn(clause, known) }))
  const all = [...new Set(told.flatMap(({ named }) => named.map(({ name }) => name)))]
  const lead = told.flatMap(({ named: [first] }) => (first?.at === 0 ? first.name : []))[0] ?? ''
  return {
    lead,
    people: all.filter((name) => name !== lead).join('; '),
    note: told.flatMap(({ clause, named }) => (named.length === 0 ? clause : [])).join('\n'),
  }
}

/** Who of these stands in a clause, by the whole name or the last one where nobody else has it, in the order in which they stand; titles count nothing. */
function namedIn(clause: string, known: readonly string[]): { name: string; at: number }[] {
  const said = clause.replace(TITLE, '')
  const lastOf = (name: string) => name.split(' ').at(-1) ?? name
  const isOnly = (last: string) => known.filter((name) => lastOf(name) === last).length === 1
  const placeOf = (name: string) => {
    const whole = wordAt(said, name)
    return whole < 0 && isOnly(lastOf(name)) ? wordAt(said, lastOf(name)) : whole
  }
  return known
    .map((name) => ({ name, at: placeOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
}

const TITLE = /\b(?:Dr|Mr|Ms|Mrs|Prof)\.?\s/g

/** Where words stand that are no part of longer ones; -1 where they do not. */
function wordAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWithin = [text[at - 1], text[at + words.length]].some((letter) => letter !== undefined && /[\p{L}\d]/u.test(letter))
    if (!isWithin) return at
  }
  return -1
}
