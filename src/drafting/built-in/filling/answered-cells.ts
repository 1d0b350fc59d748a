import { startTold } from '../../../domain/answer-fields/start-told.ts'
import type { Answer } from '../../../domain/interview.ts'
import { thingWords } from '../../../domain/steps/handed-told.ts'
import { peopleTold } from '../../../domain/steps/people-told.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { type TestTold, testTold } from '../../../domain/steps/test-told.ts'
import type { AnsweredCell, UnplacedWords } from '../../../domain/work-breakdown/answered-into-rows.ts'
import { joined, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { canFail } from '../../../domain/work-breakdown/told-elsewhere.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { calendarMonth } from '../../../language/calendar-day.ts'
import { oneSpaced } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { isSaidBy, newIn } from '../../../language/nothing-new.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { thingsTold } from '../questions/things-told.ts'
import { limitTold } from './limit-told.ts'
import { proofsIn } from './mark-told.ts'

/** What the answers of step interviews say of the cells that their questions ask for. Words stand as they were typed; names and months are read. */
export function answeredCells(answers: readonly Answer[]): AnsweredCell[] {
  const asked = answers.filter(({ fills, answer }) => fills && answer.trim() !== '')
  if (asked.length === 0) return []
  const first = firstOf(answers)
  const all = asked.flatMap((one) => (one.fills ? cellsIn(one, one.fills, first) : []))
  const byCell = new Map<string, AnsweredCell>()
  for (const cell of all) {
    const key = [cell.action, cell.name, cell.completes || cell.adds ? cell.slot : ''].join('\n')
    const before = byCell.get(key)
    byCell.set(key, before ? joinedCells(before, cell) : cell)
  }
  return [...byCell.values()].map((cell) =>
    GOES_ON.has(cell.name) && cell.instead !== undefined ? { ...cell, value: both(cell.instead, cell.value, cell.name) } : cell,
  )
}

/** What two answers say of one cell. Of what goes on in it, whichever was asked first showed what stood there before both. */
function joinedCells(before: AnsweredCell, cell: AnsweredCell): AnsweredCell {
  const told = { ...cell, value: both(before.value, cell.value, cell.name), words: `${before.words} … ${cell.words}` }
  if (cell.name !== 'result') return told
  const isBefore = `${before.instead ?? ''}`.length <= `${cell.instead ?? ''}`.length
  return { ...told, slot: before.slot, instead: (isBefore ? before : cell).instead }
}

/** The cells in which an answer goes on with what stands there. */
const GOES_ON: ReadonlySet<string> = new Set(['method', 'result'])

/** What two answers say of one cell; of a month the later one. */
function both(one: unknown, other: unknown, name: string): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  if (typeof one !== 'string' || typeof other !== 'string') return other
  return name === 'result' ? `${open(one)}; ${other}` : `${closed(one)} ${other}`
}

/** The month from which others are counted, where an answer assumes the award. */
export function firstOf(answers: readonly Answer[]): NamedMonth | undefined {
  return calendarMonth(startTold(answers) ?? '')
}

/** What the answers say and no cell holds, since it is not sure what they mean by it: it waits to be put into a row, kept as a note or left out. */
export function unplacedIn(answers: readonly Answer[]): UnplacedWords[] {
  const first = firstOf(answers)
  return answers.flatMap((one) => {
    const { slot, fills } = one
    if (!fills || !READ.has(fills.cell) || wordsIn(one, fills) === '') return []
    return leftOf(one, fills, first)
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ slot, text }))
  })
}

/** What of an answer is read into no cell; '' where all of it is. */
function leftOf(one: Answer, fills: FilledCell, first: NamedMonth | undefined): string {
  if (fills.cell === 'people') return peopleTold(one.answer, fills.people ?? []).note
  if (fills.cell === 'result') return thingsTold(one.answer).left.join('\n')
  if (cellsIn(one, fills, first).length === 0) return one.answer
  return fills.cell === 'proof' && testTold(one.answer).test ? testTold(one.answer).free : ''
}

/** The cells that take something of an answer, and not all of its words. */
const READ: ReadonlySet<FilledCell['cell']> = new Set(['people', 'months', 'comparator', 'proof', 'result'])

/** What an answer says beside its question; '' where it says nothing, "that is everything", or where nobody said which of several tasks is meant: so interviews asked before. */
function wordsIn({ question, answer }: Pick<Answer, 'question' | 'answer'>, { cell, tasks, choices }: FilledCell): string {
  if (tasks.length > 1) return ''
  if (choices?.[answer.trim()] || (cell === 'proof' && testTold(answer).test)) return oneSpaced(answer)
  const words = newIn(oneSpaced(answer), question, cell === 'security' || cell === 'comparator')
  return cell !== 'comparator' && isSaidBy('', words) ? '' : words
}

function cellsIn(one: Answer, fills: FilledCell, first: NamedMonth | undefined): AnsweredCell[] {
  const { slot } = one
  const words = wordsIn(one, fills)
  if (words === '') return []
  const chosen = choiceIn(words, fills) as { action?: string } | undefined
  const action = chosen?.action ?? fills.tasks[0]?.action ?? null
  const told = Object.entries(valuesOf(one, words, fills, first)).filter(([, value]) => value !== undefined)
  return told.map(([name, value]) => ({
    ...{ action, name, value, slot, words },
    ...(COMPLETING.has(fills.cell) ? { completes: true as const } : {}),
    ...(name === 'proof' && fills.about !== undefined ? { adds: true as const } : {}),
    ...(fills.instead?.[name] === undefined ? {} : { instead: fills.instead[name] }),
  }))
}

