import { expect, test } from 'vitest'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const STEPS = 'Step: Draw the loom\nMonths: 1\n\nStep: Weld the frame\nMonths: 2 to 3\n\nStep: Weave the cloth\nMonths: 4 to 5'

function read(...others: SubjectAnswer[]) {
  const { rows, unplaced } = filledRows([{ slot: 'Q4', subject: 'steps', answer: STEPS }, ...others], LEARNED)
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

test('the place that a field tells stands alone, also where prose that is read before it says another one', () => {
  const detail = 'Step 3 in detail: each of the 40 warps goes on the beam.'
  const { steps, unplaced } = read(
    { slot: 'Q5', subject: 'steps', answer: `Step: Wind the bobbins\nMonths: 4\n\n${detail}` },
    { slot: 'Q6', subject: 'people', also: 'place', answer: 'Step: Weave the cloth\nPlace: our shop in Fargo' },
  )
  expect(steps.map(({ place }) => place)).toEqual([undefined, undefined, 'our shop in Fargo', undefined])
  expect(unplaced).toContain(detail)
})

test('a figure has the limit of its field, whichever answer comes later, and the other one waits to be placed', () => {
  const { commitments, unplaced } = read(
    { slot: 'Q6', subject: 'threshold', answer: 'Figure: Mass of the loom\nCommitted: at most 31 kg' },
    { slot: 'Q7', subject: 'threshold', answer: 'Mass of the loom at most 38 kg.' },
  )
  expect(commitments).toMatchObject([{ quantity: 'Mass of the loom', value: '31', unit: 'kg' }])
  expect(unplaced.join()).toContain('38 kg')
})

test('a cell of the plan that a field tells is not gone on with by what was read of another answer', () => {
  const { plan, unplaced } = read(
    { slot: 'Q6', subject: 'solution', answer: 'The end user is a weaver at the mill in Moorhead.' },
    { slot: 'Q7', subject: 'user', answer: 'User: the mill at Duluth' },
  )
  expect(plan.end_user).toBe('the mill at Duluth')
  expect(unplaced).toEqual(['The end user is a weaver at the mill in Moorhead.'])
})

test('a step is known by the name that heads a longer one, as it was read before its people were told', () => {
  const { steps } = read({
    slot: 'Q5',
    subject: 'test',
    answer: 'Step: Weld the frame (BL, shop Dayton)\nMeasured: Mass\nPass mark: below 12 kg',
  })
  expect(steps.map(({ action, proof }) => [action, proof.length])).toEqual([
    ['Draw the loom', 0],
    ['Weld the frame', 1],
    ['Weave the cloth', 0],
  ])
})
