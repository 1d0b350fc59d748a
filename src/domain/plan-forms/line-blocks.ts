import { asSentence, startsWithCapital } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isBlank, type MilestoneLine, standingApart } from '../milestone-document.ts'
import { isDatedDue } from '../milestone-due.ts'
import { type FormBlock, paragraph } from './form-document.ts'
import { FORM_PAGE } from './page-estimate.ts'
import { widthOf } from './times-lines.ts'

/** Lines of a milestone's text as they are printed: each label in a column of its own, and what is listed below it line by line. */
export function lineBlocks(lines: readonly MilestoneLine[]): FormBlock[] {
  const blocks: FormBlock[] = []
  for (const line of lines) {
    if (isBlank(line) || isDueInTable(line)) continue
    const before = blocks.at(-1)
    if (line.kind !== 'item' || before?.kind !== 'labelled') blocks.push(...blocksOf(line))
    else if (before.text === '' && !before.is_head) blocks[blocks.length - 1] = { ...before, text: line.text }
    else blocks.push({ kind: 'labelled', label: '', text: line.text })
  }
  return closedAlike(blocks)
}

/** The lines that are told apart, each with what is listed below it, and the others. */
export function partedLines(
  lines: readonly MilestoneLine[],
  isApart: (line: MilestoneLine, at: number) => boolean,
): { apart: MilestoneLine[]; others: MilestoneLine[] } {
  const isOf = standingApart(lines, isApart)
  return { apart: lines.filter((_, at) => isOf[at]), others: lines.filter((_, at) => !isOf[at]) }
}

/** Whether a line says when its milestone is due as the table does. */
export function isDueInTable(line: MilestoneLine): boolean {
  return line.kind === 'label' && line.name === 'Due' && !isDatedDue(line.text)
}

/** "Task 1.1: " → "Task 1.1" */
export function nameOfTask(opening: string): string {
  return opening.replace(/[\s:]+$/, '').trim()
}

function blocksOf(line: MilestoneLine): FormBlock[] {
  switch (line.kind) {
    case 'task':
      return [{ kind: 'labelled', label: nameOfTask(line.opening), text: line.text, is_head: true }]
    case 'label':
      return labelBlocks(line.name, line.text)
    case 'item':
      return [{ kind: 'item', text: line.text }]
    default:
      return [paragraph(line.opening + line.text)]
  }
}

/** What a label says; more things or sentences than a few stand in lines of their own. */
export function labelBlocks(label: string, text: string): FormBlock[] {
  return listedBelow(label, [listedIn(text), sentencesOf(text)].find(({ length }) => length > MOST_RUN_ON) ?? [text])
}

/** What is said or listed below a label, each in a line of its own: run on, it would be a wall. A label that is wider than its column stands above them. */
function listedBelow(label: string, things: readonly string[]): FormBlock[] {
  const isWide = widthOf(`${label} `, 10, true) > FORM_PAGE.label_indent
  const below = things.map(
    (text, at): FormBlock => ({
      kind: 'labelled',
      label: at === 0 && !isWide ? label : '',
      text: asSentence(text),
    }),
  )
  return isWide ? [{ kind: 'labelled', label, text: '', is_head: true }, ...below] : below
}

/** More things or sentences than these below a label stand each in a line of its own. */
const MOST_RUN_ON = 2

/** The things of a list that goes on with a capital behind each semicolon, as names and amounts do; within a sentence it does not. */
function listedIn(text: string): string[] {
  const parts = text.split('; ')
  return parts.every(startsWithCapital) ? parts : []
}

/** Of the lines below one label, or below several of one name, all close with a full stop where one does. */
function closedAlike(blocks: readonly FormBlock[]): FormBlock[] {
  const runs: FormBlock[][] = []
  let name: string | undefined
  for (const block of blocks) {
    const own = block.kind === 'labelled' ? block.label || name : undefined
    if (own === undefined || own !== name) runs.push([])
    name = own
    runs.at(-1)?.push(block)
  }
  const isClosed = (block: FormBlock) => 'text' in block && block.text.endsWith('.')
  const closed = (block: FormBlock) => ('text' in block ? { ...block, text: asSentence(block.text) } : block)
  return runs.flatMap((run) => (run.some(isClosed) ? run.map(closed) : run))
}
