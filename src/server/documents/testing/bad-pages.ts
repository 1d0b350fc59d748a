import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { pageOf, pictureOnly, streamOf } from './pdf-bytes.ts'

const boxed =
  (box: string, more = '') =>
  () =>
    pageOf({ page: `/MediaBox [${box}] ${more}` })

/** Pages of a size that no paper has. */
export const IMPOSSIBLE_PAPER: readonly BadFile[] = family('impossible paper', {
  'a page of a billion points': [boxed('0 0 1000000000 1000000000'), HEAVY],
  'a page of 1e38 points': [boxed('0 0 99999999999999999999999999999999999999 99999999999999999999999999999999999999'), DAMAGED],
  'a page below zero': [boxed('0 0 -612 -792'), DAMAGED],
  'a page of no size': [boxed('0 0 0 0'), DAMAGED],
  'a page of words': [boxed('/a /b (c) null'), DAMAGED],
  'a page of NaN': [boxed('0 0 NaN Infinity'), DAMAGED],
  'a page of two numbers': [boxed('0 0'), DAMAGED],
  'a unit of a billion': [boxed('0 0 612 792', '/UserUnit 1000000000'), DAMAGED],
  'turned by 37 degrees': [boxed('0 0 612 792', '/Rotate 37'), DAMAGED],
  'a crop outside of the page': [boxed('0 0 612 792', '/CropBox [5000 5000 6000 6000]'), DAMAGED],
  'a scan on a page of a billion points': [
    () =>
      pageOf({
        contents: streamOf('q 1000000000 0 0 1000000000 0 0 cm /I Do Q'),
        page: '/MediaBox [0 0 1000000000 1000000000]',
        ...pictureOnly('~'.repeat(4096), '/Width 64 /Height 64'),
      }),
    HEAVY,
  ],
  'letters of a billion points': [() => pageOf({ content: 'BT /F1 1000000000 Tf 1 0 0 1 0 0 Tm (Big) Tj ET' }), DAMAGED],
  'letters beyond all numbers': [() => pageOf({ content: `BT /F1 12 Tf 1 0 0 1 ${'9'.repeat(400)} 0 Tm (Far) Tj ET` }), DAMAGED],
})

const form = (content: string, name = '/F 6 0 R') =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << ${name} >> >>`)
const tenfold = Array.from({ length: 9 }, (_, at) => form('/F Do '.repeat(10), `/F ${at + 7} 0 R`))

/** Pages that take for ever to draw. */
export const ENDLESS_DRAWINGS: readonly BadFile[] = family('endless drawing', {
  'a form that draws itself': [() => pageOf({ content: '/F Do', resources: '/XObject << /F 6 0 R >>', objects: [form('/F Do')] }), DAMAGED],
  'a billion forms': [
    () => pageOf({ content: '/F Do', resources: '/XObject << /F 6 0 R >>', objects: [...tenfold, form('0 0 m 9 9 l S')] }),
    HEAVY,
    { isEndless: true },
  ],
  'a billion lines of text': [
    () =>
      pageOf({
        content: '/F Do',
        resources: '/XObject << /F 6 0 R >>',
        objects: [
          ...tenfold,
          streamOf(
            'BT /F1 9 Tf (Again.) Tj ET',
            '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >>',
          ),
        ],
      }),
    HEAVY,
    { isEndless: true },
  ],
  'a hundred thousand strokes': [() => pageOf({ content: '0 0 m 9 9 l S '.repeat(100_000) }), HEAVY, { isEndless: true }],
  'a hundred thousand boxes over the text': [
    () => pageOf({ content: '1 g 70 700 400 40 re f '.repeat(100_000) }),
    HEAVY,
    { isEndless: true },
  ],
  'a million states': [() => pageOf({ content: 'q '.repeat(1_000_000) }), HEAVY, { isEndless: true }],
  'a hundred thousand letters, each alone': [
    () => pageOf({ content: 'BT /F1 1 Tf (a) Tj ET '.repeat(100_000) }),
    HEAVY,
    { isEndless: true },
  ],
  'a hundred thousand clips': [() => pageOf({ content: '0 0 9 9 re W n '.repeat(100_000) }), HEAVY, { isEndless: true }],
  'a pattern that paints itself': [
    () =>
      pageOf({
        content: '/Pattern cs /P scn 0 0 600 700 re f',
        resources: '/Pattern << /P 6 0 R >>',
        objects: [
          streamOf(
            '/Pattern cs /P scn 0 0 1 1 re f',
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P 6 0 R >> >>',
          ),
        ],
      }),
    HEAVY,
  ],
})
