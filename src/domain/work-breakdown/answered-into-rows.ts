import { type KnownRow, newRow } from './alike-rows.ts'
import { type AnsweredRow, withAnsweredRows } from './answered-rows.ts'
import { type Cells, isSame } from './row-change.ts'
import type { Cell } from './rows.ts'
import { type Filled, isOfStepInterview, mergedRow, withReplaced } from './told-into-rows.ts'
import type { Proof, WorkStep } from './work-breakdown.ts'

/**
 * What the interview of a step says of a cell: of the step that does this, or of the plan as a whole where `action` is null. What `completes` proofs says
 * how the figure of one binds, or what shows all of them and who judges them; what `adds` one puts it beside them. `instead` is what its question showed in
 * that place: the answer counts for it.
 */
export type AnsweredCell = {
  action: string | null
  name: string
  value: unknown
  slot: string
  words: string
  completes?: true
  adds?: true
  instead?: unknown
}

/** Words of an answer that stand in no cell. */
export type UnplacedWords = { slot: string; text: string }

/** What the interviews of steps say of the rows, and what of it stands in none. */
export type Answered = { cells: readonly AnsweredCell[]; rows: readonly AnsweredRow[]; unplaced?: readonly UnplacedWords[] }

/**
 * Puts what the interviews of steps say into the cells that they asked for, where nothing else stands there, and into risks and furnished items; a changed
 * answer takes the place of the one before. What a person has set or emptied stays, and is a difference where an answer says otherwise.
 */
export function withAnswered(known: readonly KnownRow[], { cells: answered, rows: told }: Answered, newId: () => string): Filled {
  const ofPlan = cellsOf(answered.filter(({ action }) => action === null))
  const rows = known.map((row) => (row.kind === 'plan' && !row.isRemoved ? withoutAnswered(row) : row))
  const merged = rows.map((row) => (row.isRemoved ? { row, differences: [] } : filledRow(row, answered)))
  const isNew = Object.keys(ofPlan).length > 0 && !rows.some(({ kind }) => kind === 'plan')
  const plan = newRow({ id: isNew ? newId() : '', kind: 'plan', cells: ofPlan }, 0)
  const standing = merged.flatMap(({ row }, at) => (isBare(row) && !isBare(known[at] ?? row) ? [] : [row]))
  const others = withAnsweredRows([...standing, ...(isNew ? [plan] : [])], told, newId)
  return { rows: others.rows, differences: [...merged.flatMap(({ differences }) => differences), ...others.differences] }
}

/** A step that nobody keeps, since only the solicitation asks for it, filled where it is empty. */
export function withAnsweredStep(step: WorkStep, answered: readonly AnsweredCell[]): WorkStep {
  const own = answered.filter(({ action }) => action === step.action)
  const { completing, adding, filling } = parted(own)
  const isShown = ({ name, instead }: AnsweredCell) => instead !== undefined && isSame(step[name as keyof WorkStep], instead)
  const open = filling.filter((one) => !LINKS.has(one.name) && (isEmpty(one.name, step) || isShown(one)))
  const values = Object.fromEntries(open.map(({ name, value }) => [name, value]))
  const linked = <Link>(to: string, now: readonly Link[] = []) => [
    ...new Set([...now, ...filling.flatMap(({ name, value }) => (name === to ? (value as Link[]) : []))]),
  ]
  const links = { requirement_ids: linked('requirement_ids', step.requirement_ids), shows: linked('shows', step.shows) }
  const filled = { ...step, ...values, ...links }
  const proof = completing.reduce((all, one) => completed(all, one), filled.proof)
  return { ...filled, proof: adding.reduce((all, one) => withAdded(all, one), proof) }
}

/** What is said of proofs that stand there, what is put beside them, and what fills cells. */
function parted(own: readonly AnsweredCell[]) {
  return {
    completing: own.filter(({ completes }) => completes),
    adding: own.filter(({ adds }) => adds),
    filling: own.filter(({ completes, adds }) => !completes && !adds),
  }
}

