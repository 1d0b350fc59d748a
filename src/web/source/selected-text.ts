import { oneLine } from '../../language/characters.ts'
/** Words of a document that were selected with the mouse or the keyboard, and the page they stand on. */
export type SelectedText = { page: number; quote: string }

/** Layers whose text is the document's own carry this, with the number of the page. */
export const PAGE_TEXT = 'data-page-text'

/** What is selected in the text of a page inside `root`; null when nothing is, or it lies elsewhere. A selection over several pages counts for the first. */
export function selectedText(root: Element, selection: Selection | null): SelectedText | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return null
  const layer = Array.from(root.querySelectorAll(`[${PAGE_TEXT}]`)).find((each) => range.intersectsNode(each))
  if (!layer) return null
  const part = document.createRange()
  part.selectNodeContents(layer)
  if (layer.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset)
  if (layer.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset)
  const quote = quoteOf(linesIn(part.cloneContents()))
  return quote === '' ? null : { page: Number(layer.getAttribute(PAGE_TEXT)), quote }
}

function linesIn(node: Node): string {
  if (node instanceof HTMLBRElement) return '\n'
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  return Array.from(node.childNodes, linesIn).join('')
}

/** Selected lines as one quote: white space tidied; a hyphen at a line's end stays, since it may be a compound's own. */
export function quoteOf(lines: string): string {
  return oneLine(lines.replace(/\u00ad\s*\n\s*/g, '').replace(/(?<=[\p{L}\d][-\u2010])[^\S\n]*\n\s*(?=[\p{L}\d])/gu, ''))
}
