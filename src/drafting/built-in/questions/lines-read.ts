import { LRUCache } from 'lru-cache'
import { type AnswerRow, isOfSteps } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS, type AnswerForm, formsOf, hasOneRow } from '../../../domain/answer-fields/forms.ts'
import { columnsNamed, type PastedTable, pastedTable } from '../../../domain/answer-fields/pasted-table.ts'
import { namesOption } from '../../../domain/answer-fields/step-cells.ts'
import { tablesApart } from '../../../domain/answer-fields/step-table.ts'
import { stepsTold } from '../../../domain/answer-fields/steps-told.ts'
import type { Answer, GroupRead, LineRead, ListAsked } from '../../../domain/interview.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { hasLetter, hasLetterOrDigit, plainWords } from '../../../language/characters.ts'
import { sentencesOf, sentencesOfLines } from '../../../language/sentence.ts'
import { stem } from '../../../language/stem.ts'
import { wordsOf } from '../../../language/words.ts'
import { lineRead, type Reader } from '../filling/line-read.ts'
import { numberedList } from '../filling/numbered-items.ts'
import { proseParts } from '../filling/prose-steps.ts'
import { rowsTold } from '../filling/rows-told.ts'
import { type ThingRead, thingRead } from '../filling/thing-read.ts'
import { knownFrom, subjectAnswers } from '../filling/told.ts'
import { type ToldGroup, toldGroups } from './told-groups.ts'

/** A list in the fields of the rows that were asked for, as one group; else the groups of a text, each in the fields of all rows that it may tell. A person looks at them before they count. */
export function linesRead(list: ListAsked, answers: readonly Answer[]): GroupRead[] {
  const forms = formsOf(list).filter((form) => !hasOneRow(form))
  const only = forms.find(({ row, needed }) => (list.row ? row === list.row : needed))
  const { answer: text, tables } = list.row ? { answer: list.text, tables: [] } : tablesApart(list.text)
  const ofTables = tables.flatMap((table) => tableGroup(table, forms))
  if (only && hasLetterOrDigit(text))
    return [{ heading: '', text, row: only.row, read: [{ row: only.row, lines: listRead({ ...list, text }, only, answers) }] }, ...ofTables]
  if (only || list.row) return ofTables
  const steps = stepsGroup({ ...list, text }) ?? proseGroup({ ...list, text })
  const groups = toldGroups(steps ? text.replace(steps.text, () => '') : text)
  const lists = groups.length > 0 ? forms.map((form) => listOf(list, form, answers)) : []
  return [...(steps ? [steps] : []), ...groups.map((group) => groupRead(group, lists)), ...ofTables]
}

/** A table between bars as rows: of the form of which its headings name most fields; where that is asked for among others, less than two say nothing. What names steps by their numbers tells of steps that stand elsewhere. */
function tableGroup(text: string, forms: readonly AnswerForm[]): GroupRead[] {
  const read = forms.flatMap((form) => {
    const table = pastedTable(text, '|', form)
    const named = columnsNamed(table.lines[0] ?? [], form.fields).filter((cell) => cell !== '').length
    return table.isHeaded && named >= (forms.length > 1 ? 2 : 1)
      ? { row: form.row, about: aboutOf(form), named, lines: rowsOfTable(table) }
      : []
  })
  const [best] = read.toSorted((one, other) => other.named - one.named)
  const named = best?.lines.filter(({ row }) => hasLetter(row[best.about] ?? '')) ?? []
  if (!best || named.length * 2 < best.lines.length) return []
  return [{ heading: '', text, row: best.row, read: read.map(({ row, lines }) => ({ row, lines })) }]
}

/** The cell that says what a row is about. */
function aboutOf({ fields }: AnswerForm): string {
  return (fields.find(({ names }) => !names) ?? fields[0]).cell
}

function rowsOfTable({ lines, columns }: PastedTable): LineRead[] {
  return lines.slice(1).map((cells) => ({
    text: cells.join(' | '),
    row: Object.fromEntries(columns.flatMap((cell, at) => (cell !== '' && cells[at] ? [[cell, cells[at]]] : []))),
  }))
}

/** Steps that are read as they stand, as one group: so somebody sees as what their words are taken. Nothing else may stand between them, and the option has rows of its own. */
function stepsGroup({ subject, text }: ListAsked): GroupRead | undefined {
  const told = subject === 'steps' ? stepsTold(text) : undefined
  if (!told || told.rows.some(({ part }) => part)) return undefined
  const [lines, taken] = [text.split('\n'), new Set(told.lines.flat())]
  const [from, to] = [Math.min(...taken), Math.max(...taken)]
  if (lines.slice(from, to).some((line, at) => hasLetterOrDigit(line) && !taken.has(from + at))) return undefined
  const read = told.rows.map(({ method, ...row }, at) => ({
    text: (told.lines[at] ?? []).map((line) => lines[line]).join('\n'),
    row,
    beside: method?.split('\n') ?? [],
  }))
  const whole = lines.slice(from, to + 1).join('\n')
  return { heading: '', text: whole, row: 'step', read: [{ row: 'step', lines: read }] }
}

