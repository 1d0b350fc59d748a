import { hasDigit, hasLetterOrDigit, partedAtSpaces, startsWithCapital, withoutEnd } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { measureUnit } from '../../../language/quantity/unit.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Figure, figuresTold } from './figures-told.ts'
import type { Gathered, GatheredRows, Piece } from './gathered-rows.ts'
import { itemsIn } from './items-told.ts'
import { figureWords } from './pass-figure.ts'
import type { StepsSaid } from './said-steps.ts'
import { isThing } from './tests-told.ts'
import type { Told } from './told.ts'

type Place = { start: number; end: number }
type Role = 'today' | 'ours' | 'asked'
/** A figure with the words around it that belong to it alone, and what these say that it is. */
type Placed = { figure: Figure; clause: Place; role: Role | undefined }

const TODAY = cueList(`today | today's | now | current | currently | at present | present | presently | existing | so far | these days | baseline |
  from | used to be | until now | was | were`)
const OURS = cueList(`ours | we expect | we promise | we commit | we aim | we will | we'll | we'd | we would | will | shall | promise | commit to | aims at | aim for |
  target | goal | heading for | design | expected | planned | with our | our tool | our system`)
const ASKED = cueList(`limit | limit's | limited to | allow | allows | allowed | permitted | required | requires | requirement | they say | they want | they ask | they need |
  asks for | topic | solicitation | government | navy | army | air force | threshold | may be | may take | may weigh | may cost | specification`)

/**
 * Takes over the figures of an answer that asks for them, each an item: what is measured, what it is today and what we commit to. What the topic allows is no
 * row of its own. What is not sure of an item lets it wait whole. Returns where the items stand that were read.
 */
export function gatherFigures({ others }: GatheredRows, slot: string, answer: string, told: readonly Told[], says: StepsSaid): Place[] {
  return itemsIn(answer, (words) => tellsOne(words)).flatMap((item): Place[] => {
    const words = withoutEnd(answer.slice(item.start, item.end), ' .;')
    const learned = told.filter((one) => one.kind === 'commitment' && one.start >= item.start && one.start < item.end)
    const row = figureRow(words, learned)
    if (!row) return []
    const cells = Object.entries(row).flatMap(([cell, text]): [string, Piece[]][] => (text ? [[cell, [{ slot, text }]]] : []))
    const [step, another] = says(item.start)
    const gathered: Gathered = { kind: 'commitment', cells: Object.fromEntries(cells), proofs: [] }
    others.push(another === undefined && step !== undefined ? { ...gathered, step } : gathered)
    return [item]
  })
}

/** Whether words tell what we commit to and what that is held against. */
function tellsOne(words: string): boolean {
  const { ours, today } = rolesIn(words)
  return ours !== undefined && (today !== undefined || binds(ours.figure))
}

type Row = { quantity: string; today: string | undefined; limit: string; by: string | undefined; how: string | undefined }

function figureRow(words: string, learned: readonly Told[]): Row | undefined {
  const { ours, today, last } = rolesIn(words)
  const first = Math.min(ours?.clause.start ?? 0, today?.clause.start ?? words.length)
  const quantity = ours && quantityIn(words, first, Math.min(ours.figure.start, today?.figure.start ?? ours.figure.start), learned)
  if (!ours || !quantity) return undefined
  const of = (cell: string) => learned.flatMap((one) => (one.cell === cell ? one.text : []))
  const by = of('by')[0] ?? BY.exec(words)?.[1]
  const how = of('how').length > 0 ? of('how').join(', ') : withoutEnd(words.slice(last).replace(/^[\s,;/|.)-]+/, ''), ' .,;')
  const isHow = hasLetterOrDigit(how) && partedAtSpaces(how).length > 1 && how !== by
  return { quantity, today: today && wordsOfFigure(words, today), limit: wordsOfFigure(words, ours), by, how: isHow ? how : undefined }
}

function wordsOfFigure(words: string, { figure }: Placed): string {
  return figureWords(words, figure)
}

const BY = /\bby (?:the end of )?((?:month|mo|m)\.?\s?\d{1,2})\b/i

