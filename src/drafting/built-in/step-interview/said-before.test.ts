import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import { stepPlan } from './step-plan.ts'
import { antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())
const KICKOFF = 'The data, the equipment and the access of the Government are needed in the second week.'
const WORK = 'We wind the loops of copper tape in our shop in Dayton.'

/** What the questions of a milestone offer on a matter, after these answers. */
function offered(matter: string, answers: readonly Answer[], milestone = 1): readonly string[] {
  const own = facts()
  const plan = stepPlan({ ...own, answers: [...own.answers, ...answers] }, PLAN, milestone)
  return plan?.question_plan.find((one) => one.matter === matter)?.offers ?? []
}

const said = (slot: string, answer: string): Answer => ({ slot, question: 'What comes first?', answer })

test('what was said before of the thing that is asked about is offered in the words of who said it', () => {
  expect(offered('government', [said('Q4', `${WORK} ${KICKOFF}`)])).toEqual([KICKOFF])
})

test('what speaks of something else is not offered', () => {
  expect(offered('government', [said('Q4', WORK)])).toEqual([])
})

test('what was said in the same interview is not offered again, nor what is marked as not known', () => {
  expect(offered('government', [said('S1-Q9', KICKOFF)])).toEqual([])
  expect(offered('government', [said('Q4', 'We do not know yet')])).toEqual([])
})

test('what was told in fields is offered without their labels, and a field that only names a step is not', () => {
  const answer = `Step: Hold the meeting in the second week\nMethod: ${KICKOFF}`
  expect(offered('government', [{ ...said('Q5', answer), subject: 'method' }])).toEqual([KICKOFF])
})
