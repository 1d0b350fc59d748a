import type { Months } from '../../../domain/program.ts'
import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { dayTold } from '../../../language/calendar-day.ts'
import type { Around } from '../../../language/calendar-months.ts'
import { hasDigit, partedAtSpaces, startsAsName } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { VALUES } from '../../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { HOURS } from '../../../language/time-words.ts'
import { wordsOf } from '../../../language/words.ts'
import { withoutDegrees } from './company-people.ts'
import type { Gathered, Piece } from './gathered-rows.ts'
import { inFigures, inOneValue, limitTold } from './limit-told.ts'
import type { KnownPerson } from './names-told.ts'
import { namesIt, rolesIn, withoutAt } from './person-pieces.ts'
import { filledCells, plainWords, read, readFigure, readQuantity, readWords } from './read-cell.ts'
import { stepIdAt } from './step-row.ts'

/** The people that were told of; who is told of twice is one person. */
export function peopleTold(rows: readonly Gathered[]): { people: KnownPerson[]; rows: Row[] } {
  const people: KnownPerson[] = []
  const told: Gathered['cells'][] = []
  const names = rows.flatMap(({ kind, cells }) => (kind === 'person' && cells.name ? (withoutDegrees(plainWords(cells.name)) ?? []) : []))
  const alone = names.filter((name) => !isOfSeveral(name, names))
  for (const { kind, cells, isTeller } of rows) {
    const said = kind === 'person' && cells.name && withoutDegrees(plainWords(cells.name))
    const name = said && fullName(said, alone)
    if (!name || !alone.includes(name)) continue
    const known = personNamed(name, people)
    const at = known ? people.indexOf(known) : people.push({ id: `p${people.length + 1}`, name }) - 1
    told[at] = { ...cells, ...told[at], name: [{ slot: cells.name?.[0]?.slot ?? '', text: name }] }
    people[at] = {
      id: `p${at + 1}`,
      name: people[at]?.name ?? name,
      role: told[at]?.role && plainWords(told[at].role),
      isTeller: isTeller || people[at]?.isTeller,
    }
  }
  return { people, rows: told.map((cells, at): Row => ({ id: `p${at + 1}`, kind: 'person', position: at, cells: personCells(cells) })) }
}

/** "Walt Dmitri and me" in dictation: words of several names are no name. */
function isOfSeveral(name: string, names: readonly string[]): boolean {
  const others = names.filter((other) => other !== name).map((other) => ({ id: other, name: other }))
  const meant = partedAtSpaces(name).map((word) => personNamed(word, others)?.id)
  return meant.length > 1 && !meant.includes(undefined) && new Set(meant).size === meant.length
}

/** "Dr. Raman", who is told of as Dr. Priya Raman later on. */
function fullName(name: string, names: readonly string[]): string {
  const longer = names.filter((other) => other.length > name.length).map((other) => ({ id: '', name: other }))
  return personNamed(name, longer)?.name ?? name
}

function personCells({ name, role, employer, cost, hours, place, leads, works_on }: Gathered['cells']) {
  return filledCells({
    name: readWords(name),
    role: roleCell(role && rolesIn(role), { leads, works_on }),
    employer: readWords(employer?.filter(namesOrganisation).map(withoutAt)),
    cost: readFigure(cost),
    hours: readFigure(hours?.filter(tellsHours)),
    place: readWords(place),
  })
}

/** What somebody is, with what the fields for their steps say beyond the name of one. */
function roleCell(role: Piece[] | undefined, { leads, works_on }: Record<'leads' | 'works_on', Piece[] | undefined>) {
  const further = [leads && `lead of ${plainWords(leads, ' and ')}`, works_on && `on ${plainWords(works_on, ' and ')}`].filter(Boolean)
  if (further.length === 0) return readWords(role)
  return read(
    [readWords(role)?.value, ...further].filter(Boolean).join('; '),
    [role, leads, works_on].flat().filter((piece) => !!piece),
  )
}

/** An employer that nobody typed into its field has a name of several words, "Polder Analytics", or one behind an article; "PMP", "drawings" and "retired Air Force pilot" tell something else of somebody. */
function namesOrganisation({ text, isField = false }: Piece): boolean {
  if (isField) return true
  const [first, ...words] = wordsOf(text)
  if (!first || (OF_CONTENT.has(first.pos) && !startsAsName(first.text))) return false
  const names = [first, ...words].filter((word) => startsAsName(word.text))
  return withoutDegrees(text) !== undefined && names.length >= (first.pos === 'DET' ? 1 : 2)
}

