import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('a pass mark whose sentence names no step is promised for the whole work, and one that names its step stays there', () => {
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Month 1-2: Ada builds the pump. Months 3-4: Bo runs the salt spray test.' },
      {
        slot: 'Q7',
        subject: 'test',
        answer: 'In the salt spray test we allow at most 5 pits on 12 plates. The flow rate has to be at least 40 L/min.',
      },
    ],
    LEARNED,
  )
  const told = (kind: string) => JSON.stringify(rows.filter((row) => row.kind === kind).map(({ cells }) => cells))
  expect(told('commitment')).toContain('40')
  expect(told('commitment')).not.toContain('pits')
  expect(told('step')).toContain('pits')
})

test('a figure of no step suggests none, whatever words both have', () => {
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Month 1-2: Ada builds the pump. Months 3-4: Bo runs the salt spray test.' },
      { slot: 'Q8', subject: 'threshold', answer: 'Pits after the salt spray at most 5. Mass of the kit at most 9 kg.' },
    ],
    LEARNED,
  )
  const named = rows.flatMap((row) => (row.kind === 'commitment' ? [row.cells.step_ids] : []))
  expect(named).toEqual([undefined, undefined])
})

test.each([
  [
    'lists by their own numbers, which are not those of the steps',
    [
      'One: frame sag, dial gauge, half a millimetre at most, month four, Bo.',
      'Two: change of warp, from full to empty, same bench, six, no, sorry, seven minutes or less, month four, Cy.',
      'Three: weight on the scale of the mill, I said eighty on the phone, it is 74 kilos or under.',
    ],
  ],
  [
    'tells as they are spoken',
    [
      'First the pressure, hull in the tank, no drop in an hour at 2 bar, month three, Ben.',
      'The second is drift, GPS on the mast, under 5 meters in a day, month five, Ana.',
      'Then paint, salt spray 200 hours, no blisters, hm, Ana looks at it.',
    ],
  ],
])('tests of which names or figures would be left over wait to be placed, sentence by sentence: who %s', (_, sentences) => {
  const steps = 'Month 1: Ana draws the buoy. Months 2-3: Ben builds two hulls. Month 4: Cy rents a basin. Month 5: the final report.'
  const { rows, unplaced } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: steps },
      { slot: 'Q7', subject: 'test', answer: sentences.join('\n') },
    ],
    LEARNED,
  )
  expect(unplaced).toEqual(sentences.map((text) => ({ slot: 'Q7', text })))
  expect(rows.filter(({ kind, cells }) => kind === 'commitment' || 'proof' in cells)).toEqual([])
})
