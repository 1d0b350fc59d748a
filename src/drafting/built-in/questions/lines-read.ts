import { LRUCache } from 'lru-cache'
import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { formsTold } from '../../../domain/answer-fields/called-in-notes.ts'
import { ANSWER_FORMS, type AnswerForm, formsOf, hasOneRow } from '../../../domain/answer-fields/forms.ts'
import { tablesApart } from '../../../domain/answer-fields/step-table.ts'
import { stepsTold } from '../../../domain/answer-fields/steps-told.ts'
import { type ToldGroup, toldGroups } from '../../../domain/answer-fields/told-groups.ts'
import type { Answer, GroupRead, LineRead, ListAsked } from '../../../domain/interview.ts'
import { HANDED_FORM } from '../../../domain/steps/handed-told.ts'
import { raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { hasLetterOrDigit } from '../../../language/characters.ts'
import { clauseOf, formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { writtenOut } from '../../../language/noted-signs.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { HANDED_OVER, thingsListed } from '../../../language/things-listed.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { groupRead, type List } from '../filling/group-read.ts'
import { cellsOf, lineRead, type Reader } from '../filling/line-read.ts'
import { rowsTold } from '../filling/rows-told.ts'
import { tableRead } from '../filling/table-read.ts'
import { knownFrom, subjectAnswers } from '../filling/told.ts'
import { type Line, linesIn } from './list-lines.ts'
import { paidGroups } from './paid-groups.ts'
import { rowsAsRead } from './rows-as-read.ts'
import { proseGroup, stepsRead } from './steps-read.ts'
import { testsRead } from './tests-read.ts'

/** A list in the fields of the rows that were asked for, as one group; else the groups of a text that are no rows by themselves, each in the fields of all rows that it may tell. A person looks at them before they count. */
export function linesRead(list: ListAsked, answers: readonly Answer[]): GroupRead[] {
  const forms: readonly AnswerForm[] = list.row === HANDED_FORM.row ? [HANDED_FORM] : formsOf(list).filter((form) => !hasOneRow(form))
  const only = forms.find(({ row, needed }) => (list.row ? row === list.row : needed))
  const { answer: text, tables } = list.row ? { answer: list.text, tables: [] } : tablesApart(list.text)
  const asOne = ({ row }: AnswerForm, words: string, lines: LineRead[]) => ({ heading: '', text: words, row, read: [{ row, lines }] })
  if (only) {
    const ofTables = tables.map((table) => asOne(only, table, linesOfTable(table, only)))
    const told = only.row === 'test' ? testsRead({ ...list, text }, answers) : listRead({ ...list, text }, only, answers)
    const free = hasLetterOrDigit(text) ? [asOne(only, text, told)] : []
    return [...free, ...ofTables].filter(({ read: [first] }) => first?.lines.length)
  }
  if (list.row) return []
  const steps = list.subject === 'steps' ? stepsTold(list.text) : undefined
  const isOpen = (group: ToldGroup) => formsTold(group, list).length !== 1
  const prose = steps ? undefined : proseGroup({ ...list, text })
  // figures have one reader, in whatever form they are told
  const groups =
    prose || list.subject === 'threshold' ? [] : runsBetween(list.text, steps?.lines ?? []).flatMap((run) => toldGroups(run).filter(isOpen))
  const lists = groups.length > 0 ? forms.map((form) => listOf(list, form, answers)) : []
  const read = groups.map((group) => groupRead(group, lists))
  const isOffered = ({ row }: GroupRead, at: number) => !row || !groups[at] || formsTold(groups[at], list)[0]?.row !== row
  const offered = read.filter(isOffered)
  // what its groups may tell is asked first
  const isCounted = list.subject === 'steps' && (steps !== undefined || offered.length === 0)
  const whole = prose ?? (isCounted ? stepsRead(list.text, steps) : undefined)
  const told = forms.some(({ kind }) => kind === 'milestone')
    ? paidGroups(text, steps?.rows ?? [], [list.subject, list.also].includes('milestones'))
    : []
  const asRead = list.subject !== 'steps' && offered.length === 0 && hasLetterOrDigit(text) ? rowsAsRead({ ...list, text }, answers) : []
  // what is offered as a list is not offered again by its sentences
  const isAgain = ({ text: words }: GroupRead) => offered.some((one) => one.row === 'milestone' && one.text.includes(words))
  return [...(whole ? [whole] : []), ...offered, ...told.filter((one) => !isAgain(one)), ...asRead]
}

/** What stands between the steps and tables of a text, each run as it stands: what is above a table does not head what is below. */
function runsBetween(text: string, steps: readonly (readonly number[])[]): string[] {
  const taken = new Set(steps.flat())
  const rows = tablesApart(text).blanked.split('\n')
  const runs: string[][] = [[]]
  for (const [at, line] of text.split('\n').entries()) {
    const isFree = !taken.has(at) && (line.trim() === '' || rows[at]?.trim() !== '')
    if (isFree) runs.at(-1)?.push(line)
    else runs.push([])
  }
  return runs.map((run) => run.join('\n')).filter(hasLetterOrDigit)
}

/** The rows of a table, which are looked at where they need a step that it may not name. */
function linesOfTable(table: string, form: AnswerForm): LineRead[] {
  const { rows = [], left = [] } = tableRead(table, [form]) ?? {}
  return rows.map((row, nth) => ({ text: Object.values(row).join(' | '), row, beside: left[nth] ? [left[nth]] : [] }))
}

function listRead(list: ListAsked, form: AnswerForm, answers: readonly Answer[]): LineRead[] {
  const { reader, lines } = listOf(list, form, answers)
  const { about } = cellsOf(form)
  if (about === 'result') return linesIn(list.text).flatMap((line) => thingsIn(line, reader))
  return linesIn(list.text).map(({ text: said, words, name }) => {
    const read = lines.get(words) ?? lineRead(words, reader)
    lines.set(words, read)
    return { text: said, row: name ? { ...read, [about]: [name, read[about] ?? []].flat().join(' ') } : read }
  })
}

/** A list as it is typed: what its lines are read with, and what was read of them by now. It is asked for after each pause, and most of its lines are as they were. */
type TypedList = List & { lines: LRUCache<string, AnswerRow> }

/** The lists that were typed last, by their question and the answers that they are read with; and so many lines of each. */
const known = new LRUCache<string, TypedList>({ max: 12 })
const MOST_LINES = 500

function listOf({ subject, also }: ListAsked, form: AnswerForm, answers: readonly Answer[]): TypedList {
  const state = JSON.stringify([subject, also, form.row, answers])
  const list = known.get(state) ?? newList({ subject, also }, form, answers)
  known.set(state, list)
  return list
}

function newList({ subject, also }: Pick<ListAsked, 'subject' | 'also'>, form: AnswerForm, answers: readonly Answer[]): TypedList {
  const { rows } = rowsTold({ answers })
  const reader: Reader = {
    form,
    subject: also && ANSWER_FORMS[also] === form ? also : subject,
    known: knownFrom(subjectAnswers(answers)),
    steps: rows.flatMap(({ kind, cells }) => (kind === 'step' ? ((cells as CellsOf<'step'>).action?.value ?? []) : [])),
    people: rows.flatMap(({ id, kind, cells }) => (kind === 'person' ? peopleIn(id, cells as CellsOf<'person'>) : [])),
  }
  return { reader, lines: new LRUCache({ max: MOST_LINES }), things: new LRUCache({ max: MOST_LINES }) }
}

/** The things that a line hands over, each as a row. What denies one, "nothing is handed over", or only goes on, "goes to the TPOC", is none; "nothing but the report" is the report. */
function thingsIn({ text, words }: Line, reader: Reader): LineRead[] {
  const but = hasDenial(firstOf(words)) ? EXCEPTION.find(words) : null
  const listed = goesOn(words) ? [] : thingsListed(but ? words.slice(but.index + but.text.length) : words)
  if (!listed.some(({ thing }) => isThing(thing))) return [{ text, row: {} }]
  return listed.map(({ thing, beside }) => {
    if (!isThing(thing)) return { text: thing, row: {} }
    const { result = '', by, ...others } = lineRead(writtenOut(thing), reader)
    const due = by?.replace(/^due\s/i, '').replace(/^(?:by|on)\s/i, '')
    const row = { ...others, ...(result && { result: raised(result.replace(/^(?:the|an?)\s/i, '')) }), ...(due && { by: due }) }
    return { text: thing, row, ...(beside ? { beside: [beside] } : {}) }
  })
}

/** Whether words name a thing: they deny none, and tell nothing of somebody, "the TPOC receives each report", but within the name, "a log of how it was done". */
function isThing(words: string): boolean {
  const told = wordsOf(words)
  const at = told.findIndex((word, nth) => word.pos === 'AUX' || (isPresent(word) && ['DET', 'PRON'].includes(told[nth + 1]?.pos ?? '')))
  const isClause = at > 0 && !told.slice(0, at).some(({ text }) => RELATIVE.has(text.toLowerCase()))
  return !isClause && !(hasDenial(words) && (hasDenial(firstOf(words)) || clauseOf(told).cut >= 0))
}

const RELATIVE: ReadonlySet<string> = new Set('how that which where when who what as'.split(' '))

function isPresent(word: Word): boolean {
  return word.pos === 'VERB' && formOf(word) === 's'
}

/** "Goes to the TPOC": what is said of a thing that was told before. */
function goesOn(words: string): boolean {
  const [first] = wordsOf(words)
  return first !== undefined && (first.pos === 'AUX' || isPresent(first)) && !HANDED_OVER.test(words)
}

function firstOf(words: string): string {
  return words.split(' ', 1)[0] ?? ''
}

/** "Nothing but the report". */
const EXCEPTION = cueList('but | except | other than | apart from')

function peopleIn(id: string, { name }: CellsOf<'person'>): Reader['people'] {
  return name ? [{ id, name: name.value }] : []
}
