import { expect, test } from 'vitest'
import { statedShares } from '../quality/work-share-rules.ts'
import { sharesWords, type TypedShares, typedShares } from './typed-shares.ts'

const SHARES: TypedShares[] = [
  { 'small business': 100 },
  { 'small business': 70, others: 30 },
  { 'small business': 55.5, 'research institution': 34.5, others: 10 },
  { 'research institution': 30 },
]

test.each(SHARES)('typed shares %j are read back from their words', (shares) => {
  expect(typedShares(sharesWords(shares))).toEqual(shares)
})

test.each(SHARES)('the rules read typed shares %j as they were typed', (shares) => {
  const sentence = sharesWords(shares)
  const said = [{ sentence, own: sentence, milestone_number: 1, part: 'text' as const }]
  const stated = statedShares({ company_name: 'Acme', research_institution: 'Ohio State University' }, said as never)
  expect(Object.fromEntries(stated.map(({ performer, percent }) => [performer, percent]))).toEqual(shares)
})

test.each([
  '',
  'We do most of it.',
  'The Contractor performs all of the work by cost.',
  'The Contractor performs 70 percent of the work by cost; Bob helps.',
])('words of somebody’s own, "%s", are no typed shares', (words) => {
  expect(typedShares(words)).toEqual({})
})
