/** A box in points from the top left: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** A matrix as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Paper that nothing was painted on is white. */
const WHITE = 0xffffff

/** A colour that cannot be told: a picture, a pattern, something half transparent. Text on it counts as visible. */
export const UNKNOWN_COLOUR = -1

/** Cells across the longer side of a page: 2 points each on paper of usual size. */
const CELLS = 400

/** What was painted where on a page, in coarse cells: the last colour, and when it came. Painting costs the same however hostile the page. */
export type Canvas = {
  readonly width: number
  readonly height: number
  readonly cell: number
  readonly columns: number
  readonly colours: Int32Array
  readonly times: Uint32Array
}

/** A blank page of that size in points. */
export function blankCanvas(width: number, height: number): Canvas {
  const cell = Math.max(width, height, 1) / CELLS
  const columns = Math.max(1, Math.ceil(width / cell))
  const cells = columns * Math.max(1, Math.ceil(height / cell))
  return { width, height, cell, columns, colours: new Int32Array(cells).fill(WHITE), times: new Uint32Array(cells) }
}

/** Paints a box in a colour; `time` is when, counted from 1. `hides` is false for what may let through what lies below. Cells that are only touched stay, so a thin rule paints nothing. */
export function paint(canvas: Canvas, box: Box, colour: number, time: number, hides: boolean): void {
  const { cell, columns } = canvas
  const rows = canvas.colours.length / columns
  const from = Math.max(0, Math.ceil(box[0] / cell - 0.25))
  const to = Math.min(columns, Math.floor(box[2] / cell + 0.25))
  const bottom = Math.min(rows, Math.floor(box[3] / cell + 0.25))
  for (let row = Math.max(0, Math.ceil(box[1] / cell - 0.25)); row < bottom && from < to; row++) {
    canvas.colours.fill(colour, row * columns + from, row * columns + to)
    if (hides) canvas.times.fill(time, row * columns + from, row * columns + to)
  }
}

/** What lies at a place: its colour and when something opaque was last painted there, 0 for never; null beyond the page. */
export function at(canvas: Canvas, x: number, y: number): { colour: number; time: number } | null {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return null
  const place = Math.floor(y / canvas.cell) * canvas.columns + Math.floor(x / canvas.cell)
  return { colour: canvas.colours[place] ?? WHITE, time: canvas.times[place] ?? 0 }
}

/** The matrix that does `first` and then `then`. */
export function times(then: Matrix, first: Matrix): Matrix {
  return [
    then[0] * first[0] + then[2] * first[1],
    then[1] * first[0] + then[3] * first[1],
    then[0] * first[2] + then[2] * first[3],
    then[1] * first[2] + then[3] * first[3],
    then[0] * first[4] + then[2] * first[5] + then[4],
    then[1] * first[4] + then[3] * first[5] + then[5],
  ]
}

/** Where a matrix takes a point. */
export function moved(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]
}

/** The box around a box after a matrix. */
export function movedBox(matrix: Matrix, box: Box): Box {
  const corners = [
    moved(matrix, box[0], box[1]),
    moved(matrix, box[2], box[1]),
    moved(matrix, box[0], box[3]),
    moved(matrix, box[2], box[3]),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** What two boxes share; a box without area when they share nothing. */
export function shared(a: Box, b: Box): Box {
  const left = Math.max(a[0], b[0])
  const top = Math.max(a[1], b[1])
  return [left, top, Math.max(left, Math.min(a[2], b[2])), Math.max(top, Math.min(a[3], b[3]))]
}
