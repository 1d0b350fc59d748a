/** What may part the cells of a line. */
export type Mark = '\t' | ';' | '|' | ','

/**
 * A block of cells as a spreadsheet copies it: rows by line ends, cells by tabs or another mark, cells that hold either of them or begin with a quotation
 * mark in quotation marks.
 */
export function readBlock(text: string, mark: Mark = '\t'): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`("(?:[^"]|"")*"(?=[${mark}\\r\\n]|$)|[^${mark}\\r\\n]*)([${mark}]|\\r?\\n|\\r|$)`, 'gy')
  for (const { 0: whole, 1: content = '', 2: end = '', index } of text.matchAll(cell)) {
    if (whole === '') break
    const isQuoted = content.startsWith('"') && content.endsWith('"') && content.length > 1
    rows.at(-1)?.push(isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content)
    if (end !== mark && end !== '') rows.push([])
    // a text that ends with a mark has an empty cell behind it
    if (end === mark && index + whole.length === text.length) rows.at(-1)?.push('')
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows
}

/** A block of cells as a spreadsheet takes it. What begins like a formula is quoted by an apostrophe, since a spreadsheet would run it. */
export function printBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(printed).join('\t')).join('\n')
}

function printed(cell: string): string {
  const text = /^[=+@]|^-(?![\d\s])/.test(cell) ? `'${cell}` : cell
  return ['\t', '\r', '\n', '"'].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text
}
