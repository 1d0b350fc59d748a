import { expect, test } from 'vitest'
import type { StepStatus } from '../../../domain/step.ts'
import { replacedPlanWords } from './replaced-plan.ts'

const REPLACED =
  'A new work plan takes the place of the present one: what was edited in its texts, deliverables and criteria is replaced, and stays in their histories. Payments that split the same award over as many milestones stay, and so does a scope that you have worded.'
const step = (number: number, status: StepStatus, narrative: string | null) => ({
  step_id: `step-${number}`,
  status,
  user_narrative_md: narrative,
})

test('whoever submits again is told what becomes of the narratives and of the finalized steps', () => {
  expect(replacedPlanWords([step(1, 'in_progress', null), step(2, 'not_started', ' ')])).toBe(REPLACED)
  expect(replacedPlanWords([step(1, 'not_started', null), step(2, 'finalized', 'We wind it.'), step(4, 'ready', 'We test it.')])).toBe(
    `${REPLACED} The narratives of milestones 2 and 4 stay as they are, and have to be drafted anew where these change. Milestone 2 is finalized: it has to be finalized again where it changes.`,
  )
  expect(replacedPlanWords([step(3, 'ready', 'We test it.')])).toBe(
    `${REPLACED} The narrative of milestone 3 stays as it is, and has to be drafted anew where it changes.`,
  )
})
