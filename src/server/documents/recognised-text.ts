import type { PlacedText } from '../../domain/solicitation/source.ts'
import { isDigits, startsWithCapital } from '../../language/characters.ts'
import { wellFormed } from './page-text.ts'

/** A run of characters as the recognition gives it. `confidence` from 0 to 1 is absent where the page itself has the letters. */
export type RecognisedPiece = PlacedText & { confidence?: number | undefined; rotation?: number | undefined }

/** What is recognised less surely than this and has no word in it is a stain, a line or a bit of a logo. */
const SURE = 0.6

/** How a bullet is seen: never how a line of English begins. */
const BULLETS = 'e*»>«©®°¢§¥·'

/** The pieces of a recognised page without noise, with the slips mended that make a heading or a list unreadable. */
export function mended(pieces: readonly RecognisedPiece[]): PlacedText[] {
  const kept = pieces.filter((piece) => isUpright(piece) && wellFormed(piece.text).trim() !== '')
  return kept.flatMap((piece) => {
    const text = piece.confidence === undefined ? wellFormed(piece.text).trim() : pieceText(piece, piece.confidence, kept)
    const { x, y, width, height } = piece
    return text === '' ? [] : [{ text, x, y, width, height }]
  })
}

function pieceText(piece: RecognisedPiece, confidence: number, all: readonly RecognisedPiece[]): string {
  const text = wellFormed(piece.text).trim()
  const before = lastOf(all.filter((other) => isLeftOf(other, piece)))
  const isAlone = !before && !all.some((other) => isLeftOf(piece, other))
  if (!before && text.length === 1 && `${BULLETS}o•`.includes(text)) return isAlone ? '' : '•'
  if (confidence < SURE && !/[\p{L}\d]{2}/u.test(text) && !['-', '–', '—', '•'].includes(text)) return ''
  return mendedWords(!before && isBulleted(text) ? `• ${text.slice(1).trimStart()}` : text, before?.text ?? '')
}

function isBulleted(text: string): boolean {
  return BULLETS.includes(text.charAt(0)) && text.charAt(1) === ' ' && startsWithCapital(text.slice(1).trimStart())
}

/** Capital I is taken for l, 1 or | in the number of a phase, and for l in "AI". */
function mendedWords(text: string, before: string): string {
  const phase = before.trim().toLowerCase().endsWith('phase') ? 'phase ' : ''
  return `${phase}${text}`
    .replace(/(?<=\bphase\s+)[Il|1]{1,3}(?![\p{L}\d|])/giu, roman)
    .slice(phase.length)
    .replace(/(?<![\p{L}\d])Al(?=\/ML\b|-\p{Ll}+e[dn]\b)|(?<=\/)Al(?![\p{L}\d])/gu, 'AI')
}

/** A number that is printed in figures stays as it is. */
function roman(number: string): string {
  return isDigits(number) ? number : 'I'.repeat(number.length)
}

function isUpright({ rotation }: RecognisedPiece): boolean {
  const turned = Math.abs(rotation ?? 0) % 360
  return turned < 3 || turned > 357
}

function lastOf(pieces: readonly RecognisedPiece[]): RecognisedPiece | undefined {
  return pieces.reduce<RecognisedPiece | undefined>((last, piece) => (last && last.x > piece.x ? last : piece), undefined)
}

/** Whether one piece stands on the line of the other and before it. */
function isLeftOf(one: PlacedText, other: PlacedText): boolean {
  if (one.x >= other.x) return false
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return shared >= 0.5 * Math.min(one.height, other.height)
}
