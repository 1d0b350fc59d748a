import { sentencesOfLines } from '../../language/sentence.ts'
import { stemsIn } from '../../language/stem.ts'
import type { AnswerRow } from './answer-rows.ts'
import type { PaidPiece } from './paid-between.ts'
import { paidPieces } from './payment-pieces.ts'

/** Payments that some sentences in a row tell, as milestones, with their words, what of these is no payment, and what the option costs where they say so. */
export type PaymentsTold = { rows: AnswerRow[]; words: string; beside: string[]; option?: string }

/** Fewer payments are a schedule only where a sentence tells all of them. */
const FEWEST = 3
const FEWEST_IN_ONE = 2
const WHOLE = 100

type Told = { sentence: string; pieces: PaidPiece[] }

/**
 * The payments that a text tells, each what it is for, how much and in which month, or when what has come about: all in one sentence, or sentence by sentence and
 * line by line; shares are those of a whole. A month that is not told is that in which one of the `steps` says that it is done. Where money is asked for (`isAsked`)
 * spoken numbers are dollars, and else each payment has its month and follows another.
 */
export function paymentsIn(text: string, { steps, isAsked }: { steps: readonly AnswerRow[]; isAsked: boolean }): PaymentsTold[] {
  const all = sentencesOfLines(text).map((sentence): Told => ({ sentence, pieces: paidPieces(sentence, isAsked) }))
  const runs = runsOf(all).filter((run) => isAsked || rowsIn(run).every(({ due }) => due))
  const isMany = (told: readonly Told[]) => rowsIn(told).length >= FEWEST || told.some((one) => rowsIn([one]).length >= FEWEST_IN_ONE)
  const read = isAsked ? (isMany(runs.flat()) ? runs : []) : runs.filter((run) => rowsIn(run).length >= FEWEST)
  return areShares(read.flat()) === areWhole(read.flat()) ? read.map((run) => paymentsOf(run, text, steps)) : []
}

/** The sentences in a row that tell amounts. */
function runsOf(all: readonly Told[]): Told[][] {
  const runs: Told[][] = [[]]
  for (const one of all) {
    if (one.pieces.length > 0) runs.at(-1)?.push(one)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function rowsIn(told: readonly Told[]): AnswerRow[] {
  return told.flatMap(({ pieces }) => pieces.flatMap(({ row }) => (row ? [row] : [])))
}

function sharesIn(told: readonly Told[]): number[] {
  return told.flatMap(({ pieces }) => pieces.flatMap(({ isShare, value, row }) => (isShare && row ? value : [])))
}

function areShares(told: readonly Told[]): boolean {
  return sharesIn(told).length > 0
}

function areWhole(told: readonly Told[]): boolean {
  const shares = sharesIn(told)
  return shares.length === rowsIn(told).length && Math.round(shares.reduce((sum, one) => sum + one, 0)) === WHOLE
}

function paymentsOf(run: readonly Told[], text: string, steps: readonly AnswerRow[]): PaymentsTold {
  const [first = '', last = ''] = [run[0]?.sentence, run.at(-1)?.sentence]
  const from = text.indexOf(first)
  const pieces = run.flatMap((one) => one.pieces)
  const options = pieces.filter(({ isOption }) => isOption)
  const [option] = options.length === 1 ? options : []
  const rows = rowsIn(run).map((row): AnswerRow => {
    const due = row.due ?? dueOf(row.title ?? '', steps)
    return { title: row.title ?? '', ...(due ? { due } : {}), paid: row.paid ?? '' }
  })
  return {
    rows,
    words: text.slice(from, text.indexOf(last, from) + last.length),
    beside: pieces.flatMap(({ total, isOption }) => (total && !(isOption && option) ? total : [])),
    ...(option && !option.isShare ? { option: `$${option.value.toLocaleString('en-US')}` } : {}),
  }
}

/** The months that are named right behind some words, "a design review at the end of month 2". */
const BEHIND = /^(?:(?!\bnot\b)[^.;]){0,40}?\bmonth\s+(\d{1,2})\b/i
const LAST_MONTH = /(\d{1,2})\D*$/

/** The month of what a step tells by these words, as it says there, else that in which the step ends that is called so; undefined where none does. */
function dueOf(title: string, steps: readonly AnswerRow[]): string | undefined {
  for (const { method = '' } of steps) {
    const at = method.toLowerCase().indexOf(title.toLowerCase())
    const [, month] = at < 0 ? [] : (BEHIND.exec(method.slice(at + title.length)) ?? [])
    if (month) return month
  }
  const words = stemsIn(title)
  const called = steps.find(({ action = '' }) => words.length > 0 && words.every((word) => stemsIn(action).includes(word)))
  return LAST_MONTH.exec(called?.months ?? '')?.[1]
}