const OF_CONTENT: ReadonlySet<string> = new Set(['NOUN', 'ADJ', 'VERB'])
const OF_TIME: ReadonlySet<string> = new Set([...HOURS, 'day', 'days', 'week', 'weeks', 'month', 'months', '%', 'percent', 'per'])

/** "14 years" is how long somebody has done it, a number alone counts something else, and what neither counts nor speaks of time is a thing. */
function tellsHours({ text, isField = false }: Piece): boolean {
  if (!isField && MONEY.test(text)) return false
  const all = quantitiesIn(text)
  if (all.length > 0) return isField || all.some(({ unit }) => OF_TIME.has(unit.split(' ', 1)[0] ?? ''))
  const words = text.toLowerCase().split(/[^\p{L}%]+/u)
  return isField || (!hasDigit(text) && words.some((word) => OF_TIME.has(word) || VALUES.has(word) || word.endsWith('time')))
}

/** What is paid is no time. */
const MONEY = /\$|\b(?:bucks|dollars|grand)\b/i

/** The rows of commitments, risks, furnished items, planned milestones and of the plan as a whole; `first` is the month of the calendar in which the work begins, where that is known. */
export function otherRows(rows: readonly Gathered[], first?: NamedMonth, last?: Months): Row[] {
  const of = (kind: Gathered['kind']) => rows.filter((one) => one.kind === kind)
  return [
    ...of('commitment').map((one, at): Row => ({ id: `c${at + 1}`, kind: 'commitment', position: at, cells: commitmentCells(one, first) })),
    ...of('risk').map((one, at): Row => ({ id: `r${at + 1}`, kind: 'risk', position: at, cells: riskCells(one) })),
    ...of('furnished').map((one, at): Row => ({ id: `f${at + 1}`, kind: 'furnished', position: at, cells: furnishedCells(one, first) })),
    ...milestoneRows(of('milestone'), first, last),
    ...of('plan').map(({ cells }, at): Row => ({ id: `plan${at + 1}`, kind: 'plan', position: at, cells: planCells(cells) })),
  ]
}

/** A figure that two answers tell is told once: as its field has it, else as the later one does, since it was asked for there. */
export function toldOnce(rows: readonly Gathered[]): Gathered[] {
  const nameOf = ({ cells }: Gathered) => plainWords(cells.quantity ?? []).toLowerCase()
  const slotOf = ({ cells }: Gathered) => cells.quantity?.[0]?.slot
  const isTyped = ({ cells }: Gathered) => cells.quantity?.[0]?.isField ?? false
  const goesBefore = (other: Gathered, one: Gathered) =>
    isTyped(other) === isTyped(one) ? rows.indexOf(other) > rows.indexOf(one) : isTyped(other)
  const isAgain = (one: Gathered) => (other: Gathered) =>
    other.kind === 'commitment' && nameOf(other) === nameOf(one) && slotOf(other) !== slotOf(one) && goesBefore(other, one)
  return rows.filter((one) => one.kind !== 'commitment' || nameOf(one) === '' || !rows.some(isAgain(one)))
}

function commitmentCells({ cells, step }: Gathered, first: NamedMonth | undefined) {
  const { quantity, by, how } = cells
  const { now, limit } = fromTo(cells)
  const today = now?.map(({ slot, text }) => ({ slot, text: text.replace(WHEN, '') }))
  const told = limit && inOneValue(limitTold(withoutName(plainWords(limit), quantity), plainWords(quantity ?? [])))
  const figure = told && { ...told, unit: told.unit ?? unitOf(told.value, today) }
  const month = by && monthsTold(plainWords(by), first)?.to
  return filledCells({
    quantity: readQuantity(quantity),
    today: readFigure(today),
    comparator: limit && figure?.comparator ? read(figure.comparator, limit) : undefined,
    value: limit && figure ? read(figure.value, limit) : undefined,
    unit: limit && figure?.unit ? read(figure.unit, limit) : undefined,
    by_month: by && month ? read(month, by) : undefined,
    how: readWords(how),
    step_ids: stepOf([quantity, how], step),
  })
}

