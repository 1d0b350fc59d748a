import { expect, test } from 'vitest'
import { withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { isToMend } from './thing-left.ts'
import { thingsLeft } from './things-left.ts'

test('sentences of the rows that read as spoken are one thing, wherever the plan prints them, until a person says that they stay so', () => {
  const said = 'You comb the flax before you spin it.'
  const row = (cells: object): Row => ({ id: 's1', kind: 'step', position: 0, cells }) as Row
  const typed = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' })
  const cells = { action: typed('Spin the flax'), method: typed(`${said} You wind it twice.`) }
  const spokenOf = (rows: readonly Row[]) =>
    thingsLeft({ plan: withSentence(2, said), steps: [], rows })
      .flatMap(({ places }) => places)
      .filter(({ message }) => message.includes('spoken') || message.includes('said or noted'))
      .map(({ message, cell }) => [message, cell?.name])
  expect(spokenOf([row(cells)])).toEqual([['2 sentences of the rows read as spoken.', 'Go through them']])
  const left = thingsLeft({ plan: withSentence(2, said), steps: [], rows: [row(cells)] })
  expect(left.filter(isToMend).some(({ places }) => places[0]?.message.endsWith('read as spoken.'))).toBe(true)
  const as_said = typed(['You wind it twice'])
  expect(spokenOf([row({ ...cells, as_said })])).toEqual([['1 sentence of the rows reads as spoken.', 'Go through them']])
})
