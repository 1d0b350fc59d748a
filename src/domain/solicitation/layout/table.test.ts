import { expect, test } from 'vitest'
import { linesOf } from './line.ts'
import { tableAt } from './table.ts'

const rows = (...pages: string[]) => {
  const lines = linesOf(pages.map((text, at) => ({ page: at + 1, text })))
  const at = lines.findIndex((_, nth) => tableAt(lines, nth))
  return tableAt(lines, at)?.rows.map(({ cells }) => cells.join(' | '))
}

test('the columns of a table are told by where they stand, however many there are and whatever is empty', () => {
  expect(
    rows(
      [
        'No.   Characteristic       Unit    Threshold   Objective   Verified by',
        '1     Speed of the barge   kn      ≥ 6         ≥ 9         Trial',
        '2     Draft                m       ≤ 1.2                   Inspection',
        '3     Crew                         4           3           Trial',
      ].join('\n'),
    ),
  ).toEqual(['1 | Speed of the barge | kn | ≥ 6 | ≥ 9 | Trial', '2 | Draft | m | ≤ 1.2 |  | Inspection', '3 | Crew |  | 4 | 3 | Trial'])
})

test('a cell goes on in the lines below it, at the top of its row or in the middle', () => {
  const atTop = [
    'Parameter              Required value     Method',
    'Thickness of the ice   5 to 40 cm         Trial on a lake with',
    'that is measured                          ice of known depth',
    'Weight                 ≤ 9 kg             Scale',
    'Time to set up, with   10 min             Trial',
    'gloves',
    'The sled is pulled by one person.',
  ]
  expect(rows(atTop.join('\n'))).toEqual([
    'Thickness of the ice that is measured | 5 to 40 cm | Trial on a lake with ice of known depth',
    'Weight | ≤ 9 kg | Scale',
    'Time to set up, with gloves | 10 min | Trial',
  ])
  const inMiddle = [
    'Parameter              Threshold   Goal',
    'Thickness of the ice',
    '                       40 cm       60 cm',
    'that is measured',
    'Weight                 9 kg        7 kg',
    'The sled floats.',
  ]
  expect(rows(inMiddle.join('\n'))).toEqual(['Thickness of the ice that is measured | 40 cm | 60 cm', 'Weight | 9 kg | 7 kg'])
})

test('rows with gaps between them are rows, too', () => {
  const text =
    'Parameter     Threshold   Goal\n\n              0.5 N       0.2 N\nForce on the\n              in calm     in calm\ntiller\n\nWeight        9 kg        7 kg'
  expect(rows(text)).toEqual(['Force on the tiller | 0.5 N in calm | 0.2 N in calm', 'Weight | 9 kg | 7 kg'])
})

test('a table goes on over a page, where its header is printed again', () => {
  const head = 'Parameter    Threshold   Objective'
  const first = `The values are:\n\n${head}\nHeight       3 m         4 m\nSail area    20 m²       30 m²`
  expect(
    rows(first, `${head}\nReefs        2           3\n\nThe boat is built of wood and is painted in a color that is seen from far away.`),
  ).toEqual(['Height | 3 m | 4 m', 'Sail area | 20 m² | 30 m²', 'Reefs | 2 | 3'])
})

test('each page prints the columns in its own places', () => {
  const first =
    'Parameter                       Threshold                 Objective     Shown by\nHeight of the mast              3 m                       4 m           trial'
  const second = 'Life without    9 years    12 years    analysis;\npaint                              test of samples'
  expect(rows(`The values are:\n\n${first}`, second)).toEqual([
    'Height of the mast | 3 m | 4 m | trial',
    'Life without paint | 9 years | 12 years | analysis; test of samples',
  ])
})

test('a table that only lists things is one where its caption says so', () => {
  const listed =
    'Item             When         Form\na. Log           each week    PDF\nb. Sail plan     day 40       PDF; drawings\n                              as DXF'
  expect(rows(`All is listed in Table 2.\nTable 2. Papers\n${listed}`)).toEqual([
    'a. Log | each week | PDF',
    'b. Sail plan | day 40 | PDF; drawings as DXF',
  ])
  expect(rows(`All is listed.\n${listed}`)).toBeUndefined()
})

test('so is one that stands behind its introduction, also where its rows come on the next page', () => {
  const head = 'The following are required in Phase I:\n\nDeliverable                      Due'
  const below =
    'Plan of the kiln, two pages at most   By the 10th of each month, months 2 to 6\nGlaze report                          Month 3'
  expect(rows(head, below)).toEqual([
    'Plan of the kiln, two pages at most | By the 10th of each month, months 2 to 6',
    'Glaze report | Month 3',
  ])
})

test('a line of two parts that names a threshold heads no table without rows, and neither does a sentence', () => {
  expect(rows('The threshold of pain   is near.\nThe mast must stand in wind of 20 m/s for a day.')).toBeUndefined()
  expect(rows('Parameter    Threshold\nThe values follow in the next release of this topic, which comes in May.')).toBeUndefined()
})
