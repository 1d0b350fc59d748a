import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A document as it is printed: how much of each page stays blank below its last ink, as a share, and each milestone's height in thirds of a page. */
export type Printed = { blank: number[]; rows: number[] }

/** Points between the margins of a page on its side (US Letter, 1 inch). */
const TEXT = { top: 72, bottom: 540 } as const

/** Prints a Word file with LibreOffice into a folder, with a picture of each page beside it, and measures its pages. */
export async function printed(folder: string, name: string, file: Blob): Promise<Printed> {
  mkdirSync(folder, { recursive: true })
  const word = join(folder, `${name}.docx`)
  writeFileSync(word, new Uint8Array(await file.arrayBuffer()))
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, word], { stdio: 'ignore' })
  const pdf = join(folder, `${name}.pdf`)
  execFileSync('pdftoppm', ['-r', '60', '-png', pdf, join(folder, name)])
  const html = execFileSync('pdftotext', ['-bbox', pdf, '-']).toString()
  const words = wordsOf(html)
  const pages = html.split('<page ').length - 1
  return { blank: Array.from({ length: pages }, (_, page) => blankOn(words, page)), rows: rowsIn(words) }
}

/** A word on its page, in points from the page's top. */
type PlacedWord = { page: number; top: number; bottom: number; text: string }

const WORD = /<word xMin="[\d.]+" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g

function wordsOf(html: string): PlacedWord[] {
  return html
    .split('<page ')
    .slice(1)
    .flatMap((page, at) =>
      Array.from(page.matchAll(WORD), ([, top, bottom, text = '']) => ({ page: at, top: Number(top), bottom: Number(bottom), text })),
    )
    .filter(({ top, bottom }) => top >= TEXT.top - 2 && bottom <= TEXT.bottom + 2)
}

function blankOn(words: readonly PlacedWord[], page: number): number {
  const last = Math.max(TEXT.top, ...words.filter((word) => word.page === page).map(({ bottom }) => bottom))
  return (TEXT.bottom - last) / (TEXT.bottom - TEXT.top)
}

/** The head of the table, which is repeated where a milestone goes on on another page, in points. */
const HEAD = 22

/** From "Milestone 01" to the next one, and to the total below the last. */
function rowsIn(words: readonly PlacedWord[]): number[] {
  const nextOf = (at: number) => words[at + 1]?.text ?? ''
  const starts = words.filter(({ text }, at) => text === 'Milestone' && /^\d\d$/.test(nextOf(at)))
  const end = words.find(({ text }, at) => text === 'Total' && nextOf(at) === 'payment:')
  return starts.map((from, nth) => heightBetween(words, from, starts[nth + 1] ?? end ?? from) / ((TEXT.bottom - TEXT.top) / 3))
}

function heightBetween(words: readonly PlacedWord[], from: PlacedWord, to: PlacedWord): number {
  if (from.page === to.page) return to.top - from.top
  const bottomOf = (page: number) => Math.max(...words.filter((word) => word.page === page).map(({ bottom }) => bottom))
  return bottomOf(from.page) - from.top + Math.max(0, to.top - TEXT.top - HEAD)
}
