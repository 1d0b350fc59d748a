import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A PDF object without its number: text in which a character is a byte, or bytes. */
export type PdfObject = string | Buffer

/** What a hand-made page is made of beside one line of text. Object 4 is its content, 5 its font; further ones are numbered from 6. */
export type PageParts = {
  content?: PdfObject
  /** The whole content object in place of a plain stream. */
  contents?: PdfObject
  page?: string
  resources?: string
  font?: PdfObject
  catalog?: string
  trailer?: string
  pages?: string
  objects?: readonly PdfObject[]
}

/** The operators that show one line of text. */
export const LINE = 'BT /F1 12 Tf 72 720 Td (The mast shall stand in wind of 30 knots.) Tj ET\n'

/** A page with one line of text and what the parts add to it or put in its place. */
export function pageOf(parts: PageParts): Buffer {
  const { content = '', page = '', resources = '', catalog = '', trailer = '', pages = '' } = parts
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 612 792]'
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages ${pages || '/Kids [3 0 R] /Count 1'} >>`,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    parts.contents ?? streamOf(joined(LINE, content)),
    parts.font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(parts.objects ?? []),
  ]
  return pdfOfObjects(all, trailer)
}

/** A PDF of these objects, the first of which is its catalog. */
export function pdfOfObjects(objects: readonly PdfObject[], trailer = ''): Buffer {
  const pieces = [latin('%PDF-1.7\n')]
  let length = pieces[0]?.length ?? 0
  const places = objects.map((object, at) => {
    const place = length
    const piece = joined(`${at + 1} 0 obj\n`, object, '\nendobj\n')
    pieces.push(piece)
    length += piece.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return joined(...pieces, `${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`)
}

/** A stream object; `entries` go into its dictionary. */
export function streamOf(content: PdfObject, entries = ''): Buffer {
  const bytes = latin(content)
  return joined(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, bytes, '\nendstream')
}

/** Bytes of text in which a character is a byte. */
export function latin(text: PdfObject): Buffer {
  return typeof text === 'string' ? Buffer.from(text, 'latin1') : text
}

/** Texts and bytes after one another. */
export function joined(...pieces: readonly PdfObject[]): Buffer {
  return Buffer.concat(pieces.map(latin))
}

const MEGABYTE = 1024 * 1024

/** Deflated bytes that unfold to so many megabytes of the repeated text, made without ever holding them. */
export function unfolding(megabytes: number, text = '\0'): Buffer {
  const piece = Buffer.alloc(MEGABYTE, text, 'latin1')
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return joined(...Array.from({ length: megabytes }, () => packed), '\x03\x00')
}

/** The same with the header and the checksum that a PDF wants around it; the checksum is that of zeros. */
export function zlibUnfolding(megabytes: number, text = '\0'): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(((((megabytes * MEGABYTE) % 65_521) << 16) | 1) >>> 0)
  return joined('\x78\x9c', unfolding(megabytes, text), checksum)
}

/** A part of a zip file, and what it says of itself where that is not true. */
export type ZipPart = {
  name: string
  packed: Buffer
  method: 0 | 8
  size: number
  says?: { size?: number; packed?: number; at?: number }
  flags?: number
}

/** A zip file of these parts. */
export function zipOf(parts: readonly ZipPart[], { end = {} }: { end?: { count?: number; at?: number } } = {}): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const local = joined(zipHeader(part, name, Buffer.alloc(30), 0x04034b50, 6), name, part.packed)
    const entry = zipHeader(part, name, Buffer.alloc(46), 0x02014b50, 8)
    entry.writeUInt32LE(part.says?.at ?? at, 42)
    files.push(local)
    entries.push(joined(entry, name))
    at += local.length
  }
  const directory = joined(...entries)
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(end.count ?? parts.length, 8)
  last.writeUInt16LE(end.count ?? parts.length, 10)
  last.writeUInt32LE(directory.length, 12)
  last.writeUInt32LE(end.at ?? at, 16)
  return joined(...files, directory, last)
}

/** Flags, method, checksum, sizes and the name's length stand in the same order in both headers, two bytes later in the second. */
function zipHeader({ packed, method, size, says, flags = 0 }: ZipPart, name: Buffer, header: Buffer, mark: number, from: number): Buffer {
  header.writeUInt32LE(mark, 0)
  header.writeUInt16LE(flags, from)
  header.writeUInt16LE(method, from + 2)
  header.writeUInt32LE(method === 0 ? crc32(packed) : 0, from + 8)
  header.writeUInt32LE(says?.packed ?? packed.length, from + 12)
  header.writeUInt32LE(says?.size ?? size, from + 16)
  header.writeUInt16LE(name.length, from + 20)
  return header
}

/** A font whose letters stand in object 6. */
export const BROKEN_FONT =
  '<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 32 /FontFile2 6 0 R >> >>'

/** A page with that picture on it and a line of text. */
export function picture(data: PdfObject, entries: string) {
  return { content: 'q 600 0 0 600 0 0 cm /I Do Q', ...pictureOnly(data, entries) }
}

/** A page with nothing but that picture. */
export function pictureOnly(data: PdfObject, entries: string) {
  return { resources: '/XObject << /I 6 0 R >>', objects: [pictureObject(data, entries)] }
}

/** A picture as an object, of grey and eight bits a dot unless the entries say otherwise. */
export function pictureObject(data: PdfObject, entries: string): Buffer {
  const colours = entries.includes('/ColorSpace') ? '' : '/ColorSpace /DeviceGray'
  const bits = entries.includes('/BitsPerComponent') ? '' : '/BitsPerComponent 8'
  return streamOf(joined(data), `/Type /XObject /Subtype /Image ${colours} ${bits} ${entries}`)
}
