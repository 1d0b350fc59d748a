import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { at, type Box, blankCanvas, type Matrix, moved, paint, times, UNKNOWN_COLOUR } from './hidden-canvas.ts'
import {
  beginForm,
  colourOf,
  type Drawing,
  type DrawnGlyph,
  drawPath,
  FRESH,
  IDENTITY,
  isShown,
  type Pen,
  paintPicture,
  restore,
  save,
  set,
  setGraphics,
  willClip,
} from './hidden-pen.ts'

/** Letters lower than this many points cannot be read on paper; footnote marks are 4 and more. */
const TINY = 3
/** Letters narrower than this share of their height are squeezed to a line. */
const SQUEEZED = 0.1
/** Colours that differ by less than this much in each of red, green and blue (of 255) look the same. */
const SAME_COLOUR = 24
/**
 * The characters of a page in drawing order, each with why it cannot be seen or null when it can.
 * Kept as visible, since it is the reader's only way to a scanned page: invisible text over a picture of the whole page, where the picture has ink
 * in that place. What is uncertain (text over pictures and patterns, odd clips, masks) counts as visible.
 */
export function drawnGlyphs(drawing: Drawing): DrawnGlyph[] {
  const page: Box = [0, 0, drawing.width, drawing.height]
  const pen: Pen = {
    drawing,
    canvas: blankCanvas(drawing.width, drawing.height),
    state: { ...FRESH, matrix: drawing.viewport, clip: page },
    saved: [],
    text: IDENTITY,
    line: IDENTITY,
    hiddenLayers: [],
    willClip: false,
    time: 0,
    run: 0,
    glyphs: [],
    scan: null,
  }
  const { fnArray, argsArray } = drawing.operators
  fnArray.forEach((operator, index) => {
    pen.time++
    ACTIONS[operator]?.(pen, (argsArray[index] ?? []) as never)
  })
  return pen.glyphs.map((glyph) => ({ ...glyph, why: whyInTheEnd(pen, glyph) }))
}

/** What was painted after a character may have covered it; a scan behind or before it may show it. */
function whyInTheEnd(pen: Pen, glyph: DrawnGlyph & { time: number }): LeftOut['why'] | null {
  const isCovered = (at(pen.canvas, glyph.x, glyph.y)?.time ?? 0) > glyph.time
  const why = glyph.why ?? (isCovered ? 'covered' : null)
  if (pen.scan === null || (why !== 'invisible' && why !== 'covered')) return why
  const { box, picture } = pen.scan
  const [across, down] = [box[2] - box[0], box[3] - box[1]]
  const left = (glyph.x - glyph.width / 2 - box[0]) / across
  const top = (glyph.y - glyph.height / 2 - box[1]) / down
  return picture.hasInk(left, top, glyph.width / across, glyph.height / down) ? null : why
}

const ACTIONS: Record<number, (pen: Pen, args: never) => void> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (pen, matrix: Matrix) => set(pen, { matrix: times(pen.state.matrix, matrix) }),
  [OPS.setGState]: (pen, [entries]: [[string, unknown][]]) => setGraphics(pen, entries),
  [OPS.setFillRGBColor]: (pen, [colour]: [unknown]) => set(pen, { fill: colourOf(colour) }),
  [OPS.setStrokeRGBColor]: (pen, [colour]: [unknown]) => set(pen, { stroke: colourOf(colour) }),
  [OPS.setFillColorN]: (pen) => set(pen, { fill: UNKNOWN_COLOUR }),
  [OPS.setStrokeColorN]: (pen) => set(pen, { stroke: UNKNOWN_COLOUR }),
  [OPS.setFillTransparent]: (pen) => set(pen, { fill: UNKNOWN_COLOUR }),
  [OPS.clip]: willClip,
  [OPS.eoClip]: willClip,
  [OPS.constructPath]: (pen, [operator, data, around]: [number, unknown[], Float32Array | null]) => drawPath(pen, operator, data, around),
  [OPS.shadingFill]: (pen) => paint(pen.canvas, pen.state.clip, UNKNOWN_COLOUR, pen.time, false),
  [OPS.beginText]: (pen) => startLine(pen, IDENTITY),
  [OPS.setFont]: (pen, [font, size]: [string, number]) => set(pen, { font, size }),
  [OPS.setTextRenderingMode]: (pen, [mode]: [number]) => set(pen, { mode }),
  [OPS.setTextRise]: (pen, [rise]: [number]) => set(pen, { rise }),
  [OPS.setCharSpacing]: (pen, [characterSpace]: [number]) => set(pen, { characterSpace }),
  [OPS.setWordSpacing]: (pen, [wordSpace]: [number]) => set(pen, { wordSpace }),
  [OPS.setHScale]: (pen, [percent]: [number]) => set(pen, { scale: percent / 100 }),
  [OPS.setLeading]: (pen, [leading]: [number]) => set(pen, { leading: -leading }),
  [OPS.moveText]: (pen, [x, y]: [number, number]) => moveText(pen, x, y),
  [OPS.setLeadingMoveText]: (pen, [x, y]: [number, number]) => {
    set(pen, { leading: y })
    moveText(pen, x, y)
  },
  [OPS.nextLine]: (pen) => moveText(pen, 0, pen.state.leading),
  [OPS.setTextMatrix]: (pen, [matrix]: [Matrix]) => startLine(pen, matrix),
  [OPS.showText]: (pen, [pieces]: [readonly (Glyph | number | null)[]]) => showText(pen, pieces),
  [OPS.paintFormXObjectBegin]: (pen, [matrix, box]: [Matrix | null, Box | null]) => beginForm(pen, matrix, box),
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginGroup]: (pen, [group]: [{ matrix?: Matrix; bbox?: Box }]) => beginForm(pen, group.matrix ?? null, group.bbox ?? null),
  [OPS.endGroup]: restore,
  [OPS.beginMarkedContentProps]: (pen, [tag, properties]: [string, unknown]) =>
    void pen.hiddenLayers.push(tag === 'OC' && !pen.drawing.isLayerShown(properties)),
  [OPS.beginMarkedContent]: (pen) => void pen.hiddenLayers.push(false),
  [OPS.endMarkedContent]: (pen) => void pen.hiddenLayers.pop(),
  [OPS.paintImageXObject]: (pen, [name]: [string]) => paintPicture(pen, pen.drawing.picture(name)),
  [OPS.paintInlineImageXObject]: (pen) => paintPicture(pen, null),
}

