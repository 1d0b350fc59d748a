import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { risksListed } from './risks-listed.ts'

const listed = (answer: string) => risksListed({ slot: 'Q9', subject: 'risk', answer })?.rows

test('a figure or a month behind "if" is how a risk is noticed, and what follows is done then; without one it only says when that is done', () => {
  expect(
    listed(
      `- Glaze too thin on steep tiles. If lot A shows under 40 um by month 5 we'd dip twice, adds 2 g.
- Ovens drift. If drift is over 9 K in the first run, then a second probe is built in.
- The quarry closes. If nobody sells clay we dig it ourselves.`,
    ),
  ).toEqual([
    { what: 'Glaze too thin on steep tiles', sign: 'lot A shows under 40 um by month 5', fallback: 'dip twice, adds 2 g' },
    { what: 'Ovens drift', sign: 'drift is over 9 K in the first run', fallback: 'a second probe is built in' },
    { what: 'The quarry closes', fallback: 'If nobody sells clay we dig it ourselves' },
  ])
})

test('a colon parts a risk from what is done then, but not a name from the risk', () => {
  const told = listed(
    '- The kiln trips the fuse: a second line from the yard.\n- Supply: the clay may come late.\n- Paint peels. Sand it.\n- Frost in May. Wait.\n- Rain. Cover it.',
  )
  expect(told?.slice(0, 2)).toEqual([
    { what: 'The kiln trips the fuse', fallback: 'a second line from the yard' },
    { what: 'Supply: the clay may come late' },
  ])
})

test('behind a colon that says why it may happen nothing is parted, and "we" within a condition ends none', () => {
  const why = ['The quarry at Elko closes: the road is shut till May', 'The potter of the lids leaves: she bought a farm and moved']
  const condition = 'If at 900 C the stone we fire cracks, the potter fills it'
  expect(listed(`- ${why[0]}\n- ${why[1]}\n- Cracks. ${condition}.\n- Frost in May. Wait.\n- Rain. Cover it.`)?.slice(0, 3)).toEqual([
    { what: why[0] },
    { what: why[1] },
    { what: 'Cracks', fallback: condition },
  ])
})

test('a risk is of the step that alone has several things of which it speaks, or one where that alone is under way in its month; else of none', () => {
  const steps = `1. Dig the clay. Months 1-3, Ana. We dig at the quarry and sieve the lots.
2. Press the tiles. Months 2-6, Bo. Lots of tiles in the press.
3. Fire the tiles. Months 5-9, Cy. In the kiln, with probes.`
  const risk = `- The kiln trips the fuse of its probes. We rent a generator.
- The probes drift. If they do past month 8 we hire somebody.
- Somebody falls ill. If that lasts past month 8 we hire somebody.
- Tiles break. We make more of them.
- The quarry floods. If it is under water in month 7 we buy from the port.`
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: steps },
      { slot: 'Q9', subject: 'risk', answer: risk },
    ],
    LEARNED,
  )
  expect(rows.flatMap((row) => (row.kind === 'risk' ? [row.cells.step_ids?.value] : []))).toEqual([
    ['s3'],
    ['s3'],
    undefined,
    undefined,
    undefined,
  ])
})

test('an arrow parts a risk from what is done then, and a sentence may begin small', () => {
  expect(
    listed('- K4 clay tears at the rim -> we go back to K2, Ana watches it\n- the kiln is late. then the old one at the yard, Bo'),
  ).toEqual([
    { what: 'K4 clay tears at the rim', fallback: 'we go back to K2, Ana watches it' },
    { what: 'the kiln is late', fallback: 'the old one at the yard, Bo' },
  ])
})
