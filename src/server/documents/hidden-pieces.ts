import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { hasLetterOrDigit, withoutSpaces } from '../../language/characters.ts'
import type { DrawnGlyph } from './hidden-pen.ts'
import type { Piece } from './piece.ts'
import { isExponent } from './raised.ts'
import { withExponents } from './raised-glyphs.ts'

/** Text that is kept out, and why. */
type Unseen = Pick<LeftOut, 'why' | 'text'>

/** The pieces of a page with exponents where their glyphs have some: by place, as what is hidden. */
export function raisedPieces<P extends Piece>(pieces: readonly P[], glyphs: readonly DrawnGlyph[]): P[] {
  const raised = withExponents(glyphs)
  if (raised.every(({ text }, at) => text === glyphs[at]?.text)) return [...pieces]
  const rows = byRow(raised)
  return pieces.map((piece) => ({ ...piece, text: withRaised(piece.text, glyphsIn(piece, rows)) }))
}

/** A text with the exponents among its glyphs, walking through both side by side; where they do not go together, as it was. */
function withRaised(text: string, glyphs: readonly DrawnGlyph[]): string {
  let written = ''
  let next = 0
  for (const character of text) {
    const found = glyphs.findIndex((glyph, at) => at >= next && at < next + 4 && flat(glyph.text).includes(flat(character)))
    written += (found >= 0 && isExponent(glyphs[found]?.text ?? '') && glyphs[found]?.text) || character
    if (found >= 0 && flat(glyphs[found]?.text ?? '').endsWith(flat(character))) next = found + 1
  }
  return written
}

const flat = (text: string): string => text.normalize('NFKC').replace(/[−–]/g, '-')

/** The pieces of a page that people can see, and what was left out with its reason, one for each reason. Glyphs and pieces come from two readers, so they are matched by place. */
export function seenPieces<P extends Piece>(pieces: readonly P[], glyphs: readonly DrawnGlyph[]): { pieces: P[]; unseen: Unseen[] } {
  const hidden = glyphs.filter(({ why }) => why !== null)
  if (!hidden.some(({ text }) => hasLetterOrDigit(text))) return { pieces: [...pieces], unseen: [] }
  const rows = byRow(glyphs)
  return {
    pieces: pieces.flatMap((piece) => {
      const text = seenText(piece.text, glyphsIn(piece, rows))
      if (text === piece.text) return [piece]
      return text.trim() === '' ? [] : [{ ...piece, text }]
    }),
    unseen: unseenText(hidden),
  }
}

/** Height in points of the rows by which glyphs are looked up. */
const ROW = 8

function byRow(glyphs: readonly DrawnGlyph[]): Map<number, DrawnGlyph[]> {
  const rows = new Map<number, DrawnGlyph[]>()
  for (const glyph of glyphs) {
    const row = Math.floor(glyph.y / ROW)
    const others = rows.get(row)
    if (others) others.push(glyph)
    else rows.set(row, [glyph])
  }
  return rows
}

function glyphsIn({ x, y, width, height }: Piece, rows: ReadonlyMap<number, DrawnGlyph[]>): DrawnGlyph[] {
  const found: DrawnGlyph[] = []
  for (let row = Math.floor((y - 1) / ROW); row <= Math.floor((y + height + 1) / ROW); row++) {
    for (const glyph of rows.get(row) ?? []) {
      if (glyph.x >= x - 1 && glyph.x <= x + width + 1 && glyph.y >= y - 1 && glyph.y <= y + height + 1) found.push(glyph)
    }
  }
  return found.sort((a, b) => a.x - b.x)
}

/** What of a piece's text can be seen. A piece is kept whole where visible glyphs spell it, for example above its own white shadow. */
function seenText(text: string, glyphs: readonly DrawnGlyph[]): string {
  const seen = glyphs.filter(({ why }) => why === null)
  if (seen.length === glyphs.length) return text
  if (seen.length === 0) return ''
  const wanted = squeezed(text)
  if (squeezed(spelled(seen)).includes(wanted)) return text
  const hidden = glyphs.filter(({ why }) => why !== null)
  if (squeezed(spelled(hidden)).includes(wanted)) return ''
  return withoutGlyphs(text, glyphs)
}

/** The text without its hidden characters, walking through text and glyphs side by side; nothing of it when the two do not go together. */
function withoutGlyphs(text: string, glyphs: readonly DrawnGlyph[]): string {
  let kept = ''
  let next = 0
  for (const character of text) {
    if (character.trim() === '') kept += character
    else {
      const found = glyphs.findIndex((glyph, index) => index >= next && index < next + 4 && glyph.text.includes(character))
      if (found >= 0) next = glyphs[found]?.text.endsWith(character) ? found + 1 : found
      if (found < 0 || glyphs[found]?.why === null) kept += character
    }
  }
  return kept
}

function spelled(glyphs: readonly DrawnGlyph[]): string {
  return glyphs.map(({ text }) => text).join('')
}

function squeezed(text: string): string {
  return withoutSpaces(text.normalize('NFKC'))
}

/** The hidden characters as text, in the order in which they were drawn, one for each reason. */
function unseenText(hidden: readonly DrawnGlyph[]): Unseen[] {
  const texts = new Map<LeftOut['why'], string>()
  let before: DrawnGlyph | undefined
  for (const glyph of hidden) {
    if (!glyph.why) continue
    const isNext = before?.why === glyph.why && Math.abs(glyph.y - before.y) <= glyph.height / 2
    const gap = isNext && before ? glyph.x - glyph.width / 2 - (before.x + before.width / 2) : Number.POSITIVE_INFINITY
    const text = texts.get(glyph.why) ?? ''
    texts.set(
      glyph.why,
      text +
        (text !== '' && (gap > Math.min(0.15 * glyph.height, 0.3 * Math.max(glyph.width, before?.width ?? 0)) || gap < -glyph.height)
          ? ' '
          : '') +
        glyph.text,
    )
    before = glyph
  }
  return [...texts].filter(([, text]) => hasLetterOrDigit(text)).map(([why, text]) => ({ why, text }))
}
