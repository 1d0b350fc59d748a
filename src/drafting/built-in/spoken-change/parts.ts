import { isBlank, type MilestoneLine, parse, TASK_LABELS } from '../../../domain/milestone-document.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { head } from './line-changes.ts'
import { saidWords } from './said.ts'

/**
 * A part of a text that somebody may speak of: its own words, those of its label, and those that it stands under. `lines` are the first and the one
 * behind the last.
 */
export type Part = {
  kind: 'section' | 'task' | 'paragraph' | 'item' | 'line' | 'sentence'
  from: number
  to: number
  lines: readonly [number, number]
  own: ReadonlySet<string>
  label: ReadonlySet<string>
  above: ReadonlySet<string>
  number: string
  /** Whether it is text of several sentences. */
  isProse: boolean
}

const rootsOf = (text: string): ReadonlySet<string> => new Set(saidWords(text).map(({ root }) => root))
/** The number of a task: "3", "4.1". */
export const NUMBER = /\d+(?:\.\d+)*/

/** The parts of a text, from its tasks with all that stands under them down to its sentences. */
export function partsOf(text: string): Part[] {
  const { lines } = parse(text)
  const first = lines.findIndex((line) => !isBlank(line))
  let [task, head, at] = [-1, -1, 0]
  return lines.flatMap((line, nth) => {
    const from = at
    at += printed(line).length + 1
    if (isBlank(line)) {
      if (lines[nth + 1]?.kind !== 'label') task = -1
      return []
    }
    const opens = isHead(lines, nth)
    if (line.kind === 'task') task = nth
    else if (opens) task = -1
    if (opens) head = nth
    else if (line.kind === 'label' || line.kind === 'text') head = -1
    const above = [task, head].filter((one) => one >= 0 && one !== nth).map((one) => printed(lines[one]))
    return partsAt(lines, nth, { from, above: rootsOf(above.join(' ')), opens, isFirst: nth === first })
  })
}

const printed = (line: MilestoneLine | undefined): string => (line ? line.opening + line.text : '')

/** Whether a line names the list below it. */
function isHead(lines: readonly MilestoneLine[], nth: number): boolean {
  const line = lines[nth]
  if (!line || line.kind === 'item' || line.kind === 'task') return false
  const below = lines[nth + 1]
  const next = below && isBlank(below) ? lines[nth + 2] : below
  return next?.kind === 'item' || (next?.kind === 'task' && printed(line).trimEnd().endsWith(':'))
}

type Around = { from: number; above: ReadonlySet<string>; opens: boolean; isFirst: boolean }

function partsAt(lines: readonly MilestoneLine[], nth: number, { from, above, opens, isFirst }: Around): Part[] {
  const line = lines[nth] as MilestoneLine
  const isListed = line.kind === 'item' || line.kind === 'task'
  const label = rootsOf(isFirst ? 'title heading' : line.kind === 'label' ? line.name : '')
  const number = isListed ? (NUMBER.exec(head(line.opening))?.[0] ?? '') : ''
  const own = rootsOf(line.text)
  const base = {
    from,
    to: from + printed(line).length,
    lines: [nth, nth + 1] as const,
    own,
    label,
    above,
    number,
    isProse: line.kind === 'text' && sentencesIn(line.text).length > 1,
  }
  const block = (isInside: (line: MilestoneLine, at: number) => boolean) => {
    let end = nth + 1
    while (lines[end] && isInside(lines[end] as MilestoneLine, end)) end++
    const all = lines.slice(nth, end).map(printed).join('\n')
    return { lines: [nth, end] as const, to: from + all.length, all }
  }
  const parts: Part[] = [{ ...base, kind: 'line' }]
  if (isListed) parts.push({ ...base, kind: 'item' })
  if (line.kind === 'text' && !opens) parts.push({ ...base, kind: 'paragraph' })
  if (line.kind === 'task') {
    const isLast = !lines.slice(nth + 1).some(({ kind }) => kind === 'task')
    // what stands once, behind the last task, is of all of them
    const isOfAll = (one: MilestoneLine) =>
      isLast &&
      one.kind === 'label' &&
      !TASK_LABELS.has(one.name) &&
      lines.filter((other) => other.kind === 'label' && other.name === one.name).length === 1
    const hasOthers = lines.some((one, at) => at < nth && one.kind === 'label')
    const { all, ...place } = block(
      (one, at) => (one.kind === 'label' && !(hasOthers && isOfAll(one))) || (one.kind === 'item' && !isHead(lines, at)),
    )
    parts.push({ ...base, ...place, kind: 'task', above: rootsOf(all) })
  }
  if (opens) {
    const { all, ...place } = block(
      (one, at) => one.kind === 'item' || one.kind === 'task' || (isBlank(one) && lines[at + 1]?.kind === 'item'),
    )
    parts.push({ ...base, ...place, kind: 'section', own: rootsOf(printed(line)), above: rootsOf(all) })
  }
  const start = from + line.opening.length
  if (isFirst && line.kind === 'title') return parts
  const sentences = sentencesIn(line.text).map(
    (one): Part => ({
      ...base,
      kind: 'sentence',
      from: start + one.start,
      to: start + one.end,
      own: rootsOf(line.text.slice(one.start, one.end)),
    }),
  )
  return [...parts, ...sentences]
}
