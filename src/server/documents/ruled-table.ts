import type { Piece } from './piece.ts'

/** A line that is drawn on a page, in points from the top left. */
export type Ruling = { x1: number; y1: number; x2: number; y2: number }

/** A table that is drawn with lines: the edges of its columns and rows, and the lines between columns, which may be missing where cells are merged. */
export type RuledTable = { xs: number[]; ys: number[]; upright: Ruling[] }

/** Points within which two lines meet, or are one. */
const NEAR = 3
/** A shorter line is a part of a letter or a sign. */
const SHORTEST = 8
/** A page with more lines is a drawing. */
const MOST_RULINGS = 600
const FEWEST = { columns: 2, rows: 2 }

/** The tables that the lines of a page draw: lines that meet, with two columns and two rows or more. */
export function ruledTables(rulings: readonly Ruling[]): RuledTable[] {
  const drawn = rulings.filter(({ x1, y1, x2, y2 }) => Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) >= SHORTEST).map(ordered)
  if (drawn.length > MOST_RULINGS) return []
  return meeting(drawn).flatMap((group) => {
    const upright = group.filter(isUpright)
    const level = group.filter((one) => !isUpright(one))
    if (upright.length === 0 || level.length === 0) return []
    const xs = apart([...upright.map(({ x1 }) => x1), ...level.flatMap(({ x1, x2 }) => [x1, x2])])
    const ys = apart([...level.map(({ y1 }) => y1), ...upright.flatMap(({ y1, y2 }) => [y1, y2])])
    return xs.length > FEWEST.columns && ys.length > FEWEST.rows ? [{ xs, ys, upright }] : []
  })
}

function ordered({ x1, y1, x2, y2 }: Ruling): Ruling {
  return { x1: Math.min(x1, x2), y1: Math.min(y1, y2), x2: Math.max(x1, x2), y2: Math.max(y1, y2) }
}

function isUpright({ x1, y1, x2, y2 }: Ruling): boolean {
  return y2 - y1 > x2 - x1
}

function meeting(rulings: readonly Ruling[]): Ruling[][] {
  const left = new Set(rulings)
  const groups: Ruling[][] = []
  for (const first of rulings) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const one of group) {
      for (const other of left) {
        if (!meet(one, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

function meet(one: Ruling, other: Ruling): boolean {
  const isApart = one.x1 > other.x2 + NEAR || other.x1 > one.x2 + NEAR || one.y1 > other.y2 + NEAR || other.y1 > one.y2 + NEAR
  return !isApart
}

/** Places in their order, one for those that are as good as the same. */
function apart(places: readonly number[]): number[] {
  const kept: number[] = []
  for (const place of [...places].sort((a, b) => a - b)) if (place - (kept.at(-1) ?? -NEAR * 2) > NEAR) kept.push(place)
  return kept
}

/** The pieces of a table by row and cell, top down and from left to right; those that stand outside it are in none. */
export function cellsIn({ xs, ys, upright }: RuledTable, pieces: readonly Piece[]): Piece[][][] {
  const cells = ys.slice(1).map(() => xs.slice(1).map((): Piece[] => []))
  for (const piece of pieces) {
    const row = between(ys, piece.y + piece.height / 2)
    const parting = xs.slice(1, -1).filter((x) => upright.some((line) => Math.abs(line.x1 - x) <= NEAR && parts(line, piece)))
    for (const part of partedAt(piece, parting)) cells[row]?.[between(xs, part.x + Math.min(part.width / 2, NEAR))]?.push(part)
  }
  return cells
}

function parts({ y1, y2 }: Ruling, { y, height }: Piece): boolean {
  const middle = y + height / 2
  return y1 <= middle && middle <= y2
}

function between(edges: readonly number[], place: number): number {
  const at = edges.findLastIndex((edge) => edge <= place)
  return at < 0 || at >= edges.length - 1 ? -1 : at
}

/** Points that a letter may stand over the line beside it. */
const OVER = 2

/** What the parser read as one run over the lines between columns, cut there: at the space that is nearest. */
function partedAt(piece: Piece, lines: readonly number[]): Piece[] {
  const cut = lines.find((x) => piece.x + OVER < x && x < piece.x + piece.width - OVER)
  if (cut === undefined) return [piece]
  const letter = piece.width / piece.text.length
  const place = (cut - piece.x) / letter
  const spaces = [...piece.text.matchAll(/\s+/g)].sort((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place))
  const [space] = spaces
  if (!space) return [piece]
  const end = space.index + space[0].length
  const first = { ...piece, text: piece.text.slice(0, space.index), width: Math.min(space.index * letter, cut - piece.x) }
  const x = Math.max(cut, piece.x + end * letter)
  const rest = { ...piece, text: piece.text.slice(end), x, width: Math.max(OVER, piece.x + piece.width - x) }
  return [first, ...partedAt(rest, lines)]
}
