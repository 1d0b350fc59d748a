import { isStepSlot } from '../interview.ts'
import { type AnyRow, type KnownRow, knownAgain, newRow } from './alike-rows.ts'
import { goalsCell, goalsIn } from './goals.ts'
import { type Cells, isSame } from './row-change.ts'
import { ABOUT, type Cell, type CellOrigin, STEP_REFERENCES } from './rows.ts'

/** What is read now of a cell that a person has set, and that reads otherwise. */
export type Difference = { row_id: string; cell: string; value: unknown; origin: CellOrigin }

/** Rows after they were filled ahead, and what was not written because a person has the say. */
export type Filled = { rows: KnownRow[]; differences: Difference[] }

/**
 * Puts what was read into the rows that are kept. A row that is not there yet is added; one that a person removed stays removed and is not made anew. What
 * nobody has looked at, a row or one of its cells, is replaced by what is read now, and goes where nothing tells it any longer. What a person has set stays: where something else is
 * read for it than before, that is a difference.
 */
export function withTold(kept: readonly KnownRow[], told: readonly AnyRow[], newId: () => string): Filled {
  const again = withRemovedAgain(knownAgain(told, kept), told, kept)
  const ids = new Map(told.map(({ id }) => [id, again.get(id) ?? newId()]))
  const removed = new Set(kept.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])))
  const read = new Map(told.map((row) => [ids.get(row.id) ?? '', withIds(row.cells, ids)]))
  const merged = kept.map((row) => {
    const cells = read.get(row.id)
    return cells && !row.isRemoved ? mergedRow(withoutUntold(row, cells), cells, removed) : { row, differences: [] }
  })
  const known = new Set(kept.map(({ id }) => id))
  const added = told.flatMap(({ id, kind }, at): KnownRow[] => {
    const own = ids.get(id) ?? ''
    const cells = withoutRemoved(read.get(own) ?? {}, removed)
    if (known.has(own) || Object.keys(cells).length === 0) return []
    return [newRow({ id: own, kind, cells }, kept.length + at)]
  })
  const rows = [...merged.map(({ row }) => row), ...added]
  const isStale = (row: KnownRow) => known.has(row.id) && !read.has(row.id) && isToldOf(row)
  return { rows: withoutUnlooked(rows, isStale), differences: merged.flatMap(({ differences }) => differences) }
}

/**
 * What was told with the rows that it is, and of what is none of them the removed row whose words it was read from: however a sentence is read anew beside
 * other answers, what a person has removed of it stays removed.
 */
function withRemovedAgain(
  again: ReadonlyMap<string, string>,
  told: readonly AnyRow[],
  kept: readonly KnownRow[],
): ReadonlyMap<string, string> {
  const all = new Map(again)
  const open = kept.filter(({ id, isRemoved }) => isRemoved && ![...again.values()].includes(id))
  for (const row of told.filter(({ id }) => !again.has(id))) {
    const at = open.findIndex((one) => one.kind === row.kind && isOfSameWords(originOfAbout(one), originOfAbout(row)))
    if (at >= 0) all.set(row.id, open.splice(at, 1)[0]?.id ?? '')
  }
  return all
}

function originOfAbout({ kind, cells }: AnyRow): CellOrigin | undefined {
  return cells[ABOUT[kind] ?? '']?.origin
}

function isOfSameWords(one: CellOrigin | undefined, other: CellOrigin | undefined): boolean {
  if (one?.from !== 'answer' || other?.from !== 'answer' || one.slot !== other.slot) return false
  const [few = '', many = ''] = [one.words, other.words].sort((a, b) => a.length - b.length)
  return many.includes(few) && few.length * 2 >= many.length
}

/**
 * The rows without those of which this is so, as long as nobody has looked at them and no row that stays speaks of them: of several that only speak of one
 * another none stays. What only the interview of a step tells finds its step anew.
 */
export function withoutUnlooked(rows: readonly KnownRow[], isSo: (row: KnownRow) => boolean): KnownRow[] {
  const going = new Set(rows.filter((row) => isUnlooked(row) && isSo(row)))
  const isKept = ({ id }: KnownRow) => rows.some((row) => !going.has(row) && !isOfStepInterviews(row) && stepsNamed(row).includes(id))
  let kept = [...going].filter(isKept)
  while (kept.length > 0) {
    for (const row of kept) going.delete(row)
    kept = [...going].filter(isKept)
  }
  return rows.filter((row) => !going.has(row))
}

/** The steps that a row speaks of. */
function stepsNamed({ cells }: KnownRow): string[] {
  return STEP_REFERENCES.flatMap((name) => (cells[name]?.value ?? []) as string[])
}

/** Whether a row is all as it was read ahead: nobody accepted, changed, emptied, moved or removed anything. */
function isUnlooked({ cells, read_as, isRemoved, isMoved }: KnownRow): boolean {
  const names = Object.keys(read_as)
  if (isRemoved || isMoved || names.length === 0) return false
  return names.every((name) => cells[name]) && Object.values(cells).every(({ state }) => state !== 'seen')
}

/** Whether a row is all as the interviews of steps tell it, and nobody has looked at it. */
export function isOfStepInterviews(row: KnownRow): boolean {
  return isUnlooked(row) && Object.values(row.cells).every(isOfStepInterview)
}

