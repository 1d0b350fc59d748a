import { itemAt, type NumberedItem, numberedList } from '../../../domain/answer-fields/numbered-items.ts'
import { ABOUT, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import { marksIn, nearness } from './link-features.ts'
import type { Told } from './told.ts'

/** Things that were told of one row which is none of a step, in their order. */
export type ToldRow<One extends Told = Told> = { kind: RowKind; told: One[] }

/** The people, commitments, risks and furnished items of an answer, one row after another; of the plan as a whole there is one. */
export function furtherRows<One extends Told>(answer: string, all: readonly One[], learned: Learned): ToldRow<One>[] {
  const rows: ToldRow<One>[] = []
  const { items } = numberedList(answer)
  all.forEach((one, at) => {
    if (one.kind === 'step') return
    const last = rows.findLast(({ kind }) => kind === one.kind)
    const isSaidOf = (row: readonly One[]) =>
      !isNamedApart(one, row) && (one.kind === 'plan' || likelihoodOf('another', rowFeatures(answer, all, at, row), learned) <= 0.5)
    if (last && (isOfOneItem(items, one, last.told) ?? isSaidOf(last.told))) last.told.push(one)
    else rows.push({ kind: one.kind, told: [one] })
  })
  return rows
}

/** In a list another item tells of another row, and one item of one risk; of other things it may tell of several. */
function isOfOneItem(items: readonly NumberedItem[], one: Told, row: readonly Told[]): boolean | undefined {
  const item = itemAt(items, one.start)
  if (one.kind === 'plan') return undefined
  if (item !== itemAt(items, row[0]?.start ?? -1)) return false
  return item && one.kind === 'risk' ? true : undefined
}

/** A month in an earlier sentence than the item that is needed is the month of something else. */
function isNamedApart(one: Told, row: readonly Told[]): boolean {
  return one.kind === 'furnished' && one.cell === 'item' && row.every(({ cell, segment }) => cell !== 'item' && segment !== one.segment)
}

/** What can be seen of whether a thing goes on with the row of its kind that was told of last, or begins another one. */
export function rowFeatures(answer: string, all: readonly Told[], at: number, row: readonly Told[]): string[] {
  const one = all[at]
  const last = row.at(-1)
  if (!one || !last) return []
  const { kind, cell, start, segment } = one
  const about = ABOUT[kind]
  const gap = answer.slice(last.end, start)
  const near = nearness(gap)
  const has = row.some((other) => other.cell === cell)
  const isSaid = row.some((other) => other.cell === about)
  const next = all.slice(at + 1).find((other) => other.kind === kind && other.segment === segment)
  const seen = [
    `has=${has}`,
    `said=${isSaid}`,
    `last=${last.cell}`,
    `near=${near}`,
    `gap=${marksIn(gap)}`,
    `has=${has}|near=${near}`,
    `said=${isSaid}|near=${near}`,
    `last=${last.cell}|near=${near}`,
    `has=${has}|said=${isSaid}|near=${near}`,
    `next=${next?.cell}|said=${isSaid}`,
    `size=${Math.min(4, row.length)}|near=${near}`,
    `word=${/[\p{L}\d]+/u.exec(gap)?.[0].toLowerCase()}`,
  ]
  return seen.flatMap((feature) => [`${kind}|${feature}`, `${kind}|${cell}|${feature}`])
}
