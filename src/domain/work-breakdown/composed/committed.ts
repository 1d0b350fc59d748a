import { headOf } from '../../../language/characters.ts'
import { denyEachOther } from '../../../language/denial.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stemsIn } from '../../../language/stem.ts'
import { comparedTokens, standingIn } from '../../../language/tokens.ts'
import { SAYS_TODAY } from '../../thought.ts'
import type { Commitment, Proof, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { figure, figuresIn, inUnit, joined, open, plainUnits } from './phrase.ts'
import { isCompared } from './reached.ts'
import { isSaidBy } from './same-test.ts'

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

/** Whether a commitment that names no step is the pass mark of one all the same: the same figure, of what is called the same or said in other words. */
export function isMarkOfStep(one: Commitment, rows: WorkBreakdown): boolean {
  return proofsOf(rows).some(({ proof, step }) => nearness(one, proof, step) > 0) || isSaidBy(rows.steps, one)
}

/** Whether two commitments are to the same: the same value in the same unit of what is called the same, also where a value names it again ("TRL: TRL 3"). */
export function isSameCommitment(one: Commitment, other: Commitment): boolean {
  return rootsOf(one.quantity).join(' ') === rootsOf(other.quantity).join(' ') && amountIn(one) !== '' && amountIn(one) === amountIn(other)
}

function amountIn({ quantity, value = '', unit }: Commitment): string {
  const amount = plainAmount(joined([value, unit], ' ')).split(' ')
  const name = plainAmount(quantity).split(' ')
  return amount.filter((token) => !name.includes(token)).join(' ')
}

/** What it is today, told so once, and a bare number in the unit of what is committed to. */
export function todayOf({ today, unit }: Pick<Commitment, 'today' | 'unit'>): string | undefined {
  if (!today) return undefined
  const words = open(today)
  return SAYS_TODAY.test(words) ? `(${words})` : `(today ${inUnit(words, unit)})`
}

function proofsOf({ steps }: WorkBreakdown): { proof: Proof; step: WorkStep }[] {
  return steps.flatMap((step) => step.proof.map((proof) => ({ proof, step })))
}

/**
 * How nearly a proof measures what was committed to, 0 where it does not. Of another step's it does where the figure is the same, and the commitment names no
 * step or is told for the month of the proof.
 */
function nearness(one: Commitment, proof: Proof, step: WorkStep): number {
  const isSame = isSameFigure(one, proof)
  const isElsewhere = !one.step_ids.includes(step.id)
  const isOther = one.step_ids.length > 0 && (one.by_month === undefined || one.by_month !== proof.by_month)
  if (isElsewhere && (isOther || step.part !== 'base' || !isSame)) return 0
  if (!isSame && hasFigure(proof) && one.value) return 0
  // "Spring: drift" of no step heads its figure by a time or a thing, which the step's own test need not say again
  const name = isElsewhere ? measured(one.quantity) : one.quantity
  const alike = likeness(name, proof.quantity, !isElsewhere && isSame && isInUnit(one, proof) ? SAME_FIGURE : ITS_NAME)
  return alike && alike + (isSame ? 1 : 0)
}

/** A name without what heads it. */
function measured(name: string): string {
  const head = headOf(name)
  return head === '' ? name : name.slice(head.length + 2)
}

/**
 * Only a proof that says all of a name, or is all said by it, measures what is called so: else one task's test would be told with the instrument of another.
 * Part of it will do in the step that was named, where value and unit are the same already.
 */
const ITS_NAME = 1
const SAME_FIGURE = 1 / 2

/** Whether a proof tells the limit of the commitment with its unit: "a frame takes at most 60 s" for "at most 60 s for 900 panes". */
function isInUnit(one: Commitment, proof: Proof): boolean {
  return isSameLimit(figure(one), proof.value ? figure(proof) : proof.quantity)
}

function hasFigure({ value, quantity }: Proof): boolean {
  return value !== undefined || isCompared(quantity)
}

/** Whether both tell the same number in the same unit, compared the same way where both say how. A proof may hold it in its name. */
function isSameFigure(one: Commitment, { comparator, value, unit, as_told, quantity }: Proof): boolean {
  if (!one.value) return false
  if (value === undefined) return isCompared(quantity) && figuresIn(one.value).every((figure) => figuresIn(quantity).includes(figure))
  const isComparedSame = !comparator || !one.comparator || comparator === one.comparator
  if (!isComparedSame) return false
  return (
    plainAmount(joined([one.value, one.unit], ' ')) === plainAmount(as_told ?? joined([value, unit], ' ')) ||
    isSameLimit(figure(one), figure({ comparator, value, unit, as_told }))
  )
}

/** "at most 60 s for 900 panes" and "at most 60 s" are one limit. */
function isSameLimit(one: string, other: string): boolean {
  const [limit, another] = [one, other].map((words) => quantitiesIn(words).find(({ comparator }) => comparator !== '='))
  return !!limit && !!another && limit.comparator === another.comparator && limit.value === another.value && limit.unit === another.unit
}

/** "0.90" and "0.9" are one number; "95 %" is "95" in percent. */
function plainAmount(amount: string): string {
  return comparedTokens(plainUnits(amount))
    .map((token) => (Number.isNaN(Number(token)) ? token : `${Number(token)}`))
    .join(' ')
}

/** How much two names of a quantity share, 0 where they are of different ones: too few of the same words, another figure in each, or one denies the other. */
function likeness(one: string, other: string, least: number): number {
  const [words, others] = [rootsOf(one), rootsOf(other)]
  // a sign with its number, "R2", has no root: it is the same where it stands in the other name
  if (words.length === 0) return standingIn([other])(one) ? 1 / Math.max(others.length, 1) : 0
  const shared = words.filter((word) => others.includes(word)).length
  if (shared === 0 || shared < Math.min(words.length, others.length) * least) return 0
  const isOtherFigure = hasMore(figuresIn(one), figuresIn(other)) && hasMore(figuresIn(other), figuresIn(one))
  return isOtherFigure || denyEachOther(words, others) ? 0 : shared / Math.max(words.length, others.length)
}

function hasMore(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => !others.includes(one))
}

/** Words that only join others name nothing. */
const JOINING: ReadonlySet<string> = new Set(['and', 'for'])
const SHORTEST = 3

/** The roots of the words that name something. */
export function rootsOf(name: string): string[] {
  return stemsIn(name).filter((root) => root.length >= SHORTEST && !JOINING.has(root))
}
