import { deliverableLines, type StoredMilestone } from '../../../domain/milestone.ts'
import { isToMerge, type MergeUnit } from '../../changes/merge.ts'
import type { MergedField } from '../../changes/merge-view.tsx'
import { undone } from '../../changes/undone.ts'
import { type MilestoneFields, type Part, realEdit, savedFields } from './milestone-fields.ts'

/** The boxes of a milestone. */
type FieldName = keyof MilestoneFields

/** A save that came after somebody else's: what both have changed, and the milestone as it is in the database. */
export type Collision = {
  milestone_number: number
  part: Part
  fields: readonly MergedField<FieldName>[]
  newest: StoredMilestone
}

const SHOWN: Record<FieldName, { label: string; unit: MergeUnit }> = {
  text: { label: 'Text', unit: 'sentences' },
  deliverables: { label: 'Deliverables', unit: 'lines' },
  payment: { label: 'Payment Amount', unit: 'whole' },
  criteria: { label: 'Acceptance Criteria', unit: 'lines' },
}

/** What of a sent edit was changed elsewhere too since `seen`, and differently; null when nothing was, so that the edit can be sent again. */
export function collisionOf(seen: StoredMilestone, sent: Partial<MilestoneFields>, newest: StoredMilestone, part: Part): Collision | null {
  const [was, is] = [savedFields(seen), savedFields(newest)]
  // compared as the boxes are: blank lines and the writing of a payment are no difference
  const elsewhere = realEdit(seen, is) ?? {}
  const here = realEdit(newest, sent) ?? {}
  const fields = (Object.keys(SHOWN) as FieldName[]).flatMap((name) => {
    const mine = here[name]
    if (mine === undefined || elsewhere[name] === undefined) return []
    const versions = { base: was[name], mine: SHOWN[name].unit === 'lines' ? deliverableLines(mine).join('\n') : mine, theirs: is[name] }
    return isToMerge(versions) ? [{ name, ...SHOWN[name], ...versions }] : []
  })
  return fields.length > 0 ? { milestone_number: newest.milestone_number, part, fields, newest } : null
}

/** What undoing a save comes to for the boxes that it changed; null when something typed since stands in the way. */
export function undoneEdit(
  before: Partial<MilestoneFields>,
  put: Partial<MilestoneFields>,
  now: Partial<MilestoneFields>,
): Partial<MilestoneFields> | null {
  const edit: Partial<MilestoneFields> = {}
  for (const name of Object.keys(before) as FieldName[]) {
    const text = undone({ before: before[name] ?? '', put: put[name] ?? '', now: now[name] ?? '' }, SHOWN[name].unit)
    if (text === null) return null
    edit[name] = text
  }
  return edit
}
