import { expect, test } from 'vitest'
import { requirementName } from '../analysis.ts'
import { analysisOf } from '../analysis-of.ts'
import { ownNumbersNamed } from './own-number.ts'

const topic = (items: string) =>
  `TITLE: Hay Rake\n\nOBJECTIVE: Develop a hay rake.\n\nDESCRIPTION: The rake shall meet the following:\n${items}\n\nPHASE I: Build one rake.\n`
const numbersIn = (items: string) =>
  analysisOf([{ page: 1, text: topic(items) }], 'rake.txt').requirements.flatMap(({ id, own_number }) =>
    own_number ? [[id, own_number]] : [],
  )

const ONE_LIST = [
  '1. The rake shall weigh no more than 9 kg. No tine shall bend.',
  '2. The rake shall fold within 20 seconds.',
  '3. The rake shall float.',
].join('\n')

test('what a topic counts in a list keeps its number, each sentence of an item the same', () => {
  expect(numbersIn(ONE_LIST).map(([, number]) => number)).toEqual([1, 1, 2, 3])
})

test('two lists that each count from 1 give no numbers: one alone would name two requirements', () => {
  const second =
    '\nIt shall also meet the following:\n1. The handle shall be 2 m long.\n2. The handle shall be red.\n3. The handle shall bend.'
  expect(numbersIn(`${ONE_LIST}\n${second}`)).toEqual([])
})

test('a requirement is called by both of its numbers', () => {
  expect([requirementName({ id: 'R7', own_number: 2 }), requirementName({ id: 'R7' })]).toEqual(['R7 (2 in the topic)', 'R7'])
})

test('numbers of the list are named one by one or as a run', () => {
  const all = [1, 2, 3, 4, 5].map((own_number) => ({ id: `R${own_number + 10}`, own_number }))
  const named = (text: string) => ownNumbersNamed(text, all).map(({ own_number }) => own_number)
  expect(named('We do reqs. 1, 3 and 5')).toEqual([1, 3, 5])
  expect(named('requirements 2 through 4 by test')).toEqual([2, 3, 4])
  expect(named('Req 5 falls away')).toEqual([5])
  expect(named('it requires 3 masts; R3, requirement R4')).toEqual([])
})