/** What parts the words of one figure from those of the next. */
const BETWEEN = /[,;:|()]\s+|\s[/–—]\s|\s*(?:->|→|=>)\s*|\s+(?:and|to)\s+|[;,]$/g

/** The figures of words by what they are: by what is said beside each, and where one is left, by what is still missing. */
function rolesIn(words: string): { ours?: Placed | undefined; today?: Placed | undefined; last: number } {
  const placed = placedIn(words)
  const of = (role: Role) => placed.filter((one) => one.role === role)
  const open = placed.filter(({ role }) => role === undefined)
  const [today, ours, asked] = [of('today'), of('ours'), of('asked')]
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

/** Whether two figures may be of the same thing: they measure the same, or one has no unit of its own. */
function isAlike(one: Figure, other: Figure): boolean {
  const [unit, another] = [measureUnit(one.unit)?.dimension, measureUnit(other.unit)?.dimension]
  return unit === another || one.unit === '' || other.unit === '' || one.unit.startsWith('of ') || other.unit.startsWith('of ')
}

function placedIn(words: string): Placed[] {
  const figures = figuresTold(words, words).filter((one) => !isOfName(words, one))
  const joints = [...words.matchAll(BETWEEN)].map(({ index, 0: joint }) => ({ start: index, end: index + joint.length }))
  return figures.map((figure): Placed => {
    const before = joints.filter(({ end }) => end <= figure.start).at(-1)
    const start = before?.end ?? 0
    const end = joints.find((joint) => joint.start >= figure.end)?.start ?? words.length
    const opening = before ? words.slice(before.start, figure.start) : ''
    return { figure, clause: { start, end }, role: roleOf(words.slice(start, end), opening, figure) }
  })
}

/** A number that names something, "31-channel", "Surveyor 31", "month 5", and no figure of anything. */
function isOfName(words: string, { start, end, unit }: Figure): boolean {
  if (/\d-\p{L}/u.test(words.slice(start, end + 2)) || /[@#]$/.test(words.slice(0, start))) return true
  const before = partedAtSpaces(words.slice(0, start).trimEnd()).at(-1) ?? ''
  return unit === '' && (/^(?:month|mo|m|step|week|phase)$/i.test(before) || (start > 0 && startsWithCapital(before)) || /[\p{L}]$/u.test(words.slice(0, start)))
}

function roleOf(clause: string, opening: string, figure: Figure): Role | undefined {
  const isMove = /^\s*(?:to\s|->|→|=>)/.test(opening)
  const [today, ours, asked] = [TODAY.test(clause), OURS.test(clause), ASKED.test(clause)]
  if (today && !ours) return 'today'
  if (asked && !ours) return 'asked'
  return ours || isMove || binds(figure) ? 'ours' : undefined
}

const LONGEST_NAME = 9

/** What the figures are of: the words before the first of them that head it, else what was learned to be its name, else what its clause says something of. */
function quantityIn(words: string, clause: number, figure: number, learned: readonly Told[]): string | undefined {
  const head = /^([^:]{2,60}):\s/.exec(words.slice(0, figure + 1))?.[1] ?? withoutEnd(words.slice(0, clause).trim(), ' ,;:')
  const [named, another] = learned.filter(({ cell }) => cell === 'quantity').map(({ text }) => text)
  const subject = subjectIn(words.slice(clause, figure))
  return [head, another === undefined ? named : undefined, subject].find((name) => name !== undefined && isQuantity(name))
}

function isQuantity(name: string): boolean {
  return hasLetterOrDigit(name) && partedAtSpaces(name).length <= LONGEST_NAME && (isThing(name) || /[/@]/.test(name))
}

/** "The mass of our present laboratory model is 2.8 kg": what stands before the verb, without of what it is today. */
function subjectIn(clause: string): string {
  const words = wordsOf(clause)
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const said = words.slice(0, verb < 0 ? undefined : verb).map(({ text, space }) => text + space)
  const name = withoutEnd(said.join('').trim(), ' ,;').replace(/^(?:the|our|an?)\s+/i, '')
  const own = name.replace(/\s+of (?:our|the|today's|an?)\s.*$/i, '')
  return TODAY.test(name) && !hasDigit(own) ? own : name
}
