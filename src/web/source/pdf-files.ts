/** The fonts, character maps and decoders that pdf.js asks for by name, each as a file of our own origin. */
const FILES: Record<string, string> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

const FOLDERS: Record<string, string> = { standardFontDataUrl: 'standard_fonts', cMapUrl: 'cmaps', wasmUrl: 'wasm' }

/** Fetches what pdf.js needs beside itself. pdf.js makes one of it for each document, so it is a class. */
export class PdfFiles {
  /** The bytes of a file that pdf.js names. Throws when we have no such file; the page is then drawn without it. */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = FILES[`/node_modules/pdfjs-dist/${FOLDERS[kind]}/${filename}`]
    if (!address) throw new Error(`No file ${filename} for a PDF`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The file ${filename} for a PDF was not found`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
