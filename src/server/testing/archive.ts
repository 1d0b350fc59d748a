import { unzipSync } from 'fflate'
import type { TestPerson } from './person.ts'

/** An export of a person's data, unpacked: the bytes of each file, and the rows of each table. */
export type Exported = {
  files: Record<string, Uint8Array>
  text: (path: string) => string
  rows: (table: string) => Record<string, unknown>[]
}

/** Fetches all of a person's data. */
export async function exported(person: TestPerson): Promise<Exported> {
  const archive = await person.call('exportAccount', {})
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const text = (path: string) => {
    const bytes = files[path]
    if (!bytes) throw new Error(`There is no ${path} in ${Object.keys(files).join(', ')}`)
    return Buffer.from(bytes).toString()
  }
  return { files, text, rows: (table) => JSON.parse(text(`tables/${table}.json`)) }
}
