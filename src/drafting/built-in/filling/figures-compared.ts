import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import { hasDigit, hasLetterOrDigit, partedAtSpaces, startsWithCapital, withoutEnd } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { saysLimit } from '../../../language/quantity/says-limit.ts'
import { measureUnit } from '../../../language/quantity/unit.ts'
import { RANKS } from '../../../language/quantity/written-amount.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Figure, figuresTold } from './figures-told.ts'
import type { Gathered, GatheredRows, Piece } from './gathered-rows.ts'
import { itemsIn } from './items-told.ts'
import { inFigures } from './limit-told.ts'
import { figureWords } from './pass-figure.ts'
import type { StepsSaid } from './said-steps.ts'
import { isThing } from './tests-told.ts'
import type { Told } from './told.ts'

type Place = { start: number; end: number }
type Role = 'today' | 'ours' | 'asked'
/** A figure with the words around it that belong to it alone, and what these say that it is. */
type Placed = { figure: Figure; clause: Place; role: Role | undefined; isMove: boolean }

const TODAY =
  cueList(`today | today's | now | current | currently | at present | present | presently | existing | so far | these days | baseline |
  from | used to be | until now | was | were`)
const OURS =
  cueList(`ours | we expect | we promise | we commit | we aim | we will | we'll | we'd | we would | will | shall | promise | commit to | aims at | aim for |
  target | goal | heading for | design | expected | planned | with our | our tool | our system`)
const ASKED =
  cueList(`limit | limit's | limited to | allow | allows | allowed | permitted | required | requires | requirement | they say | they want | they ask | they need |
  asks for | topic | solicitation | government | navy | army | air force | threshold | may be | may take | may weigh | may cost | specification`)

/** A figure that an answer tells, and where its item stands. */
export type FigureTold = Place & { row: Row }

/**
 * The figures of an answer that asks for them, each an item: what is measured, what it is today and what we commit to. What the topic allows is no row of its
 * own. An item of which anything is not sure is none of them, and waits whole.
 * Where they are not asked for (`isAsked`) only what was learned to be one is.
 */
export function figuresCompared(answer: string, told: readonly Told[], isAsked: boolean): FigureTold[] {
  const all = told.filter(({ kind }) => kind === 'commitment')
  if (!isAsked && all.length === 0) return []
  return itemsIn(answer, tellsOne).flatMap(({ start, end }): FigureTold[] => {
    const learned = all.filter((one) => one.start >= start && one.start < end)
    const words = withoutEnd(answer.slice(start, end), ' .;')
    const whole = wholeRow(learned)
    const row = isAsked || whole ? (figureRow(words, learned) ?? whole) : undefined
    return row ? [{ start, end, row }] : []
  })
}

/** A figure of which just one name and one mark were learned, the name first, with a value of today's in the same unit or none. */
function wholeRow(learned: readonly Told[]): Row | undefined {
  const of = (cell: string) => learned.filter((one) => one.cell === cell)
  const [names, marks, today] = [of('quantity'), of('limit'), of('today')]
  const [name, mark] = [names[0], marks[0]]
  if (!name || !mark || names.length + marks.length > 2 || today.length > 1 || [mark, ...today].some(({ start }) => start < name.start))
    return undefined
  const [own, now] = [figuresTold(inFigures(mark.text), '')[0], today.map(({ text }) => figuresTold(inFigures(text), '')[0])[0]]
  if (!own || !(saysLimit(inFigures(mark.text)) || (now && isAlike(own, now))) || (today[0] && !(now && isAlike(own, now))))
    return undefined
  const how = of('how').map(({ text }) => text)
  return {
    quantity: name.text,
    today: today[0]?.text,
    limit: mark.text,
    by: of('by').find(({ text }) => namesMonths(text) || namesCalendarMonth(text))?.text,
    how: how.length > 0 ? how.join(', ') : undefined,
  }
}

/** What is told beside figures, which have a reader of their own; of `items` nothing else is told. */
export function withoutFigures(told: readonly Told[], items: readonly Place[]): Told[] {
  return told.filter((one) => one.kind !== 'commitment' && !items.some(({ start, end }) => one.start >= start && one.start < end))
}

/** Takes figures over as rows, each of the step that its item names. */
export function gatherFigures({ others }: GatheredRows, slot: string, figures: readonly FigureTold[], says: StepsSaid): void {
  for (const { start, row } of figures) {
    const cells = Object.entries(row).flatMap(([cell, text]): [string, Piece[]][] => (text ? [[cell, [{ slot, text }]]] : []))
    const [step, another] = says(start)
    const gathered: Gathered = { kind: 'commitment', cells: Object.fromEntries(cells), proofs: [] }
    others.push(another === undefined && step !== undefined ? { ...gathered, step } : gathered)
  }
}

