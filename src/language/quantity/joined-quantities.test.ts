import { expect, test } from 'vitest'
import { quantitiesIn } from './quantity.ts'

const asked = (text: string) => quantitiesIn(text).map(({ value, unit, comparator }) => [value, unit, comparator].join(' | '))

test.each([
  ['Lamps burn between +90 °C (194 °F) and -40 °C (-40 °F).', ['-40 to +90 | °C | range']],
  ['Lamps burn from 90 °C (194 °F) to 40 °C.', ['90 to 40 | °C | range']],
  ['Bring the lamp to TRL 4 or 5 in a vacuum of 10-7 Torr.', ['4 to 5 | TRL | range', '10^-7 | Torr | =']],
  ['The oil is 20 to 90°K (-424 to -297°F).', ['20 to 90 | K | range']],
  ['Hinges last for cycles of 900 or higher.', ['900 | cycles | >=']],
  ['Serve one or more busy harbor or river pilots.', ['1 | pilots | >=']],
  ['Serve one or more of the following harbors.', ['1 | harbors | >=']],
  ['Lamps of other sizes (e.g., 3 to 5 m) stand longer.', []],
  ['The tube is 9 French or smaller.', ['9 | French | <=']],
  ['The lid opens when the force exceeds 80 N, plus or minus 5 N.', ['80 | N | >']],
  ['Fill it with 40 mL (±1 mL) of oil and dye to ±2 mL.', ['40 | mL | =', '±2 | mL | range']],
  ['Hold the lamp to +-0.5 °C.', ['+-0.5 | °C | range']],
  ['Shave at most .037 in, to ±.0004 in.', ['0.037 | in | <=', '±0.0004 | in | range']],
])('reads what is joined, lost or only an example in %j', (text, quantities) => {
  expect(asked(text)).toEqual(quantities)
})
