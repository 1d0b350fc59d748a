import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { done, type Result } from '../../../domain/result.ts'
import { behind } from '../../../domain/work-breakdown/row-edits.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { type AnyCell, type Column, type Steps, valuesOf } from './column.ts'
import { columnsOf, rowName, rowsOf } from './parts.ts'
import { cellText } from './pasting.ts'
import { cellsOf } from './row-line.ts'

/** A row in which words can be put, or a new one of a kind. */
export type Target = { id: string; kind: RowKind; row: KeptRow | null; label: string }

const KINDS = ['step', 'person', 'commitment', 'risk', 'furnished', 'milestone'] as const
const NEW: Record<(typeof KINDS)[number], string> = {
  step: 'A new step',
  person: 'A new person',
  commitment: 'A new commitment',
  risk: 'A new risk',
  furnished: 'A new furnished item',
  milestone: 'A new milestone',
}

/** Where words can be put: every row by its number and what it is about, then a new one of each kind. */
export function targetsOf(rows: readonly KeptRow[]): Target[] {
  const present = [...KINDS, 'plan' as const].flatMap((kind) =>
    rowsOf(rows, kind).map((row) => ({ id: row.id, kind, row, label: [rowName(rows, row), aboutOf(row)].filter(Boolean).join(': ') })),
  )
  return [...present, ...KINDS.map((kind) => ({ id: `new ${kind}`, kind, row: null, label: NEW[kind] }))]
}

function aboutOf(row: KeptRow): string {
  const [first] = columnsOf(row.kind)
  const words = row.kind === 'plan' || !first ? '' : String(cellsOf(row)[first.name]?.value ?? '')
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

/** The columns that words can be put into. */
export function placesIn(kind: RowKind): readonly Column[] {
  return columnsOf(kind).filter(({ editor }) => editor === 'text' || editor === 'proof')
}

/** The cells that change when words are put into a column: as a further pass mark, behind what stands there, or in its place where it holds one value only; else why they do not fit. */
export function placedCells(
  row: KeptRow | null,
  column: Column,
  { slot, text }: Unplaced,
  steps: Steps,
): Result<Record<string, AnyCell | null>, string> {
  const cell = (value: unknown): AnyCell => ({ value, origin: { from: 'answer', slot, words: text }, state: 'seen' })
  if (column.editor === 'proof') return done({ [column.name]: cell([...proofsIn(row), { quantity: text }]) })
  const now = row ? cellText(row, column, steps) : ''
  const joined = column.read(now === '' ? text : behind(now, text), steps)
  const read = joined.ok ? joined : column.read(text, steps)
  if (!read.ok) return read
  const before = row ? valuesOf(cellsOf(row), column) : {}
  const changed = Object.entries(read.value).filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value))
  return done(Object.fromEntries(changed.map(([name, value]) => [name, value === null ? null : cell(value)])))
}

function proofsIn(row: KeptRow | null): readonly unknown[] {
  const kept = row && cellsOf(row).proof?.value
  return Array.isArray(kept) ? kept : []
}

/** The question of a slot in words: "Question 4", "Milestone 3, question 1", "Milestone 3, follow-up 2". */
export function questionOf(slot: string): string {
  const [, step, kind, number] = /^(?:S(\d+)-)?([QF])(\d+)$/.exec(slot) ?? []
  const asked = kind === 'F' ? 'follow-up' : 'question'
  if (number === undefined) return slot
  return step === undefined ? `Question ${number}` : `Milestone ${step}, ${asked} ${number}`
}
