import { expect, test } from 'vitest'
import { shareCriterion } from './work-share.ts'

const sttr = { program_type: 'STTR', research_institution: 'Harrow University' } as const
const due = 'Award + 9 Months'

test('the shares that were answered are shown with the least that the rule asks', () => {
  expect(shareCriterion(sttr, [{ text: '35 % Harrow / 65 % the Contractor' }], due)).toEqual([
    'The cost record at the end shows 65% of the cost for work by the small business (minimum 40%) and 35% of the cost for work by Harrow University (minimum 30%), task by task; to the TPOC by Award + 9 Months',
  ])
})

test.each([[[]], [[{ text: '80 % Harrow / 20 % the Contractor' }]]])(
  'without shares that the rule allows its minimum stands',
  (answers) => {
    expect(shareCriterion(sttr, answers, due)[0]).toMatch(/shows at least 40% .* small business and at least 30% .* Harrow University/)
  },
)

test('an SBIR effort has no shares to show', () => {
  expect(shareCriterion({ program_type: 'SBIR' }, [], due)).toEqual([])
})
