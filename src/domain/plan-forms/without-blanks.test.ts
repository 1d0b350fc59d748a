import { expect, test } from 'vitest'
import { shownText } from '../milestone.ts'
import { given, milestone } from './testing/given.ts'
import { withoutBlanks } from './without-blanks.ts'

test('a sentence, a deliverable or a criterion with a blank is not printed, and all else stands as it was', () => {
  const text =
    'Milestone 1 - Oven\n\nTask 1.1: The Contractor shall fire the oven. It burns [name the fuel].\nPeople: [name the baker].\nTime: Months 1 to 2.'
  const milestones = [
    milestone(1, text, ['Log (PDF)', 'Report to [name the office]'], ['Heat: 300 degrees C.', 'Draft: [state the draft].']),
  ]
  const plan = withoutBlanks({ ...given({ milestones }).plan, scope_paragraph: 'An oven is built. It stands in [name the town].' })
  const [first] = plan.milestones
  expect(plan.scope_paragraph).toBe('An oven is built.')
  expect(first && shownText(first)).toBe('Milestone 1 - Oven\n\nTask 1.1: The Contractor shall fire the oven.\nTime: Months 1 to 2.')
  expect(first?.deliverables).toEqual(['Log (PDF)'])
  expect(first?.acceptance_criteria).toEqual(['Heat: 300 degrees C.'])
})

test('a plan without blanks is printed word for word', () => {
  const { plan } = given({
    milestones: [milestone(1, 'Milestone 1 - Oven\n\n- Fire  it [1].\n\nTask 1.1: The Contractor shall fire it.', [], [])],
  })
  expect(withoutBlanks(plan).milestones.map(shownText)).toEqual(plan.milestones.map(shownText))
  expect(withoutBlanks({ ...plan, scope_paragraph: null }).scope_paragraph).toBeNull()
})
