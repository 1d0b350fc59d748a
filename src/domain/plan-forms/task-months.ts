import { type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { shortTask } from './in-short.ts'

/** The first and the last month of some work, counted from award; without a last one it goes on until its milestone is due. */
type WorkMonths = { from: number; to: number | undefined }

/** A task of which its milestone says when it is worked on; what stands above the first task has no number and no name. */
type TimedTask = WorkMonths & { number: string; name: string }

const TIMES: ReadonlySet<string> = new Set(['Time', 'Place and time'])
/** "months 2 to 5", "month 3", "from month 4" */
const MONTHS = /\b(from )?months?\s+(\d{1,3})(?:\s+(?:to|and)\s+(\d{1,3}))?/gi
const NUMBER = /\d+(?:\.\d+)*/

/** The tasks of a milestone whose own lines name their months, in their order. */
export function timedTasks(milestone: StoredMilestone): TimedTask[] {
  let task = { number: '', name: '' }
  return parse(shownText(milestone)).lines.flatMap((line) => {
    if (line.kind === 'task') task = { number: NUMBER.exec(line.opening)?.[0] ?? '', name: shortTask(line.text).replace(/\.$/, '') }
    const months = line.kind === 'label' && TIMES.has(line.name) ? monthsIn(line.text) : undefined
    return months ? [{ ...task, ...months }] : []
  })
}

function monthsIn(text: string): WorkMonths | undefined {
  const spans = [...text.matchAll(MONTHS)].map(([, isOpen, from = '', to]) => ({ isOpen, from: Number(from), to: Number(to ?? from) }))
  if (spans.length === 0) return undefined
  const from = Math.min(...spans.map((span) => span.from))
  return { from, to: spans.some(({ isOpen }) => isOpen) ? undefined : Math.max(...spans.map((span) => span.to)) }
}
