import { expect, test } from 'vitest'
import { itemsIn } from './items-told.ts'
import { passFigureIn } from './pass-figure.ts'

const items = (answer: string) =>
  itemsIn(answer, (words) => passFigureIn(words) !== undefined).map(({ start, end }) => answer.slice(start, end))

test('a point stands with those beneath it, also where it has no figure of its own', () => {
  expect(items('- leak rate <=2 ml/h\n  - in the tank, step 2\n- range 9 km\n')).toEqual([
    'leak rate <=2 ml/h\n  - in the tank, step 2',
    'range 9 km',
  ])
})

test('a sentence is parted where each part has a figure to reach, and goes on over a semicolon where one has none', () => {
  expect(items('The pump gives at least 3 bar, and the valve closes within 40 ms, which shows it.')).toEqual([
    'The pump gives at least 3 bar',
    'the valve closes within 40 ms, which shows it.',
  ])
  expect(items('We weigh all 12 coats and the hood; a mass of 2 kg shows that it can be worn.')).toHaveLength(1)
})

test('lines right beneath one another that each begin as a sentence and have a figure are points; a broken paragraph is none', () => {
  const lines = ['Rain, 30 min, paper stays dry, step 3', 'Force, scale, 20 N at least. Step 1.']
  expect(items(lines.join('\n'))).toEqual(lines)
  expect(items('We pull with 20 N at\nleast and 30 times.')).toHaveLength(2)
})