/** The cells of proofs that stand already. */
const COMPLETING: ReadonlySet<FilledCell['cell']> = new Set(['comparator', 'condition', 'evidence', 'judge'])

function peopleIn(answer: string, { people: known = [] }: FilledCell): Record<string, unknown> {
  const { lead, people } = peopleTold(answer, known)
  const others = people.split(';').flatMap((name) => name.trim() || [])
  return { lead: lead || undefined, people: others.length > 0 ? others : undefined }
}

/** What words of an answer say of a cell, or of several: each kind of cell has its own reader. */
function valuesOf(one: Answer, words: string, fills: FilledCell, first: NamedMonth | undefined): Record<string, unknown> {
  if (fills.cell === 'people') return peopleIn(one.answer, fills)
  if (fills.cell === 'result') return resultIn(one, fills)
  const test = fills.cell === 'proof' ? testTold(one.answer).test : undefined
  return test ? testInFields(test, fills, first) : valuesIn(words, fills, first)
}

/** All that an answer hands over; of work that goes on, or ends elsewhere, by the month that was asked about. */
function resultIn({ question, answer }: Answer, { month }: FilledCell): Record<string, unknown> {
  const things = thingsTold(newIn(answer, question)).rows.map((row) => thingWords(row, month))
  return things.length > 0 ? { result: things.join('; ') } : {}
}

/** What was offered and is chosen by its name, or by words of which it says all and no other one does. */
function choiceIn(words: string, { choices = {} }: FilledCell): unknown {
  const meant = Object.keys(choices).filter((name) => isSaidBy(name, words))
  return choices[words] ?? (meant.length === 1 ? choices[meant[0] ?? ''] : undefined)
}

/** The test that is chosen shows the requirement as it stands. In interviews that were kept from before a choice is a test of its own. */
function chosenIn(choice: unknown): Record<string, unknown> {
  const { requirement_id, quantity } = choice as { requirement_id?: string; quantity?: string }
  return requirement_id === undefined ? { proof: [choice] } : { requirement_ids: [requirement_id], shows: [{ requirement_id, quantity }] }
}

function valuesIn(words: string, fills: FilledCell, first: NamedMonth | undefined): Record<string, unknown> {
  const { cell, month, requirement_id, figure: of } = fills
  switch (cell) {
    case 'months': {
      const told = monthsTold(words, first)
      return told ? { from_month: told.from, to_month: told.to } : {}
    }
    case 'method':
      return { method: words, ...(requirement_id ? { requirement_ids: [requirement_id] } : {}) }
    case 'proof':
      return choiceIn(words, fills) ? chosenIn(choiceIn(words, fills)) : proofTold(words, fills, first)
    case 'requirement':
      return requirement_id ? { requirement_ids: [requirement_id] } : {}
    case 'comparator':
      return of ? { proof: boundIn(words, of) } : {}
    case 'condition':
      return of ? { proof: [{ quantity: of.quantity, condition: words }] } : {}
    case 'evidence':
    case 'judge':
      return { proof: [{ ...(of ? { quantity: of.quantity } : {}), [cell]: words }] }
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

/** A test that is told in fields shows the requirement that was asked about; without a pass mark it is none yet. */
function testInFields(test: TestTold, fills: FilledCell, first: NamedMonth | undefined): Record<string, unknown> {
  const { quantity = fills.about ?? 'Result', limit, condition, judge, by = '' } = test
  if (!limit) return {}
  const month = monthsTold(by, first)?.to
  const proof = {
    ...{ quantity, ...limitTold(limit, quantity) },
    ...(condition ? { condition } : {}),
    ...(judge ? { judge } : {}),
    ...(month ? { by_month: month } : {}),
  }
  const { requirement_id } = fills
  return { ...(requirement_id ? chosenIn({ requirement_id, quantity }) : {}), proof: [proof] }
}

/**
 * What an answer tells freely as a pass mark: what a result is accepted by in the words that it has, of what was asked about only what has a value. Beside tests
 * to choose from it is another one, which shows the requirement that was asked about, in figures or in words that something could fail.
 */
function proofTold(
  words: string,
  { about, people = [], instead, choices, requirement_id }: FilledCell,
  first: NamedMonth | undefined,
): Record<string, unknown> {
  const marks = proofsIn(words, { first, people })
  if (about === undefined) return { proof: marks }
  const proofs = proofAbout(
    about,
    words,
    marks.filter(({ value }) => value !== undefined),
    instead?.proof as Proof | undefined,
  )
  const told = proofs.length === 0 && choices && canFail({ quantity: words }) ? [{ quantity: about, value: open(words) }] : proofs
  if (told.length === 0) return {}
  return { ...(choices && requirement_id ? chosenIn({ requirement_id, quantity: about }) : {}), proof: told }
}

/** The pass mark of what was asked about; in the place of one that stood there otherwise only where it has a figure, of one without a mark in any words. */
function proofAbout(quantity: string, words: string, [told]: readonly Proof[], before: Proof | undefined): Proof[] {
  if (!before) return told ? [{ ...told, quantity, ...beside(told, quantity) }] : []
  const { comparator: _, value: mark, unit: __, as_told: ___, ...others } = before
  if (told) return [{ ...others, ...told, quantity }]
  return mark === undefined ? [{ ...others, quantity, value: open(words) }] : []
}

/** What an answer calls its figure itself, "load cell, 390 N at most", stands with the conditions where the test is called by what was asked about. */
function beside({ quantity: named, condition = '' }: Proof, quantity: string): Pick<Proof, 'condition'> {
  const words = named === 'Result' || isSaidBy(quantity, named) ? condition : joined([named, condition], ', ')
  return words === '' ? {} : { condition: words }
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