/** "63 kg to 40 kg" of today, beside a mere "at most": what it falls or rises to is what is committed to. */
function fromTo({ today: now, limit }: Gathered['cells']): { now?: Piece[] | undefined; limit?: Piece[] | undefined } {
  const [told, more] = now ?? []
  const [from = '', to = '', further] = told?.text.split(' to ') ?? []
  const isMove = more === undefined && further === undefined && [from, to].every((words) => quantitiesIn(inFigures(words)).length === 1)
  if (!told || !isMove || (limit && hasDigit(inFigures(plainWords(limit))))) return { now, limit }
  return { now: [{ ...told, text: from }], limit: [{ ...told, text: `${to} ${limit ? plainWords(limit) : ''}`.trim() }] }
}

/** "2 today": when is said by the cell. */
const WHEN = /^(?:today|now)[\s:,]+|[\s,]+(?:today|now)$/i

/** "TRL: TRL 3" is three. */
function withoutName(words: string, quantity: readonly Piece[] = []): string {
  const name = plainWords(quantity)
  const isNamed = name !== '' && words.toLowerCase().startsWith(`${name.toLowerCase()} `)
  return isNamed ? words.slice(name.length).trim() : words
}

/** "2.4 s today, 0.2 by the end": a bare number has the unit of today's. */
function unitOf(value: string, today: Piece[] | undefined): string | undefined {
  const [first] = today && /^[\d.,]+$/.test(value) ? quantitiesIn(inFigures(plainWords(today))) : []
  return first?.unit || undefined
}

function riskCells({ cells: { what, sign, fallback }, step }: Gathered) {
  return filledCells({
    what: readWords(what),
    sign: readWords(sign),
    fallback: readWords(fallback),
    step_ids: stepOf([what, sign, fallback], step),
  })
}

function furnishedCells({ cells: { item, by, late }, step }: Gathered, first: NamedMonth | undefined) {
  const month = by && monthsTold(plainWords(by), first)?.to
  return filledCells({
    item: readWords(item?.filter(namesIt)),
    by_month: by && month ? read(month, by) : undefined,
    when_late: readWords(late),
    step_ids: stepOf([item, late], step),
  })
}

/** The planned milestones: a date without its year is the first one behind the milestone that was told before, within the period that ends with the `last` month. */
function milestoneRows(told: readonly Gathered[], first: NamedMonth | undefined, last: Months | undefined): Row[] {
  let after: Months | undefined
  return told.map(({ cells }, at): Row => {
    const row = milestoneCells(cells, first, last === undefined ? {} : { after, last })
    after = row.due_month?.value ?? after
    return { id: `m${at + 1}`, kind: 'milestone', position: at, cells: row }
  })
}

function milestoneCells({ title, due, paid }: Gathered['cells'], first: NamedMonth | undefined, around: Around) {
  const month = due && monthsTold(plainWords(due), first, around)?.to
  return filledCells({
    title: readWords(title),
    due_month: due && month ? read(month, due) : undefined,
    due_date: due && dayTold(plainWords(due)) ? read(plainWords(due), due) : undefined,
    paid: readFigure(paid),
  })
}

/** The step that is named beside: of words that only sound like one nobody knows that they are of it. */
function stepOf(told: readonly (Piece[] | undefined)[], named: number | undefined) {
  return named === undefined
    ? undefined
    : read(
        [stepIdAt(named)],
        told.flatMap((some) => some ?? []),
      )
}

function planCells(cells: Gathered['cells']) {
  const { focus, solution, existing, feasibility, end_state, end_user, next_phase, security, work_shares } = cells
  const { start, excluded, option_price, statements } = cells
  const told = (pieces: Piece[] | undefined) =>
    readWords(
      pieces?.map(({ slot, text }) => ({ slot, text })),
      '. ',
    )
  return filledCells({
    focus: told(focus),
    solution: told(solution),
    existing: told(existing),
    feasibility: told(feasibility),
    end_state: told(end_state),
    end_user: told(end_user),
    next_phase: told(next_phase),
    security: told(security),
    work_shares: told(work_shares),
    statements: readWords(statements, '\n'),
    start: start && read(plainWords(start), start),
    excluded: told(excluded),
    option_price: readFigure(option_price),
  })
}
