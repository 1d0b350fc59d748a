import { expect, test } from 'vitest'
import { plainTextPages } from './plain-text.ts'

const textsOf = (bytes: Uint8Array) => {
  const outcome = plainTextPages(bytes)
  return outcome.ok ? outcome.value.pages.map(({ text }) => text) : outcome.problem.code
}
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('a form feed ends a page, and lines end alike', () => {
  expect(textsOf(latin1('OBJECTIVE: Build it.\r\n\fPHASE I:\rPlan it.'))).toEqual(['OBJECTIVE: Build it.\n', 'PHASE I:\nPlan it.'])
})

test.each([
  ['UTF-8', new TextEncoder().encode('“mast” – 5 µm')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeff“mast” – 5 µm')],
  ['UTF-16', new Uint8Array(Buffer.from('\ufeff“mast” – 5 µm', 'utf16le'))],
  ['UTF-16 the other way round', new Uint8Array(Buffer.from('\ufeff“mast” – 5 µm', 'utf16le').swap16())],
])('%s is read', (_, bytes) => {
  expect(textsOf(bytes)).toEqual(['“mast” – 5 µm'])
})

test('Windows-1252 is read where nearly all is plain letters', () => {
  expect(textsOf(latin1('The \x93mast\x94 \x96 it shall stand upright in any wind.'))).toEqual([
    'The “mast” – it shall stand upright in any wind.',
  ])
})

test('a sentence that marks turn round is read as people see it', () => {
  const turned = `\u202e${[...'The mast shall stand upright.'].reverse().join('')}\u202c`
  expect(textsOf(new TextEncoder().encode(`OBJECTIVE: Build it. ${turned}`))).toEqual([
    'OBJECTIVE: Build it. The mast shall stand upright.',
  ])
})

test('white space alone is an empty file', () => {
  expect(textsOf(latin1(' \r\n\f '))).toBe('EMPTY_FILE')
})
