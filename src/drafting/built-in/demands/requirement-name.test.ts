import { expect, test } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { namedRequirements } from './requirement-name.ts'

const requirement = (text: string, page = 2) => ({ id: 'R1', text, quote: text, page }) as Requirement

test.each<[string, string]>([
  [
    'The solution must be compliant with current DoD Anti-Tamper Technical Implementation Guidance.',
    'the DoD Anti-Tamper Technical Implementation Guidance',
  ],
  ['The target pressure drop shall be less than 5 mmH2O.', 'the target pressure drop'],
  ['Operating Life: Threshold 60 min; Objective 70 min', 'the operating Life'],
])('%s is known again as %s', (text, name) => {
  expect(namedRequirements([requirement(text)]).toLowerCase()).toBe(`${name.toLowerCase()} (p. 2)`)
})

test('the first three are named with their pages, the others counted', () => {
  const texts = [
    'The pressure drop is low.',
    'The sound level is low.',
    'The unit mass is low.',
    'The unit price is low.',
    'The shelf life is long.',
  ]
  expect(namedRequirements(texts.map((text, index) => requirement(text, index + 1)))).toMatch(
    /^the pressure drop \(p\. 1\), the sound level \(p\. 2\), the unit mass \(p\. 3\) and 2 further requirements \(p\. 4 and 5\)$/,
  )
})
