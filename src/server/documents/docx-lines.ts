import { withoutEnd } from '../../language/characters.ts'
import { LIST_ITEM } from './docx-list.ts'
import { asRaised } from './raised.ts'
import { tableLines } from './table-lines.ts'

/** A piece of a Word document as mammoth gives it; which of the fields are there goes by the type. */
export type WordNode = {
  type: string
  children?: WordNode[]
  value?: string
  breakType?: string
  isAllCaps?: boolean
  verticalAlignment?: string
  numbering?: { level: string; isOrdered: boolean } | null
  noteType?: string
  noteId?: string
  checked?: boolean
}

/** What a paragraph becomes: lines, with a page's end in between. A list item stands close to the one before. */
type Block = { text: string; isItem: boolean; depth: number }

const PAGE_END = '\f'

/** The text of a Word document by page: a paragraph a line, a row of a table a line, list items with their labels. `note` finds a note's text. */
export function pagesOfText(document: WordNode, note: (reference: WordNode) => WordNode[]): string[] {
  const counters: number[] = []
  const notes: string[] = []
  const blocksOf = (nodes: readonly WordNode[]): Block[] =>
    nodes.flatMap((node) => {
      if (node.type === 'paragraph') return [blockOf(node, textOf(node, addNote), counters)]
      if (node.type === 'table')
        return tableBlocks(rowsOf(node).map((row) => (row.children ?? []).map((cell) => blocksOf(cell.children ?? []))))
      return blocksOf(node.children ?? [])
    })
  const addNote = (reference: WordNode) => notes.push(...blocksOf(note(reference)).map(({ text }) => text))
  const text = joined(blocksOf(document.children ?? []))
  return pagesIn(notes.length > 0 ? `${text}\n\n${notes.join('\n')}` : text)
}

/** Word marks the end of a page twice, where the person put it and where it fell when the document was saved. */
function pagesIn(text: string): string[] {
  const pages = text.split(PAGE_END).map((page) => withoutEnd(page.replace(/[ \t]+$/gm, ''), '\n').replace(/^\n+/, ''))
  const printed = pages.filter((page) => page !== '')
  return printed.length > 0 ? printed : ['']
}

function joined(blocks: readonly Block[]): string {
  let text = ''
  blocks.forEach((block, at) => {
    if (block.text.trim() === '' && !block.text.includes(PAGE_END)) return
    const isClose = block.isItem && blocks[at - 1]?.isItem
    text += `${text === '' ? '' : isClose ? '\n' : '\n\n'}${block.text}`
  })
  return text
}

function blockOf({ numbering }: WordNode, text: string, counters: number[]): Block {
  const labelled = LIST_ITEM.exec(text)
  const depth = Number(labelled?.[1] ?? numbering?.level ?? 0)
  const isItem = (labelled !== null || Boolean(numbering)) && text.replace(LIST_ITEM, '').trim() !== ''
  if (!isItem) return { text: text.replace(LIST_ITEM, ''), isItem, depth }
  const label = labelled ? '' : labelByStyle(numbering?.isOrdered ?? false, depth, counters)
  return { text: `${'  '.repeat(depth + 1)}${label}${text.replace(LIST_ITEM, '')}`, isItem, depth }
}

/** Where only the style says that a paragraph is an item, its number is counted here. */
function labelByStyle(isOrdered: boolean, depth: number, counters: number[]): string {
  if (!isOrdered) return '• '
  counters[depth] = (counters[depth] ?? 0) + 1
  counters.length = depth + 1
  return `${counters[depth]}. `
}

function rowsOf({ children = [] }: WordNode): WordNode[] {
  return children.flatMap((node) => (node.type === 'tableRow' ? [node] : rowsOf(node)))
}

/** A row is a line, its cells below those of the others; one whose cells hold several paragraphs is a layout, and its cells follow each other. */
function tableBlocks(rows: readonly Block[][][]): Block[] {
  const filled = rows.map((cells) => cells.map((cell) => cell.filter(({ text }) => text.trim() !== '')))
  const lines = tableLines(filled.map((cells) => (isLine(cells) ? cells.map((cell) => cell[0]?.text.trim() ?? '') : [])))
  return filled.flatMap((cells, at) => (isLine(cells) ? [{ text: lines[at] ?? '', isItem: true, depth: 0 }] : cells.flat()))
}

function isLine(cells: readonly Block[][]): boolean {
  return cells.filter((cell) => cell.length > 0).length > 1 && cells.every((cell) => cell.length <= 1 && !cell[0]?.text.includes('\n'))
}

function textOf(node: WordNode, addNote: (reference: WordNode) => void): string {
  if (node.type === 'text') return node.value ?? ''
  if (node.type === 'tab') return ' '
  if (node.type === 'break') return node.breakType === 'page' ? PAGE_END : '\n'
  if (node.type === 'checkbox') return node.checked ? '☒ ' : '☐ '
  if (node.type === 'noteReference') addNote(node)
  let text = ''
  for (const child of node.children ?? []) {
    const own = textOf(child, addNote)
    text += child.verticalAlignment === 'superscript' ? asRaised(text, own) : own
  }
  return node.isAllCaps ? text.toUpperCase() : text
}
