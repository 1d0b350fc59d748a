import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Matrix } from './hidden-canvas.ts'
import { drawnGlyphs } from './hidden-glyphs.ts'
import type { DrawnGlyph, Picture } from './hidden-pen.ts'

/** A PDF opened a second time, to see how its pages are drawn. */
export type Drawings = {
  /** The characters of a page, each with why it cannot be seen; null when the page cannot be drawn. */
  glyphsOf: (page: number) => Promise<DrawnGlyph[] | null>
  /** Whether some layer of the document is switched off. */
  hasHiddenLayers: boolean
  /** The document's properties: what a viewer shows under "Properties", by name. */
  properties: Record<string, unknown>
  /** The texts of its XMP packet, by name: programs keep the properties a second time there. */
  description: [string, string][]
  /** Names of the files that are attached. */
  attachments: string[]
  close: () => Promise<void>
}

/** A picture of more pixels is not looked into. */
const LARGEST_PICTURE = 12_000_000

/** Opens a PDF to see how it is drawn; null when pdf.js cannot read it. Nothing in it is run, and no fonts are loaded. */
export async function openDrawings(bytes: Uint8Array): Promise<Drawings | null> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    verbosity: 0,
    maxImageSize: LARGEST_PICTURE,
  })
  try {
    const document = await task.promise
    const layers = await document.getOptionalContentConfig({ intent: 'display' })
    const { info, metadata } = await document.getMetadata()
    const attachments: unknown = await document.getAttachments()
    return {
      glyphsOf: (page) => glyphsOf(document, page, (properties) => isShown(layers, properties)),
      hasHiddenLayers: [...layers].some(([, group]) => !group.visible),
      properties: info as Record<string, unknown>,
      description: metadata ? textsOf([...metadata]) : [],
      attachments: attachments && typeof attachments === 'object' ? Object.keys(attachments) : [],
      close: () => task.destroy(),
    }
  } catch {
    await task.destroy()
    return null
  }
}

function textsOf(entries: readonly unknown[]): [string, string][] {
  return entries.flatMap((entry) => {
    const [name, value] = Array.isArray(entry) ? entry : []
    return typeof name === 'string' && /title|subject|description|keyword|comment/i.test(name)
      ? [[name, [value].flat().join(', ')] as [string, string]]
      : []
  })
}

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

function isShown(layers: Layers, properties: unknown): boolean {
  try {
    return layers.isVisible(properties)
  } catch {
    return true
  }
}

async function glyphsOf(
  document: PDFDocumentProxy,
  number: number,
  isLayerShown: (properties: unknown) => boolean,
): Promise<DrawnGlyph[] | null> {
  try {
    const page = await document.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })
    const glyphs = drawnGlyphs({
      width,
      height,
      viewport: transform as unknown as Matrix,
      operators,
      isLayerShown,
      glyphScale: (font) => glyphScale(page, font),
      picture: (name) => pictureOf(page, name),
    })
    page.cleanup()
    return glyphs
  } catch {
    return null
  }
}

function known(page: PDFPageProxy, name: string): unknown {
  const things = name.startsWith('g_') ? page.commonObjs : page.objs
  return things.has(name) ? things.get(name) : null
}

/** What a glyph's width of 1 is in parts of the font's size: a thousandth, but for fonts that are drawn by hand. */
function glyphScale(page: PDFPageProxy, name: string): number {
  const font = known(page, name) as { fontMatrix?: unknown } | null
  const scale = Array.isArray(font?.fontMatrix) ? Number(font.fontMatrix[0]) : 0.001
  return Number.isFinite(scale) && scale !== 0 ? scale : 0.001
}

/** How pdf.js keeps pictures: a bit, three or four bytes for each pixel. */
const ONE_BIT = 1
const THREE_BYTES = 2

function pictureOf(page: PDFPageProxy, name: string): Picture | null {
  const image = known(page, name) as { width?: number; height?: number; kind?: number; data?: Uint8Array } | null
  if (!image?.data || !image.width || !image.height) return null
  const { width, height, kind, data } = image
  const grey = (x: number, y: number): number => {
    if (kind === ONE_BIT) return ((data[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
    const from = (y * width + x) * (kind === THREE_BYTES ? 3 : 4)
    return ((data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 3
  }
  return {
    isOpaque: kind === ONE_BIT || kind === THREE_BYTES || isOpaque(data),
    hasInk: (x, y, across, down) => hasContrast(grey, [width, height], [x, y, across, down]),
  }
}

function isOpaque(data: Uint8Array): boolean {
  for (let index = 3; index < data.length; index += 4 * 97) if ((data[index] ?? 255) < 240) return false
  return true
}

/** Differences of grey (of 255) that are drawing and not the noise of paper. */
const INK = 60
/** Points looked at in each direction. */
const PROBES = 24

function hasContrast(
  grey: (x: number, y: number) => number,
  [width, height]: [number, number],
  [x, y, across, down]: [number, number, number, number],
): boolean {
  let low = 255
  let high = 0
  for (let row = 0; row <= PROBES; row++) {
    for (let column = 0; column <= PROBES; column++) {
      const value = grey(place(x + (across * (column - PROBES / 4) * 2) / PROBES, width), place(y + (down * row) / PROBES, height))
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  return high - low >= INK
}

function place(share: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(share * size)))
}
