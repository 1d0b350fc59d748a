import { api } from '../../../contract/api.ts'
import { defaultCriterion, lacksCriteria, type RefinedMilestone, shownText } from '../../../domain/milestone.ts'
import { SCOPE_FAILED } from '../../../domain/plan.ts'
import { proposalOf } from '../../../domain/proposal.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import type { NewMilestone } from '../../app/plan-saving.ts'
import { heardBy, standIns } from '../../drafting/stand-ins.ts'
import type { DraftWatch } from '../../drafting/use-drafting.ts'
import type { Toast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { PARTS } from './milestone-fields.ts'
import { type Collision, columnSaving } from './plan-state.ts'
import { editedPlan } from './step-plan.ts'

/** What is drafted to complete a plan. */
export type CompletionPart = 'criteria' | 'scope'

/** What completing a plan works with. `log` is for the console: never anything that the person wrote. */
export type Completion = {
  editor: AutosavedPlan
  topic: CurrentTopic
  call: Call
  /** Who is to draft: left out, whoever is configured. */
  drafter?: 'built-in' | undefined
  /** Who hears how far a drafter is with which part. */
  watch: (part: CompletionPart) => DraftWatch
  keepScope: (scope_paragraph: string) => void
  notify: (toast: Toast) => void
  log: (message: string, status: number) => void
}

/**
 * Work Plan Complete: saves what is unsaved, then acceptance criteria, then the scope paragraph, each with its fallback (spec §4). Gives back whether
 * it is complete: what was saved elsewhere meanwhile is merged before it goes on, and it stops where a merge is left for later.
 */
export async function completeWorkPlan(work: Completion): Promise<boolean> {
  const { editor, notify } = work
  await editor.saveAll()
  if (!(await whenMerged(editor))) return false
  notify({ title: 'Work Plan Complete', description: 'Generating final documents...' })
  const criteria = await addCriteria(work)
  if (!(await whenMerged(editor))) return false
  const scope = await addScope(work)
  // what one model fails of once, it mostly fails of twice
  const told = new Set(['Proceeding to final export.', ...criteria, ...scope])
  const description = [...told].join(' ')
  notify({ title: 'Documents ready', description, variant: 'success' })
  return true
}

/** Resolves once nothing waits to be merged any more: true when all was put together and saved, false when something was left for later. */
async function whenMerged(editor: AutosavedPlan): Promise<boolean> {
  const waited: Collision[] = []
  for (let { collisions } = editor.state(); collisions.length > 0; { collisions } = editor.state()) {
    waited.push(...collisions)
    await changed(editor)
    await editor.settled()
  }
  const isSaved = ({ milestone_number }: Collision) =>
    PARTS.every((part) => columnSaving(editor.state(), milestone_number, part) !== 'kept-here')
  return waited.every(isSaved)
}

function changed(editor: AutosavedPlan): Promise<void> {
  return new Promise((resolve) => {
    const stop = editor.subscribe(() => {
      stop()
      resolve()
    })
  })
}

/**
 * Criteria for the milestones that have none of their own; where none come, the default criterion. What a person wrote stays. Gives back what stood
 * in where none came, and why, in sentences.
 */
async function addCriteria({ editor, call, topic, drafter, watch }: Completion): Promise<string[]> {
  const { milestones } = plan(editor)
  const open = milestones.filter(lacksCriteria)
  if (open.length === 0) return []
  const input = { ...proposalOf(topic), milestones: milestones.map(draftMilestone), drafter }
  const stoodIn = standIns('criteria', (number) => open.some(({ milestone_number }) => milestone_number === number))
  const drafted = await outcome(call(api.generateAcceptanceCriteria, input, heardBy(watch('criteria'), stoodIn.hear)))
  const written_by = drafted.ok ? drafted.value.written_by.kind : 'built-in'
  const written = new Map((drafted.ok ? drafted.value.acceptance_criteria : []).map((one) => [one.milestone_number, one]))
  for (const { milestone_number } of open) {
    const own = written.get(milestone_number)
    const criteria = own?.criteria.filter((criterion) => criterion.trim() !== '') ?? []
    const by = criteria.length > 0 ? (own?.written_by?.kind ?? written_by) : 'built-in'
    editor.type(milestone_number, { criteria: (criteria.length > 0 ? criteria : [defaultCriterion(milestone_number)]).join('\n') })
    await editor.save(milestone_number, 'handover', { quietly: true, written_by: by })
  }
  if (!drafted.ok) return ['Where acceptance criteria are missing, the default one stands in.', drafted.problem.message]
  return [stoodIn.words() ?? []].flat()
}

/** Drafts and keeps the scope paragraph, or the words that it failed; gives back why, in sentences. One that a person has worded stays. */
async function addScope({ editor, call, topic, drafter, watch, keepScope, log }: Completion): Promise<string[]> {
  if (plan(editor).isScopeEdited) return ['The scope stays as you worded it.']
  const input = { ...proposalOf(topic), milestones: plan(editor).milestones.map(draftMilestone), drafter }
  const drafted = await outcome(call(api.generateScope, input, watch('scope')))
  const scope_paragraph = drafted.ok ? drafted.value.scope_paragraph : SCOPE_FAILED
  keepScope(scope_paragraph)
  await saveScope({ editor, call, log }, scope_paragraph)
  return drafted.ok ? [] : ['There is no scope paragraph; Work Plan Complete tries again.', drafted.problem.message]
}

async function saveScope({ editor, call, log }: Pick<Completion, 'editor' | 'call' | 'log'>, scope_paragraph: string): Promise<void> {
  const { planId } = plan(editor)
  if (!planId) {
    // it goes to the database with the plan, as soon as that is saved
    editor.takeScope(scope_paragraph)
    return log('The scope paragraph is only in this browser: the database has no plan', 0)
  }
  const saved = await outcome(call(api.updateWorkPlan, { id: planId, scope_paragraph }))
  if (saved.ok) editor.takeScope(scope_paragraph)
  else log('The scope paragraph could not be saved to the database', saved.problem.status)
}

function plan(editor: AutosavedPlan) {
  const { plan, edits } = editor.state()
  return editedPlan(plan, edits)
}

/** A milestone as drafters are told of it. */
export function draftMilestone(milestone: NewMilestone): RefinedMilestone {
  const { id, initial_text, refined_text, payment_amount, written_by, ...rest } = milestone
  return { ...rest, text: shownText(milestone), ...(payment_amount ? { payment_amount } : {}) }
}
