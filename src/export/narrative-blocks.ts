import type { BlockContent, Definition, DefinitionContent, ListItem, Nodes, Root, RootContent, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { markdownBlocks } from '../domain/steps/markdown-blocks.ts'
import { plainNarrative } from '../domain/steps/narrative-text.ts'
import { type Addresses, plainWords, type Words, wordsOf } from './narrative-words.ts'
import { wordLines } from './word-text.ts'

/** What a narrative is made of on paper. A heading's rank is 1 for the narrative's highest and 2 for all below; a list without `start` has bullets. */
export type NarrativeBlock =
  | { kind: 'heading'; rank: 1 | 2; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'quote'; blocks: NarrativeBlock[] }
  | { kind: 'list'; start: number | null; items: NarrativeBlock[][] }
  | { kind: 'code'; lines: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** The blocks of a narrative that stand below its milestone's heading: an opening heading that says the milestone's title once more is left out. */
export function blocksBelow({ title, narrative_md }: { title: string; narrative_md: string }): NarrativeBlock[] {
  const [first, ...others] = narrativeBlocks(narrative_md)
  if (!first) return []
  const says = first.kind === 'heading' ? first.words.map(({ text }) => text).join('') : null
  return says?.trim() === title.trim() ? others : [first, ...others]
}

/** Reading takes long where marks wait for their counterpart over many pages. A text that is longer than this is read block by block. */
const LONGEST_READ = 30_000

/** Lists and quotations within one another beyond this are told as words: no page is wide enough for them. */
const DEEPEST = 8

const READER = unified().use(remarkParse).use(remarkGfm)

type Reading = { addresses: Addresses; highest: number }

/** A narrative in Markdown as blocks to be printed: what is written is kept as words, whatever marks stand around it. */
export function narrativeBlocks(markdown: string): NarrativeBlock[] {
  const pieces = markdown.length <= LONGEST_READ ? [markdown] : markdownBlocks(markdown)
  const roots = pieces.map(rootOf)
  const all = roots.flatMap((root) => (typeof root === 'string' ? [] : root.children))
  const reading = {
    addresses: addressesIn(all),
    highest: Math.min(6, ...all.flatMap((node) => (node.type === 'heading' ? [node.depth] : []))),
  }
  return roots.flatMap((root) =>
    typeof root === 'string' ? plainBlocks(root) : root.children.flatMap((node) => blocksOf(node, reading, 0)),
  )
}

/** The text as it was read; the text itself where it is too long, or where marks are nested so deep that the reader's stack does not hold them. */
function rootOf(markdown: string): Root | string {
  if (markdown.length > LONGEST_READ) return markdown
  try {
    return READER.parse(markdown)
  } catch (problem) {
    if (problem instanceof RangeError) return markdown
    throw problem
  }
}

function plainBlocks(markdown: string): NarrativeBlock[] {
  return wordLines(plainNarrative(markdown)).map(({ text }) => ({ kind: 'paragraph', words: [{ text }] }))
}

function addressesIn(nodes: readonly RootContent[]): Addresses {
  const definitions = nodes.filter((node): node is Definition => node.type === 'definition')
  // the first one of a name holds
  return new Map(definitions.map((one): [string, Definition] => [one.identifier, one]).reverse())
}

function blocksOf(node: RootContent, reading: Reading, depth: number): NarrativeBlock[] {
  switch (node.type) {
    case 'heading':
      return filled({ kind: 'heading', rank: node.depth > reading.highest ? 2 : 1, words: wordsOf(node.children, reading.addresses) })
    case 'paragraph':
      return filled({ kind: 'paragraph', words: wordsOf(node.children, reading.addresses) })
    case 'html':
      return plainBlocks(node.value)
    case 'code':
      return [{ kind: 'code', lines: node.value.split('\n') }]
    case 'table':
      return [tableOf(node, reading.addresses)]
    case 'blockquote':
    case 'list':
      if (depth >= DEEPEST) return flattened(node)
      if (node.type === 'blockquote') return [{ kind: 'quote', blocks: within(node.children, reading, depth) }]
      return [{ kind: 'list', start: startOf(node), items: node.children.map((item) => itemOf(item, reading, depth)) }]
    case 'footnoteDefinition':
      return beginning(within(node.children, reading, depth), `[${node.label ?? node.identifier}] `)
    default:
      return []
  }
}

function within(nodes: readonly (BlockContent | DefinitionContent)[], reading: Reading, depth: number): NarrativeBlock[] {
  return nodes.flatMap((node) => blocksOf(node, reading, depth + 1))
}

function startOf({ ordered, start }: Extract<RootContent, { type: 'list' }>): number | null {
  return ordered ? (start ?? 1) : null
}

function itemOf({ checked, children }: ListItem, reading: Reading, depth: number): NarrativeBlock[] {
  const blocks = within(children, reading, depth)
  return typeof checked === 'boolean' ? beginning(blocks, checked ? '☑ ' : '☐ ') : blocks
}

/** The blocks with a few words before the first paragraph. */
function beginning(blocks: NarrativeBlock[], text: string): NarrativeBlock[] {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', words: [{ text }] }, ...blocks]
  return [{ kind: 'paragraph', words: [{ text }, ...first.words] }, ...rest]
}

function filled(block: Extract<NarrativeBlock, { kind: 'heading' | 'paragraph' }>): NarrativeBlock[] {
  return plainWords(block.words) === '' ? [] : [block]
}

/** Cells beyond the head's are kept with the last one, so that no word is lost. */
function tableOf({ children }: Table, addresses: Addresses): NarrativeBlock {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => plainWords(wordsOf(cell.children, addresses))))
  const last = head.length - 1
  const fitted = rows.map((row) => head.map((_, at) => (at === last ? row.slice(at).join(' ') : (row[at] ?? ''))))
  return { kind: 'table', head, rows: fitted }
}

/** The words of everything that stands within a piece, walked without recursion. */
function flattened(node: Nodes): NarrativeBlock[] {
  const lines: string[] = []
  const open: Nodes[] = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) lines.push(next.type === 'html' ? plainNarrative(next.value) : next.value)
    if ('children' in next) open.push(...[...next.children].reverse())
  }
  return wordLines(lines.join('\n')).map(({ text }) => ({ kind: 'paragraph', words: [{ text }] }))
}
