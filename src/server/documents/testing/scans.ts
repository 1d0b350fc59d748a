import { deflateSync, inflateSync } from 'node:zlib'
import { LiteParse } from '@llamaindex/liteparse'
import { pdfOf } from './pdfs.ts'

/** A grey picture: one byte a dot, row by row. */
export type Picture = { width: number; height: number; dots: Uint8Array }

/** A page of letter paper that is nothing but a picture, in a PDF with one such page for each picture; null is a blank page. */
export function picturesPdf(pictures: readonly (Picture | null)[], paper = { width: 612, height: 792 }): Uint8Array {
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')
  const content = `q ${paper.width} 0 0 ${paper.height} 0 0 cm /Picture Do Q`
  const pages = pictures.flatMap((picture, at) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] ${picture ? `/Contents ${4 + 3 * at} 0 R /Resources << /XObject << /Picture ${5 + 3 * at} 0 R >> >>` : ''} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    picture ? pictureObject(picture) : 'null',
  ])
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`, ...pages])
}

function pictureObject({ width, height, dots }: Picture): string {
  const data = `${deflateSync(dots).toString('hex')}>`
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /FlateDecode] /Length ${data.length} >>\nstream\n${data}\nendstream`
}

/** A page of lines of text as a scanner sees it, at 150 dots an inch. */
export async function scanned(lines: readonly string[]): Promise<Picture> {
  const content = `BT /F1 12 Tf 14 TL 72 700 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ])
  const [shot] = await new LiteParse({ ocrEnabled: false, quiet: true, dpi: 150 }).screenshot(pdf, [1])
  if (!shot) throw new Error('The page was not drawn')
  return { width: shot.width, height: shot.height, dots: greyOf(shot.imageBuffer, shot.width, shot.height) }
}

/** Grey waves without any word. */
export function wordless(): Picture {
  const [width, height] = [600, 800]
  return {
    width,
    height,
    dots: Uint8Array.from({ length: width * height }, (_, at) => 128 + 100 * Math.sin((at % width) / 40 + at / width / 60)),
  }
}

/** The first channel of a PNG with four of eight bits each. */
function greyOf(png: Buffer, width: number, height: number): Uint8Array {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const data = inflateSync(Buffer.concat(parts))
  const row = width * 4
  const dots = new Uint8Array(width * height)
  let above = new Uint8Array(row)
  for (let y = 0; y < height; y++) {
    const line = unfiltered(data[y * (row + 1)] ?? 0, data.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)), above)
    for (let x = 0; x < width; x++) dots[y * width + x] = line[x * 4] ?? 0
    above = line
  }
  return dots
}

/** A row of a PNG as it is, from what is written of it and the row above. */
function unfiltered(filter: number, written: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(written.length)
  for (let at = 0; at < written.length; at++) {
    const left = line[at - 4] ?? 0
    const up = above[at] ?? 0
    const guess = [0, left, up, (left + up) >> 1, nearest(left, up, above[at - 4] ?? 0)][filter] ?? 0
    line[at] = (written[at] ?? 0) + guess
  }
  return line
}

function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
