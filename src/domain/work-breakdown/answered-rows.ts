import { type KnownRow, knownAgain, newRow, valuesOf } from './alike-rows.ts'
import { type Cells, isSame } from './row-change.ts'
import { ABOUT } from './rows.ts'
import { type Filled, isOfStepInterview, isOfStepInterviews, mergedRow, withReplaced } from './told-into-rows.ts'

/**
 * What the interview of a step says of a risk or of what the Government furnishes, in the cells of such a row: beside the step that does `action`, where one
 * does; of the row that is `about` this, or of one that the answer makes. `instead` are cells as the question showed them: the answer counts for them.
 */
export type AnsweredRow = {
  kind: 'risk' | 'furnished'
  about: string | null
  action: string | null
  cells: Cells
  slot: string
  instead?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Puts risks and furnished items that the interviews of steps tell into the rows. A changed answer changes the row that it made, and one that is taken back
 * takes it along; once a person has looked at the row it stays as it is, and what the answer says otherwise by now is a difference.
 */
export function withAnsweredRows(rows: readonly KnownRow[], answered: readonly AnsweredRow[], newId: () => string): Filled {
  const told = answered.map((one) => ({ ...one, cells: withStep(one, rows) }))
  const homes = homesOf(told, rows)
  const filled = rows.map((row) =>
    filledBy(
      row,
      told.filter((one) => homes.get(one) === row.id),
    ),
  )
  const added = told
    .filter((one) => one.about === null && !homes.has(one))
    .map(({ kind, cells }, at) => newRow({ id: newId(), kind, cells }, rows.length + at))
  return {
    rows: [...filled.flatMap(({ row }) => row ?? []), ...added],
    differences: filled.flatMap(({ differences }) => differences),
  }
}

/** The cells with the row of the step that does it among them. */
function withStep({ action, cells, slot }: AnsweredRow, rows: readonly KnownRow[]): Cells {
  const step = rows.find((row) => row.kind === 'step' && !row.isRemoved && row.cells.action?.value === action)
  return step ? { ...cells, step_ids: { value: [step.id], origin: { from: 'answer', slot, words: action ?? '' }, state: 'read' } } : cells
}

/** For what was told the row that it is of: the one that it names, the one that its answer made before, or one from elsewhere that says the same. */
function homesOf(told: readonly AnsweredRow[], rows: readonly KnownRow[]): ReadonlyMap<AnsweredRow, string> {
  const homes = new Map(told.flatMap((one) => namedBy(one, rows).map(({ id }) => [one, id] as const)))
  const making = told.filter(({ about }) => about === null)
  for (const slot of new Set(making.map((one) => one.slot))) {
    const own = making.filter((one) => one.slot === slot)
    const made = rows.filter((row) => madeIn(row) === slot)
    for (const [one, id] of knownAs(own, made)) homes.set(one, id)
    // what reads otherwise by now is in the order in which it was told; what somebody removed is told no more
    const taken = new Set(homes.values())
    const left = made.filter(({ id, isRemoved }) => !isRemoved && !taken.has(id))
    for (const one of own.filter((each) => !homes.has(each))) {
      const at = left.findIndex(({ kind }) => kind === one.kind)
      if (at >= 0) homes.set(one, left.splice(at, 1)[0]?.id ?? '')
    }
  }
  const others = rows.filter((row) => madeIn(row) === undefined)
  const open = making.filter((one) => !homes.has(one))
  return new Map([...homes, ...knownAs(open, others)])
}

function namedBy({ kind, about }: AnsweredRow, rows: readonly KnownRow[]): readonly KnownRow[] {
  if (about === null) return []
  return rows.filter((row) => row.kind === kind && !row.isRemoved && isAbout(row, about)).slice(0, 1)
}

/** What was told with the rows that say much the same. */
function knownAs(told: readonly AnsweredRow[], rows: readonly KnownRow[]): [AnsweredRow, string][] {
  const named = told.map(({ kind, cells }, at) => ({ id: String(at), kind, cells }))
  const again = knownAgain(named, rows)
  return told.flatMap((one, at): [AnsweredRow, string][] => {
    const id = again.get(String(at))
    return id === undefined ? [] : [[one, id]]
  })
}

function isAbout({ kind, cells, read_as }: KnownRow, about: string): boolean {
  const name = ABOUT[kind] ?? ''
  return cells[name]?.value === about || read_as[name] === about
}

/** The slot of the answer that made a row: of what it is about, or where a person typed that, of what else is told of it. */
function madeIn({ kind, cells }: KnownRow): string | undefined {
  const about = cells[ABOUT[kind] ?? '']
  const isTyped = about === undefined || about.origin.from === 'person'
  const [cell] = (isTyped ? Object.values(cells) : [about]).filter(isOfStepInterview)
  return cell?.origin.from === 'answer' ? cell.origin.slot : undefined
}

/** A row with what is told of it now; undefined where only answers had made it and none tells it any longer. */
function filledBy(row: KnownRow, told: readonly AnsweredRow[]): { row: KnownRow | undefined; differences: Filled['differences'] } {
  const isMade = row.kind !== 'step' && row.kind !== 'plan' && isOfStepInterviews(row)
  if (row.isRemoved || told.length === 0) return { row: isMade ? undefined : row, differences: [] }
  const [one] = told
  if (isMade && one) return { row: retold(row, one.cells), differences: [] }
  if (one?.about === null && madeIn(row) === one.slot) return { row, differences: differencesIn(row, one.cells) }
  return told.reduce(
    (now, { cells, instead }) => {
      const replaced = withReplaced(now.row, cells, instead ?? {})
      const merged = mergedRow(replaced, openCells(replaced, cells))
      return { row: merged.row, differences: [...now.differences, ...merged.differences] }
    },
    { row, differences: [] as Filled['differences'] },
  )
}

/** The row as its answer reads now; its step stays where none is found any longer. */
function retold(row: KnownRow, told: Cells): KnownRow {
  const { step_ids } = row.cells
  const cells = step_ids ? { step_ids, ...told } : told
  return { ...row, cells, read_as: valuesOf(cells) }
}

function differencesIn({ id, cells, read_as }: KnownRow, told: Cells): Filled['differences'] {
  return Object.entries(told)
    .filter(([name, { value }]) => !isSame(cells[name]?.value, value) && !isSame(read_as[name], value))
    .map(([cell, { value, origin }]) => ({ row_id: id, cell, value, origin }))
}

/** What stands there from elsewhere and was not looked at stands; of all other cells the merging knows what a person has made of them. */
function openCells({ cells }: KnownRow, told: Cells): Cells {
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => {
      const now = cells[name]
      return now?.state !== 'read' || isOfStepInterview(now)
    }),
  )
}
