import { type BadFile, DAMAGED, family, HEAVY } from './bad-file.ts'
import { joined, LINE, latin, type PdfObject, pageOf, pdfOfObjects, streamOf, zlibUnfolding } from './pdf-bytes.ts'
import { smallPdf } from './pdfs.ts'

/** PDFs whose table of objects, tree of pages or nesting is not what a reader expects. */
export const BROKEN_STRUCTURES: readonly BadFile[] = [
  ...family('broken table', {
    'offsets that are all wrong': [() => edited((text) => text.replace(/^\d{10} (?=00000 n)/gm, '0000000099 ')), DAMAGED],
    'offsets beyond the end': [() => edited((text) => text.replace(/^\d{10} (?=00000 n)/gm, '9999999999 ')), DAMAGED],
    'no table': [() => edited((text) => text.replace(/xref[\s\S]*?trailer/, 'trailer')), DAMAGED],
    'no trailer': [() => edited((text) => text.replace(/trailer[\s\S]*$/, '')), DAMAGED],
    'nothing after the objects': [() => edited((text) => text.replace(/xref[\s\S]*$/, '')), DAMAGED],
    'a table that says where it does not start': [() => edited((text) => text.replace(/startxref\n\d+/, 'startxref\n7')), DAMAGED],
    'a start below zero': [() => edited((text) => text.replace(/startxref\n\d+/, 'startxref\n-1')), DAMAGED],
    'a table of a billion objects': [() => edited((text) => text.replace(/xref\n0 \d+/, 'xref\n0 1000000000')), HEAVY],
    'a size of a billion objects': [() => edited((text) => text.replace(/\/Size \d+/, '/Size 2147483647')), HEAVY],
    'a size below zero': [() => edited((text) => text.replace(/\/Size \d+/, '/Size -5')), DAMAGED],
    'a former table that is the same one': [() => previousIsItself(), DAMAGED],
    'no root': [() => edited((text) => text.replace('/Root 1 0 R', '')), DAMAGED],
    'a root that is a page': [() => edited((text) => text.replace('/Root 1 0 R', '/Root 3 0 R')), DAMAGED],
    'a root that is itself': [() => pdfOfObjects(['1 0 R']), DAMAGED],
    'objects that all have one number': [() => edited((text) => text.replace(/^\d+ 0 obj/gm, '1 0 obj')), DAMAGED],
    'a table in a stream that unfolds to a gigabyte': [() => tableStream(zlibUnfolding(1024)), HEAVY],
    'a table in a stream with fields of huge width': [() => tableStream(zlibUnfolding(1), '/W [1000000000 1000000000 1000000000]'), HEAVY],
    'a table in a stream with fields below zero': [() => tableStream(zlibUnfolding(1), '/W [-1 -2 -1]'), HEAVY],
  }),
  ...family('strange tree', {
    'pages that are their own kids': [() => pageOf({ pages: '/Kids [2 0 R] /Count 1' }), DAMAGED],
    'pages that are their own parent': [() => pageOf({ pages: '/Kids [3 0 R] /Count 1 /Parent 2 0 R' }), DAMAGED],
    'two nodes that are kids of each other': [
      () => pageOf({ pages: '/Kids [6 0 R] /Count 1', objects: ['<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>'] }),
      DAMAGED,
    ],
    'one page a thousand times': [() => pageOf({ pages: `/Kids [${'3 0 R '.repeat(1000)}] /Count 1000` }), DAMAGED],
    'a count of a billion': [() => pageOf({ pages: '/Kids [3 0 R] /Count 1000000000' }), [...HEAVY, 'TOO_MANY_PAGES']],
    'a count below zero': [() => pageOf({ pages: '/Kids [3 0 R] /Count -3' }), DAMAGED],
    'a count of none': [() => pageOf({ pages: '/Kids [3 0 R] /Count 0' }), DAMAGED],
    'a count that is less than the kids': [() => pageOf({ pages: `/Kids [${'3 0 R '.repeat(9)}] /Count 2` }), DAMAGED],
    'kids that are not there': [() => pageOf({ pages: '/Kids [77 0 R 78 0 R] /Count 2' }), DAMAGED],
    'kids that are a number': [() => pageOf({ pages: '/Kids 7 /Count 1' }), DAMAGED],
    'ten thousand pages': [() => smallPdf(10_000), ['TOO_MANY_PAGES']],
    'a tree of pages ten thousand levels deep': [() => deepTree(10_000), DAMAGED],
    'content that is its own length': [() => pageOf({ contents: '<< /Length 4 0 R >>\nstream\nBT ET\nendstream' }), DAMAGED],
    'a length of a billion': [() => pageOf({ contents: `<< /Length 1000000000 >>\nstream\n${LINE}endstream` }), DAMAGED],
    'a length below zero': [() => pageOf({ contents: `<< /Length -10 >>\nstream\n${LINE}endstream` }), DAMAGED],
  }),
  ...family('deep nesting', {
    'arrays in a page': [() => pageOf({ page: `/Deep ${nested('[', ']')}` }), HEAVY],
    'dictionaries in a page': [() => pageOf({ page: `/Deep ${nested('<</A ', '>>')}` }), HEAVY],
    'brackets in a text': [() => pageOf({ content: `BT ${nested('(', ')')} Tj ET` }), HEAVY],
    'arrays in the content': [() => pageOf({ content: nested('[', ']') }), HEAVY],
    'dictionaries in the content': [() => pageOf({ content: `/A ${nested('<</A ', '>>')} BDC EMC` }), HEAVY],
    'states in the content': [() => pageOf({ content: nested('q ', 'Q ') }), HEAVY, { isEndless: true }],
    'arrays that are never closed': [() => pageOf({ page: `/Deep ${'['.repeat(100_000)}` }), HEAVY],
    'arrays in the trailer': [() => pageOf({ trailer: `/Deep ${nested('[', ']')}` }), HEAVY],
    'layers in the catalog': [
      () =>
        pageOf({
          catalog: `/OCProperties << /OCGs [6 0 R] /D << /Order ${nested('[', ']')} >> >>`,
          objects: ['<< /Type /OCG /Name (a) >>'],
        }),
      HEAVY,
    ],
    'objects in streams in streams': [() => objectStream(joined('1 0 << /Type /ObjStm /N 1 /First 4 >>')), DAMAGED],
    'objects in a stream that unfolds to a gigabyte': [() => objectStream(zlibUnfolding(1024), '/Filter /FlateDecode'), HEAVY],
    'objects in a stream of a billion': [() => objectStream('1 0 <<>>', '', 1_000_000_000), HEAVY],
  }),
]

