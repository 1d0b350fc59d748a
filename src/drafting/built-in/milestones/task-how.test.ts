import { describe, expect, test } from 'vitest'
import { howInTask, isInTask } from './task-how.ts'

const lines = [
  'Task 2.1: The Contractor shall model the unit cell.',
  'Task 2.2: The Contractor shall measure coupons. It logs each run.',
  'Approach: as told.',
]

describe('how a thing is done stands in the task that does it', () => {
  test('told in the passive', () => {
    const said = 'Unit cells are modeled in CST Studio Suite.'
    const now = howInTask(lines, said)
    expect(now?.[0]).toBe('Task 2.1: The Contractor shall model the unit cell in CST Studio Suite.')
    expect(now?.slice(1)).toEqual(lines.slice(1))
    expect(isInTask(said, now?.join('\n') ?? '')).toBe(true)
    expect(isInTask(said, lines.join('\n'))).toBe(false)
  })

  test('told of the Contractor, with a fuller name of the thing', () => {
    const said =
      'The Contractor shall measure ferrite coupons in its coaxial fixture with a Keysight E5061B analyzer from 1 MHz to 100 MHz.'
    expect(howInTask(lines, said)?.[1]).toBe(
      'Task 2.2: The Contractor shall measure ferrite coupons in its coaxial fixture with a Keysight E5061B analyzer from 1 MHz to 100 MHz. It logs each run.',
    )
  })

  test.each([
    ['another thing', 'The array is modeled in MATLAB.'],
    ['another verb', 'Unit cells are bought from a board house.'],
    ['more than one clause', 'Unit cells are modeled in CST, and if that fails in HFSS.'],
    ['no way of doing it', 'The unit cell is small.'],
  ])('%s stays where it was', (_, said) => {
    expect(howInTask(lines, said)).toBeNull()
  })

  test('a task that tells a way already keeps it', () => {
    expect(howInTask(['Task 2.1: The Contractor shall model the unit cell with care.'], 'Unit cells are modeled in CST.')).toBeNull()
  })
})
