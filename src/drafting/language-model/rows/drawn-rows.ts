import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { stripped, withoutSpaces } from '../../../language/characters.ts'
import type { RowsFacts, SaidCell, SaidRow } from '../prompts/rows.ts'

/** A row as the model told it in one or several answers of its own; `id` is the model's. Proofs stand with their step. */
export type DrawnRow = { kind: RowKind; id: string; cells: readonly SaidCell[]; proofs: readonly (readonly SaidCell[])[] }

const KINDS: ReadonlySet<string> = new Set<RowKind>(['step', 'person', 'commitment', 'risk', 'furnished', 'milestone', 'plan'])

/** The rows of all answers of a model, in their order. Steps keep their ids from one answer to the next; the plan has one row. */
export function drawnRows(answered: readonly (readonly SaidRow[])[]): DrawnRow[] {
  const drawn = new Map<string, DrawnRow>()
  for (const [at, rows] of answered.entries()) {
    for (const [nth, { kind: said, id: own, cells }] of rows.entries()) {
      const kind = said.trim().toLowerCase()
      if (!isKind(kind)) continue
      const id = plainId(own) || `${at} ${nth}`
      const key = kind === 'plan' ? kind : kind === 'step' ? `${kind} ${id}` : `${kind} ${at} ${id}`
      const before = drawn.get(key)
      drawn.set(key, { kind, id, cells: [...(before?.cells ?? []), ...cells], proofs: [] })
    }
  }
  const proofs = answered.flat().filter(({ kind }) => kind.trim().toLowerCase() === 'proof')
  return [...drawn.values()].map((row) => ({
    ...row,
    proofs: row.kind === 'step' ? proofs.filter(({ of }) => plainId(of) === row.id).map(({ cells }) => cells) : [],
  }))
}

/** The steps that a model told so far, as it is reminded of them. */
export function stepsSoFar(answered: readonly (readonly SaidRow[])[]): RowsFacts['steps'] {
  return drawnRows(answered).flatMap(({ kind, id, cells }) => {
    const action = cells.find(({ cell, value }) => cell.trim() === 'action' && value.trim() !== '')
    return kind === 'step' && action ? [{ id, action: action.value.slice(0, LONGEST_ACTION) }] : []
  })
}

const LONGEST_ACTION = 120

/** An id as models write it: "[S1]" is s1. */
export function plainId(id: string): string {
  return stripped(withoutSpaces(id), '[]').toLowerCase()
}

function isKind(kind: string): kind is RowKind {
  return KINDS.has(kind)
}
