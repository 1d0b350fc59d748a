import { expect, test } from 'vitest'
import { asking } from '../../grounding/testing/asking.ts'
import { bound } from './bound.ts'

const ASKED = ['The mule shall climb at least 9 m/min.', 'The mule shall weigh no more than 300 kg.'].map(asking)

test.each([
  ['9 m/min', [], '>='],
  ['40 feet a minute', ['R1'], '>='],
  ['40 feet a minute', [], undefined],
  ['20 feet a minute', ['R1'], undefined],
  ['at most 12 m/min', ['R1'], undefined],
])(
  'a bare figure binds as the topic says of it, or as what its row is put to does where that is kept: %s put to %j',
  (value, put, comparator) => {
    const figure: Parameters<typeof bound>[0] = { quantity: 'Climbing of the mule', value }
    expect(bound(figure, ASKED, put).comparator).toBe(comparator)
  },
)
