import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { writeStore } from '../../app/browser-store.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { FinalExportPage } from './final-export-page.tsx'

const MILESTONE = { milestone_number: 1, step_type: 'development' as const, deliverables: ['Glazed tile'], acceptance_criteria: [] }
const PLAN = {
  id: 'plan-1',
  project_id: 'project-1',
  scope_paragraph: null,
  finalized_work_plan: null,
  finalized_at: null,
  milestones: [{ ...MILESTONE, id: 'm1', version: 1, initial_text: null, refined_text: 'Milestone 1 - Glaze' }],
}

test('the document is neither shown nor counted until all of its parts are there', async () => {
  let arrive = () => {}
  const steps = new Promise<{ steps: never[] }>((done) => {
    arrive = () => done({ steps: [] })
  })
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.findWorkPlan, PLAN),
    answering(api.packageSteps, () => steps),
  )
  writeStore('currentTopic', { ...ANTENNA, storeId: '', projectId: 'project-1' })
  await import('./sheets/sheets.tsx')
  shown(<FinalExportPage />, '/final-export')
  await screen.findByRole('region', { name: 'Work plan text' })
  await expect(screen.findByText(/^Page 1 of/, {}, { timeout: 300 })).rejects.toThrow()
  expect(screen.getByText('Laying out the pages')).toBeInTheDocument()
  arrive()
  expect(await screen.findByRole('region', { name: 'The document, about as it will print' })).toBeVisible()
})