/** Whether words tell what we commit to and what that is held against. */
function tellsOne(words: string): boolean {
  const { ours, today } = rolesIn(words)
  return ours !== undefined && (today !== undefined || binds(ours.figure))
}

type Row = { quantity: string; today: string | undefined; limit: string; by: string | undefined; how: string | undefined }

function figureRow(words: string, learned: readonly Told[]): Row | undefined {
  const { ours, today, last } = rolesIn(words)
  const named = ours && quantityIn(words, Math.min(ours.figure.start, today?.figure.start ?? ours.figure.start), learned)
  const quantity = named ?? (ours && RANKS.has(ours.figure.unit) ? ours.figure.unit : undefined)
  if (!ours || !quantity) return undefined
  const of = (cell: string) => learned.flatMap((one) => (one.cell === cell ? one.text : []))
  const by = of('by')[0] ?? BY.exec(words)?.[1]
  const how = of('how').length > 0 ? of('how').join(', ') : withoutEnd(words.slice(last).replace(/^[\s,;/|.)-]+/, ''), ' .,;')
  const isHow = hasLetterOrDigit(how) && partedAtSpaces(how).length > 1 && how !== by && !ASKED.test(how) && !quantity.includes(how)
  return { quantity, today: today && wordsOfFigure(words, today), limit: wordsOfFigure(words, ours), by, how: isHow ? how : undefined }
}

function wordsOfFigure(words: string, { figure }: Placed): string {
  return figureWords(words, figure)
}

const BY = /\bby (?:the end of )?((?:month|mo|m)\.?\s?\d{1,2})\b/i

/** What parts the words of one figure from those of the next. */
const BETWEEN = /[,;:|()]\s+|\s[/–—]\s|\s*(?:->|→|=>)\s*|\s+(?:and|to)\s+|[;,]$/g

/** As long as what it stands for, and no comparison: "2.4 s -> 0.2". */
const ARROW = /->|=>/g

/** What something moves from is what it is today. */
function withMoves(placed: readonly Placed[]): Placed[] {
  return placed.map((one, at) => (placed[at + 1]?.isMove && one.role !== 'asked' ? { ...one, role: 'today' } : one))
}

/** The figures of words by what they are: by what is said beside each, and where one is left, by what is still missing. */
function rolesIn(words: string): { ours?: Placed | undefined; today?: Placed | undefined; last: number } {
  const placed = withMoves(placedIn(words.replace(ARROW, '→ ')))
  const of = (role: Role) => placed.filter((one) => one.role === role)
  const open = placed.filter(({ role }) => role === undefined)
  const [today, asked] = [of('today'), of('asked')]
  const all = of('ours')
  const same = all.filter(({ figure }) => today.some((one) => isSameUnit(one.figure, figure)))
  const ours = same.length > 0 ? same : all
  const known = [...today, ...ours, ...asked]
  const [left, another] = open.filter(({ figure }) => known.length === 0 || known.some((one) => isAlike(one.figure, figure)))
  if (today.length > 1 || ours.length > 1 || (another && ours.length === 0)) return { last: 0 }
  const isFirst = (one: Placed | undefined) => one !== undefined && known.every(({ figure }) => one.figure.start < figure.start)
  const mine = ours[0] ?? (known.length > 0 ? left : undefined)
  const now = today[0] ?? (mine !== left && asked.length > 0 && isFirst(left) ? left : undefined)
  if (mine && now && !isAlike(mine.figure, now.figure)) return { last: 0 }
  const ends = [mine, now, ...asked, ...(left && known.length > 1 ? [left] : [])].flatMap((one) => one?.clause.end ?? [])
  return { ours: mine, today: now, last: Math.max(0, ...ends) }
}

function isSameUnit({ unit }: Figure, other: Figure): boolean {
  return unit !== '' && measureUnit(unit)?.dimension === measureUnit(other.unit)?.dimension
}

/** Whether two figures may be of the same thing: they measure the same, or one has no unit of its own. */
function isAlike(one: Figure, other: Figure): boolean {
  const [unit, another] = [measureUnit(one.unit)?.dimension, measureUnit(other.unit)?.dimension]
  return unit === another || one.unit === '' || other.unit === '' || one.unit.startsWith('of ') || other.unit.startsWith('of ')
}

