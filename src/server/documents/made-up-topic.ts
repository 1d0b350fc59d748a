import { READING_LIMITS } from './limits.ts'
import type { ReaderOrder } from './reader-message.ts'

/** An order to read a topic that nobody has published: by it a process is run in before the first document comes. */
export function madeUpOrder(): ReaderOrder {
  const { pages, characters, recognised_pages, unpacked_megabytes } = READING_LIMITS
  const limits = { pages, characters, recognised_pages, unpacked_megabytes }
  const matter = { type: 'file', file: madeUpTopic() } as const
  return { matter, purpose: { as: 'solicitation' }, file_name: 'topic.pdf', ocr_data: null, ...limits }
}

/** A topic with the headings, sentences, lists and quantities that most have. */
const LINES = `TOPIC NUMBER: X000-000
TITLE: Folding Mast for Small Boats
TECHNOLOGY AREAS: Materials
OBJECTIVE: Develop and demonstrate a folding mast that a crew of two can raise within 5 minutes.
DESCRIPTION: Current masts are heavy and are often damaged in storms. The Navy seeks a mast that weighs
no more than 40 lb and that stands in winds of up to 60 knots at temperatures from -20 to 50 degrees C.
The proposed solution shall:
1. Fold to a length of less than 2 m (Threshold), 1.5 m (Objective).
2. Carry an antenna of 10 kg for at least 12 months.
3. Meet MIL-STD-810H.
Offerors should describe how it will be tested, e.g. in a wind tunnel. It is expected that the cost does not exceed $5,000.
PHASE I: Determine the feasibility of the concept. Define the requirements and model the mast under load. The
Phase I Option, if exercised, will include the initial design to build a prototype in Phase II.
PHASE II: Build and test a prototype. Deliver one mast, a test report and drawings by month 18.
PHASE III DUAL USE APPLICATIONS: Support the transition to boats of the Navy and to the commercial market.
REFERENCES: 1. Smith, J. "Masts." Journal of Boats, 2019.
KEYWORDS: mast; boat; folding`.split('\n')

/** A PDF of one page, without the table of places, which readers make themselves where it is missing. */
function madeUpTopic(): Uint8Array {
  const shown = LINES.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 9 Tf 14 TL 40 740 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const numbered = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return new TextEncoder().encode(`%PDF-1.7\n${numbered.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`)
}
