import { expect, test, vi } from 'vitest'
import { remembering } from './remembering.ts'

test('what is made of a sentence is made once', () => {
  const make = vi.fn((text: string) => text.split(' '))
  const words = remembering(make)
  const first = words('The mast shall stand.')
  expect(first).toEqual(['The', 'mast', 'shall', 'stand.'])
  expect(words('The mast shall stand.')).toBe(first)
  expect(words('The mast shall fold.')).toEqual(['The', 'mast', 'shall', 'fold.'])
  expect(make).toHaveBeenCalledTimes(2)
})

test('however many texts there are, most are forgotten, and whole pages at once', () => {
  const make = vi.fn((text: string) => text.length)
  const length = remembering(make)
  for (let at = 0; at < 5000; at++) length(`Sentence ${at}.`)
  length('Sentence 0.')
  expect(make).toHaveBeenCalledTimes(5001)
  const page = 'a'.repeat(2000)
  expect([length(page), length(page)]).toEqual([2000, 2000])
  expect(make).toHaveBeenCalledTimes(5003)
})
