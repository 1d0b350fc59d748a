import { expect, test } from 'vitest'
import { BEFORE, BEHIND, CLOSING } from './comparison-cues.ts'
import { quantitiesIn } from './quantity.ts'

const compared = (text: string) => quantitiesIn(text).map(({ comparator }) => comparator)

test.each([...BEFORE, ...BEHIND, ...CLOSING])('"$cue" in "$example"', ({ means, example }) => expect(compared(example)).toEqual([means]))

test.each([
  ['no more than 5 kg, and no fewer than 3 watts', ['<=', '>=']],
  ['It shall not weigh more than 5 kg, never exceed 3 m and not fall below 2 dB.', ['<=', '<=', '>=']],
  ['at least about 5 kg', ['>=']],
  ['an accuracy of 5 m or better, and a gain of 5 dB or better', ['<=', '>=']],
])('%s', (text, means) => expect(compared(text)).toEqual(means))
