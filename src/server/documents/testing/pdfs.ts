import { readFileSync } from 'node:fs'

/** A sample of the repository, by name without ".pdf". */
export function sample(name: string): Uint8Array {
  return new Uint8Array(readFileSync(`samples/${name}.pdf`))
}

/** A small PDF with the given number of pages, each with one line of text, and anything extra in its trailer. */
export function smallPdf(pages: number, trailer = ''): Uint8Array {
  const content = 'BT /F1 12 Tf 72 700 Td (The contractor shall build a mast.) Tj ET'
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]
  return pdfOf(objects, trailer)
}

/** A PDF of these objects, the first of which is its catalog, and anything extra in its trailer. */
export function pdfOf(objects: readonly string[], trailer = '', version = '1.4'): Uint8Array {
  let text = `%PDF-${version}\n`
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

const ANY_KEY = '00'.repeat(32)

/** A PDF that only opens with a password that nobody knows. */
export function lockedPdf(): Uint8Array {
  return smallPdf(1, `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${ANY_KEY}> /U <${ANY_KEY}> /P -4 >> /ID [<${ANY_KEY}> <${ANY_KEY}>]`)
}
