import type { DrawnGlyph } from './hidden-pen.ts'
import { asRaised, isOfExponent } from './raised.ts'

/** What is raised is at most so high as a share of the letter before it, and its base line stands above that one's by more than this share. */
const SMALLER = 0.85
const ABOVE = 0.15
/** Letters of one word stand nearer than this share of their height. */
const CLOSE = 0.2
/** So many letters before a raised number tell what it is. */
const LETTERS_BEFORE = 12

/** A number that is set smaller and higher than the letters before it. */
type Raised = { glyphs: DrawnGlyph[]; base: DrawnGlyph }

/** The glyphs of a page with the numbers that are set as exponents as such characters: by their size and base line. */
export function withExponents(glyphs: readonly DrawnGlyph[]): DrawnGlyph[] {
  const left = leftOf(glyphs)
  const raised = new Map<DrawnGlyph, Raised>()
  for (const glyph of [...glyphs].sort((one, other) => one.x - other.x)) {
    const before = isOfExponent(glyph.text) ? left(glyph) : undefined
    const known = before && raised.get(before)
    const base = known?.base ?? before
    if (!base || !isRaised(glyph, base)) continue
    const number = known ?? { glyphs: [], base }
    number.glyphs.push(glyph)
    raised.set(glyph, number)
  }
  if (raised.size === 0) return [...glyphs]
  const written = new Map<DrawnGlyph, string>()
  for (const number of new Set(raised.values())) {
    const text = asRaised(wordUpTo(number.base, left), number.glyphs.map((glyph) => glyph.text).join(''))
    number.glyphs.forEach((glyph, at) => void written.set(glyph, text.charAt(at)))
  }
  return glyphs.map((glyph) => ({ ...glyph, text: written.get(glyph) ?? glyph.text }))
}

function isRaised(glyph: DrawnGlyph, base: DrawnGlyph): boolean {
  return glyph.height < SMALLER * base.height && baseLine(glyph) < baseLine(base) - ABOVE * base.height
}

/** A glyph's place is its middle, 0.3 of its height above the base line. */
const baseLine = ({ y, height }: DrawnGlyph): number => y + 0.3 * height

/** Finds the letter that stands close before another on its line. */
function leftOf(glyphs: readonly DrawnGlyph[]): (glyph: DrawnGlyph) => DrawnGlyph | undefined {
  const byColumn = new Map<number, DrawnGlyph[]>()
  for (const glyph of glyphs) byColumn.set(columnOf(end(glyph)), [...(byColumn.get(columnOf(end(glyph))) ?? []), glyph])
  return (glyph) => {
    const start = glyph.x - glyph.width / 2
    const near = [-1, 0, 1].flatMap((side) => byColumn.get(columnOf(start) + side) ?? [])
    const fitting = near.filter(
      (one) =>
        one.x < glyph.x &&
        Math.abs(start - end(one)) < CLOSE * Math.max(one.height, glyph.height) &&
        Math.abs(one.y - glyph.y) < one.height,
    )
    return fitting.sort((one, other) => other.x - one.x)[0]
  }
}

/** Points of the page's width in which glyphs are looked up together. */
const COLUMN = 4
const columnOf = (x: number): number => Math.floor(x / COLUMN)
const end = ({ x, width }: DrawnGlyph): number => x + width / 2

function wordUpTo(last: DrawnGlyph, left: (glyph: DrawnGlyph) => DrawnGlyph | undefined): string {
  let text = ''
  for (let glyph: DrawnGlyph | undefined = last; glyph && text.length < LETTERS_BEFORE; glyph = left(glyph)) text = glyph.text + text
  return text
}
