import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import { withoutEnd } from '../../../language/characters.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { saysLimit } from '../../../language/quantity/says-limit.ts'
import { isBareRow } from '../../../language/quantity/several-values.ts'
import { type FigureRow, figureRow } from './figure-row.ts'
import { figuresTold } from './figures-told.ts'
import type { Gathered, GatheredRows, Piece } from './gathered-rows.ts'
import { itemsIn } from './items-told.ts'
import { inFigures } from './limit-told.ts'
import type { StepsSaid } from './said-steps.ts'
import type { Told } from './told.ts'
import { columnsAbove } from './value-columns.ts'
import { isAlike, rolesIn } from './value-roles.ts'

type Place = { start: number; end: number }

/** A figure that an answer tells, and where its item stands. */
export type FigureTold = Place & { row: FigureRow }

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
    const whole = isBareRow(words) ? undefined : wholeRow(learned)
    const row = isAsked || whole ? (figureRow(words, learned, columnsAbove(answer, start)) ?? whole) : undefined
    return row ? [{ start, end, row }] : []
  })
}

/** A figure of which just one name and one mark were learned, the name first, with a value of today's in the same unit or none. */
function wholeRow(learned: readonly Told[]): FigureRow | undefined {
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