function isEmpty(name: string, step: WorkStep): boolean {
  const value = step[name as keyof WorkStep]
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** What answers say of the plan as a whole and nobody has looked at is read anew into its row. */
function withoutAnswered(row: KnownRow): KnownRow {
  const isTold = (name: string) => {
    const cell = row.cells[name]
    return cell !== undefined && cell.state === 'read' && isOfStepInterview(cell)
  }
  const left = <Value>(of: Readonly<Record<string, Value>>) => Object.fromEntries(Object.entries(of).filter(([name]) => !isTold(name)))
  return { ...row, cells: left(row.cells), read_as: left(row.read_as) }
}

function isBare({ cells, read_as }: KnownRow): boolean {
  return Object.keys(cells).length + Object.keys(read_as).length === 0
}

function filledRow(row: KnownRow, answered: readonly AnsweredCell[]): ReturnType<typeof mergedRow> {
  // a step that was worded otherwise since is still the one that was asked about
  const names = [row.cells.action?.value, row.read_as.action]
  const own = answered.filter(({ action }) => (row.kind === 'plan' ? action === null : action !== null && names.includes(action)))
  if (row.kind !== 'plan' && row.kind !== 'step') return { row, differences: [] }
  const { completing, adding, filling } = parted(own)
  const shown = filling.filter((one) => one.instead !== undefined)
  const replaced = withReplaced(row, cellsOf(shown), Object.fromEntries(shown.map(({ name, instead }) => [name, instead])))
  const linked = filling.filter(({ name }) => LINKS.has(name)).reduce(withLink, replaced)
  const told = cellsOf(filling.filter((one) => !shown.includes(one) && !LINKS.has(one.name)))
  const { row: completed, differences } = withProofCompleted(filledCells(linked, told), completing)
  return { row: adding.reduce(withProofAdded, completed), differences }
}

/**
 * A row with a proof that an answer puts beside those that stand there. What somebody has made of it since, or has removed, stays so: `read_as` has what was
 * put where a person has looked at the proofs, since else they are read anew.
 */
function withProofAdded(row: KnownRow, one: AnsweredCell): KnownRow {
  const { slot, words, value } = one
  const now = row.cells.proof
  if (now?.state === 'suggested') return row
  const [key, isSeen] = [`proof ${slot}`, now?.state === 'seen']
  const proofs = (now?.value ?? []) as Proof[]
  // what nobody has looked at is read anew
  const before = isSeen ? ((row.read_as[key] ?? []) as Proof[]) : proofs
  const isGone = isSeen && before.length > 0 && !proofs.some((proof) => isOfSame(proof, before))
  const added = isGone ? proofs : withAdded(proofs, one, before)
  if (isSame(proofs, added) && now) return row
  const cell: Cell = now ? { ...now, value: added } : { value: added, origin: { from: 'answer', slot, words }, state: 'read' }
  return { ...row, cells: { ...row.cells, proof: cell }, read_as: { ...row.read_as, ...(isSeen ? { [key]: value } : { proof: added }) } }
}

/** The proofs with one beside them, or in the place of the one that its question showed, or of what the answer `before` has put there. */
function withAdded(proofs: readonly Proof[], { value, instead }: AnsweredCell, before: readonly Proof[] = []): Proof[] {
  const said = value as Proof[]
  const isOpen = (proof: Proof) => [...before, ...(instead ? [instead] : [])].some((one) => isSame(one, proof))
  const kept = proofs.flatMap((proof) => (isOfSame(proof, said) && isOpen(proof) ? said : proof))
  return [...kept, ...said.filter((one) => !isOfSame(one, kept))]
}

function isOfSame({ quantity }: Proof, others: readonly Proof[]): boolean {
  return others.some((one) => one.quantity === quantity)
}

/** What answers put beside what stands there, whoever has set that: the requirements that a step answers, and which of its tests show them. */
const LINKS: ReadonlySet<string> = new Set(['requirement_ids', 'shows'])

/** A row with a link that an answer sets beside those that stand there; one that a person has taken off since stays off. */
function withLink(row: KnownRow, { name, value, slot, words }: AnsweredCell): KnownRow {
  const [now, read] = [row.cells[name], (row.read_as[name] ?? []) as unknown[]]
  const standing = (now?.value ?? []) as unknown[]
  const isSet = now ? now.state === 'seen' : Object.hasOwn(row.read_as, name)
  const known = isSet ? [...standing, ...read] : standing
  const added = (value as unknown[]).filter((one) => !known.some((other) => isSame(one, other)))
  if (added.length === 0) return row
  const all = [...standing, ...added]
  const cell: Cell = isSet && now ? { ...now, value: all } : { value: all, origin: { from: 'answer', slot, words }, state: 'read' }
  return { ...row, cells: { ...row.cells, [name]: cell }, read_as: { ...row.read_as, [name]: isSet ? [...read, ...added] : all } }
}

/** How figures bind, what shows them and who judges them, put beside them: what a person typed of a proof stays theirs, and is a difference where it says otherwise. */
function withProofCompleted(
  { row, differences }: ReturnType<typeof mergedRow>,
  completing: readonly AnsweredCell[],
): ReturnType<typeof mergedRow> {
  const now = row.cells.proof
  const last = completing.at(-1)
  if (!now || !last || now.state === 'suggested') return { row, differences }
  const proofs = now.value as Proof[]
  const origin = { from: 'answer', slot: last.slot, words: completing.map(({ words }) => words).join(' … ') } as const
  if (now.state === 'seen') {
    const value = completing.reduce((all, one) => completed(all, one), proofs)
    const said = completing.reduce((all, one) => completed(all, one, () => true), proofs)
    const others = isSame(value, said) ? [] : [{ row_id: row.id, cell: 'proof', value: said, origin }]
    return { row: { ...row, cells: { ...row.cells, proof: { ...now, value } } }, differences: [...differences, ...others] }
  }
  // what the answer before has put there gives way to the answer now
  const before = isOfStepInterview(now) && now.origin.from === 'answer' ? now.origin.words : ''
  const value = completing.reduce(
    (all, one) => completed(all, one, (words, name) => name === 'comparator' || before.includes(words)),
    proofs,
  )
  if (isSame(proofs, value)) return { row, differences }
  const cell: Cell = { value, origin, state: 'read' }
  return { row: { ...row, cells: { ...row.cells, proof: cell }, read_as: { ...row.read_as, proof: value } }, differences }
}

/** The proofs with what an answer says of one of them, or of all, where nothing stands or what stands `givesWay`. */
function completed(
  proofs: readonly Proof[],
  { value }: AnsweredCell,
  givesWay: (words: string, name: string) => boolean = () => false,
): Proof[] {
  const [said] = value as Partial<Proof>[]
  return proofs.map((one) => {
    if (!one.value || !said || (said.quantity !== undefined && said.quantity !== one.quantity)) return one
    const open = Object.entries(said).filter(([name]) => {
      const words = one[name as keyof Proof]
      return words === undefined || (name !== 'condition' && givesWay(String(words), name))
    })
    const added = Object.fromEntries(open)
    // its words as they were told do not say how it binds
    return { ...one, ...('comparator' in added ? { as_told: undefined } : {}), ...added }
  })
}

function cellsOf(answered: readonly AnsweredCell[]): Cells {
  return Object.fromEntries(
    answered.map(({ name, value, slot, words }): [string, Cell] => [
      name,
      { value, origin: { from: 'answer', slot, words }, state: 'read' },
    ]),
  )
}

/**
 * A row with what answers say of its cells. One that was emptied and then asked about has its answer, which whoever gave it has set: `read_as` has what was
 * put there, so that it follows its answer and stays away where somebody empties the cell again.
 */
function filledCells(row: KnownRow, told: Cells): ReturnType<typeof mergedRow> {
  const all = Object.entries(told).flatMap(([name, cell]) =>
    cell.origin.from === 'answer' ? [{ name, cell, key: `${name} ${cell.origin.slot}` }] : [],
  )
  const open = all.filter(({ cell, key }) => !isSame(row.read_as[key], cell.value))
  const put = open.filter(({ name, cell, key }) => {
    const [now, before] = [row.cells[name], row.read_as[key] ?? row.read_as[name]]
    return before !== undefined && !isSame(before, cell.value) && (!now || isSame(now.value, row.read_as[key]))
  })
  const cells = Object.fromEntries(put.map(({ name, cell }): [string, Cell] => [name, { ...cell, state: 'seen' }]))
  const read_as = Object.fromEntries(put.map(({ key, cell }) => [key, cell.value]))
  const others = Object.fromEntries(open.filter((one) => !put.includes(one)).map(({ name, cell }) => [name, cell]))
  const merged = mergedRow(row, openCells(row, others))
  const { row: now } = merged
  return { ...merged, row: { ...now, cells: { ...now.cells, ...cells }, read_as: { ...now.read_as, ...read_as } } }
}

/** What was read elsewhere and not looked at stands; of all other cells the merging knows what a person has made of them. */
function openCells({ cells }: KnownRow, answered: Cells): Cells {
  const isOpen = (name: string) => {
    const now = cells[name]
    if (now?.state !== 'read') return true
    return isOfStepInterview(now)
  }
  return Object.fromEntries(Object.entries(answered).filter(([name]) => isOpen(name)))
}
