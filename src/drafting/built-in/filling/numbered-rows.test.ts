import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const rowsOf = (kind: RowKind, answers: Partial<Record<Subject, string>>) =>
  filledRows(
    Object.entries(answers).map(([subject, answer], at) => ({ slot: `Q${at + 1}`, subject: subject as Subject, answer })),
    LEARNED,
  )
    .rows.filter((row) => row.kind === kind)
    .map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([cell, { value }]) => [cell, value])))

const STEPS = [
  '1. Months 1 and 2: Ruth Amari welds the frame of the trailer, 4 m of rail with two pads. She checks every seam with dye. Hands over the frame and its weld map.',
  '2. Month 3: drive the trailer over the washboard, 20 km without a stop. Hands over the log of the drive.',
  '3. Months 4 to 6: compare the cracks with what the model says. Nobody repairs anything before they are measured.',
].join('\n')

test('each item of a numbered list of steps is one step: its first sentence is what is done, further ones how, and what is handed over', () => {
  expect(rowsOf('step', { steps: STEPS })).toEqual([
    {
      action: 'weld the frame of the trailer, 4 m of rail with two pads',
      method: 'She checks every seam with dye',
      lead: 'Ruth Amari',
      from_month: 1,
      to_month: 2,
      result: 'the frame and its weld map',
    },
    {
      action: 'drive the trailer over the washboard, 20 km without a stop',
      from_month: 3,
      to_month: 3,
      result: 'the log of the drive',
    },
    expect.objectContaining({
      action: 'compare the cracks with what the model says',
      method: 'Nobody repairs anything before they are measured',
      to_month: 6,
    }),
  ])
})

test('pass marks under the same numbers are those of the same steps', () => {
  const test = '1) No seam shows dye. 2) All 20 km are driven without a stop. 3) At most 2 cracks are missed by the model.'
  const proofs = rowsOf('step', { steps: STEPS, test }).map(({ proof }) => JSON.stringify(proof))
  expect(proofs).toEqual([expect.stringContaining('seam'), expect.stringContaining('km'), expect.stringContaining('cracks')])
})

test('lines with heads go through the steps, and what stands in a line is of its step', () => {
  const method = ['Frame: welded by hand in argon.', 'Drive: with the truck of the county.', 'Cracks: in Abaqus, with our own mesh.'].join(
    '\n',
  )
  expect(rowsOf('step', { steps: STEPS, method }).map((step) => step.method)).toEqual([
    'She checks every seam with dye. Welded by hand in argon',
    'with the truck of the county',
    'Nobody repairs anything before they are measured. In Abaqus, with our own mesh',
  ])
})

test('a numbered risk that names its early sign is one risk, whatever its words are like', () => {
  const risk = [
    'First, the welds may crack in the cold. Early sign: dye in a seam by month 2. Then we weld again and heat the hall.',
    'Second, the county may need its truck. Sign: no keys by month 3. Fallback: we rent one from Amari Haulage.',
    'Third, the model may be wrong. Warning sign: it misses a crack. Then, the mesh is made finer.',
  ].join('\n')
  expect(rowsOf('risk', { steps: STEPS, risk }).map(({ what, sign, fallback }) => [what, sign, fallback])).toEqual([
    ['the welds may crack in the cold', 'dye in a seam by month 2', 'we weld again and heat the hall'],
    ['the county may need its truck', 'no keys by month 3', 'we rent one from Amari Haulage'],
    ['the model may be wrong', 'it misses a crack', 'the mesh is made finer'],
  ])
})
