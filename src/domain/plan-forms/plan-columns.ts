import { sentencesOf } from '../../language/sentence.ts'
import { ANSWERS, isBlank, type MilestoneLine, parse } from '../milestone-document.ts'
import { isDatedDue } from '../milestone-due.ts'
import { centsOf, dollarLabel } from '../money.ts'
import type { FinishedPlan } from '../plan.ts'
import { type PlanRow, planRows } from '../printed-plan.ts'
import { deliverableName } from './deliverable-name.ts'
import { type FormBlock, type FormDocument, type FormNote, type FormSection, type PlanToLayOut, paragraph } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { criterionNumber, shortCriteria, shortTask } from './in-short.ts'
import { partedOption } from './option-part.ts'
import { requirementsSections } from './requirements-table.ts'
import { scopeBlocks } from './scope-parts.ts'

/** The most characters that a cell of the table holds and stays within a third of its page: of a milestone's text, of its criteria, of its deliverables. */
const LONGEST_IN_CELL = { body: 650, criteria: 600, deliverables: 400 } as const

/** The plan as the specification exports it (spec §9): what it is for, its scope, the five columns, and behind them what is too long for a column. */
export function fiveColumns(given: PlanToLayOut): FormDocument {
  const { base, option } = partedOption(given)
  const { plan } = base
  return {
    title: `Phase ${plan.phase} Work Plan`,
    facts: formFacts(given),
    sections: [...columnSections(plan), ...option, ...workSections(plan), ...requirementsSections(given.asked, given.plan.milestones)],
    begins_on_new_page: false,
    is_wide: true,
    left_out: [],
  }
}

/** The scope, the five columns and the sum of the payments. A component may have another word for deliverables, as the column's heading. */
export function columnSections(plan: FinishedPlan, things?: string): FormSection[] {
  const rows = planRows(plan)
  const total = plan.milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  return [
    { heading: 'Scope', blocks: scopeBlocks(plan.scope_paragraph) },
    {
      heading: things === undefined ? 'Milestones, deliverables and payments' : 'Milestones, products and payments',
      blocks: [
        ...(isToldBehind(rows) ? [paragraph(IN_SHORT)] : []),
        { kind: 'plan_table', rows: isToldBehind(rows) ? rows.map(inShort) : rows, deliverables_heading: things ?? 'DELIVERABLES' },
        { kind: 'paragraph', label: 'Total payment', text: dollarLabel(total) },
      ],
    },
  ]
}

/** What each milestone says in full, under the numbers of the table; nothing where all of it stands in the table. */
export function workSections(plan: FinishedPlan): FormSection[] {
  const rows = planRows(plan)
  if (!isToldBehind(rows)) return []
  return [{ heading: 'How the work of each milestone is done', blocks: rows.flatMap(toldBlocks), columns: 2 }]
}

const IN_SHORT =
  'Tasks, deliverables and acceptance criteria stand here in short, and in full behind the table under the same numbers: 1.1 is the first task of Milestone 1, C1.1 its first criterion, and R1 the first requirement of the solicitation.'

function isToldBehind(rows: readonly PlanRow[]): boolean {
  const { body, criteria, deliverables } = LONGEST_IN_CELL
  return rows.some(
    (row) => row.body.length > body || row.criteria.join(' ').length > criteria || row.deliverables.join(' ').length > deliverables,
  )
}

/** The row as the table shows it when all of it stands behind: its tasks and criteria in short, its deliverables by name. */
function inShort(row: PlanRow): PlanRow {
  return {
    ...row,
    body: shortTasks(row.body),
    deliverables: row.deliverables.map(deliverableName),
    criteria: shortCriteria(Number(row.number), row.criteria),
  }
}

/** The tasks of a milestone's text in short; of a text that names none its first sentence. */
function shortTasks(body: string): string {
  const { lines } = parse(body)
  const tasks = lines.flatMap(({ kind, opening, text }) =>
    kind === 'task' ? [`${nameOfTask(opening).replace('Task ', '')} ${shortTask(text)}`] : [],
  )
  if (tasks.length > 0) return tasks.join('\n')
  const first = lines.find((line) => !isBlank(line))
  return first ? shortTask(first.opening + first.text) : ''
}

