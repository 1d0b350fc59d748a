import { expect, test } from 'vitest'
import { activity, gerund } from './gerund.ts'

test.each([
  ['measure', 'measuring'],
  ['plan', 'planning'],
  ['design', 'designing'],
  ['tie', 'tying'],
  ['set', 'setting'],
  ['study', 'studying'],
  ['submit', 'submitting'],
  ['develop', 'developing'],
  ['run', 'running'],
  ['build', 'building'],
  ['test', 'testing'],
  ['verify', 'verifying'],
  ['see', 'seeing'],
  ['co-fire', 'co-firing'],
  ['bench test', 'bench testing'],
])('%s → %s', (verb, form) => {
  expect(gerund(verb)).toBe(form)
})

test('each opening verb of a title takes the form; what is no order has no activity', () => {
  expect(activity('Define and develop concepts for a device')).toBe('defining and developing concepts for a device')
  expect(activity('The first month')).toBeNull()
})
