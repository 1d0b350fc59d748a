import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import { answeredCells } from '../filling/answered-cells.ts'
import { stepNarrative } from './step-narrative.ts'
import { stepPlan } from './step-plan.ts'
import { antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())

/** More than are weak. */
const ALL = 20

/** What one engineer says to each question of a step's interview, by its matter; the last one stands for whatever else is asked. */
function interview(number: number, said: Partial<Record<string, string>>, otherwise: string) {
  const plan = stepPlan(facts(), PLAN, number, ALL)
  const answers = (plan?.question_plan ?? []).map(
    ({ slot, q, matter, fills }): Answer => ({
      ...{ slot, question: q, answer: said[matter ?? ''] ?? otherwise },
      ...(matter ? { matter } : {}),
      ...(fills ? { fills } : {}),
    }),
  )
  const again = stepPlan(facts(answers), PLAN, number, ALL)?.question_plan.map(({ q }) => q) ?? []
  return {
    cells: Object.fromEntries(answeredCells(answers).map(({ name, value }) => [name, value])),
    narrative: stepNarrative(facts(answers), PLAN, number) ?? '',
    askedAgain: answers.filter(({ question }) => again.includes(question)),
  }
}

const SILENT = stepNarrative(facts(), PLAN, 3) ?? ''

test('a terse engineer fills cells with a few words', () => {
  const said = { how: 'PA12 print, copper plating', who: 'Ben Cole' }
  const { cells, narrative, askedAgain } = interview(3, said, 'nothing else')
  expect(cells).toEqual({ method: 'PA12 print, copper plating', lead: 'Ben Cole' })
  expect(narrative).toContain('The method: PA12 print, copper plating.')
  expect(narrative).not.toContain('othing else')
  expect(askedAgain).toEqual([])
})

test('of a talkative one the sentences stay that say something, as they were typed', () => {
  const how = "Well, as I already told you above. We print it from PA12, then we plate it with 35 um of copper. That's all, nothing else."
  const { cells, narrative } = interview(3, { how }, 'I have nothing to add to what was said before.')
  expect(cells).toEqual({ method: 'We print it from PA12, then we plate it with 35 um of copper.' })
  expect(narrative).toContain('The Contractor shall print it from PA12; then the Contractor shall plate it with 35 um of copper.')
  expect(narrative).not.toMatch(/told you|nothing/)
})

test.each(['none besides', 'as in the table', 'Same as before.', 'See above, please.'])(
  'one who only says “%s” has answered, fills nothing, and leaves the narrative as it was',
  (answer) => {
    const { cells, narrative, askedAgain } = interview(3, {}, answer)
    expect(cells).toEqual({})
    expect(narrative).toBe(SILENT)
    expect(askedAgain).toEqual([])
  },
)

test('one who does not know yet is not printed as if it were content', () => {
  expect(interview(3, {}, 'not sure yet').narrative).toBe(SILENT)
})

test('whoever contradicts is heard: a denial with something of its own stays', () => {
  const { narrative } = interview(3, { how: 'No plating, we spray silver ink.' }, 'ditto')
  expect(narrative).toContain('The method: no plating, the Contractor shall spray silver ink.')
})
