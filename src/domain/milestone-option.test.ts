import { expect, test } from 'vitest'
import { parse } from './milestone-document.ts'
import { baseText, numberTelling, optionMilestones, optionText, withOptionApart, withOptionMilestones } from './milestone-option.ts'
import { plainMilestone } from './testing/plain-milestone.ts'

const BASE = 'Milestone 2 - Kiln fired\n\nTask 2.1: The Contractor shall fire the kiln.\nAnswers: R1 (Task 2.1).'
const OPTION = `Option, Milestone 3: Second kiln fired
Due: Award + 9 Months.
Task 3.1: The Contractor shall fire the second kiln.
Deliverables:
- Firing log
Acceptance criteria:
- C3.1 Heat: at least 900 °C; answers R2.
Payment: $40,000.00
For the option:
- R9 “A third kiln” (p. 2)
Price of the option: $92,500`

const stored = [plainMilestone(1, 'Milestone 1 - Kickoff'), plainMilestone(2, `${BASE}\n${OPTION}`)]

test('a text is parted into what it tells of the base and of the option', () => {
  const { base, option } = withOptionApart(stored)
  expect(base).toEqual([stored[0], plainMilestone(2, BASE)])
  expect(option.map(({ opening, text }) => opening + text).join('\n')).toBe(OPTION)
  expect(baseText(BASE)).toBe(BASE)
})

test('the milestones of the option are as those of a plan are; what else is said of it stands beside them', () => {
  const { milestones, others } = optionMilestones(withOptionApart(stored).option)
  const text = 'Milestone 3 - Second kiln fired\nDue: Award + 9 Months.\nTask 3.1: The Contractor shall fire the second kiln.'
  const criterion = 'Heat: at least 900 °C; answers R2.'
  expect(milestones).toEqual([
    plainMilestone(3, text, { deliverables: ['Firing log'], acceptance_criteria: [criterion], payment_amount: '$40,000.00' }),
  ])
  expect(others.map(({ text }) => text)).toEqual(['', 'R9 “A third kiln” (p. 2)', '$92,500'])
})

test('behind those of the base they go on with the numbers, and what is only asked of the option stays where it is told', () => {
  const all = withOptionMilestones(stored)
  expect(all.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3])
  expect(all[1]?.refined_text).toContain('For the option:\n- R9')
  expect(withOptionMilestones(stored.slice(0, 1))).toEqual(stored.slice(0, 1))
})

test('a milestone of the option stands in the lines again from which it was read, its criteria numbered anew', () => {
  const lines = OPTION.split('\nFor the option')[0] ?? ''
  const [milestone] = optionMilestones(parse(lines).lines).milestones
  if (!milestone) throw new Error('there is none')
  expect(optionText(milestone)).toBe(lines)
  const more = { ...milestone, acceptance_criteria: ['Ash: none', 'C3.1 Heat'], payment_amount: '0.00' }
  expect(optionText(more).split('\n').slice(-3)).toEqual(['Acceptance criteria:', '- C3.1 Ash: none', '- C3.2 Heat'])
})

test('words that a milestone keeps for one of the option are told by that one, all others by itself', () => {
  const tells = (quote: string) => numberTelling(stored, { milestone_number: 2, quote })
  expect(tells('Task 3.1: The Contractor shall fire the second kiln.')).toBe(3)
  expect(tells('- C3.1 Heat: at least 900 °C; answers R2.')).toBe(3)
  expect(tells('Task 2.1: The Contractor shall fire the kiln.')).toBe(2)
  expect(tells('Price of the option: $92,500')).toBe(2)
  expect(numberTelling(stored, { milestone_number: 9, quote: 'Task 3.1' })).toBe(9)
})
