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
