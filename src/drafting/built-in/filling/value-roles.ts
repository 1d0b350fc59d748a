import { partedAtSpaces, startsWithCapital } from '../../../language/characters.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { isBareRow, isOfToday } from '../../../language/quantity/several-values.ts'
import { isMeasure, measureUnit } from '../../../language/quantity/unit.ts'
import { type Figure, figuresTold } from './figures-told.ts'
import { figureWords } from './pass-figure.ts'
import { ASKED, type Columns, cellsOf, OURS, type Role, TODAY } from './value-columns.ts'

type Place = { start: number; end: number }
/** A figure with the words around it that belong to it alone, and what these say that it is. */
export type Placed = { figure: Figure; clause: Place; role: Role | undefined; isMove: boolean; isCell?: boolean }

/** What parts the words of one figure from those of the next. */
const BETWEEN = /[,;:|()]\s+|\.\s+(?=[A-Z])|\s[/–—]\s|\s*(?:->|→|=>)\s*|\s+(?:and|to)\s+|[;,]$/g

/** As long as what it stands for, and no comparison: "2.4 s -> 0.2". */
const ARROW = /->|=>/g

/** What something moves from is what it is today. */
function withMoves(placed: readonly Placed[]): Placed[] {
  return placed.map((one, at) => (placed[at + 1]?.isMove && one.role !== 'asked' ? { ...one, role: 'today' } : one))
}

type Roles = { ours?: Placed | undefined; today?: Placed | undefined; last: number }

/** The figures of words by what they are: by what is said beside each, and where one is left, by what is still missing. */
export function rolesIn(words: string, columns?: Columns): Roles {
  const inColumns = columns && rolesInColumns(words, columns)
  if (inColumns) return inColumns
  // values of which nothing says which is whose
  if (isBareRow(words) && placedIn(words).some(({ role, figure }) => role === undefined || (role === 'ours' && binds(figure))))
    return { last: 0 }
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

/** The values of a row under a header that says whose each is: "haze 2.6 % / 1.4 % / max 2.0". */
function rolesInColumns(words: string, columns: Columns): Roles | undefined {
  const cells = cellsOf(words, columns.length)
  const placed = cells?.map((cell, at) => {
    const own = figuresTold(words.slice(cell.start, cell.end), '').map((one) => ({
      ...one,
      start: one.start + cell.start,
      end: one.end + cell.start,
    }))
    return { own, role: columns[at], clause: cell }
  })
  if (!placed || placed.some(({ own }) => own.length > 1) || placed.every(({ own }) => own.length === 0)) return undefined
  const of = (role: Role): Placed | undefined => {
    const one = placed.find((cell) => cell.role === role)
    return one?.own[0] && { figure: one.own[0], clause: one.clause, role, isMove: false, isCell: true }
  }
  return { ours: of('ours'), today: of('today'), last: placed.at(-1)?.clause.end ?? 0 }
}

/** Whether words tell more values of one quantity than the one that it has to reach, or only the one that it has today. */
export function tellsOthers(words: string, columns?: Columns): boolean {
  if (isBareRow(words) || (columns && rolesInColumns(words, columns))) return true
  const placed = placedIn(words.replace(ARROW, '→ '))
  const isTodays = ({ figure }: Placed) => isOfToday(words, figure)
  const isOther = (one: Placed) => placed.some((other) => other !== one && other.role !== 'asked' && isAlike(one.figure, other.figure))
  const isHeaded = /^[^:]{2,60}:\s/.test(words)
  const asked = placed.filter((one) => one.role === 'asked' && isOther(one))
  const isOurs = ({ clause }: Placed) => OURS.test(words.slice(clause.start, clause.end))
  return placed.some(isTodays) || (asked.length > 0 && (isHeaded || placed.some(isOurs)))
}

/** The words of a value, in the unit of those beside it where it has none: "131 °F now, 120". */
export function valueWords(words: string, { figure, clause, isCell }: Placed): string {
  const told = figureWords(isCell ? words.slice(0, clause.end) : words, figure)
  const beside = figuresTold(words, '').filter(({ unit }) => isMeasure(unit) && unit !== 'dollars')
  const units = new Set(beside.map(({ unit }) => unit))
  const [unit] = units
  return figure.unit === '' && units.size === 1 && unit && isBareFigure(told) ? `${told} ${unit}` : told
}

function isSameUnit({ unit }: Figure, other: Figure): boolean {
  return unit !== '' && measureUnit(unit)?.dimension === measureUnit(other.unit)?.dimension
}

/** Whether two figures may be of the same thing: they measure the same, or one has no unit of its own. */
export function isAlike(one: Figure, other: Figure): boolean {
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
  if (/^(?:step|task|phase|wp)s?$/i.test(unit)) return true
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
  const [today, ours, asked] = [TODAY.test(clause), OURS.test(clause) || /^\s*want\b/i.test(clause), ASKED.test(clause)]
  if (today && !ours) return 'today'
  if (asked && !ours) return 'asked'
  return ours || isMove || binds(figure) ? 'ours' : undefined
}
