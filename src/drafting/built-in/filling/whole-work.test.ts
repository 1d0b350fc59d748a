import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { scopeParagraph } from '../plan/scope.ts'
import { rowsTold } from './rows-told.ts'

const answersOf = (answers: Partial<Record<Subject, string>>) =>
  Object.entries(answers).map(([subject, answer], at) => ({
    slot: `Q${at + 4}`,
    question: 'Q',
    subject: subject as Subject,
    answer,
  }))

function told(answers: Partial<Record<Subject, string>>, start?: string) {
  const { rows, unplaced } = rowsTold({ answers: answersOf(answers), start })
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

const STEPS = 'Step: Glaze the tiles\nMonths: 1 to 2\n\nStep: Fire the tiles\nMonths: 3 to 5'
const THRESHOLD = 'Figure: Water taken up\nCommitted: below 2 percent\nBy month: 2 March 2027'
const GOVERNMENT = 'Item: Kiln drawings\nBy month: mid December'

test('months told by the calendar are counted from the award that a field assumes, beside whichever question it stands', () => {
  const start = '\n\nAward assumed on: 2 November 2026'
  for (const answers of [
    { steps: STEPS + start, threshold: THRESHOLD, government: GOVERNMENT },
    { steps: STEPS, threshold: THRESHOLD + start, government: GOVERNMENT },
  ]) {
    const { plan, commitments, furnished, steps, unplaced } = told(answers)
    expect([plan.start, commitments[0]?.by_month, furnished[0]?.by_month]).toEqual(['2 November 2026', 5, 2])
    expect(steps.map(({ from_month, to_month }) => [from_month, to_month])).toEqual([
      [1, 2],
      [3, 5],
    ])
    expect(unplaced).toEqual([])
  }
})

test('they are counted from the award that a person has set among the rows, and stand to be placed where nobody knows it', () => {
  const answers = { steps: STEPS, threshold: THRESHOLD }
  expect(told(answers, '4 January 2027').commitments[0]?.by_month).toBe(2)
  expect(told(answers, '1 January 2027').commitments[0]?.by_month).toBe(3)
  expect(told(answers)).toMatchObject({ unplaced: ['2 March 2027'] })
})

test('what is told of the whole work in fields leaves what is told of the steps freely to be read', () => {
  const free = 'First we glaze the tiles in months 1 and 2. Then we fire the tiles in months 3 to 5.'
  const { steps, plan } = told({ steps: `${free}\n\nAward assumed on: 2 November 2026` })
  expect(steps).toHaveLength(told({ steps: free }).steps.length)
  expect(plan.start).toBe('2 November 2026')
})

test('what is no part of the work stands in the scope as an exclusion, and is no task', () => {
  const answers = answersOf({ steps: `${STEPS}\n\nAward assumed on:\nNot part of the work: Tiles for outdoors; the sale of kilns` })
  const facts: PlanFacts = {
    ...{ company_name: 'Ostra Ceramics', program_type: 'SBIR', phase: 'I', period_of_performance: 6 },
    ...{ analysis: null, component: null, answers },
  }
  expect(scopeParagraph(facts, [])).toContain('Exclusions: Tiles for outdoors; the sale of kilns.')
  expect(told({ steps: answers[0]?.answer ?? '' }).steps).toHaveLength(2)
})

test('a line that begins with what a field of the whole work is called fills it, whatever was asked, and all else is read as ever', () => {
  const solution =
    'We glaze tiles in one firing.\nNot included: no frost trials, no kiln sales. Colours wait.\nTravel: Two of us to the depot.'
  const { plan, unplaced } = told({ solution })
  expect(plan).toMatchObject({ excluded: 'no frost trials, no kiln sales. Colours wait', solution: 'We glaze tiles in one firing' })
  expect(plan.statements).toContain('Travel: Two of us to the depot')
  expect(unplaced).toEqual([])
})

test('what the solution says of an exclusion stands once, among the exclusions: things as a list, and where one is more than a thing each as a sentence', () => {
  const scope = (solution: string, excluded: string) => {
    const rows = {
      ...{ steps: [], people: [], commitments: [], risks: [], furnished: [], milestones: [] },
      plan: { solution, excluded },
    }
    const analysis = null
    const base = { company_name: 'Ostra Ceramics', program_type: 'SBIR', phase: 'I', period_of_performance: 6 } as const
    return scopeParagraph({ ...base, analysis, component: null, answers: [], rows } as PlanFacts, [])
  }
  const solution = 'A camera sees each tile. The belt stops two feet from the kiln. The Contractor will not try frost or sell kilns.'
  const told = scope(solution, 'Frost trials\nThe kiln; the belt stops two feet from it\nsale of kilns')
  expect(told).toContain('A camera sees each tile. ')
  expect(told.match(/two feet/g)).toHaveLength(1)
  expect(told).toContain('Exclusions: Frost trials. The kiln; the belt stops two feet from it. Sale of kilns.')
  expect(scope(solution, 'Frost trials\nSale of kilns')).toContain('The belt stops two feet from the kiln. ')
  expect(scope(solution, 'Frost trials\nSale of kilns')).toContain('Exclusions: Frost trials; sale of kilns.')
})
