import type { Months } from '../../../domain/program.ts'
import { ABOUT, type CellsOf, type Row } from '../../../domain/work-breakdown/rows.ts'
import { listedPerson } from '../../../domain/work-breakdown/short-names.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { calendarMonth } from '../../../language/calendar-day.ts'
import { firstMonth } from '../../../language/calendar-months.ts'
import { hasDigit, headOf, partedAtSpaces, startsWithCapital } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { withFigures } from '../../../language/spoken/figures.ts'
import { stemsIn } from '../../../language/stem.ts'
import type { AnswerApart, SubjectAnswer } from './answer-apart.ts'
import { isShortForOrganisation, namesSomebody, peopleNamed } from './company-people.ts'
import { gathered, type Learned } from './gathered.ts'
import { type Gathered, type Piece, surest } from './gathered-rows.ts'
import { answersApart } from './groups-told.ts'
import { isOfSelf, withTeller } from './names-told.ts'
import { otherRows, peopleTold, toldOnce } from './other-rows.ts'
import { withoutSelf } from './person-pieces.ts'
import { withStepsOfRisks } from './pointed-step.ts'
import { plainWords } from './read-cell.ts'
import { asSaid, silentIn } from './silent-sentences.ts'
import { withStart } from './start-told.ts'
import { stepRow } from './step-row.ts'

/** Rows that were read out of answers, and what found no place in any. Ids hold within them only. */
export type FilledRows = { rows: Row[]; unplaced: Piece[] }

/**
 * Reads the rows of a work breakdown out of answers. What cannot be placed is told, never dropped. Months are counted from the `start` that a person has set,
 * else from the one that an answer tells, else from the first month that the steps name.
 */
export function filledRows(answers: readonly SubjectAnswer[], learned: Learned, start?: string, period?: Months): FilledRows {
  const apart = answersApart(answers)
  const all = gathered(apart, learned)
  const { unplaced, needed } = all
  const [steps, beside] = [all.steps.map(surest), all.others.map(surest)]
  const read = beside.map(({ row }) => row)
  const others = toldOnce(read)
  const said = answers.map(({ answer }) => answer)
  const isNobody = ({ kind, cells }: Gathered) => kind === 'person' && isShortForOrganisation(plainWords(cells.name ?? []), said)
  const told = peopleTold([...others, ...apart.flatMap(teamTold)].filter((one) => !isNobody(one)))
  const months = steps.flatMap(({ row }) => row.cells.months ?? [])
  const startTold = start ?? plainWords(others.find(({ kind }) => kind === 'plan')?.cells.start ?? [])
  const first = calendarMonth(startTold) ?? firstMonth(months.map(({ text }) => text))
  const people = withTeller(told.people, said)
  const rows: Row[] = []
  steps.forEach(({ row }, at) => {
    rows.push(stepRow(row, at, { people, needed, first, before: rows.at(-1) }))
  })
  const ofTeam = new Set(answers.filter(isOnTeam).map(({ slot }) => slot))
  // whoever lists people under their initials has listed them
  const isListed = (slot: string) => (answers.find((one) => one.slot === slot)?.answer.split('\n') ?? []).filter(listedPerson).length > 1
  const isToldOf = (one: Row) => nameIn(one).some(({ slot, text }) => ofTeam.has(slot) && namesSomebody(text) && !isListed(slot))
  const isSomebody = (one: Row) => mayBeName(one) && (Object.keys(one.cells).length > 1 || isToldOf(one) || isNamedIn(rows, one))
  const filled = [
    // what says nothing of what is done is no step
    ...rows.filter((row) => 'action' in row.cells && !isOfMoney(row)).map((row) => withoutLaterNeeds(row, rows)),
    ...told.rows.filter(isSomebody),
    ...otherRows(
      withStepsOfRisks(
        others.filter((one) => !isNameless(one)),
        rows,
      ),
      first,
      period,
    ).map((one) => ofItsTest(one, rows)),
  ]
  const open = [
    ...unplaced,
    ...untold([...steps.map(({ row }) => row), ...read], filled),
    ...steps.flatMap(({ row, left }) => [...left, ...undated(row, first)]),
    ...beside.flatMap(({ left }) => left),
    ...others.filter(isNameless).flatMap(({ cells }) => Object.values(cells).flat()),
  ]
  const placed = startTold === '' ? withStart(filled, first, months, answers) : filled
  const left = knownAgain(open, apart)
  return { rows: placed, unplaced: notToldTwice([...left, ...silentIn(apart, placed, left)], placed, apart) }
}