type Glyph = { unicode?: string; width?: number; isSpace?: boolean }

function startLine(pen: Pen, matrix: Matrix): void {
  pen.line = matrix
  pen.text = matrix
}

function moveText(pen: Pen, x: number, y: number): void {
  startLine(pen, times(pen.line, [1, 0, 0, 1, x, y]))
}

function showText(pen: Pen, pieces: readonly (Glyph | number | null)[]): void {
  const { size, scale, rise, characterSpace, wordSpace, font } = pen.state
  const perUnit = pen.drawing.glyphScale(font) * size
  const whole = times(pen.state.matrix, pen.text)
  const height = Math.hypot(whole[2], whole[3]) * Math.abs(size)
  const stretch = Math.hypot(whole[0], whole[1]) * Math.abs(scale)
  pen.run++
  let x = 0
  for (const piece of pieces) {
    if (typeof piece === 'number') x -= (piece / 1000) * size * scale
    else if (piece) {
      const width = (piece.width ?? 0) * perUnit * scale
      const [middle, level] = moved(whole, x + width / 2, rise + size * 0.3)
      const seen = { text: piece.unicode ?? '', x: middle, y: level, width: Math.abs(width) * Math.hypot(whole[0], whole[1]), height }
      if (seen.text.trim() !== '')
        pen.glyphs.push({ ...seen, run: pen.run, time: pen.time, why: whyUnseen(pen, seen, stretch * Math.abs(size)) })
      x += width + (characterSpace + (piece.isSpace ? wordSpace : 0)) * scale
    }
  }
  pen.text = times(pen.text, [1, 0, 0, 1, x, 0])
}

function whyUnseen(pen: Pen, glyph: { x: number; y: number; width: number; height: number }, breadth: number): LeftOut['why'] | null {
  const { x, y, height } = glyph
  const { state, canvas } = pen
  const below = at(canvas, x, y)
  if (!below) return 'off_page'
  const reach = height / 2
  const isInClip = x > state.clip[0] - reach && x < state.clip[2] + reach && y > state.clip[1] - reach && y < state.clip[3] + reach
  if (!isShown(pen) || !isInClip || state.clip[2] <= state.clip[0] || state.clip[3] <= state.clip[1]) return 'invisible'
  const mode = state.mode % 4
  if (mode === 3) return 'invisible'
  if (height < TINY || breadth < height * SQUEEZED) return 'tiny'
  const isFilled = mode !== 1 && stands(state.fill, state.fillAlpha, below.colour)
  const isStroked = mode !== 0 && stands(state.stroke, state.strokeAlpha, below.colour)
  if (isFilled || isStroked) return null
  return Math.max(mode === 1 ? 0 : state.fillAlpha, mode === 0 ? 0 : state.strokeAlpha) < 0.1 ? 'invisible' : 'white'
}

/** Whether a colour stands out from what lies below it. */
function stands(colour: number, alpha: number, below: number): boolean {
  if (colour === UNKNOWN_COLOUR || below === UNKNOWN_COLOUR) return alpha >= 0.05
  const difference = Math.max(...[16, 8, 0].map((shift) => Math.abs(((colour >> shift) & 255) - ((below >> shift) & 255))))
  return difference * alpha >= SAME_COLOUR
}
