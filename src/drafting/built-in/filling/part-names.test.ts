import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const STEPS = [
  'Step: The oven: line it, heat it up and log the heat\nMonths: 1 to 2',
  'Step: Bake twelve test loaves\nMonths: 2 to 4',
  'Step: Reporting\nMonths: 1 to 4',
].join('\n\n')

function told(answers: Partial<Record<Subject, string>>) {
  const all = { steps: STEPS, ...answers }
  const given = Object.entries(all).map(([subject, answer], at) => ({ slot: `Q${at + 4}`, subject: subject as Subject, answer }))
  const { rows, unplaced } = filledRows(given, LEARNED)
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

test('a field names a step by a part of its name that no other step has', () => {
  const { steps, risks, unplaced } = told({
    method: 'Step: the oven\nMethod: Dry the clay for a week',
    people: 'Name: Ida Moe\nRole: Baker\nLeads: the oven; test loaves',
    risk: 'Risk: the lining cracks\nStep: oven',
  })
  expect(steps.map(({ lead, method }) => [lead, method])).toEqual([
    ['Ida Moe', 'Dry the clay for a week'],
    ['Ida Moe', undefined],
    [undefined, undefined],
  ])
  expect(risks[0]?.step_ids).toEqual([steps[0]?.id])
  expect(unplaced).toEqual([])
})

test('where the steps are told, a name that is a part of another one is a step of its own', () => {
  expect(told({ steps: `${STEPS}\n\nStep: The oven\nMonths: 5` }).steps).toHaveLength(4)
})

test('a role that is told in a sentence keeps all of its words', () => {
  const { people } = told({ people: "Name: Ida Moe\nRole: I run the bakery and I'd lead this\n\nName: Per Aas\nRole: our flour buyer" })
  expect(people.map(({ role }) => role)).toEqual(["I run the bakery and I'd lead this", 'flour buyer'])
})

test('what is said not to be done is no focus, and stands to be placed', () => {
  const { plan, unplaced } = told({
    solution: "We bake rye bread with less heat. We're not doing pastry, pizza, rice cakes, waffles or noodles.",
  })
  expect(plan.focus ?? '').not.toMatch(/pastry|pizza/)
  expect(unplaced.join(' ')).toContain("We're not doing pastry")
  const both = told({
    solution: "We bake rye bread with less heat. We're not doing pastry, pizza or noodles, and we're not renting an oven.",
  })
  expect(both.unplaced.join(' ')).toContain('pastry, pizza or noodles')
})

test('a focus says which area of the topic it is; what only tells of the thing is a part of the solution', () => {
  const { plan } = told({
    solution: 'Baker tools only. The oven weighs 90 kg now. Of the areas of the topic we take up the second, slow heat.',
  })
  expect(plan.focus ?? '').not.toMatch(/tools|90 kg/)
  expect(plan.solution).toMatch(/Baker tools only/)
})

test.each(['We are after slow heat, not quick heat.', 'Of what the call names we do the slow heat.'])(
  'a focus may be told as a contrast, or as what the call names: %s',
  (focus) => expect(told({ solution: `We bake rye bread. ${focus}` }).plan.focus).toMatch(/slow heat/),
)

test('a tool that somebody has is suggested only for a step whose words name it', () => {
  const { steps } = told({ place: 'The mill has the 900 kg sifter. We have a 40 kW deck oven and a mixer.' })
  for (const { tools } of steps) expect(tools ?? '').not.toMatch(/sifter/)
})

test('a figure that is called as a test of one step is of that step, whatever other step its words name', () => {
  const { steps, commitments } = told({
    test: 'Step: Bake twelve test loaves\nMeasured: heat of the oven wall\nPass mark: at most 60 C',
    threshold: 'Figure: Heat of the oven wall\nCommitted: at most 55 C\n\nFigure: Price of a loaf\nCommitted: at most $2',
  })
  expect(commitments[0]?.step_ids).toEqual([steps[1]?.id])
})

test('where a date beside the months tells when the work begins, its sentence is the source', () => {
  const answer = 'Step: Line the oven\nMonths: May to June\n\nStep: Bake twelve loaves\nMonths: July\n\nWe open on 1 May 2033.'
  const { rows } = filledRows([{ slot: 'Q4', subject: 'steps', answer }], LEARNED)
  const start = rows.flatMap(({ kind, cells }) => (kind === 'plan' && cells.start ? [cells.start] : []))
  expect(start).toMatchObject([{ value: '1 May 2033', origin: { words: 'We open on 1 May 2033.' } }])
})