function edited(edit: (text: string) => string): Buffer {
  return latin(edit(pageOf({}).toString('latin1')))
}

function previousIsItself(): Buffer {
  const text = pageOf({}).toString('latin1')
  const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0'
  return latin(text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`))
}

function tableStream(packed: Buffer, widths = '/W [1 4 2]'): Buffer {
  const text = pageOf({}).toString('latin1')
  const start = text.indexOf('xref')
  const table = streamOf(packed, `/Type /XRef /Size 100000000 /Root 1 0 R ${widths} /Filter /FlateDecode`)
  return joined(text.slice(0, start), '9 0 obj\n', table, `\nendobj\nstartxref\n${start}\n%%EOF\n`)
}

function nested(open: string, close: string, levels = 100_000): string {
  return open.repeat(levels) + close.repeat(levels)
}

function deepTree(levels: number): Buffer {
  const nodes = Array.from({ length: levels }, (_, at) => `<< /Type /Pages /Parent ${at + 1} 0 R /Kids [${at + 3} 0 R] /Count 1 >>`)
  const page = `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 612 792] >>`
  return pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, page])
}

/** A file whose catalog is said to stand in a stream of objects. */
function objectStream(content: PdfObject, entries = '', count = 1): Buffer {
  const holder = streamOf(content, `/Type /ObjStm /N ${count} /First 4 ${entries}`)
  const before = joined('%PDF-1.7\n2 0 obj\n', holder, '\nendobj\n')
  const row = (type: number, a: number, b: number) => Buffer.from([type, a >> 24, a >> 16, a >> 8, a, b >> 8, b])
  const rows = joined(row(0, 0, 65_535), row(2, 2, 0), row(1, 9, 0), row(1, before.length, 0))
  const table = streamOf(rows, '/Type /XRef /Size 4 /Root 1 0 R /W [1 4 2]')
  return joined(before, '3 0 obj\n', table, `\nendobj\nstartxref\n${before.length}\n%%EOF\n`)
}
