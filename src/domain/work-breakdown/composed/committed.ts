import { withoutSpaces } from '../../../language/characters.ts'
import { stem } from '../../../language/stem.ts'
import type { Commitment, Proof, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { figuresIn, inUnit, open } from './phrase.ts'
import { isCompared } from './reached.ts'

/**
 * The commitment that a proof measures. Where the proof has a figure it is its own, and only a commitment to the same one is meant: another stands for
 * itself. Of several the one that is named most like it.
 */
export function committedIn(proof: Proof, step: WorkStep, rows: WorkBreakdown): Commitment | undefined {
  const meant = rows.commitments.flatMap((one) => {
    const near = nearness(one, proof, step)
    const isNearest = near > 0 && proofsOf(rows).every((other) => nearness(one, other.proof, other.step) <= near)
    return isNearest ? [{ one, near }] : []
  })
  return meant.sort((first, other) => other.near - first.near)[0]?.one
}

/** Whether a proof says already what is committed to. */
export function isMeasured(one: Commitment, rows: WorkBreakdown): boolean {
  return proofsOf(rows).some(({ proof, step }) => committedIn(proof, step, rows) === one)
}

/** What it is today, told so once, and a bare number in the unit of what is committed to. */
export function todayOf({ today, unit }: Pick<Commitment, 'today' | 'unit'>): string | undefined {
  if (!today) return undefined
  const words = open(today)
  return /\btoday\b/i.test(words) ? `(${words})` : `(today ${inUnit(words, unit)})`
}

function proofsOf({ steps }: WorkBreakdown): { proof: Proof; step: WorkStep }[] {
  return steps.flatMap((step) => step.proof.map((proof) => ({ proof, step })))
}

/** How nearly a proof measures what was committed to, 0 where it does not. Of another step's it does where the commitment names none and the figure is the same. */
function nearness(one: Commitment, proof: Proof, step: WorkStep): number {
  const isSame = isSameFigure(one, proof)
  const isElsewhere = !one.step_ids.includes(step.id)
  if (isElsewhere && (one.step_ids.length > 0 || step.part !== 'base' || !isSame)) return 0
  if (!isSame && hasFigure(proof) && one.value) return 0
  const alike = likeness(one.quantity, proof.quantity)
  return alike && alike + (isSame ? 1 : 0)
}

function hasFigure({ value, quantity }: Proof): boolean {
  return value !== undefined || isCompared(quantity)
}

/** Whether both tell the same number in the same unit, compared the same way where both say how. A proof may hold it in its name. */
function isSameFigure(one: Commitment, { comparator, value, unit, quantity }: Proof): boolean {
  if (!one.value) return false
  if (value === undefined) return isCompared(quantity) && figuresIn(one.value).every((figure) => figuresIn(quantity).includes(figure))
  const isComparedSame = !comparator || !one.comparator || comparator === one.comparator
  return isComparedSame && amountOf(one.value, one.unit) === amountOf(value, unit)
}

/** "0.90" and "0.9" are one number; "95 %" is "95" in percent. */
function amountOf(value: string, unit = ''): string {
  const words = `${value} ${unit}`.toLowerCase().replace(/(?<=\d),(?=\d{3})/g, '')
  return withoutSpaces(words.replace(/\bper ?cent\b/g, '%').replace(/\d+(?:\.\d+)?/g, (number) => `${Number(number)}`))
}

/** How much two names of a quantity share, 0 where they are of different ones: too few of the same words, another figure in each, or one denies the other. */
function likeness(one: string, other: string): number {
  const [words, others] = [stemsOf(one), stemsOf(other)]
  const shared = words.filter((word) => others.includes(word)).length
  if (shared === 0 || shared < Math.min(words.length, others.length) / 2) return 0
  const isOtherFigure = hasMore(figuresIn(one), figuresIn(other)) && hasMore(figuresIn(other), figuresIn(one))
  const isDenied = denies(words, others) || denies(others, words)
  return isOtherFigure || isDenied ? 0 : shared / Math.max(words.length, others.length)
}

function hasMore(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => !others.includes(one))
}

const DENYING = ['un', 'non', 'in', 'im', 'mis', 'dis']
const DENIALS = ['non', 'not', 'without']

/** "Unshifted cases" are none of the shifted ones. */
function denies(words: readonly string[], others: readonly string[]): boolean {
  const own = words.filter((word) => !others.includes(word))
  return own.some((word) => DENIALS.includes(word) || others.some((other) => DENYING.some((prefix) => word === `${prefix}${other}`)))
}

function stemsOf(text: string): string[] {
  return [...new Set((text.match(/[\p{L}\d]{3,}/gu) ?? []).map(stem))].filter((word) => !['the', 'and', 'for'].includes(word))
}
