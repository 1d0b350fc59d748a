import { pdfOf } from './pdfs.ts'

/** What a hand-made PDF of one page is made of. `content` draws beside the visible line; the rest is optional parts of the file. */
type Parts = {
  /** Operators of the page's content stream. */
  content?: string
  /** Entries of the page's dictionary, for example its annotations. */
  page?: string
  /** Entries of the page's resources beside the font. */
  resources?: string
  /** Entries of the document's catalog. */
  catalog?: string
  /** Entries of the file's trailer. */
  trailer?: string
  /** Further objects, numbered from 6. */
  objects?: readonly string[]
  /** Where the page's own visible line stands; "none" for a page without it. */
  visible?: 'top' | 'none'
}

/** The line that every hostile page shows to people. */
export const VISIBLE = 'The mast shall stand in wind of 30 knots.'

/** A page with one visible line and whatever the parts add to it. Object 5 is the font F1, further objects begin with 6. */
export function hostilePdf({
  content = '',
  page = '',
  resources = '',
  catalog = '',
  trailer = '',
  objects = [],
  visible = 'top',
}: Parts): Uint8Array {
  const shown = visible === 'top' ? `BT /F1 12 Tf 72 720 Td (${VISIBLE}) Tj ET` : ''
  const stream = `${shown}\n${content}`
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page.includes('/MediaBox') ? '' : '/MediaBox [0 0 612 792]'} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    streamObject(stream),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]
  return pdfOf(all, trailer, '1.7')
}

/** A stream object with its length; `entries` go into its dictionary. */
export function streamObject(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`
}

/** A line of text at a place, in points from the lower left, after the operators that change how it is drawn. */
export function drawn(text: string, { x = 72, y = 600, size = 12, before = '' } = {}): string {
  return `q BT ${before} /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET Q`
}

/** A grey picture of 64 by 64 points as an object: full of ink, or blank paper. */
export function pictureObject(kind: 'ink' | 'blank' = 'ink'): string {
  const points = Array.from({ length: 64 * 64 }, (_, at) => (kind === 'blank' ? '~' : at % 2 === 0 ? '!' : '~')).join('')
  return streamObject(points, '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8')
}
