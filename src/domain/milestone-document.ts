import { partedAtSpaces } from '../language/characters.ts'
/**
 * A line of a milestone's text. What opens it (its number, its bullet, its label) stands apart from what it says; the two joined are the line.
 * `name` is a label's own name, "Method".
 */
export type MilestoneLine =
  | { kind: 'title' | 'task' | 'item' | 'text'; opening: string; text: string }
  | { kind: 'label'; opening: string; text: string; name: string }

/** A milestone's text as its lines. */
export type MilestoneDocument = { lines: MilestoneLine[] }

/** The labels whose lines tell of the task above them; others tell of the whole milestone. */
export const TASK_LABELS: ReadonlySet<string> = new Set([
  'Method',
  'Tools',
  'Input',
  'People',
  'Place',
  'Place and time',
  'Time',
  'Needs',
  'Interim',
  'Result',
  'Format',
  'Risk',
  'From the Government',
  'Open point',
])

/** Behind this label stands what the company says of security; what "no" or "none" answers: nobody and nothing has to be disclosed. */
export const SECURITY = 'Disclosures on security'

/** Behind these labels stands what the work rests on, and what a direct Phase II shows of its feasibility. */
export const EXISTING = 'Existing technology'
export const FEASIBILITY = 'Feasibility shown'

/** Behind this label stand the numbers of the requirements that a milestone answers, with the tasks that do: “R2 and R5 to R7 (Task 3.1); R4”. */
export const ANSWERS = 'Answers'

/** Behind this label stands what has to have come about before a milestone is paid: "Glaze review held and accepted". */
export const PAYMENT_EVENT = 'Payment event'

/** The labels behind which the work of the option stands, what is asked of it besides, and what it costs. */
export const OPTION_LABEL = 'Option'
export const OPTION_ASKED_LABEL = 'For the option'
export const OPTION_PRICE_LABEL = 'Price of the option'

const TITLE = /^(\s*(?:milestone|task)\s+\d+\s*[-–—]+\s*)(.*)$/is
const TASK = /^(\s*(?:(?:sub)?task\s+\d+(?:\.\d+)*(?:\s*\([^()]*\))?\s*(?:[:.)]\s*|[–—-]\s+)|\d+(?:\.\d+)+\.?\s+|\d+[.)]\s+))(.*)$/is
const ITEM = /^(\s*[-•*–]\s+)(.*)$/s
const LABEL = /^(\s*(\p{Lu}[^:.?!]{0,60}):\s*)(.*)$/su
/** A name of more words is a clause that ends in a colon. */
const LONGEST_NAME = 6

/** Reads a milestone's text: its title, numbered tasks, bullets, labelled lines and plain text. Printed again it is the same text, whatever it is. */
export function parse(text: string): MilestoneDocument {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  return { lines: lines.map((line, at) => lineOf(line, at === first)) }
}

/** The text that a document is. */
export function print({ lines }: MilestoneDocument): string {
  return lines.map(({ opening, text }) => opening + text).join('\n')
}

function lineOf(line: string, isFirst: boolean): MilestoneLine {
  const title = isFirst ? TITLE.exec(line) : null
  if (title) return { kind: 'title', opening: title[1] ?? '', text: title[2] ?? '' }
  const task = TASK.exec(line)
  if (task) return { kind: 'task', opening: task[1] ?? '', text: task[2] ?? '' }
  const item = ITEM.exec(line)
  if (item) return { kind: 'item', opening: item[1] ?? '', text: item[2] ?? '' }
  const label = LABEL.exec(line)
  if (label && partedAtSpaces((label[2] ?? '').trim()).length <= LONGEST_NAME)
    return { kind: 'label', opening: label[1] ?? '', text: label[3] ?? '', name: (label[2] ?? '').trim() }
  return { kind: 'text', opening: '', text: line }
}

/** A part of a document that stands under one name: a label with what it says or lists. `to` is the line behind its last one. */
export type MilestoneSection = { name: string; from: number; to: number }

/** The labelled parts of a document, in order. One ends before a blank line, unless it has said nothing yet, and before the next label. */
export function sectionsOf({ lines }: MilestoneDocument): MilestoneSection[] {
  return lines.flatMap((line, from) => {
    if (line.kind !== 'label') return []
    const listed = line.text.trim() === '' ? lines.findIndex((one, at) => at > from && !isBlank(one)) : from + 1
    const start = listed < 0 ? lines.length : listed
    const end = lines.findIndex((one, at) => at >= start && (isBlank(one) || one.kind === 'label'))
    return [{ name: line.name, from, to: Math.max(end < 0 ? lines.length : end, from + 1) }]
  })
}

/** A line as it is quoted alone: without the mark of the list that it stands in. */
export function lineAlone(line: string): string {
  const [only] = parse(line).lines
  return only?.kind === 'item' ? only.text : line
}

/** What a line says behind its label, where it has one. */
export function behindLabel(line: string): string {
  const [only] = parse(line).lines
  return only?.kind === 'label' && only.text !== '' ? only.text : line
}

/** Which lines stand apart: those of which `isApart` says so, each with what is listed below it. */
export function standingApart(lines: readonly MilestoneLine[], isApart: (line: MilestoneLine, at: number) => boolean): boolean[] {
  let isListed = false
  return lines.map((line, at) => {
    isListed = isApart(line, at) || (isListed && line.kind === 'item')
    return isListed
  })
}

/** What a milestone is paid for, as its text says; undefined where it does not. */
export function paymentEvent(text: string): string | undefined {
  const line = parse(text).lines.find((one) => one.kind === 'label' && one.name === PAYMENT_EVENT)
  return line?.text.trim().replace(/\.$/, '') || undefined
}

/** Whether a line says nothing. */
export const isBlank = ({ opening, text }: MilestoneLine): boolean => (opening + text).trim() === ''

/** Where the tasks of a document stand: its numbered lines, else the bullets under "Tasks". */
export function taskLines(document: MilestoneDocument): number[] {
  const numbered = document.lines.flatMap(({ kind }, at) => (kind === 'task' ? [at] : []))
  return numbered.length > 0 ? numbered : itemLines(document, /^(?:work )?tasks?$/i)
}

/** Where the bullets of the part stand whose name fits. */
export function itemLines(document: MilestoneDocument, name: RegExp): number[] {
  const section = sectionsOf(document).find((one) => name.test(one.name))
  if (!section) return []
  return document.lines.flatMap(({ kind }, at) => (at > section.from && at < section.to && kind !== 'text' ? [at] : []))
}
