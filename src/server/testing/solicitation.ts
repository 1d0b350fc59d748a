import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { api } from '../../contract/api.ts'
import type { TestPerson } from './person.ts'

export type Uploaded = z.output<typeof api.uploadTopic.output>

/** A real solicitation of the Navy, two pages (samples/README.md). */
export function sample(name = 'N251-001.pdf'): Promise<Buffer> {
  return readFile(new URL(`../../../samples/${name}`, import.meta.url))
}

/** The fields of the upload form as a person leaves them. */
export const FIELDS = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: '6', program_type: 'SBIR' }

/** Sends the upload form. A field that is undefined is left out. */
export async function sendUpload(
  person: TestPerson,
  file: Uint8Array | null,
  fields: Record<string, string | undefined> = {},
  { slug = 'n251-001', fileName = 'N251-001.pdf' } = {},
): Promise<Response> {
  const form = new FormData()
  if (file) form.append('file', new File([file as BlobPart], fileName, { type: 'application/pdf' }))
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields })) if (value !== undefined) form.append(name, value)
  return person.send('POST', `/topics/${slug}/upload`, form)
}

/** Uploads the sample and returns what was read. */
export async function uploadSample(person: TestPerson, fields: Record<string, string> = {}): Promise<Uploaded> {
  const answer = await sendUpload(person, await sample(), fields)
  if (!answer.ok) throw new Error(`The sample was refused: ${await answer.text()}`)
  return api.uploadTopic.output.parse(await answer.json())
}

/** Two topics in one text file, a page each. */
export const TWO_TOPICS = [
  topicPage('N251-901', 'Quiet Antennas', 'antenna', '10 kg'),
  topicPage('N251-902', 'Swift Sensors', 'sensor', '2 kg'),
]

function topicPage(number: string, title: string, thing: string, weight: string): string {
  return [
    `${number} TITLE: ${title}`,
    `OBJECTIVE: Develop a ${thing} that weighs less than ${weight}.`,
    `DESCRIPTION: The Navy needs a ${thing}. The ${thing} shall work at sea for 30 days.`,
    `PHASE I: Design the ${thing} and show its feasibility. The contractor shall deliver a report on the ${thing}.`,
    `PHASE II: Build a prototype of the ${thing} and test it.`,
    `KEYWORDS: ${thing}; sea`,
  ].join('\n')
}

/** Uploads pages of text as one file and returns what was read. */
export function uploadText(person: TestPerson, pages: readonly string[] = TWO_TOPICS, topic_number?: string): Promise<Uploaded> {
  const fields = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: 6, program_type: 'SBIR' } as const
  return person.call('uploadTopic', { slug: 'n251-901', file: textFile(pages, 'topics.txt'), ...fields, topic_number })
}

/** Pages of text as a file. */
export function textFile(pages: readonly string[], name: string): File {
  return new File([pages.join('\f')], name, { type: 'text/plain' })
}

/** Component instructions as a text file. */
export function instructionsFile(ceiling = '$140,000'): File {
  const page = `DEPARTMENT OF THE NAVY\n25.1 SBIR Proposal Submission Instructions\nThe Phase I Base amount must not exceed ${ceiling}.`
  return textFile([page, 'The Phase I Base Period of Performance must be exactly 6 months.'], 'navy.txt')
}

/** A component's chapter of instructions and the topics after it in one file, as a whole announcement has them. */
export const WITHIN_ANNOUNCEMENT = [
  [
    'DEPARTMENT OF THE NAVY',
    '25.1 Small Business Innovation Research (SBIR)',
    'Proposal Submission Instructions',
    '',
    'The Phase I Base amount must not exceed $130,000.',
  ].join('\n'),
  'The Phase I Base Period of Performance must be exactly 5 months.',
  ...TWO_TOPICS,
]

/** A one-page PDF that is encrypted with a password that nobody knows. */
export function encryptedPdf(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const key = (byte: string) => `<${byte.repeat(32)}>`
  const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O ${key('41')}/U ${key('42')}>>`
  const xref = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer<</Root 1 0 R/Size 4/Encrypt ${encrypt}/ID[${key('43')}${key('43')}]>>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text + xref + trailer)
}
