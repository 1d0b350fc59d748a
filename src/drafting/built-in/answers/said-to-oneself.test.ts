import { expect, test } from 'vitest'
import { withoutPauses, withoutSelfTalk } from './said-to-oneself.ts'

test.each([
  ['and that got us, let me think, 0.92 efficiency', 'and that got us 0.92 efficiency'],
  ['the fallback is, what do you call it, a ceramic seal', 'the fallback is a ceramic seal'],
  ['We take the far pump, and the way we do it is, a felt seal on a ring', 'We take the far pump with a felt seal on a ring'],
  ['Let me think, we have two pumps', 'we have two pumps'],
  ['the pump, let me see, we bought it', 'the pump, we bought it'],
])('what is said to oneself is left out: %s', (said, told) => {
  expect(withoutSelfTalk(said)).toBe(told)
})

test('a question that is a part of the work stays', () => {
  const said = 'The tool tells the pilot what it is and what we call a track.'
  expect(withoutSelfTalk(said)).toBe(said)
})

test.each([
  ['The, harbor master signs', 'The harbor master signs'],
  ['we cool it with, a second loop', 'we cool it with a second loop'],
  ['Controller software is, Ann Vale', 'Controller software is Ann Vale'],
  ['the chamber at, Dover Labs in Reno', 'the chamber at Dover Labs in Reno'],
])('the comma of a pause is none: %s', (said, told) => {
  expect(withoutPauses(said)).toBe(told)
})

test.each([
  'what the error is, we measure',
  'it is, however, small',
  'that is what it was, and we keep it',
  'the wall it comes from, the floor',
])('a comma that parts stays: %s', (said) => {
  expect(withoutPauses(said)).toBe(said)
})
