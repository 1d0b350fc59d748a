import type { LiteParseConfig, ParsedPage, TextItem } from '@llamaindex/liteparse'
import { shortened, talksToMachine } from '../../domain/machine-talk/machine-talk.ts'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { hasSpace, withoutSpaces } from '../../language/characters.ts'
import { type Drawings, openDrawings } from './hidden-drawings.ts'
import { raisedPieces, seenPieces } from './hidden-pieces.ts'

/** What the parser must tell of a page for hidden text to be found. */
export const HIDDEN_TEXT_SETTINGS = {
  extractTextMetadata: true,
  extractVectorGraphics: true,
  extractAnnotations: true,
  extractFormFields: true,
  includeComplexity: true,
} satisfies Partial<LiteParseConfig>

/** Documents up to this many pages are looked at page by page. Of longer ones only the pages that show a sign, since looking takes longer than reading. */
const LOOKED_AT_WHOLE = 60

/** Milliseconds that looking may take in one document. After that its text counts as seen: a drawing of a million strokes must not keep the whole from being read. */
const PATIENCE = 8000

/** Tells seen from unseen on the pages of one PDF. */
export type HiddenText = {
  /** The runs of a page that people can see, and what was left out of it. */
  onPage: (page: ParsedPage, pages: number) => Promise<{ seen: TextItem[]; left_out: LeftOut[] }>
  /** What the document's properties say, where that is more than a name or a date. */
  properties: LeftOut[]
  close: () => Promise<void>
}

/** Opens a PDF to look for hidden text; where it cannot be opened a second time, all its text counts as seen. */
export async function hiddenTextOf(bytes: Uint8Array): Promise<HiddenText> {
  const drawings = await openDrawings(bytes)
  let spent = 0
  const glyphsOn = async (page: ParsedPage, pages: number) => {
    if (!drawings || spent > PATIENCE || !mustLook(page, pages, drawings)) return null
    const start = performance.now()
    const glyphs = await drawings.glyphsOf(page.pageNum)
    spent += performance.now() - start
    return glyphs
  }
  return {
    onPage: async (page, pages) => {
      const beside = [...annotationsOn(page), ...fieldsOn(page)]
      const glyphs = await glyphsOn(page, pages)
      if (!glyphs) return { seen: page.textItems, left_out: beside }
      const { pieces, unseen } = seenPieces(page.textItems, glyphs)
      return {
        seen: raisedPieces(pieces, glyphs),
        left_out: [...unseen.map(({ why, text }) => leftOut(why, page.pageNum, text)), ...beside],
      }
    },
    properties: drawings ? propertiesOf(drawings) : [],
    close: async () => drawings?.close(),
  }
}

function leftOut(why: LeftOut['why'], page: number | null, text: string): LeftOut {
  return { why, page, text: shortened(text) }
}

function mustLook(page: ParsedPage, pages: number, drawings: Drawings): boolean {
  if (pages > LOOKED_AT_WHOLE) return drawings.hasHiddenLayers || showsSign(page)
  return page.textItems.length > 0 || !hasPicture(page)
}

function hasPicture({ complexity }: ParsedPage): boolean {
  return complexity?.fullPageImage === true || (complexity?.imageBlockCount ?? 0) > 0
}

/** Letters smaller than this many points are looked at. */
const SMALL = 3.5

/** Whether anything on a page may hide text: light, transparent or tiny letters, pictures, painted boxes that are not the page's own ground. */
function showsSign(page: ParsedPage): boolean {
  const { textItems, vectorGraphics, width, height } = page
  if (hasPicture(page)) return true
  if (textItems.some(({ fillColor = '', fontHeight = SMALL }) => LIGHT_OR_THIN.test(fillColor) || fontHeight < SMALL)) return true
  const boxes = (vectorGraphics?.shapes ?? []).filter(
    ({ fill, bbox }) =>
      fill && bbox.width > 8 && bbox.height > 5 && bbox.width * bbox.height < 0.8 * width * height && !isInMargin(bbox, height),
  )
  return boxes.length > 0 && textItems.some((item) => boxes.some(({ bbox }) => isWithin(item, bbox)))
}

/** Headers and footers often stand on a white box. */
function isInMargin({ y, height }: { y: number; height: number }, page: number): boolean {
  return y + height < 0.08 * page || y > 0.92 * page
}

/** A colour as alpha, red, green and blue: nearly transparent, or light in all three. */
const LIGHT_OR_THIN = /^(?:[0-4]|..[c-f].[c-f].[c-f].)/i

function isWithin({ x, y, width, height }: TextItem, box: { x: number; y: number; width: number; height: number }): boolean {
  const [middle, level] = [x + width / 2, y + height / 2]
  return middle > box.x && middle < box.x + box.width && level > box.y && level < box.y + box.height
}

/** Links are printed on the page themselves, and a field's own frame says nothing. */
const SILENT_ANNOTATIONS: ReadonlySet<string> = new Set(['link', 'widget'])

function annotationsOn({ pageNum, annotations = [], textItems }: ParsedPage): LeftOut[] {
  if (!annotations.some(({ contents = '' }) => contents.trim() !== '')) return []
  const printed = squeezed(textItems.map(({ text }) => text).join(''))
  return annotations
    .filter(({ contents = '' }) => contents.trim() !== '' && !printed.includes(squeezed(contents)))
    .filter(({ subtype, contents = '' }) => !SILENT_ANNOTATIONS.has(subtype) || talksToMachine(contents))
    .map(({ contents = '' }) => leftOut('annotation', pageNum, contents))
}

function fieldsOn({ pageNum, formFields = [], textItems }: ParsedPage): LeftOut[] {
  if (formFields.length === 0) return []
  const printed = squeezed(textItems.map(({ text }) => text).join(''))
  return formFields
    .filter(({ type }) => type !== 'pushbutton' && type !== 'checkbox' && type !== 'radiobutton')
    .flatMap(({ value = '', alternateName = '' }) => [value, talksToMachine(alternateName) ? alternateName : ''])
    .filter((text) => text.trim() !== '' && !printed.includes(squeezed(text)))
    .map((text) => leftOut('form_field', pageNum, text))
}

function squeezed(text: string): string {
  return withoutSpaces(text).toLowerCase()
}

/** Properties that programs write, and that are names: told only when they talk to a machine. */
const NAMES: ReadonlySet<string> = new Set([
  'Title',
  'Author',
  'Creator',
  'Producer',
  'PDFFormatVersion',
  'Language',
  'CreationDate',
  'ModDate',
  'Trapped',
  'EncryptFilterName',
])

/** Other properties of fewer characters are names, marks and dates. */
const A_SENTENCE = 40

function propertiesOf({ properties, attachments, description }: Drawings): LeftOut[] {
  const { Custom: custom, ...usual } = properties
  const entries = [...Object.entries(usual), ...Object.entries(custom && typeof custom === 'object' ? custom : {}), ...description]
  const told = entries
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([name, text]) => talksToMachine(text) || (!NAMES.has(name) && text.length >= A_SENTENCE && hasSpace(text.trim())))
    .map(([name, text]) => `${name}: ${text}`)
  return [...new Set([...told, ...attachments.map((name) => `Attached file: ${name}`)])].map((text) => leftOut('properties', null, text))
}
