import { expect, test } from 'vitest'
import type { Told } from './told.ts'
import { withWholeRisks } from './whole-risks.ts'

const answer = 'Salt, ice and dirt on the lens - rinse nozzle, and we wipe it by hand. The winch may jam.'

function told(cell: string, text: string): Told {
  const start = answer.indexOf(text)
  return { kind: 'risk', cell, text, start, end: start + text.length, segment: 0 }
}

const whole = (...all: Told[]) => withWholeRisks(answer, [{ kind: 'risk', told: all }]).length

test('a risk is one thing that may happen, told at the head of its thought', () => {
  expect(whole(told('what', 'The winch may jam'))).toBe(1)
  expect(whole(told('what', 'rinse nozzle'), told('fallback', 'we wipe it by hand'))).toBe(0)
  expect(whole(told('what', 'Salt, ice'), told('what', 'dirt on the lens'), told('fallback', 'rinse nozzle'))).toBe(0)
  expect(whole(told('fallback', 'rinse nozzle'))).toBe(0)
})
