import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition } from './testing/mast.ts'
import { firstText, isComposed, wholeText } from './text.ts'

const milestone = composedPlan(composition())[1]
if (!milestone) throw new Error('The plan has a second milestone.')

test('a first draft has title, due month, tasks and what they answer', () => {
  expect(firstText(milestone)).toBe(
    [
      'Milestone 2 - Written model with its error bounds',
      '',
      'Due: Award + 2 Months.',
      '',
      'Task 2.1: The Contractor (Ana Ruiz, antenna engineer) shall model the antenna and its shield from 2 to 18 GHz.',
      '',
      'Answers: R1 (Task 2.1).',
    ].join('\n'),
  )
})

test('a text of somebody’s own is not what was composed', () => {
  const own = 'Milestone 2 - My own title\n\nWe insist on doing this in Ohio.'
  expect(isComposed(own, milestone)).toBe(false)
  expect(isComposed(wholeText(milestone), milestone)).toBe(true)
})

test('a text whose tasks were worded anew is still what was composed', () => {
  const worded = wholeText(milestone).replace(/ shall .+/, ' shall build a model of the antenna.')
  expect(isComposed(worded, milestone)).toBe(true)
  expect(isComposed(worded.replace('Task 2.1: ', ''), milestone)).toBe(false)
  expect(isComposed(worded.replace('Due: Award + 2 Months.', ''), milestone)).toBe(false)
})
