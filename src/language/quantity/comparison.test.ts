import { expect, test } from 'vitest'
import { BEFORE, BEHIND, CLOSING } from './comparison-cues.ts'
import { quantitiesIn } from './quantity.ts'

const compared = (text: string) => quantitiesIn(text).map(({ comparator }) => comparator)

test.each([...BEFORE, ...BEHIND, ...CLOSING])('"$cue" in "$example"', ({ means, example }) => expect(compared(example)).toEqual([means]))

test.each([
  ['no more than 5 kg, and no fewer than 3 watts', ['<=', '>=']],
  ['Hum in the booth: nothing more than 7 dB above the empty room', ['<=']],
  ['It shall not weigh more than 5 kg, never exceed 3 m and not fall below 2 dB.', ['<=', '<=', '>=']],
  ['at least about 5 kg', ['>=']],
  ['no hole of more than 5 mm, no salt above 0.1 %', ['<=', '<=']],
  ['No single carried item shall weigh more than 11 kg.', ['<=']],
  ['None of the joints may be heated to more than 60 °C, and no panel is shorter than 2 m.', ['<=', '>=']],
  ['No operator is needed where the system detects more than 5 targets.', ['>']],
  ['It must not exceed that of the old boot by more than 10 %, and must last more than 5 years.', ['<=', '>']],
  ['It must not exceed 5 kg and must lift more than 3 kg.', ['<=', '>']],
  ['The gripper shall not press on the pear with more than 9 pounds-force.', ['<=']],
  ['The nurse shall not keep a patient in the tube for more than 9 minutes.', ['<=']],
  ['The feeder shall never load the hopper with a batch of less than 5 kg.', ['>=']],
  ['The arm shall at no time press the tray with more than 9 N.', ['<=']],
  ['Under no circumstances shall the stove draw more than 3 amps.', ['<=']],
  ['Under no circumstances may the tray get hotter than 43 °C.', ['<=']],
  ['No clamp shall press the tray with more than 9 N.', ['<=']],
  ['The oven may not exceed 90 °C or fall below 70 °C.', ['<=', '>=']],
  ['The oven shall not exceed 90 °C or must stay above 70 °C.', ['<=', '>']],
  ['The ramp shall not trip when it lifts more than 5 kg.', ['>']],
  ['The mast shall not sway the tent in winds of more than 20 knots.', ['>']],
  ['Send the log no later than 4 days before the dive, not later than 6 weeks after it.', ['>=', '<=']],
  ['an accuracy of 5 m or better, and a gain of 5 dB or better', ['<=', '>=']],
])('%s', (text, means) => expect(compared(text)).toEqual(means))
