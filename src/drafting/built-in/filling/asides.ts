import { formHeaded } from '../../../domain/answer-fields/called-in-notes.ts'
import type { Subject } from '../../../domain/interview.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { isAside } from '../../../language/aside.ts'
import { asSentence, endsWithOne, headOf, raised } from '../../../language/characters.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import { isRemark } from '../../../language/remark.ts'
import { remarkFeatures } from '../../../language/remark-features.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { Told } from './told.ts'

/** So unlikely a sentence on the steps has to be one on a step for nothing to be read out of it, and so likely for it to be taken for one. */
const SURE = { aside: 0.06, step: 0.6 } as const

/**
 * What is told without what stands in remarks to whoever asks, and where the steps are asked for, without what is said by the way: duties of every contract,
 * habits, complaints. Such sentences are silent, so that they are shown as not placed. Between these and what is done for sure a step is only asked about.
 */
export function withoutAsides({ answer, subject }: { answer: string; subject: Subject }, told: readonly Told[], step: Learned): Told[] {
  const parts = stretchesIn(answer).map((part) => ({ ...part, likely: likelyStep(answer.slice(part.start, part.end), subject, step) }))
  const isDone = ({ start, end }: Stretch) => told.some((one) => one.cell === 'action' && one.start >= start && one.start < end)
  const isAside = (part: (typeof parts)[number]) => part.likely < (isDone(part) ? SURE.aside : SURE.step)
  return told.flatMap((one): Told[] => {
    const at = parts.findIndex(({ start, end }) => one.start < end && one.end > start)
    const part = parts[at]
    if (part && isAside(part)) return []
    const next = parts.slice(at + 1).find((other) => other.start < one.end && isAside(other))
    const end = next ? one.start + answer.slice(one.start, next.start).trimEnd().length : one.end
    const own = end === one.end ? one : { ...one, end, text: answer.slice(one.start, end) }
    return [part && part.likely < SURE.step && one.cell === 'action' ? { ...own, isDoubted: true } : own]
  })
}

/** A sentence without what its last clauses say to whoever asks: "Olsen lays out the board, this was a mess last time." '' where all of it does. */
export function withoutRemarks(sentence: string): string {
  const marks = [...sentence.matchAll(CLAUSE)]
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)]
  const isSaidAside = (start: number, at: number) => isRemark(asSentence(raised(sentence.slice(start, marks[at]?.index).trim())))
  const last = starts.findLastIndex((start, at) => !isSaidAside(start, at))
  const end = marks[last]?.index
  if (last < 0) return ''
  const left = sentence.slice(0, end)
  return end === undefined || endsWithOne(left, '.!?') ? left : left + (endsWithOne(sentence, '.!?') ? sentence.slice(-1) : '')
}

/** Between clauses, and between sentences of which the second begins small. */
const CLAUSE = /,\s+|\s[–—-]\s|(?<=[.!?;])\s+/g

type Stretch = { start: number; end: number }

/** "Payments: 70,000 at day 15": what is headed as one of these tells no step. */
const OF_NO_STEP: ReadonlySet<RowKind | undefined> = new Set(['milestone', 'risk'])

function likelyStep(sentence: string, subject: Subject, step: Learned): number {
  if (subject === 'method') return isRemark(sentence) && isAside(sentence) ? 0 : 1
  if (subject !== 'steps') return withoutRemarks(sentence.trim()) === '' ? 0 : 1
  if (OF_NO_STEP.has(formHeaded(headOf(sentence.trim()))?.kind)) return 0
  return likelihoodOf('step', stepFeatures(sentence), step)
}

/** What can be seen of whether a sentence tells of a step of the work. */
export function stepFeatures(sentence: string): string[] {
  return remarkFeatures(sentence.trim())
}
