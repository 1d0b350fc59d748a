import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { tokensOf } from './matter/tokens.ts'
import type { AnswerSize } from './parts-answer.ts'

/** What a part of a draft is; what is `fixed` was computed and is shown to the model, but not taken from it. */
export type PartKind = 'title' | 'opening' | 'task' | 'line' | 'fixed' | 'deliverable' | 'criterion' | 'question' | 'prose' | 'section'

/** One part of a draft that a model may word better. `id` is how both name it: "title", "3.1", "Approach", "D2". */
export type Part = { id: string; kind: PartKind; text: string }

/** A line of a milestone: what stands before its part ("Task 3.1: "), and the part; a blank line has none. */
type Line = { before: string; part: Part | null }

/** What people said is theirs: besides title and tasks a model words the lines that tell how, what may fail, and text of no label. */
const WORDED: ReadonlySet<string> = new Set(['Method', 'Approach', 'Risk'])

const TASK = /^(\s*Task\s+(\d+\.\d+)\s*[:.–-]\s*)(.+)$/i
const LABELLED = /^(([A-Z][A-Za-z ,]{2,40}): )(.+)$/

/** The parts of a milestone's text and deliverables. */
export function milestoneParts({ text, deliverables = [] }: InitialMilestone): Part[] {
  return [...linesOf(text).flatMap(({ part }) => part ?? []), ...listParts('D', 'deliverable', deliverables)]
}

/** The items of a list as parts: "D1", "D2". */
export function listParts(letter: string, kind: PartKind, items: readonly string[]): Part[] {
  return items.map((text, index) => ({ id: `${letter}${index + 1}`, kind, text }))
}

/** A milestone with other words for some of its parts; everything else of it stays. */
export function withTexts(milestone: InitialMilestone, texts: ReadonlyMap<string, string>): InitialMilestone {
  const text = linesOf(milestone.text)
    .map(({ before, part }) => `${before}${part ? (texts.get(part.id) ?? part.text) : ''}`)
    .join('\n')
  if (!milestone.deliverables) return { ...milestone, text }
  return { ...milestone, text, deliverables: withItems('D', milestone.deliverables, texts) }
}

/** A list with other words for some of its items. */
export function withItems(letter: string, items: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return items.map((item, index) => texts.get(`${letter}${index + 1}`) ?? item)
}

function linesOf(text: string): Line[] {
  const lines = text.trim().split('\n')
  const title = milestoneTitle(text)
  const firstTask = lines.findIndex((line) => TASK.test(line))
  const ids = new Map<string, number>()
  const unique = (id: string) => {
    const count = (ids.get(id) ?? 0) + 1
    ids.set(id, count)
    return count === 1 ? id : `${id} ${count}`
  }
  return lines.map((line, index): Line => {
    if (line.trim() === '') return { before: '', part: null }
    if (index === 0 && title !== '' && line.trim().endsWith(title)) {
      return { before: line.slice(0, line.lastIndexOf(title)), part: { id: unique('title'), kind: 'title', text: title } }
    }
    const [, task, number, toDo] = TASK.exec(line) ?? []
    if (task && number && toDo) return { before: task, part: { id: unique(number), kind: 'task', text: toDo } }
    const [, label, name, said] = LABELLED.exec(line) ?? []
    if (label && name && said) return { before: label, part: { id: unique(name), kind: WORDED.has(name) ? 'line' : 'fixed', text: said } }
    const isOpening = index < firstTask
    return { before: '', part: { id: unique(isOpening ? 'opening' : 'text'), kind: isOpening ? 'opening' : 'prose', text: line.trim() } }
  })
}

/** The parts that a model is asked to word: as many as an answer may have and a number of tokens holds, none longer than an answer may be. */
export function offeredParts(parts: readonly Part[], { parts: most, letters }: AnswerSize, tokens: number): Part[] {
  const fitting = parts.filter(({ kind, text }) => kind !== 'fixed' && text.length <= letters)
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
