import { expect, test } from 'vitest'
import { builtInDrafter } from '../drafter.ts'
import { sampleTopic } from '../testing/samples.ts'
import { expectDone } from '../testing/whole-plan.ts'
import { milestoneFor, monthsIn } from './month.ts'

test.each([
  ['in month 12 and month 22', [12, 22]],
  ['by month 3', [3]],
  ['months 4 to 6', [4, 6]],
  ['at award + 5 months', [5]],
  ['by month 30', []],
  ['a 24-month effort with 3 months of margin', []],
] as const)('%s', (text, months) => {
  expect(monthsIn(text, 24)).toEqual(months)
})

test('a month belongs to the first milestone due at or after it', () => {
  expect([1, 2, 3, 6, 7].map((month) => milestoneFor(month, [1, 2, 4, 5, 6]))).toEqual([0, 1, 2, 4, -1])
})

test('a statement stands in the milestone that its month falls into, and no other milestone has to say so', async () => {
  const { analysis } = await sampleTopic('AF251-0004')
  const answers = [
    { slot: 'Q1', question: 'What solution do you propose?', answer: 'We propose Lodestar.' },
    {
      slot: 'Q8',
      question: 'Which test will prove it?',
      answer: 'We will run two demonstrations, in month 12 and month 22, each with 3 scenarios.',
    },
    { slot: 'Q9', question: 'Do you need any Government equipment?', answer: 'We need a test account from the Air Force by month 5.' },
  ]
  const known = { analysis, component: null, answers }
  const facts = { company_name: 'Acme', program_type: 'SBIR', phase: 'II', period_of_performance: 24, ...known } as const
  const first = expectDone(await builtInDrafter.initialMilestones(facts))
  const refined = expectDone(await builtInDrafter.refinedMilestones(facts, first))
  const holding = (words: string) => refined.findIndex(({ text }) => text.includes(words)) + 1
  expect(holding('two demonstrations, in month 12 and month 22')).toBe(10)
  expect(refined.filter(({ text }) => text.includes('Calendar:'))).toEqual([])
  expect(holding('a test account from the Air Force by month 5')).toBe(3)
})