/** "Task 1.1: " → "Task 1.1" */
function nameOfTask(opening: string): string {
  return opening.replace(/[\s:]+$/, '').trim()
}

/** A note of more characters than these stands in a paragraph of its own. */
const LONGEST_RUN_ON = 120

/** A milestone in full: its text, its deliverables where the table tells one of them in short, and all its criteria, each by itself so that nobody has to take a wall of text apart. */
function toldBlocks(row: PlanRow): FormBlock[] {
  const short = inShort(row)
  // a list that left out what the table has in full would read as the whole one
  const deliverables = row.deliverables.some((full, at) => short.deliverables[at] !== full) ? row.deliverables : []
  const criteria = row.criteria.map((text, at) => labelled(criterionNumber(Number(row.number), at + 1), text))
  return [...textBlocks(row), ...(deliverables.length > 0 ? listedBelow('Deliverables', deliverables) : []), ...criteria]
}

/** What is listed below a label; one thing alone stands behind it. */
function listedBelow(label: string, things: readonly string[]): FormBlock[] {
  const [first = '', ...others] = things
  if (others.length === 0) return [labelled(label, first)]
  return [labelled(label, ''), ...things.map((text): FormBlock => ({ kind: 'item', text }))]
}

/** More things or sentences than these below a label stand each in a line of its own: run on, they would be a wall. */
const MOST_RUN_ON = 2

/** A milestone's text, line by line. When it is due stands in the table; the few things that are listed below a label go on behind it, and short notes behind others. */
function textBlocks({ heading, body }: PlanRow): FormBlock[] {
  // "Task 1.1" follows: the heading above it is no task
  const blocks: FormBlock[] = [{ kind: 'subheading', text: heading.replace(/^Task/, 'Milestone') }]
  const lines = parse(body).lines.filter(
    (line) => !isBlank(line) && !(line.kind === 'label' && line.name === 'Due' && !isDatedDue(line.text)),
  )
  let listed = 0
  lines.forEach((line, at) => {
    const before = blocks.at(-1)
    listed = line.kind === 'item' ? listed : itemsFrom(lines, at + 1)
    const isOfNotes = line.kind === 'item' ? listed <= MOST_RUN_ON : isShortNote(line)
    if (before?.kind === 'paragraph' && before.notes !== undefined && isOfNotes)
      blocks[blocks.length - 1] = { ...before, notes: withNoted(before.notes, line) }
    else blocks.push(...blocksOf(line))
  })
  return blocks
}

/** How many things are listed there. */
function itemsFrom(lines: readonly MilestoneLine[], at: number): number {
  const end = lines.findIndex((line, place) => place >= at && line.kind !== 'item')
  return (end === -1 ? lines.length : end) - at
}

/** What a milestone answers is of all its tasks, and what somebody else provides is looked for: they never run on behind another line. */
const APART: ReadonlySet<string> = new Set([ANSWERS, 'From the Government'])

function isShortNote(line: MilestoneLine): boolean {
  return line.kind === 'label' && !APART.has(line.name) && line.text !== '' && line.text.length <= LONGEST_RUN_ON
}

function withNoted(notes: readonly FormNote[], line: MilestoneLine): FormNote[] {
  if (line.kind === 'label') return [...notes, { label: line.name, text: line.text }]
  const last = notes.at(-1) ?? { label: '', text: '' }
  return [...notes.slice(0, -1), { ...last, text: last.text === '' ? line.text : `${last.text}; ${line.text}` }]
}

function blocksOf(line: MilestoneLine): FormBlock[] {
  switch (line.kind) {
    case 'task':
      return [{ kind: 'paragraph', label: nameOfTask(line.opening), text: line.text }]
    case 'label':
      return saidBelow(line)
    case 'item':
      return [{ kind: 'item', text: line.text }]
    default:
      return [paragraph(line.opening + line.text)]
  }
}

/** What a label says at length, a sentence a line: the steps of a method are found again, and noted as people note them they read as a list. */
function saidBelow({ name, text }: Extract<MilestoneLine, { kind: 'label' }>): FormBlock[] {
  const sentences = sentencesOf(text)
  return listedBelow(name, sentences.length > MOST_RUN_ON ? sentences : [text])
}

function labelled(label: string, text: string): FormBlock {
  return { kind: 'paragraph', text: '', notes: [{ label, text }] }
}
