import { expect, test } from 'vitest'
import { sharesTold } from './shares-told.ts'

const told = (text: string) => sharesTold([{ text: 'The lab is open.' }, { text }], 'Harrow University')

test.each([
  '35 % Harrow / 65 % the Contractor',
  'The Contractor does 65 percent of the work and Harrow University 35 percent.',
  'Harrow: proofs and scoring; 2 students. Harrow 35 %, the Contractor 65 %',
])('%s', (text) => {
  expect(told(text)).toEqual({ company: 65, institution: 35 })
})

test.each(['Harrow does 35 percent of the work.', 'The efficiency rises from 35 % to 65 %.', 'Harrow 35 %, the Contractor 60 %'])(
  'no shares: %s',
  (text) => {
    expect(told(text)).toBeNull()
  },
)
