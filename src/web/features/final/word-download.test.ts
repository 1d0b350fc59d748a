import { expect, test } from 'vitest'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { MadeFile } from '../../app/save-file.ts'
import { refuses, type Script, scriptedServer } from '../../testing/scripted-server.ts'
import { exportToWord } from './word-download.ts'

const PLAN: FinishedPlan = {
  phase: 'I',
  program_type: 'SBIR',
  company_name: 'Acme',
  customer_org: '',
  period_of_performance: 6,
  scope_paragraph: null,
  milestones: [],
}
const FILE: MadeFile = { name: 'Phase-I-Work-Plan-Acme.docx', content: new Blob(['a document']) }

async function exported(script: Script, planId: string | null = 'plan-1', build = async () => FILE) {
  const seen = { saved: [] as string[], logged: [] as string[] }
  await exportToWord({
    call: scriptedServer(script).call,
    planId,
    plan: PLAN,
    now: new Date('2026-01-02T03:04:05Z'),
    build,
    save: ({ name }) => void seen.saved.push(name),
    log: (message) => void seen.logged.push(message),
  })
  return seen
}

test('the plan is finalized on the server with its time, then saved', async () => {
  let finalized: unknown
  const finalize = ({ finalized_work_plan }: { finalized_work_plan: { finalized_at: string } }) => {
    finalized = finalized_work_plan.finalized_at
    return { id: 'plan-1', project_id: 'p', scope_paragraph: null, milestones: [], finalized_work_plan, finalized_at: finalized }
  }
  expect(await exported({ '/api/work-plans/{id}/finalize': finalize })).toEqual({ saved: ['Phase-I-Work-Plan-Acme.docx'], logged: [] })
  expect(finalized).toBe('2026-01-02T03:04:05.000Z')
})

test('a server that cannot mark it does not keep the document back', async () => {
  const { saved, logged } = await exported({ '/api/work-plans/{id}/finalize': refuses('Down', 503) })
  expect(saved).toHaveLength(1)
  expect(logged).toEqual(['The plan could not be marked as finalized on the server (HTTP 503)'])
})

test('a plan that only this browser has is saved without asking the server', async () => {
  expect((await exported({}, null)).saved).toHaveLength(1)
})

test('a document that cannot be built is a failure', async () => {
  await expect(exported({}, null, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
})
