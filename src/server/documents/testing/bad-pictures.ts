import { noise } from './bad-bytes.ts'
import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { BROKEN_FONT, type PdfObject, pageOf, picture, pictureObject, streamOf, zlibUnfolding } from './pdf-bytes.ts'

const FLATE = '/Filter /FlateDecode'
const shown = (data: PdfObject, entries: string) => () => pageOf(picture(data, entries))
const kinds = ['JBIG2Decode', 'JPXDecode', 'DCTDecode', 'CCITTFaxDecode', 'LZWDecode', 'Crypt']

/** Pictures that are none, or larger than any machine. */
export const IMPOSSIBLE_PICTURES: readonly BadFile[] = family('impossible picture', {
  ...Object.fromEntries(
    kinds.map((kind) => [`noise as ${kind}`, [shown(noise(4000), `/Width 500 /Height 700 /Filter /${kind}`), DAMAGED] as const]),
  ),
  'a hundred thousand points each way, one bit': [
    shown(zlibUnfolding(1), `/Width 100000 /Height 100000 /BitsPerComponent 1 ${FLATE}`),
    HEAVY,
    { isEndless: true },
  ],
  'a hundred thousand points each way, as fax': [
    shown(
      noise(4000),
      '/Width 100000 /Height 100000 /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100000 /Rows 100000 >>',
    ),
    HEAVY,
  ],
  'a billion points each way': [shown('', '/Width 2147483647 /Height 2147483647'), HEAVY],
  'a photograph that says it is huge': [
    shown(hugePhotograph(), '/Width 65500 /Height 65500 /Filter /DCTDecode'),
    HEAVY,
    { isEndless: true },
  ],
  'a size below zero': [shown('~'.repeat(4096), '/Width -64 /Height -64'), DAMAGED],
  'seven bits a colour': [shown('~'.repeat(4096), '/Width 64 /Height 64 /BitsPerComponent 7'), DAMAGED],
  'a mask that is itself': [shown('~'.repeat(4096), '/Width 64 /Height 64 /SMask 6 0 R'), DAMAGED],
  'colours that are themselves': [
    () =>
      pageOf({
        ...picture('~'.repeat(4096), '/Width 64 /Height 64 /ColorSpace 7 0 R'),
        objects: [pictureObject('~'.repeat(4096), '/Width 64 /Height 64 /ColorSpace 7 0 R'), '[/Indexed 7 0 R 255 7 0 R]'],
      }),
    HEAVY,
  ],
  'a picture in the content that never ends': [
    () => pageOf({ content: `q BI /W 100000 /H 100000 /BPC 8 /CS /G ID ${'~'.repeat(5000)}` }),
    HEAVY,
  ],
})

/** The head of a JPEG of 65,500 by 65,500 points, and no more. */
function hugePhotograph(): Buffer {
  return Buffer.from('ffd8ffc0001108ffdcffdc03011100021100031100ffda000c03010002110311003f00', 'hex')
}

const mapped = (map: string) => () =>
  pageOf({ font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>', objects: [streamOf(map)] })

/** Letters that are none, or mean too much. */
export const BROKEN_LETTERS: readonly BadFile[] = family('broken letters', {
  'a font of noise': [() => pageOf({ font: BROKEN_FONT, objects: [streamOf(noise(4000), '/Length1 4000')] }), DAMAGED],
  'a table of noise': [mapped(noise(4000).toString('latin1')), DAMAGED],
  'a table of four billion characters': [mapped('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange'), HEAVY],
  'a table that uses itself': [mapped('/CMapName /A def /A usecmap 1 begincodespacerange <00> <FF> endcodespacerange'), DAMAGED],
  'a letter that is a book': [mapped(`1 beginbfchar <54> <${'0041'.repeat(100_000)}> endbfchar`), HEAVY],
  'letters that are halves of characters': [mapped('1 beginbfrange <20> <7E> <D800> endbfrange'), DAMAGED],
  'letters that all are nothing': [mapped('1 beginbfrange <20> <7E> <0000> endbfrange'), DAMAGED],
  'a font that is its own descendant': [
    () => pageOf({ font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] >>' }),
    DAMAGED,
  ],
  'letters drawn by themselves': [
    () =>
      pageOf({
        font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 32 /LastChar 126 /Encoding << /Differences [32 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
        objects: [streamOf('9 0 d0 BT /F1 1 Tf ( ) Tj ET')],
      }),
    HEAVY,
  ],
})
