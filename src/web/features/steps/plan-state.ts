import type { WrittenBy } from '../../../domain/written-by.ts'
import type { NewMilestone } from '../../app/plan-saving.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import type { MergedField } from '../../changes/merge-view.tsx'
import type { AllAutosaved, LastSave } from '../../saving/autosaved.ts'
import type { AutosavedText } from '../../saving/autosaved-text.ts'
import { boxRules } from '../../saving/boxes.ts'
import { MILESTONE_BOXES, type MilestoneFields, type Part } from './milestone-fields.ts'
import type { StepPlan } from './step-plan.ts'

/** A milestone, whose two columns are saved each on its own; a person wrote it and is told that it is saved, unless it is said otherwise. */
export type MilestoneKind = {
  base: NewMilestone
  box: keyof MilestoneFields
  how: { byItself: boolean; quietly: boolean; written_by: WrittenBy['kind'] }
}

/** What of a milestone was changed here and elsewhere, and the milestone as it is in the database. */
export type Collision = { milestone_number: number; fields: readonly MergedField<keyof MilestoneFields>[]; newest: NewMilestone }

/** What the screen shows: the plan as saved, what was typed over it, how the saves went, and what waits to be merged with what was saved elsewhere. */
export type PlanState = {
  plan: StepPlan
  edits: MilestoneEdits
  all: AllAutosaved<MilestoneKind>
  collisions: readonly Collision[]
}

/** Where a column is: on its way, saved, or only in this browser. Typed and not yet left, it is nowhere in particular. */
export function columnSaving({ all }: Pick<PlanState, 'all'>, milestone_number: number, part: Part): LastSave | 'idle' {
  const { mine = {}, saves = {} } = all[milestone_number] ?? {}
  const { last = 'idle' } = saves[part] ?? {}
  return last === 'saved' && boxRules(MILESTONE_BOXES).parts(mine).includes(part) ? 'idle' : last
}

/** The state of a plan; what did not change since `before` is the same in it. */
export function nextState(texts: AutosavedText<MilestoneKind>, frame: Omit<StepPlan, 'milestones'>, before: PlanState | null): PlanState {
  const all = texts.all()
  const milestones = Object.values(all).map(({ base }) => base)
  const [plan, isSameFrame] = [before?.plan, before?.plan.planId === frame.planId && before.plan.scope_paragraph === frame.scope_paragraph]
  const isSamePlan =
    isSameFrame && plan?.milestones.length === milestones.length && plan.milestones.every((one, at) => one === milestones[at])
  const isSameEdits = Object.entries(all).every(([name, { mine }]) => before?.all[name]?.mine === mine)
  const typed = Object.entries(all).flatMap(([name, { mine }]) => (Object.keys(mine).length > 0 ? [[name, mine]] : []))
  const collisions = Object.entries(all).flatMap(([name, { base, theirs }]) => {
    const fields = texts.collisions(name)
    return theirs && fields.length > 0 ? [{ milestone_number: base.milestone_number, fields, newest: theirs }] : []
  })
  return {
    plan: plan && isSamePlan ? plan : { ...frame, milestones },
    edits: before && isSameEdits ? before.edits : Object.fromEntries(typed),
    all,
    collisions,
  }
}
