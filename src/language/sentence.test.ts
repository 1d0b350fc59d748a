import { expect, test } from 'vitest'
import { sentencesIn, stretchesIn } from './sentence.ts'

const split = (text: string) => sentencesIn(text).map(({ start, end }) => text.slice(start, end))

test.each([
  [
    'It is above this level.For all masts it holds. See level.txt now.',
    ['It is above this level.', 'For all masts it holds.', 'See level.txt now.'],
  ],
  ['Use tools (e.g. MTurk) and others. Report it.', ['Use tools (e.g. MTurk) and others.', 'Report it.']],
  ['It is, i.e., Beyond-Visual-Range flight. Fly it.', ['It is, i.e., Beyond-Visual-Range flight.', 'Fly it.']],
  ['Owned under 32 U.S.C. § 2004 by a U.S. Army unit. The end.', ['Owned under 32 U.S.C. § 2004 by a U.S. Army unit.', 'The end.']],
  ['Built in the U.S. The rest is not.', ['Built in the U.S.', 'The rest is not.']],
  ['See Fig. 3 and No. 5 by J. Smith et al. for it. Next one.', ['See Fig. 3 and No. 5 by J. Smith et al. for it.', 'Next one.']],
  ['Size is 4.875 in. (12.38 cm) by 36 in. long. Weigh it.', ['Size is 4.875 in. (12.38 cm) by 36 in. long.', 'Weigh it.']],
  ['Function may be missed.1 Light is slow.2,3 Platelets act.', ['Function may be missed.1', 'Light is slow.2,3', 'Platelets act.']],
  ['From Phase I. Emphasis is on size.', ['From Phase I.', 'Emphasis is on size.']],
  ['Grind it to 0.012 in. Result: a flat panel.', ['Grind it to 0.012 in.', 'Result: a flat panel.']],
  ['Machine shop in bldg B. He bores it.', ['Machine shop in bldg B.', 'He bores it.']],
  ['Noise is 0.150 inch thick. It is 1.5 MHz!', ['Noise is 0.150 inch thick.', 'It is 1.5 MHz!']],
  ['It said "stop." Then it went (quickly.) Now it rests.', ['It said "stop."', 'Then it went (quickly.)', 'Now it rests.']],
  [
    'The oven stays below 240 °C. Trays bear 40 N. Fuses blow at 16 A. Wires are short.',
    ['The oven stays below 240 °C.', 'Trays bear 40 N.', 'Fuses blow at 16 A.', 'Wires are short.'],
  ],
  ['Radar, lidar, etc. Sensors are next. ', ['Radar, lidar, etc.', 'Sensors are next.']],
])('cuts %j at its ends only', (text, sentences) => {
  expect(split(text)).toEqual(sentences)
})

test('text without a full stop is one sentence, and no text is none', () => {
  expect(split('  Two or more methods in a package ')).toEqual(['Two or more methods in a package'])
  expect(split('   ')).toEqual([])
})

test('more abbreviations take longer in proportion to their number', () => {
  // of several times the shortest: a busy machine makes a time longer and never shorter
  const shortest = (abbreviations: number) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const began = performance.now()
        sentencesIn('A. Dr. U.S. No. 5 '.repeat(abbreviations / 4))
        return performance.now() - began
      }),
    )
  const little = shortest(25_000)
  // eight times as long if it is in proportion, 64 times if it goes with the square
  expect(shortest(200_000) / little).toBeLessThan(32)
})

test('a sentence that is longer than any is a list: its parts end with semicolons', () => {
  const part = `fold the mast ${'and fold it again '.repeat(30)}`.trim()
  const text = `The crew shall ${part}; ${part}; and ${part}.`
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([`The crew shall ${part};`, `${part};`, `and ${part}.`])
  expect(sentencesIn('Fold; stow; sail.')).toHaveLength(1)
})

test('a text ends stretches at marks, semicolons and lines, and not within words', () => {
  const text = 'we print v0.1, e.g. in nylon. then test; 3.5 mm walls\nno dates yet'
  expect(stretchesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'we print v0.1, e.g. in nylon.',
    'then test;',
    '3.5 mm walls',
    'no dates yet',
  ])
  const timed = 'lag below 100 ms. Ms. Reyes measures it in 3 ms.'
  const initialled = 'All are U.S. citizens. We bake in the U.S. The oven is hot'
  expect(stretchesIn(initialled).map(({ start, end }) => initialled.slice(start, end))).toEqual([
    'All are U.S. citizens.',
    'We bake in the U.S.',
    'The oven is hot',
  ])
  expect(stretchesIn(timed).map(({ start, end }) => timed.slice(start, end))).toEqual([
    'lag below 100 ms.',
    'Ms. Reyes measures it in 3 ms.',
  ])
})
