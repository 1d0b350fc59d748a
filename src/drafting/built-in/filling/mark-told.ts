import { peopleTold } from '../../../domain/steps/people-told.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { hasDigit, withoutEnd } from '../../../language/characters.ts'
import { areMonths, monthsTold } from '../../../language/months-told.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { type Bound, boundsTold, measuredBy } from './bound-told.ts'
import { limitTold } from './limit-told.ts'

/** What tells months and names apart from all else: the month from which others are counted, and who is known to work on the plan. */
type Known = { first: NamedMonth | undefined; people: readonly string[] }

/**
 * Figures that an answer begins with, that stand behind their names, or of which one is alone between commas, are the pass marks; a month and a known name
 * beside one are by when it is passed and who judges it, and the rest are its conditions. Where no figure is a pass mark, all of it is.
 */
export function proofsIn(told: string, known: Known): Proof[] {
  const bounds = boundsTold(told) ?? boundBetween(told.split(PARTING))
  const proofs = bounds?.map((bound) => ({
    quantity: measuredBy(bound) || 'Result',
    ...limitTold(bound.limit, measuredBy(bound)),
    ...besideMark(bound.condition, known),
  }))
  return proofs ?? [{ quantity: 'Result', condition: told }]
}

const PARTING = /[,;]\s+/

/** The only part with a figure that binds, and all others as its conditions. */
function boundBetween(parts: readonly string[]): Bound[] | undefined {
  const told = parts.map((part) => boundsTold(part) ?? [])
  const [bound, another] = told.flat()
  if (!bound || another) return undefined
  const others = parts.filter((_, at) => told[at]?.length === 0)
  return [{ ...bound, condition: [...others, bound.condition].filter(Boolean).join(', ') }]
}

function besideMark(words: string, { first, people }: Known): Pick<Proof, 'condition' | 'judge' | 'by_month'> {
  const parts = words.split(PARTING).map((part) => {
    const month = areMonths(part) ? monthsTold(part, first)?.to : undefined
    const { lead, people: others, note } = peopleTold(open(part), people)
    return { part, month, judge: lead && !others && !note ? lead : undefined }
  })
  const month = parts.findLast((one) => one.month)
  const judge = parts.findLast((one) => one.judge)
  const condition = parts.flatMap((one) => (one === month || one === judge ? [] : one.part)).join(', ')
  return {
    ...(condition ? { condition } : {}),
    ...(judge ? { judge: judge.judge } : {}),
    ...(month ? { by_month: month.month } : {}),
  }
}

/** "Torque: 200 lbf-ft at least in both directions, then 300 in 15 s or less": a label, and behind it figures of which no single one is the mark, so that all of it is. */
export function labelledMark(line: string): { label: string; mark: string } | undefined {
  const [, label = '', mark = ''] = LABELLED.exec(line) ?? []
  const isOne = quantitiesIn(mark).length === 0 || boundsTold(sentencesOf(line)[0] ?? '')?.length === 1
  return label === '' || hasDigit(label) || isOne ? undefined : { label, mark: withoutEnd(mark, ' .;') }
}

const LABELLED = /^([^:,;]{2,60}):\s+(.+)$/
