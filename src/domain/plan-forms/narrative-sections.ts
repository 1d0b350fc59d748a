import { plainNarrative } from '../steps/narrative-text.ts'
import { NARRATIVES_HEADING, narrativeHeading, type ToldNarrative } from '../steps/told-narratives.ts'
import { type FormBlock, type FormDocument, type FormTable, paragraph, plainCell } from './form-document.ts'

/** A document with the narratives behind it, on pages of the same kind, in plain words: what is seen, counted, exported and copied is the same. */
export function withNarratives(document: FormDocument, narratives: readonly ToldNarrative[]): FormDocument {
  if (narratives.length === 0) return document
  return { ...document, sections: [...document.sections, { heading: NARRATIVES_HEADING, blocks: narratives.flatMap(narrativeBlocks) }] }
}

/** The narratives as plain text, to be copied behind the plan's. */
export function narrativesText(narratives: readonly ToldNarrative[]): string {
  const lines = narratives.flatMap(narrativeBlocks).map((block): { text: string; isListed: boolean } => {
    if (block.kind === 'table') return { text: tableText(block.table), isListed: false }
    const text = 'text' in block ? block.text : ''
    if (block.kind === 'item') return { text: `• ${text}`, isListed: true }
    const number = block.kind === 'paragraph' ? block.number : undefined
    return { text: number === undefined ? text : `${number} ${text}`, isListed: number !== undefined }
  })
  return lines.reduce(
    (all, { text, isListed }, at) => `${all}${isListed && lines[at - 1]?.isListed ? '\n' : '\n\n'}${text}`,
    `${NARRATIVES_HEADING}:`,
  )
}

function tableText({ columns, rows }: FormTable): string {
  const lines = [columns.map(({ heading }) => heading), ...rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' ')))]
  return lines.map((cells) => cells.join('\t')).join('\n')
}

function narrativeBlocks(one: ToldNarrative): FormBlock[] {
  return [{ kind: 'subheading', text: narrativeHeading(one) }, ...markdownBlocks(one.narrative_md)]
}

const NUMBERED = /^(\d{1,4})[.)]\s+/
const BULLET = /^[-*+•]\s+/
/** Lines under a heading or a table's heads, around code and between parts. */
const RULE = /^(?:[-=*_|:\s]+|```.*|~~~.*)$/

/** The lines of a Markdown text without its marks; a line that goes on is joined with the one before. */
function markdownBlocks(markdown: string): FormBlock[] {
  const blocks: FormBlock[] = []
  let goesOn = false
  for (const line of markdown.split(/\r\n|[\r\n]/).map((one) => one.replace(/^[\s>]+/, '').trimEnd())) {
    const before = blocks.at(-1)
    const block = line === '' || RULE.test(line) ? null : blockOf(line)
    if (block && goesOn && before?.kind === 'table' && line.startsWith('|'))
      blocks[blocks.length - 1] = { kind: 'table', table: grown(before.table, line) }
    else if (goesOn && isRunning(block) && before && 'text' in before && before.kind !== 'subheading')
      blocks[blocks.length - 1] = { ...before, text: `${before.text} ${block.text}` }
    else if (block && !('text' in block && block.text === '')) blocks.push(block)
    goesOn = block !== null || line.startsWith('|')
  }
  return blocks
}

function isRunning(block: FormBlock | null): block is Extract<FormBlock, { kind: 'paragraph' }> {
  return block?.kind === 'paragraph' && block.number === undefined
}

function blockOf(line: string): FormBlock {
  const text = plainNarrative(line.replace(NUMBERED, '').replace(BULLET, '')).trim()
  if (/^#{1,6}\s/.test(line)) return { kind: 'subheading', text }
  if (BULLET.test(line)) return { kind: 'item', text }
  const [, number] = NUMBERED.exec(line) ?? []
  if (number !== undefined) return { kind: 'paragraph', number: `${number}.`, text }
  const heads = cellsIn(line)
  if (heads.length < 2 || heads.length > MOST_COLUMNS) return paragraph(text)
  return { kind: 'table', table: { columns: heads.map((heading) => ({ heading, share: 1 / heads.length })), rows: [] } }
}

/** A table of more columns leaves no room for words. */
const MOST_COLUMNS = 10

function cellsIn(line: string): string[] {
  return line.startsWith('|')
    ? line
        .slice(1)
        .replace(/\|$/, '')
        .split('|')
        .map((cell) => plainNarrative(cell).trim())
    : []
}

/** A table with one more row; cells beyond its heads are kept with the last one, so that no word is lost. */
function grown({ columns, rows }: FormTable, line: string): FormTable {
  const cells = cellsIn(line)
  const last = columns.length - 1
  const row = columns.map((_, at) => plainCell(at === last ? cells.slice(at).join(' ') : (cells[at] ?? '')))
  return { columns, rows: [...rows, row] }
}
