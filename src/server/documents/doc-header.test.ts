import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { docHeader } from './doc-header.ts'

const SECTOR = 512
/** A piece of a picture that happens to begin like a header. */
const picture = (begins: number) => {
  const noise = Buffer.alloc(SECTOR, 0xb7)
  noise.writeUInt16LE(begins, 0)
  return noise
}
const onePager = readFileSync(new URL('./testing/one-pager.doc', import.meta.url))

test.each([0xa5dc, 0xa5db, 0xa5ec])('a picture before the text that begins like a header, %i, is none', (begins) => {
  const [first, rest] = [onePager.subarray(0, SECTOR), onePager.subarray(SECTOR)]
  expect(docHeader(Buffer.concat([first, picture(begins), rest]))).toEqual({ version: 'since-97', isEncrypted: false })
  expect(docHeader(Buffer.concat([first, picture(begins)]))).toBeNull()
})
