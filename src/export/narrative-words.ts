import type { Definition, ImageReference, LinkReference, Nodes, PhrasingContent } from 'mdast'
import { plainNarrative } from '../domain/steps/narrative-text.ts'
import { oneLine, printable, unbroken } from './word-text.ts'

/** A stretch of words that looks the same; `is_new_line` when it begins a line of its own. */
export type Words = { text: string; bold?: boolean; italics?: boolean; strike?: boolean; is_code?: boolean; is_new_line?: boolean }

/** Where the references of a text lead, by identifier. */
export type Addresses = ReadonlyMap<string, Pick<Definition, 'url'>>

type Look = Omit<Words, 'text' | 'is_new_line'>

/**
 * The words inside a paragraph, a heading or a cell: links and pictures as words with an address of the web behind them, HTML without its tags.
 * Walked without recursion, since emphasis may be nested thousands deep.
 */
export function wordsOf(inline: readonly PhrasingContent[], addresses: Addresses): Words[] {
  const words: Words[] = []
  let is_new_line = false
  const open = pending(inline, {})
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, look] = next
    if (isBreak(node)) {
      is_new_line = true
      continue
    }
    const text = ownText(node, addresses)
    if (text !== '') {
      words.push({ ...look, text, ...(node.type === 'inlineCode' && { is_code: true }), ...(is_new_line && { is_new_line }) })
      is_new_line = false
    }
    if ('children' in node) open.push(...pending(withAddress(node, addresses), { ...look, ...lookOf(node) }))
  }
  return words
}

/** Words without their looks, on one line. */
export function plainWords(words: readonly Words[]): string {
  return oneLine(words.map(({ text, is_new_line }) => (is_new_line ? ` ${text}` : text)).join(''))
}

function pending(nodes: readonly PhrasingContent[], look: Look): [PhrasingContent, Look][] {
  return nodes.map((node): [PhrasingContent, Look] => [node, look]).reverse()
}

function isBreak(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value))
}

function lookOf(node: Nodes): Look {
  switch (node.type) {
    case 'strong':
      return { bold: true }
    case 'emphasis':
      return { italics: true }
    case 'delete':
      return { strike: true }
    default:
      return {}
  }
}

/** What a piece says by itself, apart from the pieces in it. */
function ownText(node: PhrasingContent, addresses: Addresses): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return shown(node.value)
    case 'html':
      return shown(plainNarrative(node.value))
    case 'image':
    case 'imageReference':
      return shown(`${node.alt ? `Image: ${node.alt}` : 'Image'}${behind(addressOf(node, addresses), '')}`)
    case 'footnoteReference':
      return shown(`[${node.label ?? node.identifier}]`)
    default:
      return ''
  }
}

/** White space is a space, as Markdown has it. */
function shown(text: string): string {
  return unbroken(printable(text).replace(/\s+/g, ' '))
}

function withAddress(node: PhrasingContent & { children: PhrasingContent[] }, addresses: Addresses): PhrasingContent[] {
  if (node.type !== 'link' && node.type !== 'linkReference') return node.children
  const [first] = node.children
  const words = node.children.length === 1 && first?.type === 'text' ? first.value : ''
  const address = behind(addressOf(node, addresses), words)
  return address === '' ? node.children : [...node.children, { type: 'text', value: address }]
}

function addressOf(node: { type: 'link' | 'image'; url: string } | LinkReference | ImageReference, addresses: Addresses): string {
  return 'url' in node ? node.url : (addresses.get(node.identifier)?.url ?? '')
}

/** An address of the web in brackets, unless the words before it say it; any other leads nowhere on paper. */
function behind(address: string, words: string): string {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(address)) return ''
  return words !== '' && address.endsWith(words) ? '' : ` (${address})`
}
