import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A file as a person picks it. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer }

const PDF = 'application/pdf'

/** A real solicitation of the repository's samples. */
export function sample(name: string): PickedFile {
  return { name, mimeType: PDF, buffer: readFileSync(resolve('samples', name)) }
}

/** A PDF that nobody can open without its password. */
export function encryptedPdf(): PickedFile {
  const secret = '<'.concat('5a'.repeat(32), '>')
  return pdf('locked.pdf', `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${secret} /U ${secret} >>`)
}

/** The first half of a real PDF, as a broken download leaves it, without anything that could be repaired. */
export function cutOffPdf(): PickedFile {
  const whole = sample('N251-001.pdf')
  return { ...whole, name: 'cut-off.pdf', buffer: Buffer.concat([whole.buffer.subarray(0, 700), Buffer.alloc(3000, 0x41)]) }
}

/** A picture with a PDF's name. */
export function notReallyPdf(): PickedFile {
  return { name: 'renamed.pdf', mimeType: PDF, buffer: Buffer.from('\x89PNG\r\n\x1a\n with nothing behind it', 'latin1') }
}

function pdf(name: string, encryption: string): PickedFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    encryption,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const id = '<'.concat('ab'.repeat(16), '>')
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`
  body += `${table}trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [${id} ${id}] >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name, mimeType: PDF, buffer: Buffer.from(body, 'latin1') }
}
