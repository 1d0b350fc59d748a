import { describe, expect, test } from 'vitest'
import { nextZoom, readableSize, sharpness, shownSize } from './zoom.ts'

describe('how large a page is shown', () => {
  test('a letter page fills a room of 612 pixels at three quarters of its printed size', () => {
    expect(shownSize(null, 612, 612)).toBeCloseTo(0.75)
    expect(shownSize(null, 612, 5000)).toBe(1.5)
    expect(shownSize(2, 612, 612)).toBe(2)
    expect(shownSize(null, 612, 0)).toBe(1)
  })

  test('goes up and down by steps and stays at the last', () => {
    expect(nextZoom(1, 1)).toBe(1.25)
    expect(nextZoom(1, -1)).toBe(0.8)
    expect(nextZoom(0.94, 1)).toBe(1)
    expect(nextZoom(4, 1)).toBe(4)
    expect(nextZoom(0.3, -1)).toBe(0.5)
  })

  test('grows where the words to be read would be too small, within bounds', () => {
    expect(readableSize(0.75, 11)).toBe(0.75)
    expect(readableSize(0.4, 6)).toBeCloseTo(0.8)
    expect(readableSize(0.4, 1)).toBe(2)
    expect(readableSize(3, 4)).toBe(3)
    expect(readableSize(0.4, 0)).toBe(0.4)
  })

  test('is as sharp as the screen, unless that takes too much memory', () => {
    expect(sharpness(800, 1000, 2)).toBe(2)
    expect(sharpness(800, 1000, 0.5)).toBe(1)
    expect(sharpness(4000, 5000, 2) ** 2 * 4000 * 5000).toBeCloseTo(16_000_000)
  })
})
