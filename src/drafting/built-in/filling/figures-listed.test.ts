import { expect, test } from 'vitest'
import { figuresListed } from './figures-listed.ts'

const told = (answer: string) => figuresListed({ slot: 'Q8', subject: 'threshold', answer })

test('each figure between commas is one row with its name; a piece that names none waits', () => {
  const answer =
    'What we count on: 3 W per head, empty weight 14 kg, setup 2 h with one rigger, 40 h of film, life about 1,300 h by analysis. It floats.'
  expect(told(answer)).toMatchObject({
    rows: [
      { quantity: 'Empty weight', limit: '14 kg' },
      { quantity: 'Setup', limit: '2 h', how: 'with one rigger' },
      { quantity: 'Film', limit: '40 h' },
      { quantity: 'Life', limit: 'about 1,300 h', how: 'by analysis' },
    ],
    beside: ['3 W per head'],
  })
})

test.each([
  ['nothing heads it', 'We size for 14 kg and expect a tow in about 11 s, about 380 W peak, 15 x 12 in.'],
  ['a piece has no figure', 'What we count on: weight 14 kg, a good winch, noise 61 dBA.'],
  ['its head promises nothing', 'We do not guarantee: range 30 km, weight 14 kg, noise 61 dBA.'],
  ['its head tells of today', 'Today: range 12 km, weight 14 kg, noise 61 dBA.'],
  ['its head hopes', 'What would be nice: range 12 km, weight 14 kg, noise 61 dBA.'],
  ['one is told otherwise', 'What we count on: it weighs in at 14 kg, it then takes 2 h, noise 61 dBA.'],
])('a sentence is no such list where %s', (_, answer) => {
  expect(told(answer)).toBeUndefined()
})
