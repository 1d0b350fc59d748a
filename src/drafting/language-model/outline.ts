import { talksToMachine } from '../../domain/machine-talk/machine-talk.ts'
import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { isBlank, type MilestoneLine, parse, print, TASK_LABELS } from '../../domain/milestone-document.ts'
import { tokensOf } from './matter/tokens.ts'
import type { AnswerSize } from './parts-answer.ts'

/** What a part of a draft is; what is `fixed` was computed or typed and is shown to the model, but not taken from it. */
export type PartKind = 'title' | 'task' | 'line' | 'fixed' | 'deliverable' | 'criterion' | 'question' | 'prose' | 'section'

/** One part of a draft that a model may word better. `id` is how both name it: "title", "3.1", "3.1 Method", "Risk", "D2". */
export type Part = { id: string; kind: PartKind; text: string }

/** Besides title and tasks a model words these, and text without a label; what stands behind any other label is as somebody typed it. */
const WORDED: ReadonlySet<string> = new Set(['Method', 'Risk'])

/** The parts of a milestone's text and deliverables. */
export function milestoneParts({ text, deliverables = [] }: InitialMilestone): Part[] {
  return [...placesIn(text).flatMap(({ part }) => part ?? []), ...listParts('D', 'deliverable', deliverables)]
}

/** The items of a list as parts: "D1", "D2". */
export function listParts(letter: string, kind: PartKind, items: readonly string[]): Part[] {
  return items.map((text, index) => ({ id: `${letter}${index + 1}`, kind, text }))
}

/** A milestone with other words for some of its parts; everything else of it stays. */
export function withTexts(milestone: InitialMilestone, texts: ReadonlyMap<string, string>): InitialMilestone {
  const lines = placesIn(milestone.text).map(({ line, part }) => (part ? { ...line, text: texts.get(part.id) ?? line.text } : line))
  const text = print({ lines })
  if (!milestone.deliverables) return { ...milestone, text }
  return { ...milestone, text, deliverables: withItems('D', milestone.deliverables, texts) }
}

/** A list with other words for some of its items. */
export function withItems(letter: string, items: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return items.map((item, index) => texts.get(`${letter}${index + 1}`) ?? item)
}

/** A line of a milestone with what opens it, and the part that it is; a line that says nothing is none. */
type Place = { line: MilestoneLine; part: Part | null }

/** Lines directly below a task are told with its number; behind a blank line they are the milestone's. The items of a list are told with its label. */
function placesIn(text: string): Place[] {
  const unique = uniqueIds()
  let task = ''
  let list = ''
  return titled(text).map((line): Place => {
    if (isBlank(line)) task = ''
    if (line.kind !== 'item') list = line.kind === 'label' && line.text.trim() === '' ? line.name : ''
    if (line.text.trim() === '') return { line, part: null }
    if (line.kind === 'task') task = numberOf(line)
    const [id, kind] = line.kind === 'item' && list !== '' ? namedBehind(list, task) : namedAs(line, task)
    return { line, part: { id: unique(id), kind, text: line.text } }
  })
}

/** The lines of a text; its first one has the title, whatever stands before that. */
function titled(text: string): MilestoneLine[] {
  const [first, ...rest] = parse(text.trim()).lines
  const title = milestoneTitle(text)
  const line = first && first.opening + first.text
  if (!line?.endsWith(title) || title === '') return first ? [first, ...rest] : rest
  return [{ kind: 'title', opening: line.slice(0, line.lastIndexOf(title)), text: title }, ...rest]
}

/** "3.1" of "Task 3.1: ". */
function numberOf({ opening }: MilestoneLine): string {
  return /\d+(?:\.\d+)*/.exec(opening)?.[0] ?? ''
}

function namedAs(line: MilestoneLine, task: string): [id: string, kind: PartKind] {
  if (line.kind === 'title') return ['title', 'title']
  if (line.kind === 'task') return [task, 'task']
  return line.kind === 'label' ? namedBehind(line.name, task) : ['text', 'prose']
}

/** What stands behind a label, or in the list below it. */
function namedBehind(label: string, task: string): [id: string, kind: PartKind] {
  const isOfTask = task !== '' && TASK_LABELS.has(label)
  return [isOfTask ? `${task} ${label}` : label, WORDED.has(label) ? 'line' : 'fixed']
}

/** The second "Risk" is "Risk 2". */
function uniqueIds(): (id: string) => string {
  const ids = new Map<string, number>()
  return (id) => {
    const count = (ids.get(id) ?? 0) + 1
    ids.set(id, count)
    return count === 1 ? id : `${id} ${count}`
  }
}

/**
 * The parts that a model is asked to word: as many as an answer may have and a number of tokens holds, none longer than an answer may be, and none that
 * reads like an order to a machine, since it is handed over only in part.
 */
export function offeredParts(parts: readonly Part[], { parts: most, letters }: AnswerSize, tokens: number): Part[] {
  const fitting = parts.filter(({ kind, text }) => kind !== 'fixed' && text.length <= letters && !talksToMachine(text))
  return withinBudget(fitting, printedPart, tokens).slice(0, most)
}

/** Letters of a part that is only to be known, and tokens of all of them. */
const LONGEST_FIXED = 400
const MOST_FIXED_TOKENS = 700

/** The first of the parts that the tokens suffice for. */
function withinBudget(parts: readonly Part[], printed: (part: Part) => string, tokens: number): Part[] {
  let left = tokens
  return parts.filter((part) => {
    const size = tokensOf(printed(part))
    if (size > left) return false
    left -= size
    return true
  })
}

function printedPart({ id, text }: Part): string {
  return `[${id}] ${text}`
}

function printedFixed({ id, text }: Part): string {
  return `(stays as it is) ${id}: ${text.slice(0, LONGEST_FIXED)}`
}

/** An outline as the model reads it: parts to be worded behind their ids in square brackets, the others to be known. */
export function printedParts(parts: readonly Part[], offered: readonly Part[]): string {
  const worded = new Set(offered.map(({ id }) => id))
  const fixed = parts.filter(({ kind }) => kind === 'fixed')
  const known = new Set(withinBudget(fixed, printedFixed, MOST_FIXED_TOKENS).map(({ id }) => id))
  return parts
    .flatMap((part) => {
      if (worded.has(part.id)) return [printedPart(part)]
      return known.has(part.id) ? [printedFixed(part)] : []
    })
    .join('\n')
}
