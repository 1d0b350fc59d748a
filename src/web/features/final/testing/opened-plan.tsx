import { screen } from '@testing-library/react'
import { api } from '../../../../contract/api.ts'
import { componentFacts } from '../../../../domain/component/known-facts.ts'
import type { ThingLeft } from '../../../../domain/steps/thing-left.ts'
import { writeStore } from '../../../app/browser-store.ts'
import type { LocalMilestone } from '../../../app/stored-shapes.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { FinalExportPage } from '../final-export-page.tsx'

/** Work that came from a browser: no solicitation to hold the plan against. */
export const TOPIC = { ...ANTENNA, storeId: '', projectId: 'project-1' }
export const MILESTONES: LocalMilestone[] = [1, 2].map((milestone_number) => ({
  milestone_number,
  step_type: 'development',
  text: `Milestone ${milestone_number} - Stage ${milestone_number} of the shield`,
  deliverables: [`Report of stage ${milestone_number}`],
  acceptance_criteria: [],
}))
export const PLAN = {
  id: 'plan-1',
  project_id: 'project-1',
  scope_paragraph: null,
  finalized_work_plan: null,
  finalized_at: null,
  milestones: MILESTONES.map(({ text, ...rest }) => ({
    ...{ ...rest, id: `m${rest.milestone_number}`, version: 1 },
    ...{ initial_text: null, refined_text: text },
  })),
}

export const opened = () => shown(<FinalExportPage />, '/final-export')

/** The screen with a plan whose topic has this number, and what is left to do. */
export async function openedFor(number: string, left: ThingLeft[] = [], plan = PLAN) {
  const analysis = { ...QUIET_PUMP, topic: { ...QUIET_PUMP.topic, number } }
  const file = { id: 'file-1', file_name: 'Topic.pdf', kind: 'pdf' as const, pages: 1 }
  const solicitation = {
    topic_store_id: 'store-1',
    topic_slug: 'topic',
    file,
    analysis,
    instructions: null,
    rules: [],
    instructions_warning: null,
    facts: componentFacts(analysis.topic, TOPIC.phase, TOPIC.programType),
  }
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.findWorkPlan, plan),
    answering(api.packageSteps, { steps: [] }),
    answering(api.findSolicitation, solicitation),
    answering(api.planSources, { documents: [], answers: [], entries: [], own_statements: [] }),
    answering(api.reviewPlan, { summary: '', issues: [], coverage: [], sections: [], left }),
  )
  writeStore('currentTopic', { ...TOPIC, storeId: 'store-1' })
  opened()
  return screen.findByRole('region', { name: 'The document, about as it will print' })
}
