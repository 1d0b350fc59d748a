import type { TextPoint, TextRun } from '../../domain/solicitation/requirement/quote-place.ts'

/** A lit stretch of a line, in shares of the page's width and height, so that it stays right at every size. */
export type LitBox = { left: number; top: number; width: number; height: number }

/** The places of the runs on a page. `nodes` are the page's pieces of text as they are laid out; a piece without text has none. */
export function litBoxes(page: Element, nodes: readonly (Text | null)[], runs: readonly TextRun[]): LitBox[] {
  const frame = page.getBoundingClientRect()
  if (frame.width === 0 || frame.height === 0) return []
  const rectangles = runs.flatMap((run) => piecesOfRun(run, nodes).flatMap((range) => Array.from(range.getClientRects())))
  return joined(
    rectangles
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => ({
        left: (left - frame.left) / frame.width,
        top: (top - frame.top) / frame.height,
        width: width / frame.width,
        height: height / frame.height,
      })),
  )
}

/** One range for each piece: a range across pieces would also take what lies between them on the page. */
function piecesOfRun({ from, to }: TextRun, nodes: readonly (Text | null)[]): Range[] {
  const ranges: Range[] = []
  for (let piece = from.piece; piece <= to.piece; piece += 1) {
    const node = nodes[piece]
    if (!node) continue
    const range = document.createRange()
    range.setStart(node, offsetIn(node, from, piece, 0))
    range.setEnd(node, offsetIn(node, to, piece, node.length))
    if (!range.collapsed && range.toString().trim() !== '') ranges.push(range)
  }
  return ranges
}

function offsetIn(node: Text, point: TextPoint, piece: number, otherwise: number): number {
  return point.piece === piece ? Math.min(point.offset, node.length) : otherwise
}

/** Boxes of one line become one: a line is often made of many pieces, and overlapping ones would be darker. */
export function joined(boxes: readonly LitBox[]): LitBox[] {
  const lines: LitBox[] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    if (!line || !isSameLine(line, box)) {
      lines.push({ ...box })
      continue
    }
    const right = Math.max(line.left + line.width, box.left + box.width)
    const bottom = Math.max(line.top + line.height, box.top + box.height)
    line.left = Math.min(line.left, box.left)
    line.top = Math.min(line.top, box.top)
    line.width = right - line.left
    line.height = bottom - line.top
  }
  return lines
}

/** Whether a box goes on where the line ends: level with it, and no wider apart than a few letters. */
function isSameLine(line: LitBox, box: LitBox): boolean {
  const overlap = Math.min(line.top + line.height, box.top + box.height) - Math.max(line.top, box.top)
  if (overlap < Math.min(line.height, box.height) / 2) return false
  const gap = box.left - (line.left + line.width)
  return gap < 0.03 && box.left + box.width > line.left - 0.03
}
