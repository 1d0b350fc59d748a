import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import type { WorkPerson } from '../../../domain/work-breakdown/work-breakdown.ts'
import { formOf } from '../../../language/clause.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Gathered, Piece } from './gathered-rows.ts'
import { type KnownStep, likenessesBy } from './known-steps.ts'
import { inFigures, limitTold } from './limit-told.ts'
import { monthsTold } from './months-told.ts'
import { filledCells, plainWords, read, readFigure, readWords } from './read-cell.ts'
import { stepIdAt } from './step-row.ts'

/** The people that were told of; who is told of twice is one person. */
export function peopleTold(rows: readonly Gathered[]): { people: WorkPerson[]; rows: Row[] } {
  const people: WorkPerson[] = []
  const told: Gathered['cells'][] = []
  const names = rows.flatMap(({ kind, cells }) => (kind === 'person' && cells.name ? [plainWords(cells.name)] : []))
  for (const { kind, cells } of rows) {
    if (kind !== 'person' || !cells.name) continue
    const name = fullName(plainWords(cells.name), names)
    const known = personNamed(name, people)
    const at = known ? people.indexOf(known) : people.push({ id: `p${people.length + 1}`, name }) - 1
    told[at] = { ...cells, ...told[at], name: [{ slot: cells.name[0]?.slot ?? '', text: name }] }
    people[at] = { ...people[at], id: `p${at + 1}`, name: people[at]?.name ?? name, role: told[at]?.role && plainWords(told[at].role) }
  }
  return { people, rows: told.map((cells, at): Row => ({ id: `p${at + 1}`, kind: 'person', position: at, cells: personCells(cells) })) }
}

/** "Dr. Raman", who is told of as Dr. Priya Raman later on. */
function fullName(name: string, names: readonly string[]): string {
  const longer = names.filter((other) => other.length > name.length).map((other) => ({ id: '', name: other }))
  return personNamed(name, longer)?.name ?? name
}

function personCells({ name, role, employer, hours, place }: Gathered['cells']) {
  return filledCells({
    name: readWords(name),
    role: readWords(role?.map(withoutDeterminer).filter(({ text }) => isThing(text))),
    employer: readWords(employer),
    hours: readFigure(hours),
    place: readWords(place),
  })
}

/** "Covers field use", "of the types on that list" are no things: what somebody does and what hangs on other words. */
function isThing(text: string): boolean {
  const [first, second] = wordsOf(text)
  const isDeed = first?.pos === 'VERB' && (formOf(first) === 's' || second?.pos === 'DET' || second?.pos === 'PRON')
  return !isDeed && first?.pos !== 'ADP' && first?.pos !== 'SCONJ'
}

/** "our statistician": whose it is goes without saying beside a name. */
function withoutDeterminer({ slot, text }: Piece): Piece {
  const [first, ...rest] = wordsOf(text)
  return { slot, text: first && (first.pos === 'DET' || first.pos === 'PRON') ? textOf(rest).trim() : text }
}

/** The rows of commitments, risks, furnished items and of the plan as a whole. */
export function otherRows(rows: readonly Gathered[], steps: readonly KnownStep[]): Row[] {
  const of = (kind: Gathered['kind']) => rows.filter((one) => one.kind === kind)
  return [
    ...of('commitment').map(
      ({ cells }, at): Row => ({ id: `c${at + 1}`, kind: 'commitment', position: at, cells: commitmentCells(cells) }),
    ),
    ...of('risk').map((one, at): Row => ({ id: `r${at + 1}`, kind: 'risk', position: at, cells: riskCells(one, steps) })),
    ...of('furnished').map((one, at): Row => ({ id: `f${at + 1}`, kind: 'furnished', position: at, cells: furnishedCells(one, steps) })),
    ...of('plan').map(({ cells }, at): Row => ({ id: `plan${at + 1}`, kind: 'plan', position: at, cells: planCells(cells) })),
  ]
}

function commitmentCells({ quantity, today, limit, by, how }: Gathered['cells']) {
  const told = limit && limitTold(plainWords(limit))
  const figure = told && { ...told, unit: told.unit ?? unitOf(told.value, today) }
  const month = by && monthsTold(plainWords(by))?.to
  return filledCells({
    quantity: readWords(quantity),
    today: readFigure(today),
    comparator: limit && figure?.comparator ? read(figure.comparator, limit) : undefined,
    value: limit && figure ? read(figure.value, limit) : undefined,
    unit: limit && figure?.unit ? read(figure.unit, limit) : undefined,
    by_month: by && month ? read(month, by) : undefined,
    how: readWords(how),
  })
}

/** "2.4 s today, 0.2 by the end": a bare number has the unit of today's. */
function unitOf(value: string, today: Piece[] | undefined): string | undefined {
  const [first] = today && /^[\d.,]+$/.test(value) ? quantitiesIn(inFigures(plainWords(today))) : []
  return first?.unit || undefined
}

function riskCells({ cells: { what, sign, fallback }, step }: Gathered, steps: readonly KnownStep[]) {
  return filledCells({
    what: readWords(what),
    sign: readWords(sign),
    fallback: readWords(fallback),
    step_ids: stepOf([what, sign, fallback], steps, step),
  })
}

function furnishedCells({ cells: { item, by, late }, step }: Gathered, steps: readonly KnownStep[]) {
  const month = by && monthsTold(plainWords(by))?.to
  return filledCells({
    item: readWords(item?.filter(({ text }) => isThing(text))),
    by_month: by && month ? read(month, by) : undefined,
    when_late: readWords(late),
    step_ids: stepOf([item, late], steps, step),
  })
}

/** The step that is named beside, or else the one that says most of the words; none where no step says any. */
function stepOf(told: readonly (Piece[] | undefined)[], steps: readonly KnownStep[], named: number | undefined) {
  const pieces = told.flatMap((some) => some ?? [])
  const said = plainWords(pieces)
  const [name, around] = [likenessesBy(said, steps, 'name'), likenessesBy(said, steps, 'around')]
  const alike = name.map((much, at) => much + (around[at] ?? 0))
  const most = Math.max(0, ...alike)
  const at = named ?? (most > 0 ? alike.indexOf(most) : undefined)
  return at === undefined ? undefined : read([stepIdAt(at)], pieces)
}

function planCells(cells: Gathered['cells']) {
  const { focus, solution, existing, end_state, end_user, next_phase, security, work_shares } = cells
  const told = (pieces: Piece[] | undefined) => readWords(pieces, '. ')
  return filledCells({
    focus: told(focus),
    solution: told(solution),
    existing: told(existing),
    end_state: told(end_state),
    end_user: told(end_user),
    next_phase: told(next_phase),
    security: told(security),
    work_shares: told(work_shares),
  })
}
