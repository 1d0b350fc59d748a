import { startTold } from '../../../domain/answer-fields/start-told.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { AnsweredCell } from '../../../domain/work-breakdown/answered-into-rows.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { calendarMonth } from '../../../language/calendar-day.ts'
import { oneSpaced } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { isSaidBy, newIn } from '../../../language/nothing-new.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { boundsTold, measuredBy } from './bound-told.ts'
import { LEARNED } from './learned.ts'
import { limitTold } from './limit-told.ts'
import { nameTold } from './names-told.ts'
import { interviewAnswers, knownFrom, subjectAnswers, toldIn } from './told.ts'
import type { Known } from './word-features.ts'

/** What the answers of step interviews say of the cells that their questions ask for. Words stand as they were typed; names and months are read. */
export function answeredCells(answers: readonly Answer[]): AnsweredCell[] {
  const asked = answers.filter(({ fills, answer }) => fills && answer.trim() !== '')
  if (asked.length === 0) return []
  const known = knownFrom(subjectAnswers(interviewAnswers({ answers })))
  const first = firstOf(answers)
  const all = asked.flatMap((one) => (one.fills ? cellsIn(one, one.fills, { known, first }) : []))
  const byCell = new Map<string, AnsweredCell>()
  for (const cell of all) {
    const key = [cell.action, cell.name, cell.completes || cell.adds ? cell.slot : ''].join('\n')
    const before = byCell.get(key)
    byCell.set(key, before ? { ...cell, value: both(before.value, cell.value), words: `${before.words} … ${cell.words}` } : cell)
  }
  return [...byCell.values()]
}

/** What two answers say of one cell; of a month the later one. */
function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  return typeof one === 'string' && typeof other === 'string' ? `${closed(one)} ${other}` : other
}

/** The month from which others are counted, where an answer assumes the award. */
export function firstOf(answers: readonly Answer[]): NamedMonth | undefined {
  return calendarMonth(startTold(answers) ?? '')
}

/** What answers are read with: the names that others tell, and from when months are counted. */
type With = { known: Known; first: NamedMonth | undefined }

function cellsIn({ slot, question, answer }: Answer, fills: FilledCell, by: With): AnsweredCell[] {
  // which of several tasks is meant nobody said: so interviews asked before
  if (fills.tasks.length > 1) return []
  const words = newIn(oneSpaced(answer), question, fills.cell === 'security' || fills.cell === 'comparator')
  // "that is everything" says nothing
  if (words === '' || (fills.cell !== 'comparator' && isSaidBy('', words))) return []
  const action = fills.tasks[0]?.action ?? null
  const told = Object.entries(valuesIn(words, fills, by)).filter(([, value]) => value !== undefined)
  return told.map(([name, value]) => ({
    ...{ action, name, value, slot, words },
    ...(COMPLETING.has(fills.cell) ? { completes: true as const } : {}),
    ...(fills.cell === 'proof' && fills.about !== undefined ? { adds: true as const } : {}),
    ...(fills.instead?.[name] === undefined ? {} : { instead: fills.instead[name] }),
  }))
}

/** The cells of proofs that stand already. */
const COMPLETING: ReadonlySet<FilledCell['cell']> = new Set(['comparator', 'condition', 'evidence', 'judge'])

function valuesIn(words: string, fills: FilledCell, { known, first }: With): Record<string, unknown> {
  const { cell, month, requirement_id, figure } = fills
  switch (cell) {
    case 'months': {
      const told = monthsTold(words, first)
      return told ? { from_month: told.from, to_month: told.to } : {}
    }
    case 'people': {
      const [lead, ...others] = namesIn(words, known)
      const people = [...new Set(others.flatMap((name) => name ?? []))]
      // whoever is named alone would lead
      return lead ? { lead, people: people.length > 0 ? people : undefined } : {}
    }
    case 'proof':
      return {
        proof: fills.about === undefined ? proofsIn(words) : proofAbout(fills.about, words, fills.instead?.proof as Proof | undefined),
      }
    case 'requirement':
      return requirement_id ? { requirement_ids: [requirement_id] } : {}
    case 'comparator':
      return figure ? { proof: boundIn(words, figure) } : {}
    case 'condition':
      return figure ? { proof: [{ quantity: figure.quantity, condition: words }] } : {}
    case 'evidence':
    case 'judge':
      return { proof: [{ [cell]: words }] }
    case 'interim':
      return month === undefined ? {} : { interim: [{ month, state: words }] }
    case 'risk':
    case 'sign':
    case 'fallback':
    case 'furnished':
    case 'by_month':
    case 'when_late':
      return {}
    default:
      return { [cell]: words }
  }
}

const NAMES: ReadonlySet<string> = new Set(['person.name', 'step.lead', 'step.people'])

/** Who leads and who else works on it, undefined where somebody is told of without a name. An answer may be a name and nothing else. */
function namesIn(answer: string, known: Known): (string | undefined)[] {
  if (A_NAME.test(answer)) return [open(answer)]
  const told = toldIn({ answer, subject: 'people' }, known, LEARNED.labels).filter(({ kind, cell }) => NAMES.has(`${kind}.${cell}`))
  return told.map(({ text }) => nameTold(text, []))
}

const A_NAME = /^\p{Lu}[^\s,;]*(?: \p{Lu}[^\s,;]*){1,3}$/u

/** Figures that an answer begins with, or that stand behind their names, are the pass marks, and the rest their conditions; else all of it is. */
function proofsIn(told: string): Proof[] {
  const bounds = boundsTold(told)?.map((bound) => ({
    quantity: measuredBy(bound) || 'Result',
    ...limitTold(bound.limit, measuredBy(bound)),
    ...(bound.condition ? { condition: bound.condition } : {}),
  }))
  return bounds ?? [{ quantity: 'Result', condition: told }]
}

/** The pass mark of what was asked about; in the place of one that stood there otherwise only where it has a figure. */
function proofAbout(quantity: string, words: string, before: Proof | undefined): Proof[] | undefined {
  const [told] = proofsIn(words)
  if (!before) return told && [{ ...told, quantity }]
  const { comparator: _, value: __, unit: ___, as_told: ____, ...others } = before
  return told?.value === undefined ? undefined : [{ ...others, ...told, quantity }]
}

/** "At most, in 3 runs on the range": how a figure binds that stands in the plan already, and behind it under which conditions. */
function boundIn(said: string, { quantity, value, unit = '' }: NonNullable<FilledCell['figure']>): Proof[] | undefined {
  const boundAt = (text: string) => quantitiesIn(text).find((one) => one.value === value && one.comparator !== '=')
  const again = boundAt(said)
  const others = quantitiesIn(said)
  const openings = [...said.matchAll(/[^\s\d]+(?=\s|$)/g)]
    .slice(0, LONGEST_COMPARISON)
    .map(({ 0: word, index }) => index + word.length)
    // "at least 5 runs" says it of the runs
    .filter((end) => !others.some((one) => one.start < end && one.end > end))
  const opening = openings.findLast((end) => boundAt(`${open(said.slice(0, end))} ${value} ${unit}`))
  const comparator = (again ?? boundAt(`${open(said.slice(0, opening ?? 0))} ${value} ${unit}`))?.comparator
  if (!comparator) return undefined
  const condition = open(said.slice(again?.end ?? opening)).replace(/^[\s.,;:]*(?:that\b[\s.,;:]*)?/, '')
  return [{ quantity, comparator, ...(condition ? { condition } : {}) }]
}

/** "No more than", "equal to or more than": the most words of a comparison. */
const LONGEST_COMPARISON = 6
