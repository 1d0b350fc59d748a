import { type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { taskNames } from '../work-breakdown/composed/phrase.ts'
import { shortTask } from './in-short.ts'

/** The first and the last month of some work, counted from award; without a last one it goes on until its milestone is due. */
type WorkMonths = { from: number; to: number | undefined }

/** A task of which its milestone says when it is worked on; what stands above the first task has no number and no name. */
type TimedTask = WorkMonths & { number: string; name: string }

const TIMES: ReadonlySet<string> = new Set(['Time', 'Place and time'])
/** "In Tampa, months 2 to 5, 120 hours": what stands behind the place. */
const BEHIND_PLACE = /,\s(?:(?:from )?months?\s\d|\d[\d,.]*\shours\b).*$/s
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

/** Where work is done and with what, of notes that tell its time besides: each place once, with all of its tasks. */
export function placesTold(notes: readonly { label: string; text: string }[]): { label: string; text: string }[] {
  const tasks = new Map<string, string[]>()
  for (const { label, text } of notes) {
    const place = text.replace(BEHIND_PLACE, '')
    tasks.set(place, [...(tasks.get(place) ?? []), label.replace('Task ', '')])
  }
  return [...tasks].map(([text, numbers]) => ({ label: taskNames(numbers), text }))
}

function monthsIn(text: string): WorkMonths | undefined {
  const spans = [...text.matchAll(MONTHS)].map(([, isOpen, from = '', to]) => ({ isOpen, from: Number(from), to: Number(to ?? from) }))
  if (spans.length === 0) return undefined
  const from = Math.min(...spans.map((span) => span.from))
  return { from, to: spans.some(({ isOpen }) => isOpen) ? undefined : Math.max(...spans.map((span) => span.to)) }
}
