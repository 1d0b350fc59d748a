import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { type StepStatus, stepId } from '../../../domain/step.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { useStepsState } from './step/use-steps-state.ts'
import { PLAN } from './testing/desk.ts'
import { useAutosavedPlan } from './use-autosaved-plan.ts'

const TOPIC = { ...ANTENNA, projectId: 'project-1' }

function Page() {
  const { editor } = useAutosavedPlan(TOPIC, PLAN)
  const { steps } = useStepsState(TOPIC, true)
  const change = () => {
    editor.type(1, { text: 'Text 1, with a torque wrench' })
    void editor.save(1, 'text')
  }
  return (
    <>
      <p>{steps?.get(stepId(1))?.status}</p>
      <button type="button" onClick={change}>
        Change the milestone
      </button>
    </>
  )
}

test('a step that is no longer finalized, since its milestone was changed, is shown so once that is saved', async () => {
  let status: StepStatus = 'finalized'
  const [first] = PLAN.milestones
  fakeServer(
    answering(api.stepsState, () => ({
      steps: [
        {
          ...{ step_id: 'step-1', profile_id: 'kickoff' as const, status, version: 1, updated_at: '2026-01-01' },
          ...{ user_narrative_md: 'Told.', step_contract: null, qc_report: null, plan: null, written_by: null },
          ...{ builder_citations: [], qa_transcript: [], remarks: [], overrules: [] },
        },
      ],
    })),
    answering(api.updateMilestone, ({ refined_text }) => {
      status = 'ready'
      return { ...first, id: 'm1', refined_text: refined_text ?? null, version: 1 } as never
    }),
    answering(api.findWorkPlan, { id: 'plan-1', project_id: 'project-1', milestones: PLAN.milestones } as never),
  )
  const { user } = shown(<Page />)
  expect(await screen.findByText('finalized')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change the milestone' }))
  expect(await screen.findByText('ready')).toBeVisible()
})