/** Whether a step tells nothing but what is paid to whom: "keeps 78 percent of the base". */
function isOfMoney({ cells }: Row): boolean {
  const { action, from_month, hours, method, result, proof } = cells as CellsOf<'step'>
  const isBare = [from_month, hours, method, result, proof].every((cell) => cell === undefined)
  return (
    isBare &&
    action !== undefined &&
    (OF_PRICE.test(action.value) || measuresIn(action.value).some(({ unit }) => unit?.dimension === 'dollars'))
  )
}

const OF_PRICE = /\bprice$|(?:%|\bpercent) of the \w+$/i

/**
 * Without what one row, all fields of its answer, or a piece before it say in the same words already: people repeat themselves from question to question. What
 * denies, or has a figure of its own, is no repetition of what does not.
 */
function notToldTwice(pieces: readonly Piece[], rows: readonly Row[], answers: readonly AnswerApart[]): Piece[] {
  const told = rows.map(({ cells }) =>
    saidIn(
      Object.values(cells)
        .flatMap(({ value }) => [value].flat())
        .join(' '),
    ),
  )
  const fields = new Map(
    answers.map((one) => [one.slot, saidIn([...one.told, ...one.lists].flatMap((told) => told.rows.flatMap(Object.values)).join(' '))]),
  )
  const before: Said[] = []
  return pieces.filter(({ text, slot, isField }) => {
    const own = rootsOf(text.slice(headOf(text).length))
    const others = [...told, ...(isField ? [] : [fields.get(slot) ?? []].flat()), ...before]
    before.push(saidIn(text))
    return !others.some((other) => saysAgain({ text, own }, other))
  })
}

/** A text with its roots: they are worked out once, and held against every piece. */
type Said = { text: string; roots: ReadonlySet<string> }

function saidIn(text: string): Said {
  return { text, roots: new Set(rootsOf(text)) }
}

/** Whether words say nearly all of a text, of which the head of a list, "They get: …", says nothing by itself. */
function saysAgain({ text, own }: { text: string; own: readonly string[] }, other: Said): boolean {
  const isNew = (root: string) => !other.roots.has(root)
  return (
    own.length >= FEWEST &&
    own.filter(isNew).length <= (1 - NEARLY_ALL) * own.length &&
    !own.some((root) => hasDigit(root) && isNew(root)) &&
    (!hasDenial(text) || hasDenial(other.text))
  )
}

/** The roots of words that tell something, numbers as figures. */
function rootsOf(text: string): string[] {
  return stemsIn(withFigures(text).text).filter((root) => root.length > SHORTEST || hasDigit(root))
}

/** Words of no more letters tell little, and of fewer words than these a likeness may be chance. */
const SHORTEST = 3
const FEWEST = 4
const NEARLY_ALL = 0.85

/** What found no place, as it was said, each of it once, and no part of what waits itself; what stands in a field is known by that. */
function knownAgain(pieces: readonly Piece[], answers: readonly AnswerApart[]): Piece[] {
  const free = new Map(answers.map(({ slot, answer }) => [slot, answer]))
  const said = pieces.flatMap((piece) => asSaid(free.get(piece.slot) ?? '', piece.text).map((text) => ({ ...piece, text })))
  const isPart = (one: Piece, at: number) => (other: Piece, nth: number) =>
    one.slot === other.slot && (one.text === other.text ? nth < at : !one.isField && other.text.includes(one.text))
  return said.filter((one, at) => !said.some(isPart(one, at)))
}

/** What was told of a cell that does not take it: a time that says no month, a place that is one, somebody whom nobody knows. */
function untold(gathered: readonly Gathered[], rows: readonly Row[]): Piece[] {
  const cells = rows.flatMap((row) => Object.values(row.cells))
  const isRead = ({ text }: Piece) =>
    cells.some(({ origin }) => origin.from === 'answer' && origin.words.includes(withoutSelf(text).replace(ARTICLE, '')))
  return gathered.flatMap(piecesOf).filter((one) => !isRead(one))
}

