import { expect, test } from 'vitest'
import { figureWords, passFigureIn } from './pass-figure.ts'

const figure = (words: string) => {
  const found = passFigureIn(words)
  return found && figureWords(words, found)
}

test('the figure that has to be reached is the one that binds, and none that says of what or how often', () => {
  expect(figure('We count drops larger than 5 µm, and 96 % are gone')).toBe('96 %')
  expect(figure('No more than 0.4 percent may pass, over 30 repeated runs')).toBe('No more than 0.4 percent')
  expect(figure('We time 8 lifts, none longer than 75 seconds')).toBe('none longer than 75 seconds')
  expect(figure('We want 0.9 µm at the edge with 3 lamps')).toBe('0.9 µm')
})

test('what a test proves has no figure that it must reach, and of several nobody guesses', () => {
  expect(figure('resolution 0.8 um -> proves defects below 1.0 um are seen')).toBe('0.8 um')
  expect(figure('at most 3 kg and at least 2 V')).toBeUndefined()
})
