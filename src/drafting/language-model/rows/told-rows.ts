import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { Row, RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { WorkPerson } from '../../../domain/work-breakdown/work-breakdown.ts'
import { silentSentences } from '../../built-in/filling/silent-sentences.ts'
import type { RowsTold } from '../../drafter.ts'
import type { SaidRow } from '../prompts/rows.ts'
import type { Known } from './cell-values.ts'
import { type DrawnRow, drawnRows } from './drawn-rows.ts'
import { type FilledCell, filledCells, proofCell, type Reading, readingsOf } from './filled-cells.ts'
import { type HeardAnswer, heardAnswer, type Stretch } from './standing-words.ts'

/** Cells that name steps: they are read when it is known which steps there are. */
const REFERENCES: ReadonlySet<string> = new Set(['needs', 'step_ids', 'goes_to'])

const NOTHING_KNOWN: Known = { people: [], steps: new Map(), own_id: '' }

/** What was read of a row before it is known which steps there are. */
type ReadRow = { row: DrawnRow; readings: readonly Reading[]; proofs: readonly (readonly Reading[])[] }

/** A row as it is kept, with the words that were taken for its cells. */
type FilledRow = { row: Row; taken: readonly Stretch[] }

/**
 * The rows that a model told, as far as the answers bear them out: a cell whose words do not stand in its answer, or whose value says a number or a name
 * that they do not have, is thrown out; what rests on no words is only suggested. Sentences of which nothing was taken are not placed.
 */
export function toldRows(answered: readonly (readonly SaidRow[])[], answers: readonly { slot: string; answer: string }[]): RowsTold {
  const heard = new Map(answers.map((one) => [one.slot.toLowerCase(), heardAnswer(one)]))
  const drawn = drawnRows(answered)
  const persons = personsTold(drawn, heard)
  const people = persons.map(({ name, readings }): WorkPerson => {
    const role = readings.find(({ cell, stretches }) => cell === 'role' && stretches.length > 0)?.value
    return { id: name, name, ...(role !== undefined && { role: String(role) }) }
  })
  const others = readRows(drawn, heard, { ...NOTHING_KNOWN, people })
  const steps = new Map(others.filter(({ row }) => row.kind === 'step').map(({ row }, at) => [row.id, `s${at + 1}`]))
  const filled = [
    ...others.flatMap((one) => filledRow(one, heard, { people, steps, own_id: steps.get(one.row.id) ?? '' })),
    ...persons.map(({ readings }) => rowOf('person', filledCells('person', readings))),
  ]
  return { rows: placed(filled.map(({ row }) => row)), unplaced: unplaced(answers, filled) }
}

/** The people who are named in the answers; who is told of twice is one. */
function personsTold(drawn: readonly DrawnRow[], heard: ReadonlyMap<string, HeardAnswer>): { name: string; readings: Reading[] }[] {
  const persons: { id: string; name: string; readings: Reading[] }[] = []
  for (const { kind, id, cells } of drawn) {
    if (kind !== 'person') continue
    const readings = readingsOf(kind, cells, heard, NOTHING_KNOWN)
    const name = readings.find(({ cell }) => cell === 'name')?.value
    if (typeof name !== 'string') continue
    const known = personNamed(name, persons)
    if (known) persons.find((one) => one === known)?.readings.push(...readings)
    else persons.push({ id, name, readings })
  }
  return persons
}

/** The other rows of which something holds besides the steps that they name. */
function readRows(drawn: readonly DrawnRow[], heard: ReadonlyMap<string, HeardAnswer>, known: Known): ReadRow[] {
  return drawn.flatMap((row): ReadRow[] => {
    if (row.kind === 'person') return []
    const own = row.cells.filter(({ cell }) => !REFERENCES.has(cell.trim()))
    const readings = readingsOf(row.kind, own, heard, known)
    const proofs = row.proofs.map((cells) => readingsOf('proof', cells, heard, known))
    return readings.length > 0 ? [{ row, readings, proofs }] : []
  })
}

function filledRow({ row, readings, proofs }: ReadRow, heard: ReadonlyMap<string, HeardAnswer>, known: Known): FilledRow[] {
  const references = row.cells.filter(({ cell }) => REFERENCES.has(cell.trim()))
  const cells = filledCells(row.kind, [...readings, ...readingsOf(row.kind, references, heard, known)])
  const proof = proofCell(proofs)
  if (proof) cells.set('proof', proof)
  return cells.size > 0 ? [rowOf(row.kind, cells, known.own_id)] : []
}

function rowOf(kind: RowKind, filled: ReadonlyMap<string, FilledCell>, id = ''): FilledRow {
  const cells = Object.fromEntries([...filled].map(([name, { cell }]) => [name, cell]))
  return { row: { id, kind, position: 0, cells } as Row, taken: [...filled.values()].flatMap(({ taken }) => taken) }
}

const PREFIX: Readonly<Record<RowKind, string>> = {
  step: 's',
  person: 'p',
  commitment: 'c',
  risk: 'r',
  furnished: 'f',
  milestone: 'm',
  plan: 'plan',
}

/** The rows with their ids and their places among those of their kind. */
function placed(rows: readonly Row[]): Row[] {
  const many = new Map<RowKind, number>()
  return rows.map((row) => {
    const position = many.get(row.kind) ?? 0
    many.set(row.kind, position + 1)
    return { ...row, id: row.kind === 'step' ? row.id : `${PREFIX[row.kind]}${position + 1}`, position }
  })
}

function unplaced(answers: readonly { slot: string; answer: string }[], filled: readonly FilledRow[]): RowsTold['unplaced'] {
  const taken = filled.flatMap((one) => one.taken)
  return answers.flatMap((answer) =>
    silentSentences(
      answer,
      taken.filter(({ slot }) => slot === answer.slot),
    ),
  )
}