/** Whose it is goes without saying in a cell. */
const ARTICLE = /^(?:the|our|his|her)\s/i

function piecesOf({ cells, proofs }: Gathered): Piece[] {
  return [cells, ...proofs].flatMap((one) => Object.values(one).flat())
}

/** By when a test has passed, where its words name no month: the rest of it is read all the same. */
function undated({ proofs }: Gathered, first: NamedMonth | undefined): Piece[] {
  return proofs.flatMap(({ by = [] }) => (monthsTold(plainWords(by), first) ? [] : by))
}

/** A step is over before one that begins later, and does not wait for it. */
function withoutLaterNeeds(row: Row, steps: readonly Row[]): Row {
  const { needs, ...cells } = row.cells as CellsOf<'step'>
  const end = cells.to_month?.value
  const begins = (id: string) => (steps.find((step) => step.id === id)?.cells as CellsOf<'step'> | undefined)?.from_month?.value
  const earlier = needs?.value.filter((id) => (begins(id) ?? 0) <= (end ?? Number.POSITIVE_INFINITY))
  return { ...row, cells: needs && earlier?.length ? { ...cells, needs: { ...needs, value: earlier } } : cells } as Row
}

/** A figure that is called as a test of one step is of that step: its words alone might name another. */
function ofItsTest(row: Row, steps: readonly Row[]): Row {
  const { quantity, ...cells } = row.cells as CellsOf<'commitment'>
  if (row.kind !== 'commitment' || !quantity) return row
  const isSame = (name: string) => stemsIn(name).join(' ') === stemsIn(quantity.value).join(' ')
  const [step, another] = steps.filter((one) => (one.cells as CellsOf<'step'>).proof?.value.some((proof) => isSame(proof.quantity)))
  return step && !another ? ({ ...row, cells: { ...cells, quantity, step_ids: { ...quantity, value: [step.id] } } } as Row) : row
}

function isOnTeam({ subject, also }: SubjectAnswer): boolean {
  return subject === 'people' || also === 'people'
}

/** Whom an answer on the team names beside a role, as a profile would: "R. Abe (welder)". What is read of them elsewhere goes before it, and fields go alone. */
function teamTold(one: AnswerApart): Gathered[] {
  const { answer, told, lists } = one
  if (!isOnTeam(one) || [...told, ...lists].some(({ form }) => form.kind === 'person')) return []
  return sentencesOfLines(answer)
    .flatMap(peopleNamed)
    .map(({ name, role, hours }) => {
      const piece = (text: string) => [{ slot: one.slot, text }]
      return { kind: 'person', cells: { name: piece(name), role: piece(role), ...(hours ? { hours: piece(hours) } : {}) }, proofs: [] }
    })
}

/** Nobody is called in small letters alone, "change stuff", nor by nothing but a role; and "Duluth MN. 14" and "Shop 4,200 sq ft" are nobody. */
function mayBeName({ cells }: Row): boolean {
  const { name } = cells as CellsOf<'person'>
  if (name?.origin.from === 'answer' && hasDigit(String(name.value))) return false
  return (
    name !== undefined &&
    (name.origin.from !== 'answer' || partedAtSpaces(String(name.value)).some(startsWithCapital) || isOfSelf(String(name.value)))
  )
}

/** Of whom only a name is read that nobody asked for, and whom no step names, may be nobody: "Cuffboard". */
function isNamedIn(steps: readonly Row[], one: Row): boolean {
  const told = JSON.stringify(steps.map(({ cells }) => cells))
  return nameIn(one).some(({ text }) => told.includes(JSON.stringify(text).slice(1, -1)))
}

function nameIn({ cells }: Row): Piece[] {
  const { name } = cells as CellsOf<'person'>
  return name?.origin.from === 'answer' ? [{ slot: name.origin.slot, text: String(name.value) }] : []
}

/** A row that does not say what it is about counts for nothing: what was read of it is told apart. */
function isNameless({ kind, cells }: Gathered): boolean {
  const about = ABOUT[kind]
  return about !== null && cells[about] === undefined
}
