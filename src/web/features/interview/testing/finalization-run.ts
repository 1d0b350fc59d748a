import type { CurrentTopic } from '../../../../domain/topic.ts'
import { aProject } from '../../../testing/project.ts'
import { type Script, scriptedServer } from '../../../testing/scripted-server.ts'
import { ANTENNA } from '../../../testing/topic.ts'
import { type Ending, finalize, type KeptFinalization, type Notice } from '../finalization.ts'

/** A topic whose project is known. */
export const TOPIC: CurrentTopic = { ...ANTENNA, name: 'Antenna shield', companyName: 'Acme Shields', projectId: 'project-1' }
/** The transcript that is finalized. */
export const ANSWERS = [{ slot: 'Q1', question: 'What?', answer: 'A shield.' }]
/** What closing the interview gives. */
export const CONTRACT = {
  topic_slug: 'n251-001',
  topic_store_id: 'store-1',
  summary: 'A shield.',
  answers: ANSWERS,
  finalized_at: '2026-01-01',
}
/** The milestones as they are first drafted. */
export const INITIAL = [
  { milestone_number: 1, step_type: 'kickoff' as const, text: 'Milestone 1 - Kickoff' },
  { milestone_number: 2, step_type: 'closeout' as const, text: 'Milestone 2 - Final report' },
]

/** The plans that the last run saved. */
export const saved: unknown[] = []
/** A server that does what is asked of it. */
export const WORKS: Script = {
  '/topics/global-interview/finalize': () => ({ contract: CONTRACT }),
  '/api/workplan/initial-build': () => ({ milestones: INITIAL }),
  '/api/workplan/refine-steps': () => ({ milestones: INITIAL.map((one) => ({ ...one, text: `${one.text}, refined` })).reverse() }),
  '/api/workplan/generate-deliverables': () => ({ deliverables: [{ milestone_number: 2, deliverables: ['Final report'] }] }),
  '/api/projects': () => aProject({ id: 'made-1' }),
  '/api/work-plans': (plan: { project_id: string }) => {
    saved.push(plan)
    return {
      id: 'plan-1',
      scope_paragraph: null,
      finalized_work_plan: null,
      finalized_at: null,
      milestones: [],
      project_id: plan.project_id,
    }
  },
}

/** How a run went. */
export type Run = {
  ending: Ending
  notices: string[]
  stages: string[]
  asked: string[]
  kept: KeptFinalization
  rested: number[]
  made: string[]
  isSaved: boolean
  /** What was told on the way: of what, and the states of the pieces. */
  heard: string[]
}

type Asked = { stopAt?: string; drafter?: 'built-in'; paidBefore?: readonly number[] }

/** Finalizes against a server that works but for the changes. */
export async function run(
  changes: Script = {},
  kept: KeptFinalization = { answers: ANSWERS },
  topic = TOPIC,
  { stopAt, drafter, paidBefore = [] }: Asked = {},
): Promise<Run> {
  saved.length = 0
  const { call, asked } = scriptedServer({ ...WORKS, ...changes })
  const stop = new AbortController()
  const seen: Run = { ending: 'failed', notices: [], stages: [], asked, kept, rested: [], made: [], isSaved: false, heard: [] }
  seen.ending = await finalize({
    topic,
    kept,
    paidBefore,
    call,
    drafter,
    signal: stop.signal,
    heard: ({ pieces }, drafted) => seen.heard.push(`${drafted}: ${pieces.map(({ state }) => state).join(', ')}`),
    report: (stage) => {
      seen.stages.push(stage)
      if (stage === stopAt) stop.abort()
    },
    keep: (results) => {
      seen.kept = results
    },
    projectMade: (id) => seen.made.push(id),
    planSaved: () => {
      seen.isSaved = true
    },
    notify: ({ title, description, kind }: Notice) => seen.notices.push(`${kind === 'failure' ? '!' : ''}${title}: ${description}`),
    rest: async (milliseconds) => void seen.rested.push(milliseconds),
  })
  return seen
}
