import { expect, test } from 'vitest'
import { paperCriterion, paperOf } from './paper-criterion.ts'

const on = { evidence: 'analysis report', object: 'the float', due: 'Award + 3 Months' }

test.each([
  ['Trade study of the float', 'trade'],
  ['Definition of the float', 'requirements'],
  ['Drag analysis of the float', 'prediction'],
  ['Float with a trust score', null],
])('%s', (title, paper) => {
  expect(paperOf(`Milestone 2 - ${title}`)).toBe(paper)
})

test('each is judged by what it hands over', () => {
  expect(paperCriterion('trade', on)).toMatch(
    /scores each candidate for the float on the same named criteria in the same units and chooses one/,
  )
  expect(paperCriterion('requirements', on)).toMatch(/each requirement on the float has its value, unit and source; the TPOC agrees/)
  expect(paperCriterion('prediction', on)).toMatch(/each predicted value of the float beside the requirement that it answers, with margin/)
})
