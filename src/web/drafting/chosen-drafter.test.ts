import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { ANTENNA } from '../testing/topic.ts'
import { askedDrafter, chooseDrafter, chosenDrafter } from './chosen-drafter.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  return () => vi.unstubAllGlobals()
})

const STEP = 'step-2'

test('as long as nobody chose, no drafter is asked for by name', () => {
  expect([chosenDrafter(ANTENNA), askedDrafter(ANTENNA), askedDrafter(ANTENNA, STEP)]).toEqual(['model', undefined, undefined])
})

test('what is chosen for a step goes for that step alone', () => {
  chooseDrafter(ANTENNA, 'built-in', STEP)
  expect(askedDrafter(ANTENNA, STEP)).toBe('built-in')
  expect([askedDrafter(ANTENNA, 'step-3'), askedDrafter(ANTENNA)]).toEqual([undefined, undefined])
})

test('what is chosen for the plan goes for every step, and a step may still differ from it', () => {
  chooseDrafter(ANTENNA, 'model', 'step-3')
  chooseDrafter(ANTENNA, 'built-in')
  expect([askedDrafter(ANTENNA), askedDrafter(ANTENNA, 'step-3')]).toEqual(['built-in', 'built-in'])
  chooseDrafter(ANTENNA, 'model', STEP)
  expect([chosenDrafter(ANTENNA), chosenDrafter(ANTENNA, STEP)]).toEqual(['built-in', 'model'])
})

test('another topic is not asked', () => {
  chooseDrafter(ANTENNA, 'built-in')
  expect(askedDrafter({ ...ANTENNA, storeId: 'store-2' })).toBeUndefined()
})

test('an entry that something else wrote counts as no choice', () => {
  localStorage.setItem(`wpb.draft.drafter.${ANTENNA.slug}.${ANTENNA.storeId}`, '{"plan":"somebody"}')
  expect(chosenDrafter(ANTENNA)).toBe('model')
})
