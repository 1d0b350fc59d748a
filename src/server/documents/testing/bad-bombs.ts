import { deflateSync } from 'node:zlib'
import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { BROKEN_FONT, LINE, pageOf, picture, streamOf, zlibUnfolding } from './pdf-bytes.ts'

const GIGABYTE = 1024
const FLATE = '/Filter /FlateDecode'
const FLATE_TWICE = '/Filter [/FlateDecode /FlateDecode]'
const twice = () => deflateSync(zlibUnfolding(GIGABYTE))

/** PDFs of which a small part unfolds to far more than the file. */
export const UNFOLDING: readonly BadFile[] = family('unfolds to a gigabyte', {
  'content of zeros': [() => pageOf({ contents: streamOf(zlibUnfolding(GIGABYTE), FLATE) }), ['TOO_MUCH_MEMORY']],
  'content of zeros, packed twice': [() => pageOf({ contents: streamOf(twice(), FLATE_TWICE) }), ['TOO_MUCH_MEMORY']],
  'content of zeros, packed three times: less than a kilobyte': [
    () => pageOf({ contents: streamOf(deflateSync(twice()), '/Filter [/FlateDecode /FlateDecode /FlateDecode]') }),
    ['TOO_MUCH_MEMORY'],
  ],
  'content of text': [() => pageOf({ contents: streamOf(zlibUnfolding(GIGABYTE, LINE), FLATE) }), ['TOO_MUCH_MEMORY']],
  'content of strokes': [() => pageOf({ contents: streamOf(zlibUnfolding(GIGABYTE, '0 0 m 9 9 l S '), FLATE) }), ['TOO_MUCH_MEMORY']],
  'content of brackets': [() => pageOf({ contents: streamOf(zlibUnfolding(GIGABYTE, '['), FLATE) }), HEAVY],
  'content that counts up (a predictor)': [
    () => pageOf({ contents: streamOf(zlibUnfolding(GIGABYTE), `${FLATE} /DecodeParms << /Predictor 15 /Columns 100000000 >>`) }),
    HEAVY,
  ],
  'a hundred contents of 64 megabytes': [
    () => pageOf({ page: `/Contents [${'6 0 R '.repeat(100)}]`, objects: [streamOf(zlibUnfolding(64), FLATE)] }),
    HEAVY,
  ],
  runs: [() => pageOf({ contents: streamOf('\x81 '.repeat(500_000), '/Filter /RunLengthDecode') }), HEAVY],
  'runs, packed': [() => pageOf({ contents: streamOf(zlibUnfolding(64, '\x81 '), '/Filter [/FlateDecode /RunLengthDecode]') }), HEAVY],
  'zeros in fives': [() => pageOf({ contents: streamOf(zlibUnfolding(256, 'z'), '/Filter [/FlateDecode /ASCII85Decode]') }), HEAVY],
  'an older packing': [() => pageOf({ contents: streamOf(zlibUnfolding(128), '/Filter [/FlateDecode /LZWDecode]') }), HEAVY],
  'a picture': [() => pageOf({ ...picture(zlibUnfolding(GIGABYTE), `/Width 32768 /Height 32768 ${FLATE}`) }), HEAVY],
  'a font': [() => pageOf({ font: BROKEN_FONT, objects: [streamOf(zlibUnfolding(GIGABYTE), `${FLATE} /Length1 99`)] }), HEAVY],
  'a table of characters': [
    () =>
      pageOf({
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        objects: [streamOf(zlibUnfolding(GIGABYTE, '<41> <0041> '), FLATE)],
      }),
    HEAVY,
  ],
  'its description': [
    () =>
      pageOf({
        catalog: '/Metadata 6 0 R',
        objects: [streamOf(zlibUnfolding(GIGABYTE, '<a>'), `/Type /Metadata /Subtype /XML ${FLATE}`)],
      }),
    HEAVY,
  ],
  'an attached file': [
    () =>
      pageOf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (a) /EF << /F 7 0 R >> >>', streamOf(zlibUnfolding(GIGABYTE), `/Type /EmbeddedFile ${FLATE}`)],
      }),
    HEAVY,
  ],
  'a form that is filled in': [
    () => pageOf({ catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>', objects: [streamOf(zlibUnfolding(GIGABYTE, '<a>'), FLATE)] }),
    HEAVY,
  ],
  'a thousand filters': [() => pageOf({ contents: streamOf(LINE, `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`) }), DAMAGED],
  'a packing that breaks off': [() => pageOf({ contents: streamOf(deflateSync(LINE.repeat(50)).subarray(0, 30), FLATE) }), DAMAGED],
  'a filter that nobody knows': [() => pageOf({ contents: streamOf(LINE, '/Filter /Nonsense') }), DAMAGED],
})