/** Whether the interview of a step tells a cell. */
export function isOfStepInterview({ origin }: Cell): boolean {
  return origin.from === 'answer' && isStepSlot(origin.slot)
}

/** Whether answers of the plan's interview tell the row, or a model that read them suggested it; what the interviews of steps tell is theirs. */
function isToldOf({ cells }: KnownRow): boolean {
  return Object.values(cells).some((cell) => cell.origin.from === 'model' || isOfAnswer(cell))
}

/** Whether an answer of the plan's interview tells a cell. */
function isOfAnswer(cell: Cell): boolean {
  return cell.origin.from === 'answer' && !isOfStepInterview(cell)
}

/** A row without the cells that stand as they were read and that no answer tells any longer. */
function withoutUntold({ cells, read_as, ...row }: KnownRow, read: Cells): KnownRow {
  const isTold = (name: string, cell: Cell | undefined) =>
    name in read || !cell || cell.state === 'seen' || !isOfAnswer(cell) || !isSame(cell.value, read_as[name])
  const told = Object.entries(cells).filter(([name, cell]) => isTold(name, cell))
  const known = Object.entries(read_as).filter(([name]) => isTold(name, cells[name]))
  return { ...row, cells: Object.fromEntries(told), read_as: Object.fromEntries(known) }
}

/**
 * A row with what is read now in its cells. What reads as before leaves its cell as it is, whatever became of it since; what a person has set stays, and
 * differs where it reads otherwise than before. No cell speaks of rows that are `removed`.
 */
export function mergedRow(row: KnownRow, read: Cells, removed: ReadonlySet<string> = NONE): { row: KnownRow; differences: Difference[] } {
  const cells: Record<string, Cell> = { ...row.cells }
  const read_as: Record<string, unknown> = { ...row.read_as }
  const differences: Difference[] = []
  const standing = withoutRemoved(read, removed)
  for (const [name, { value }] of Object.entries(read)) {
    const now = row.cells[name]
    const cell = standing[name]
    const isNew = !Object.hasOwn(row.read_as, name) || !isSame(row.read_as[name], value)
    // a cell that was read and is empty now was emptied by somebody
    const isSet = now ? now.state === 'seen' : Object.hasOwn(row.read_as, name)
    // what answers said of a row, and only may be of it as they are told now
    const isDoubtful = now?.state === 'read' && cell?.state === 'suggested' && cell.origin.from === 'answer'
    if (now && now.state !== 'suggested' && !isDoubtful && (!isNew || isSame(now.value, cell?.value))) read_as[name] = value
    else if (!isSet) {
      if (cell) cells[name] = cell
      read_as[name] = value
    } else if (isNew && cell) differences.push({ row_id: row.id, cell: name, value: cell.value, origin: cell.origin })
  }
  return { row: { ...row, cells, read_as }, differences }
}

const NONE: ReadonlySet<string> = new Set()

/**
 * A row in which cells that a question showed as they stand have what its answer says: whoever answered has looked at them. `instead` is what was shown, by the
 * names of the cells; what somebody has made of one since stays.
 */
export function withReplaced(row: KnownRow, said: Cells, instead: Readonly<Record<string, unknown>>): KnownRow {
  const replaced = Object.entries(said).filter(([name, { origin }]) => {
    const now = row.cells[name]
    return now !== undefined && name in instead && (isSame(now.value, instead[name]) || isSame(slotOf(now.origin), slotOf(origin)))
  })
  const cells = replaced.map(([name, cell]): [string, Cell] => [name, { ...cell, state: 'seen' }])
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(cells) } }
}

function slotOf(origin: CellOrigin): string | CellOrigin {
  return origin.from === 'answer' ? origin.slot : origin
}

/** Cells that name rows by the ids under which these are kept. */
export function withIds(cells: Cells, ids: ReadonlyMap<string, string>): Cells {
  return mapped(cells, (id) => ids.get(id) ?? null, ids)
}

/** Cells that name no removed row; one that named nothing else is left out. */
export function withoutRemoved(cells: Cells, removed: ReadonlySet<string>): Cells {
  return mapped(cells, (id) => (removed.has(id) ? null : id), removed)
}

/** Cells with other ids in place of those that they name rows by, and without those that stand for nothing. A goal that is none of these rows stays as it is told. */
function mapped(cells: Cells, to: (id: string) => string | null, rows: { has: (id: string) => boolean }): Cells {
  const named = Object.entries(cells).flatMap(([name, cell]): [string, Cell][] => {
    const isList = (STEP_REFERENCES as readonly string[]).includes(name)
    if (!isList && name !== 'goes_to') return [[name, cell]]
    const next = isList
      ? (cell.value as string[]).flatMap((id) => to(id) ?? [])
      : goalsIn(String(cell.value)).flatMap((goal) => (rows.has(goal) ? (to(goal) ?? []) : goal))
    const value = isList ? next : isSame(next, goalsIn(String(cell.value))) ? cell.value : goalsCell(next)
    return next.length === 0 ? [] : [[name, { ...cell, value }]]
  })
  return Object.fromEntries(named)
}