function placedIn(words: string): Placed[] {
  const figures = figuresTold(words, '').flatMap((one) => (isOfName(words, one) ? [] : fromAndTo(words, one)))
  const joints = [...words.matchAll(BETWEEN)].map(({ index, 0: joint }) => ({ start: index, end: index + joint.length }))
  return figures.map((figure, at): Placed => {
    const before = joints.filter(({ end }) => end <= figure.start + 1).at(-1)
    const start = Math.max(before?.end ?? 0, figures[at - 1]?.end ?? 0)
    const end = joints.find((joint) => joint.start >= figure.end)?.start ?? words.length
    const gap = words.slice(figures[at - 1]?.end ?? 0, figure.start)
    const isMove = at > 0 && /^\s*(?:\S+\s+)?(?:to|→)\s*$/.test(gap)
    return {
      figure,
      clause: { start, end },
      isMove,
      role: roleOf(words.slice(start, Math.min(end, figures[at + 1]?.start ?? end)), isMove, figure),
    }
  })
}

/** "From 63 kg to 40 kg at most" is no range, but two figures. */
function fromAndTo(words: string, one: Figure): Figure[] {
  const [from = '', to, another] = words.slice(one.start, one.end).split(/(?<=\sto\s)/)
  if (!to || another || !/\bfrom\s+$/i.test(words.slice(0, one.start))) return [one]
  const first = figuresTold(from.replace(/\sto\s$/, ''), '')
  const second = figuresTold(to + words.slice(one.end), '').slice(0, 1)
  const moved = (figure: Figure, by: number): Figure => ({ ...figure, start: figure.start + by, end: figure.end + by })
  return [...first.map((figure) => moved(figure, one.start)), ...second.map((figure) => moved(figure, one.start + from.length))]
}

/** A number that names something, "31-channel", "Surveyor 31", "month 5", and no figure of anything. */
function isOfName(words: string, { start, end, unit }: Figure): boolean {
  if (/\d-\p{L}/u.test(words.slice(start, end + 2)) || /[@#]$/.test(words.slice(0, start))) return true
  const before = partedAtSpaces(words.slice(0, start).trimEnd()).at(-1) ?? ''
  return (
    unit === '' &&
    (/^(?:by|month,?|mo|m|step|week|phase)$/i.test(before) ||
      (start > 0 && startsWithCapital(before)) ||
      /[\p{L}]$/u.test(words.slice(0, start)))
  )
}

function roleOf(clause: string, isMove: boolean, figure: Figure): Role | undefined {
  const [today, ours, asked] = [TODAY.test(clause), OURS.test(clause), ASKED.test(clause)]
  if (today && !ours) return 'today'
  if (asked && !ours) return 'asked'
  return ours || isMove || binds(figure) ? 'ours' : undefined
}

const LONGEST_NAME = 9
const CLAUSE = /[,;:|]\s+/g

/** What the figures are of: the words before the first of them that head it, else what was learned to be its name, else what its clause says something of. */
function quantityIn(words: string, figure: number, learned: readonly Told[]): string | undefined {
  const clause = [...words.slice(0, figure).matchAll(CLAUSE)].reduce((_, { index, 0: mark }) => index + mark.length, 0)
  const head = /^([^:]{2,60}):\s/.exec(words.slice(0, figure + 1))?.[1] ?? withoutEnd(words.slice(0, clause).trim(), ' ,;:')
  const [named, another] = learned.filter(({ cell }) => cell === 'quantity').map(({ text }) => text)
  const subject = subjectIn(words.slice(clause, figure))
  const own = another === undefined && named && hasLetterOrDigit(named) && !hasDigit(named) ? named : undefined
  return [head, subject].find(isQuantity) ?? own
}

function isQuantity(name: string): boolean {
  return (
    hasLetterOrDigit(name) &&
    !/[→>]|^(?:today|now)\b/i.test(name) &&
    partedAtSpaces(name).length <= LONGEST_NAME &&
    (isThing(name) || /[/@]/.test(name))
  )
}

/** "The mass of our present laboratory model is 2.8 kg": what stands before the verb, without of what it is today. */
function subjectIn(clause: string): string {
  const words = wordsOf(clause)
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const said = words.slice(0, verb < 0 ? undefined : verb).map(({ text, space }) => space + text)
  const name = withoutEnd(said.join('').trim(), ' ,;').replace(/^(?:the|our|an?)\s+/i, '')
  const own = name.replace(/\s+of (?:our|the|today's|an?)\s.*$/i, '')
  return TODAY.test(name) && !hasDigit(own) ? own : name
}
