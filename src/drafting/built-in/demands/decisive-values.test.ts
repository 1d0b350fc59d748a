import { expect, test } from 'vitest'
import { decisiveValues, shownValue } from './decisive-values.ts'
import type { Proof } from './demands.ts'

const proof = (form: Proof['form'], text: string): Proof => ({
  requirement_id: 'R1',
  page: 1,
  form,
  text,
  said: text,
  group: '',
  isStandard: false,
})

test.each([
  ['that', 'the mast is at least 6 m tall', 'that the mast is at least 6 m tall'],
  ['thing', 'a drop of 30 dB (threshold; objective 60+ dB)', 'a drop of 30 dB (threshold; objective 60+ dB)'],
  ['thing', 'endurance of 70 min (threshold)', 'an endurance of 70 min (threshold)'],
  ['thing', 'dimensions of 30 m x 30 m', 'dimensions of 30 m x 30 m'],
  ['thing', 'accuracy: +/-2dB (threshold)', 'for accuracy +/-2dB (threshold)'],
  ['thing', 'less than 0.25 in', null],
  ['that', 'the mast is light', null],
  ['words', 'results in 3 copies are wanted', null],
  ['that', 'the mast is 6 m tall; its foot is 1 m wide', null],
] as const)('%s: %s', (form, text, said) => {
  expect(shownValue(proof(form, text), 26)).toBe(said)
})

test('the values with a threshold or a limit come first, in the words of the solicitation where they are a sentence', () => {
  const said = decisiveValues([proof('that', 'it has 3 legs'), proof('that', 'it carries at least 40 kg (threshold)')], 1, 20)
  expect(said).toEqual([{ said: 'R1 ("it carries at least 40 kg (threshold)")', page: 1, rank: expect.any(Number) }])
})
