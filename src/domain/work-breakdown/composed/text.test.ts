import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition } from './testing/mast.ts'
import { firstText, isComposed, wholeText, woven } from './text.ts'

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
      'Answers:',
      '- R1 “Model the mast” (p. 1)',
    ].join('\n'),
  )
})

test('refining it puts the labelled lines behind their tasks, and refining again changes nothing', () => {
  const refined = woven(firstText(milestone), milestone)
  expect(refined).toBe(wholeText(milestone))
  expect(woven(refined, milestone)).toBe(refined)
})

test('what somebody wrote stays, also within a task whose lines are put behind it', () => {
  const edited = firstText(milestone).replace('from 2 to 18 GHz', 'at 5 GHz').replace('Written model', 'My model')
  const refined = woven(edited, milestone)
  expect(refined).toContain('My model with its error bounds')
  expect(refined).toContain('model the antenna and its shield at 5 GHz.\nMethod: Finite elements')
})

test('a text of somebody’s own stays as it is', () => {
  const own = 'Milestone 2 - My own title\n\nWe insist on doing this in Ohio.'
  expect(woven(own, milestone)).toBe(own)
  expect(isComposed(own, milestone)).toBe(false)
  expect(isComposed(wholeText(milestone), milestone)).toBe(true)
})

test('a text whose tasks were worded anew is still what was composed', () => {
  const worded = wholeText(milestone).replace(/ shall .+/, ' shall build a model of the antenna.')
  expect(isComposed(worded, milestone)).toBe(true)
  expect(isComposed(worded.replace('Task 2.1: ', ''), milestone)).toBe(false)
  expect(isComposed(worded.replace('Due: Award + 2 Months.', ''), milestone)).toBe(false)
})
