import { expect, test } from 'vitest'
import { stepsCounted } from './counted-steps.ts'

const IN_ALL_WAYS = `First one is the seed store, months 1 to 4, Ada leads, 300 hours. We dry 40 lots at 15 °C.

Second is the cold room, months 2 to 6, Bo, 410 hours. It holds 4 °C.

| step | what | months | lead | hours |
|---|---|---|---|---|
| 3 | Germination rig | 3-8 | Cy Dell | 1,200 |
| 4 | Sorting software | 5-9 | Ada Ruiz | 640 |

To step 3: each tray holds 96 seeds. Trays are read twice a day.

## told in the truck

ok so step five is the field trial uh on two plots, starts month nine, no wait, ten, month ten to twelve, ada leads that and it's eighty hours. so we sow four hundred seeds.`

test('steps are counted on from prose over a table to speech, and more is told of one by its number', () => {
  const told = stepsCounted(IN_ALL_WAYS, new Set(['Ada', 'Bo']))
  expect(told?.rows).toEqual([
    { action: 'seed store', months: 'months 1 to 4', lead: 'Ada', hours: '300 hours', method: 'We dry 40 lots at 15 °C.' },
    { action: 'cold room', months: 'months 2 to 6', lead: 'Bo', hours: '410 hours', method: 'It holds 4 °C.' },
    {
      action: 'Germination rig',
      months: '3-8',
      lead: 'Cy Dell',
      hours: '1,200',
      method: 'each tray holds 96 seeds. Trays are read twice a day.',
    },
    { action: 'Sorting software', months: '5-9', lead: 'Ada Ruiz', hours: '640' },
    expect.objectContaining({ months: 'month 10 to 12', lead: 'Ada', hours: '80 hours', method: 'We sow 400 seeds.' }),
  ])
  expect(told?.free).toBe('## told in the truck')
})

test('those below a line that names the option are of it', () => {
  const told = stepsCounted(
    'Step one is the mold, months 1-2. Step two is the cast, month 3.\n\nOption, four months\nStep three is the polish, months 4-7.',
  )
  expect(told?.rows.map(({ action, part }) => [action, part])).toEqual([
    ['mold', undefined],
    ['cast', undefined],
    ['polish', 'option'],
  ])
})

test.each([
  'First we cast the mold. Then we polish it. In the end we ship it.',
  'First samples come in May. Third, the mold is cast. Fifth, it is polished.',
  'The first coat is thin. The second coat is thick.',
])('counts no steps: %s', (answer) => {
  expect(stepsCounted(answer)).toBeUndefined()
})
