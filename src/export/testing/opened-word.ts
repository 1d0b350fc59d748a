import { strFromU8, unzipSync } from 'fflate'

/** A .docx taken apart: its parts as XML, and its table as a reader sees it, each cell a list of paragraphs; a space that does not break is one like any. */
export type OpenedWord = {
  /** The XML of a part: "word/document.xml". Empty when there is none. */
  part: (name: string) => string
  /** The paragraphs outside the table, in order. */
  paragraphs: string[]
  /** Rows of the first table; a cell is its paragraphs' texts. */
  rows: string[][][]
  /** The XML of the table's rows, for their shading and other properties. */
  rowsXml: string[]
}

/** Opens a Word document as an archive and reads its table. */
export function openedWord(bytes: Uint8Array): OpenedWord {
  const parts = unzipSync(bytes)
  const part = (name: string) => (parts[name] ? strFromU8(parts[name]).replaceAll('\u00a0', ' ') : '')
  const body = part('word/document.xml')
  const table = /<w:tbl>.*?<\/w:tbl>/s.exec(body)?.[0] ?? ''
  const rowsXml = all(table, /<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)
  return {
    part,
    paragraphs: paragraphsOf(body.replace(table, '')),
    rows: rowsXml.map((row) => all(row, /<w:tc>.*?<\/w:tc>/gs).map(paragraphsOf)),
    rowsXml,
  }
}

function paragraphsOf(xml: string): string[] {
  return all(xml, /<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs).map((paragraph) =>
    all(paragraph, /(?<=<w:t(?: [^>]*)?>)[^<]*/g)
      .map(unescaped)
      .join(''),
  )
}

function all(xml: string, pattern: RegExp): string[] {
  return Array.from(xml.matchAll(pattern), ([match]) => match)
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** The first fault that would keep an XML reader from a part: a character XML cannot hold, a bare ampersand, a tag left open. Null when there is none. */
export function xmlFault(xml: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  const bad = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu.exec(xml)
  if (bad) return `${JSON.stringify(bad[0])} at ${bad.index}`
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else if (!rest.endsWith('/')) open.push(name)
  }
  return open.length > 0 ? `<${open.at(-1)}> is left open` : null
}
