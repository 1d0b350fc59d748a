import { expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { isKeptByAll, isProhibition, nothingDoes } from './prohibition.ts'
import { asking } from './testing/asking.ts'

const one = (quote: string) => asking(quote, 0)

test.each([
  'The kite shall not carry a camera, except that one light sensor is allowed.',
  'No flight may begin until the tower has agreed in writing.',
  'The line shall contain no steel.',
  'Lead weights and coatings with chromium are prohibited in all parts that touch the ground.',
  'Names of pupils shall never be stored.',
  'Under no circumstances shall the kite be flown over a road.',
  'Nothing may be tied to, or hung from, the tail of the kite.',
  'The club rules out wires in the line.',
  'The school will not accept a reel that calls for an electric drill.',
  'A winch that was stopped by its guard is to remain stopped until a teacher resets it.',
  'The spars shall be free of glass fiber.',
  'The bridle must be tied without the use of glue.',
  'Flights at night are excluded.',
  'The release must not depend on a radio link.',
  'Reels, swivels and line guides from vendors that the federation has suspended shall not be fitted to the kite or to its winch.',
  'Lectures on pupils, their families or their homes shall not be recorded in the first season; all trials are to be filmed without sound.',
  'The tail light shall not depend on a phone or on a service of the internet to show where the kite is.',
])('what only forbids is known by how it is said: %s', (quote) => expect(isProhibition(one(quote))).toBe(true))

test.each([
  ['a limit of a figure', 'The line shall not stretch by more than 3 percent.'],
  ['a limit in other words', 'The kite shall not exceed 4 kg.'],
  ['what is asked for beside it', 'The winch shall stop by itself and shall not chafe the line.'],
  ['how something asked for is done', 'Two pupils shall rig the kite without tools.'],
  ['what need not be', 'A spare tail need not be delivered.'],
  ['how a test ends', 'The spar shall not crack when it is bent by 40 degrees.'],
  ['a cost', 'The cost of reels, swivels and line guides over ten seasons shall not exceed that of the old kit.'],
  ['what is asked for more than once', 'The club shall not only fly the kite but also measure its pull.'],
  ['a duty with a condition', 'The club shall, if not agreed otherwise, deliver the log of each flight by the tenth of the month.'],
  ['what is to be found', 'List the materials that the club forbids.'],
  ['what is told of the world', 'Kites of today do not fly in rain.'],
])('%s is no prohibition: %s', (_, quote) => expect(isProhibition(one(quote))).toBe(false))

test('what is required binds the work, also where it is told of the world; what binds the proposal or the Government is none of its prohibitions', () => {
  const asked = one('The line shall contain no steel.')
  expect(['background', 'work', 'proposal', 'government'].map((whose) => isProhibition({ ...asked, whose } as Requirement))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('what a person says of a prohibition holds as long as the topic says it so', () => {
  const asked = one('The kite shall not carry a camera.')
  expect(isKeptByAll(asked, [nothingDoes(asked)])).toBe(true)
  expect(isKeptByAll(one('The kite shall not carry a radio.'), [nothingDoes(asked)])).toBe(false)
  expect(isKeptByAll(asked, [{ requirement_id: asked.id, told: 'a camera', is_same: true }])).toBe(false)
})
