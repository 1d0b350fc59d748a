import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

function told(answers: Partial<Record<Subject, string>>) {
  const given = Object.entries(answers).map(([subject, answer], at) => ({ slot: `Q${at + 4}`, subject: subject as Subject, answer }))
  const { rows, unplaced } = filledRows(given, LEARNED)
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

test('what is handed over beside the steps is of the step that is named, or that has it in its field; of a thing that tells neither month nor matter nobody knows the step', () => {
  const deliverables =
    'Deliverable: Strength log\nBy month: 3\nFrom step: 2\n\nDeliverable: sketch of the joint\nBy month: 2\n\nDeliverable: Monthly letter'
  const { steps, unplaced } = told({
    steps: `Step: Carve the joint\nHands over: Sketch of the joint; sample\n\nStep: Break the joint\n\n${deliverables}`,
  })
  expect(steps.map(({ result }) => result)).toEqual(['sample; sketch of the joint (month 2)', 'Strength log (month 3)'])
  expect(unplaced).toEqual(['Monthly letter'])
})

test('a deliverable of which nobody says the step is of the one whose words it shares, else of the last that ends when it is due', () => {
  const deliverables = ['Joint strength log\nBy month: 4', 'Carving notes', 'Photographs\nBy month: 4', 'Poster\nBy month: 9']
  const { steps, unplaced } = told({
    steps: `Step: Carve the seat\nMonths: 1 to 4\n\nStep: Load the joint\nMonths: 3 to 4\n\nStep: Sand the joint\nMonths: 5 to 6\n\n${deliverables.map((one) => `Deliverable: ${one}`).join('\n\n')}`,
  })
  expect(steps.map(({ result }) => result)).toEqual(['Carving notes', 'Joint strength log (month 4); Photographs (month 4)', undefined])
  expect(unplaced).toEqual(['Poster (month 9)'])
})

test.each([
  ['monthly', 'Letter to the guild', 'Letter to the guild, monthly'],
  ['each quarter', 'Letter to the guild', 'Letter to the guild, each quarter'],
  ['Monthly', 'Monthly letter by the 8th', 'Monthly letter by the 8th'],
  ['8th of each month', 'Letter to the guild', 'Letter to the guild by 8th of each month'],
  ['2 March', 'Letter to the guild', 'Letter to the guild by 2 March'],
])('a field for the month that says how often something comes, "%s", is taken as that', (by, thing, told_as) => {
  const { steps } = told({ steps: `Step: Carve the joint\n\nDeliverable: ${thing}\nBy month: ${by}\nFrom step: 1` })
  expect(steps[0]?.result).toBe(told_as)
})

test('each trip and each purchase is a line of what the plan states', () => {
  const { plan } = told({
    steps: 'Step: Carve the joint\n\nTravel: Two of us to the mill\nBy month: 2\nCost: $900\n\nPurchase: Band saw\nCost: $4,100',
  })
  expect(plan.statements).toBe('Travel: Two of us to the mill (month 2; $900)\nPurchase: Band saw ($4,100)')
})

test('one judge and one place hold for all tests and steps that name none', () => {
  const { steps } = told({
    steps: 'Step: Carve the joint\n\nStep: Break the joint',
    place: 'Place, where a row names none: our mill in Bath\n\nStep: Break the joint\nPlace: the yard',
    test: 'Judge, where a row names none: Ida Voss\n\nStep: Break the joint\nMeasured: Load\nPass mark: at least 4 kN\n\nStep: Break the joint\nMeasured: Gap\nPass mark: at most 1 mm\nJudged by: the yard',
  })
  expect(steps.map(({ place }) => place)).toEqual(['our mill in Bath', 'the yard'])
  expect(steps[1]?.proof.map(({ judge }) => judge)).toEqual(['Ida Voss', 'the yard'])
})

test('what is written beneath fields and says again what they hold is not asked for again; a denial and another figure are', () => {
  const fields = 'Item: Drawings of the lock gate\nBy month: 1\n\nItem: ten kilograms of canal silt\nBy month: 1'
  const open = (beneath: string) => told({ government: `${beneath}\n\n${fields}` }).unplaced
  expect(open('We need: drawings of the lock gate, 10 kilograms of canal silt.')).toEqual([])
  expect(open('We need: drawings of the lock gate, 12 kilograms of canal silt.')).toHaveLength(1)
  expect(open('We do not need drawings of the lock gate or canal silt.')).toHaveLength(1)
})

test('which foreign national works on it is told in one sentence; where nothing is said of them it is the choice alone', () => {
  const choice = 'Foreign nationals: A foreign national works on it'
  expect(told({ security: choice }).plan.security).toBe('A foreign national works on it')
  const whole = `${choice}\nWho they are: Ines Vora\nFrom where: Portugal, on an H-1B\nClearance: Ana Ruiz, Secret`
  expect(told({ security: whole }).plan.security).toBe(
    'A foreign national works on it: Ines Vora; Portugal, on an H-1B. Clearance: Ana Ruiz, Secret',
  )
})
