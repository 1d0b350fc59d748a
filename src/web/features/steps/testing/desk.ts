import { ApiError } from '../../../../contract/client.ts'
import type { DraftProgress } from '../../../../domain/draft-progress.ts'
import type { StoredMilestone } from '../../../../domain/milestone.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import type { Call } from '../../../app/call.ts'
import type { MilestoneEdits } from '../../../app/unsaved-milestones.ts'
import { type Script, scriptedServer } from '../../../testing/scripted-server.ts'
import { ANTENNA } from '../../../testing/topic.ts'
import type { PlanPorts } from '../autosaved-plan.ts'
import { AutosavedPlan } from '../autosaved-plan.ts'
import { type CompletionPart, completeWorkPlan } from '../completion.ts'
import type { StepPlan } from '../step-plan.ts'

const TOPIC: CurrentTopic = { ...ANTENNA, name: '', totalProposedEffort: 1000, projectId: 'project-1' }

/** A stored milestone that has all it needs but criteria. */
export const milestone = (milestone_number: number, change: Partial<StoredMilestone> = {}): StoredMilestone => ({
  id: `m${milestone_number}`,
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text: `Text ${milestone_number}`,
  deliverables: ['Report'],
  acceptance_criteria: [],
  payment_amount: '500.00',
  version: 0,
  ...change,
})
/** A plan of two milestones that use up the award. */
export const PLAN: StepPlan = { planId: 'plan-1', scope_paragraph: null, milestones: [milestone(1), milestone(2)] }

/** A database of milestones that answers as the real one, also to a writer who comes too late. */
function database(plan: StepPlan, sent: unknown[]) {
  const stored = plan.milestones.map((one) => ({ ...one, id: one.id ?? '', version: one.version ?? 0 }))
  const change = (id: string, { id: _, version: __, ...to }: Partial<StoredMilestone>) => {
    const milestone = stored.find((one) => one.id === id)
    if (!milestone) throw new ApiError('This milestone was not found.', 404)
    return Object.assign(milestone, to, { version: milestone.version + 1 })
  }
  const answers: Script = {
    '/api/milestones/{id}': ({ version, ...sentChange }: { id: string; version?: number }) => {
      sent.push(sentChange)
      const now = stored.find(({ id }) => id === sentChange.id)?.version
      if (version !== undefined && now !== undefined && version !== now) throw new ApiError('Changed meanwhile.', 409)
      return change(sentChange.id, sentChange)
    },
    '/api/work-plans/by-project/{id}': () => wholePlan(stored),
    '/api/work-plans': (whole: { milestones: StoredMilestone[] }) => {
      const milestones = whole.milestones.map((one) => ({
        ...one,
        id: `new-${one.milestone_number}`,
        version: 0,
        acceptance_criteria: one.acceptance_criteria ?? [],
      }))
      stored.splice(0, stored.length, ...milestones)
      return wholePlan(milestones)
    },
    '/api/workplan/generate-acceptance-criteria': () => ({
      acceptance_criteria: [{ milestone_number: 1, criteria: ['10 of 10 pass', ''] }],
      written_by: { kind: 'built-in', label: 'Built-in drafter' },
    }),
    '/api/workplan/generate-scope': () => ({ scope_paragraph: 'Acme builds it.' }),
    '/api/work-plans/{id}': (change: object) => {
      sent.push(change)
      return { id: 'plan-1', project_id: 'p', finalized_work_plan: null, finalized_at: null, milestones: [], ...change }
    },
  }
  return { stored, change, answers }
}

/** What the person sees and the browser keeps. */
function nothingSeen(plan: StepPlan) {
  return {
    toasts: [] as string[],
    logged: [] as string[],
    kept: [] as MilestoneEdits[],
    began: [] as StoredMilestone[],
    local: plan,
    scope: '',
    heard: [] as string[],
    undo: () => {},
  }
}

function portsOf(call: Call, seen: ReturnType<typeof nothingSeen>, browserTakes: boolean): PlanPorts {
  return {
    call,
    topic: TOPIC,
    projectMade: () => {},
    planSaved: () => {},
    keep: (kept, local, last) => {
      if (!browserTakes) throw new DOMException('full', 'QuotaExceededError')
      seen.began = last
      seen.kept.push(kept)
      seen.local = local
    },
    kept: () => seen.kept.at(-1) ?? {},
    notify: ({ title, description, action }) => {
      seen.toasts.push(`${title}: ${description}`)
      if (action) seen.undo = action.onPress
    },
    log: (message) => void seen.logged.push(message),
  }
}

/** An editor at such a database, with what the person sees and the browser keeps. */
export function desk({
  plan = PLAN,
  edits = {} as MilestoneEdits,
  began = [] as StoredMilestone[],
  script = {} as Script,
  browserTakes = true,
  drafter = undefined as 'built-in' | undefined,
} = {}) {
  const stop = new AbortController()
  const sent: unknown[] = []
  const seen = nothingSeen(plan)
  const { stored, change, answers } = database(plan, sent)
  const { call, asked } = scriptedServer({ ...answers, ...script })
  const ports = portsOf(call, seen, browserTakes)
  const editor = new AutosavedPlan(plan, edits, ports, began)
  const completion = {
    editor,
    topic: TOPIC,
    call,
    drafter,
    watch: (part: CompletionPart) => ({
      report: ({ pieces }: DraftProgress) => void seen.heard.push(`${part}: ${pieces.map(({ state }) => state).join(', ')}`),
      signal: stop.signal,
    }),
    keepScope: (scope: string) => {
      seen.scope = scope
    },
    notify: ({ title, description }: { title: string; description?: string }) => void seen.toasts.push(`${title}: ${description}`),
    log: (message: string) => void seen.logged.push(message),
  }
  /** Another device saves a milestone. */
  const elsewhere = (milestone_number: number, to: Partial<StoredMilestone>) => void change(`m${milestone_number}`, to)
  const { notify, watch } = completion
  return {
    editor,
    seen,
    sent,
    asked,
    stored,
    elsewhere,
    topic: TOPIC,
    call,
    notify,
    watch,
    stop: () => stop.abort(),
    complete: () => completeWorkPlan(completion),
  }
}

function wholePlan(milestones: StoredMilestone[]) {
  return { id: 'plan-9', project_id: 'project-1', scope_paragraph: null, finalized_work_plan: null, finalized_at: null, milestones }
}
