import { bound } from '../work-breakdown/composed/bound.ts'
import { hoursTold } from '../work-breakdown/composed/hours-told.ts'
import { figure, inUnit, runsTold } from '../work-breakdown/composed/phrase.ts'
import type { Cell } from '../work-breakdown/rows.ts'
import type { Proof } from '../work-breakdown/work-breakdown.ts'
import type { SourceEntry } from './sources.ts'

/** What is called the source of words that were typed into rows. */
export const ROW_ENTRY = 'Work breakdown'

/**
 * What a person typed or picked in the rows of the work breakdown, as sources: a row an entry. What was read there has its own source already, but for a
 * bare number ("Hours: 40") that the plan prints with what it counts.
 */
export function rowEntries(rows: readonly { id?: string; cells: Readonly<Record<string, Cell | undefined>> }[]): SourceEntry[] {
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ cells }) => {
    const typed = Object.entries(cells).flatMap(([name, cell]) =>
      isOwn(cell) && !REFERENCES.has(name) ? cellTexts(cell.value).filter((text) => !ids.has(text)) : [],
    )
    const limit = isOwn(cells.value) ? [figure(commitmentOf(cells))] : []
    const text = [...typed, ...limit, ...countsRead(cells)].filter((one) => one.trim() !== '').join('; ')
    return text === '' ? [] : [{ from: 'project' as const, label: ROW_ENTRY, text }]
  })
}

/** What somebody typed, and what they took over of what rests on nothing else: it is their own entry. */
function isOwn(cell: Cell | undefined): cell is Cell {
  if (!cell) return false
  return cell.origin.from === 'person' || (cell.state === 'seen' && (cell.origin.from === 'model' || cell.origin.from === 'plan'))
}

/** Cells that name something by what the product calls it, as other rows are named by their ids: nobody typed these words. */
const REFERENCES: ReadonlySet<string> = new Set(['requirement_ids', 'comparator'])

/** The bare numbers that a row has from an answer, with what they count, as the plan prints them. */
function countsRead(cells: Readonly<Record<string, Cell | undefined>>): string[] {
  const read = (name: string) =>
    cells[name]?.origin.from === 'answer' && cells[name].state !== 'suggested' ? cells[name].value : undefined
  const { hours = '', value = '' } = { hours: read('hours') as string | undefined, value: read('value') as string | undefined }
  const proofs = (read('proof') ?? []) as Proof[]
  const { unit } = bound({ ...commitmentOf(cells), quantity: '', today: cells.today?.value as string | undefined }, [])
  const told = [[hours, hoursTold(hours)], [value, inUnit(value, unit)], ...proofs.map(({ runs = '' }) => [runs, runsTold(runs)])]
  return told.flatMap(([typed, printed = '']) => (printed === typed ? [] : printed))
}

/** The words of a cell as they were typed; a proof reads as its criterion does. */
export function cellTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(cellTexts)
  if (typeof value === 'object' && value !== null && 'quantity' in value) return [proofText(value as Proof)]
  if (typeof value === 'object' && value !== null && 'state' in value) return cellTexts(value.state)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

function proofText(proof: Proof): string {
  const { quantity, condition, runs, evidence, judge } = proof
  return [quantity, figure(proof), condition, runs && runsTold(runs), evidence, judge].filter((part) => part).join(', ')
}

function commitmentOf({ comparator, value, unit }: Readonly<Record<string, Cell | undefined>>) {
  // the cells were held against their kind when they were kept
  return { comparator: comparator?.value as Proof['comparator'], value: value?.value as string, unit: unit?.value as string | undefined }
}
