import { expect, test } from 'vitest'
import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { criteriaInText } from './criteria-in-text.ts'

const line = (text: string, row = '') => ({ text, from: row ? [{ row, cell: 'action' }] : [] })

const TASKS = [
  line('Task 3.1: Wind the coil on the mandrel in the laboratory.', 'wind'),
  line('Task 3.2: Shake the wound coil on the table at 20 g.', 'shake'),
  line('Task 3.3: Report the state of the work.'),
]

const COMPOSED: ComposedMilestone = {
  milestone_number: 3,
  step_type: 'development',
  title: line('Coil'),
  first: [line('Due: Award + 4 Months.'), ...TASKS],
  all: TASKS,
  deliverables: [],
  criteria: [
    line('Turns: at least 40, result of Task 3.1; by Award + 4 Months.', 'wind'),
    line('Found flaws: 22 of 24, result of Task 3.2; by Award + 4 Months.', 'shake'),
    line('Weight at most 2 kg; by Award + 4 Months.'),
  ],
  requirement_ids: [],
}

test("somebody's own text has the pass marks of its tasks, by the numbers that it gives them", () => {
  const text =
    'Milestone 3 - Our coil\n\nTask 3.1: Order the wire.\nTask 3.2: Wind the coil on the mandrel.\nTask 3.3: Shake the wound coil at 20 g on the table.'
  expect(criteriaInText(text, COMPOSED)).toEqual({
    criteria: [
      'Turns: at least 40, result of Task 3.2; by Award + 4 Months.',
      'Found flaws: 22 of 24, result of Task 3.3; by Award + 4 Months.',
      'Weight at most 2 kg; by Award + 4 Months.',
    ],
    others: new Set([2]),
  })
})

test('a task that the text has not kept asks for nothing in it', () => {
  const text = 'Milestone 3 - Our coil\n\nTask 3.1: Shake the wound coil on the table at 20 g.'
  expect(criteriaInText(text, COMPOSED).criteria).toEqual([
    'Found flaws: 22 of 24, result of Task 3.1; by Award + 4 Months.',
    'Weight at most 2 kg; by Award + 4 Months.',
  ])
})

test('a task that somebody has worded anew is known by its number', () => {
  const text = 'Milestone 3 - Our coil\n\nTask 3.1: We make it by hand.\nTask 3.2: It goes onto a shaker.'
  expect(criteriaInText(text, COMPOSED).criteria).toEqual(COMPOSED.criteria.map((one) => one.text))
})

test('a text without any of its tasks takes nothing from the rows', () => {
  expect(criteriaInText('Milestone 3 - Coil\n\nWe think about it.', COMPOSED)).toEqual({ criteria: [], others: new Set() })
})

test('a figure that somebody put into a task says more than its row does', () => {
  const text =
    'Milestone 3 - Our coil\n\nTask 3.1: Wind the coil on the mandrel in the laboratory.\nTask 3.2: Shake the wound coil on the table at 35 g.'
  expect(criteriaInText(text, COMPOSED).others).toEqual(new Set([3]))
})
