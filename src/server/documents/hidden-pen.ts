import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { type Box, type Canvas, type Matrix, movedBox, paint, shared, times, UNKNOWN_COLOUR } from './hidden-canvas.ts'

/** A character as it was drawn: the middle of its place in points from the top left, and why people cannot see it. */
export type DrawnGlyph = { text: string; x: number; y: number; width: number; height: number; run: number; why: LeftOut['why'] | null }

/** A picture on the page as far as it can hide text. `hasInk` tells whether something is drawn in it at a place from 0 to 1 each. */
export type Picture = { isOpaque: boolean; hasInk: (x: number, y: number, width: number, height: number) => boolean }

/** A page as a list of drawing operators, and what is known of the things that they name. */
export type Drawing = {
  width: number
  height: number
  /** From the page's own space to points from the top left. */
  viewport: Matrix
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] }
  isLayerShown: (properties: unknown) => boolean
  glyphScale: (font: string) => number
  picture: (name: string) => Picture | null
}

export type State = {
  matrix: Matrix
  clip: Box
  isClipExact: boolean
  fill: number
  stroke: number
  fillAlpha: number
  strokeAlpha: number
  isPlainBlend: boolean
  font: string
  size: number
  mode: number
  rise: number
  characterSpace: number
  wordSpace: number
  scale: number
  leading: number
}

export type Pen = {
  drawing: Drawing
  canvas: Canvas
  state: State
  saved: State[]
  text: Matrix
  line: Matrix
  hiddenLayers: boolean[]
  willClip: boolean
  time: number
  run: number
  glyphs: (DrawnGlyph & { time: number })[]
  scan: { box: Box; picture: Picture } | null
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const FRESH: State = {
  matrix: IDENTITY,
  clip: [0, 0, 0, 0],
  isClipExact: true,
  fill: 0,
  stroke: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  isPlainBlend: true,
  font: '',
  size: 0,
  mode: 0,
  rise: 0,
  characterSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
}

/** A picture that takes this share of the page is a scanned page, and invisible text over it the scanner's own recognition. */
const WHOLE_PAGE = 0.8
/** Most graphics states that may be open; real pages use some ten. */
const DEEPEST = 500

export function set(pen: Pen, change: Partial<State>): void {
  pen.state = { ...pen.state, ...change }
}

export function save(pen: Pen): void {
  if (pen.saved.length < DEEPEST) pen.saved.push(pen.state)
}

export function restore(pen: Pen): void {
  pen.state = pen.saved.pop() ?? pen.state
}

export function beginForm(pen: Pen, matrix: Matrix | null, box: Box | null): void {
  save(pen)
  if (matrix) set(pen, { matrix: times(pen.state.matrix, matrix) })
  if (box) set(pen, { clip: shared(pen.state.clip, movedBox(pen.state.matrix, box)) })
}

export function setGraphics(pen: Pen, entries: readonly [string, unknown][]): void {
  for (const [key, value] of entries) {
    if (key === 'ca') set(pen, { fillAlpha: Number(value) })
    if (key === 'CA') set(pen, { strokeAlpha: Number(value) })
    if (key === 'BM') set(pen, { isPlainBlend: value === 'source-over' || value === 'Normal' })
    if (key === 'SMask' && value) set(pen, { isPlainBlend: false })
    if (key === 'Font' && Array.isArray(value)) set(pen, { font: String(value[0]), size: Number(value[1]) })
  }
}

export function colourOf(value: unknown): number {
  const hex = typeof value === 'string' ? /^#([\da-f]{6})$/i.exec(value)?.[1] : undefined
  return hex === undefined ? UNKNOWN_COLOUR : Number.parseInt(hex, 16)
}

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

export function willClip(pen: Pen): void {
  pen.willClip = true
}

export function drawPath(pen: Pen, operator: number, data: unknown[], around: Float32Array | null): void {
  const box: Box = around ? [around[0] ?? 0, around[1] ?? 0, around[2] ?? 0, around[3] ?? 0] : [0, 0, 0, 0]
  const isRectangle = isAxisAligned(pen.state.matrix) && isOneRectangle(data[0])
  if (around && FILLS.has(operator) && isShown(pen)) {
    const isOpaque = isRectangle && pen.state.fillAlpha > 0.95 && pen.state.isPlainBlend && pen.state.isClipExact
    const colour = isOpaque ? pen.state.fill : UNKNOWN_COLOUR
    if (pen.state.fillAlpha > 0) paint(pen.canvas, shared(pen.state.clip, movedBox(pen.state.matrix, box)), colour, pen.time, isOpaque)
  }
  if (pen.willClip)
    set(pen, { clip: shared(pen.state.clip, movedBox(pen.state.matrix, box)), isClipExact: pen.state.isClipExact && isRectangle })
  pen.willClip = false
}

function isAxisAligned(matrix: Matrix): boolean {
  return (Math.abs(matrix[1]) < 1e-6 && Math.abs(matrix[2]) < 1e-6) || (Math.abs(matrix[0]) < 1e-6 && Math.abs(matrix[3]) < 1e-6)
}

/** Whether a path is one rectangle: a start, three or four straight sides, each along an axis. pdf.js writes 0 x y for a start, 1 x y for a side, 4 for closing. */
function isOneRectangle(path: unknown): boolean {
  if (!ArrayBuffer.isView(path) && !Array.isArray(path)) return false
  const numbers = path as ArrayLike<number>
  if (numbers.length < 12 || numbers.length > 17 || numbers[0] !== 0) return false
  for (let index = 3; index < numbers.length; index += 3) {
    if (numbers[index] === 4 && index >= 12) return index === numbers.length - 1
    const isSide = numbers[index] === 1 && (numbers[index + 1] === numbers[index - 2] || numbers[index + 2] === numbers[index - 1])
    if (!isSide) return false
  }
  return true
}

export function paintPicture(pen: Pen, picture: Picture | null): void {
  if (!isShown(pen)) return
  const whole = movedBox(pen.state.matrix, [0, 0, 1, 1])
  const box = shared(pen.state.clip, whole)
  const hides = picture?.isOpaque === true && pen.state.fillAlpha > 0.95 && pen.state.isPlainBlend && pen.state.isClipExact
  paint(pen.canvas, box, UNKNOWN_COLOUR, pen.time, hides && isAxisAligned(pen.state.matrix))
  const share = ((box[2] - box[0]) * (box[3] - box[1])) / (pen.canvas.width * pen.canvas.height)
  if (picture && share >= WHOLE_PAGE) pen.scan = { box: whole, picture }
}

export function isShown(pen: Pen): boolean {
  return !pen.hiddenLayers.includes(true)
}