/** Steps that are told in running text, as one group with all of it: sentences that tell of none stand by themselves, and stay words. */
function proseGroup({ subject, text }: ListAsked): GroupRead | undefined {
  const parts = subject === 'steps' ? proseParts(text) : undefined
  if (!parts) return undefined
  const lines = parts.map(({ sentences, row: { method, ...row } = {} }) => ({
    text: sentences.join(' '),
    row,
    beside: method ? sentencesOf(method) : [],
  }))
  return { heading: '', text, row: 'step', read: [{ row: 'step', lines }] }
}

function listRead(list: ListAsked, form: AnswerForm, answers: readonly Answer[]): LineRead[] {
  const { reader, about, lines } = listOf(list, form, answers)
  return linesIn(list.text).map(({ text: said, words, name }) => {
    const told = lines.get(words) ?? lineRead(words, reader)
    lines.set(words, told)
    return { text: said, row: name ? { ...told, [about]: [name, told[about] ?? []].flat().join(' ') } : told }
  })
}

/** A group in the fields of each form, and the one whose rows it most likely tells: that which its heading names, else that of which many of its things fill more than of any other. */
function groupRead({ heading, above, text, items }: ToldGroup, lists: readonly List[]): GroupRead {
  const cells = lists.map(({ reader }) => reader.form.fields.map(({ cell }) => cell))
  const shared = new Set<string>(cells.flat().filter((cell) => cells.filter((own) => own.includes(cell)).length > 1))
  const read = lists.map(({ reader, things }) => ({
    row: reader.form.row,
    told: items.map(({ name, words }) => {
      const own = isOfSteps(reader.form) ? `${name} ${words}` : words
      const thing = things.get(own) ?? thingRead(own, reader, shared)
      things.set(own, thing)
      return thing
    }),
  }))
  const ofMost = items.map((_, at) => {
    const sure = read.map(({ told }) => told[at]?.sure ?? 0)
    const most = Math.max(...sure)
    return most > 0 && sure.indexOf(most) === sure.lastIndexOf(most) ? sure.indexOf(most) : -1
  })
  const counts = read.map((_, at) => ofMost.filter((one) => one === at).length)
  const [most = 0, next = 0] = [...counts].sort((one, other) => other - one)
  const likely = most * 3 >= items.length && most >= 2 * next ? read[counts.indexOf(most)] : undefined
  const said = plainWords(above).map(stem)
  const named = lists.filter(({ reader: { form } }) =>
    [form.row, form.fields[0].label].some((one) => said.includes(stem(one.toLowerCase()))),
  )
  const row = (named.length === 1 ? named[0]?.reader.form : likely)?.row ?? ''
  const lines = ({ told }: (typeof read)[number]) =>
    told.map((one, at) => ({ text: items[at]?.text ?? '', row: one.row, beside: one.beside }))
  return { heading, text, row: namesOption(above) ? '' : row, read: read.map((one) => ({ row: one.row, lines: lines(one) })) }
}

/** A list as it is typed: what its lines are read with, and what was read of them by now. It is asked for after each pause, and most of its lines are as they were. */
type List = { reader: Reader; about: string; lines: LRUCache<string, AnswerRow>; things: LRUCache<string, ThingRead> }

/** The lists that were typed last, by their question and the answers that they are read with; and so many lines of each. */
const known = new LRUCache<string, List>({ max: 12 })
const MOST_LINES = 500

function listOf({ subject, also }: ListAsked, form: AnswerForm, answers: readonly Answer[]): List {
  const state = JSON.stringify([subject, also, form.row, answers])
  const list = known.get(state) ?? newList({ subject, also }, form, answers)
  known.set(state, list)
  return list
}

function newList({ subject, also }: Pick<ListAsked, 'subject' | 'also'>, form: AnswerForm, answers: readonly Answer[]): List {
  const { rows } = rowsTold({ answers })
  const reader: Reader = {
    form,
    subject: also && ANSWER_FORMS[also] === form ? also : subject,
    known: knownFrom(subjectAnswers(answers)),
    steps: rows.flatMap(({ kind, cells }) => (kind === 'step' ? ((cells as CellsOf<'step'>).action?.value ?? []) : [])),
    people: rows.flatMap(({ id, kind, cells }) => (kind === 'person' ? peopleIn(id, cells as CellsOf<'person'>) : [])),
  }
  return { reader, about: aboutOf(form), lines: new LRUCache({ max: MOST_LINES }), things: new LRUCache({ max: MOST_LINES }) }
}

function peopleIn(id: string, { name }: CellsOf<'person'>): Reader['people'] {
  return name ? [{ id, name: name.value }] : []
}

/** What is said in a line, what of it stands behind its number or bullet, and by which name it goes, "T4". */
type Line = { text: string; words: string; name?: string }

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
  return lines.flatMap((line) => {
    const sentences = sentencesOf(line)
    const named = namedItems(sentences)
    if (named.length > 0) return named
    const all = lines.length > 1 && sentences.length <= MOST_OF_LINE ? [line] : sentences
    return all.map((one) => ({ text: one.trim(), words: one.replace(BULLET, '').trim() }))
  })
}

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

const BULLET = /^\s*[-–—•*]\s+/
