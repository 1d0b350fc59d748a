import { useMemo } from 'react'
import type { StepType } from '../../../domain/step.ts'
import { OWN, partAt } from '../../../domain/text-parts.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import type { TracedText } from '../../grounding/plan-texts.ts'
import type { SentenceActions } from '../../grounding/sentence-card.tsx'
import type { BoxSources } from '../../grounding/sourced-box.tsx'
import type { Saving } from '../../ui/save-state.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { blankFilled, type FieldBlank } from './field-blanks.ts'
import { type MilestoneFields, type Part, WORDED, type WordedBox } from './milestone-fields.ts'
import { columnSaving, type PlanState } from './plan-state.ts'

/** What a milestone's sentences rest on and what can be done about it; `texts` is empty while that is not known. */
export type MilestoneGrounds = {
  texts: readonly TracedText[]
  actions: SentenceActions
  /** Takes a sentence that the person has just written by filling a blank. */
  onWritten: (sentence: string) => void
  /** Names where what is typed into the small boxes is kept. */
  draft: string
}

/** A part of a milestone's text, and what it is read from. */
export type PartProps = { editor: AutosavedPlan; state: PlanState; grounds: MilestoneGrounds; host: number; part: string }

/** The boxes of a part: what stands in them and rests on what, and how they are typed into and saved. */
export type PartBoxes = {
  /** Names what this browser keeps of what is typed beside them, and where. */
  name: string
  draft: string
  milestone_number: number
  step_type: StepType
  /** Whether they are a milestone's own, which can be drafted anew, and has a step. */
  isOwn: boolean
  /** Whether there are criteria yet, or were before somebody cleared their box. */
  hasCriteria: boolean
  fields: MilestoneFields
  sources: Record<WordedBox, BoxSources>
  saving: (column: Part) => Saving
  type: (edit: MilestoneEdit) => void
  leave: (column: Part) => void
  save: (column: Part) => void
  fill: (blank: FieldBlank, written: string) => void
}

/** The boxes of a part of a milestone's text. A milestone saves its own lists apart from its text; those of the option's milestones stand in the text. */
export function useBoxes({ editor, state, grounds, host, part }: PartProps): PartBoxes {
  const { texts, actions, draft, onWritten } = grounds
  const ofOption = Number(part)
  const fields = editor.boxesOf(host, part)
  const traced = useMemo(() => ofPart(editor, host, part, texts), [editor, host, part, texts])
  const sourcesOf = (box: WordedBox) => {
    if (ofOption) return { texts: standingIn(fields[box], traced), actions }
    return { texts: box === 'text' ? traced : texts.filter((one) => one.part === WORDED[box].item), actions }
  }
  const isOwn = part === OWN
  const columnOf = (column: Part): Part => (isOwn ? column : 'text')
  const type = (edit: MilestoneEdit) => editor.typeIn(host, part, edit)
  const save = (column: Part) => void editor.save(host, columnOf(column))
  const step_type = state.plan.milestones.find((one) => one.milestone_number === host)?.step_type
  return {
    name: isOwn ? String(host) : `${part}-${host}`,
    draft,
    milestone_number: ofOption || host,
    step_type: ofOption || !step_type ? 'development' : step_type,
    isOwn,
    hasCriteria: !isOwn || fields.criteria !== '' || state.edits[host]?.criteria !== undefined,
    fields,
    sources: { text: sourcesOf('text'), deliverables: sourcesOf('deliverables'), criteria: sourcesOf('criteria') },
    saving: (column) => columnSaving(state, host, columnOf(column)),
    type,
    leave: (column) => void editor.saveIfChanged(host, columnOf(column)),
    save,
    fill: (blank, written) => {
      const { edit, own } = blankFilled(fields, blank, written)
      type(edit)
      if (own !== null) onWritten(own)
      save(blank.part)
    },
  }
}

/** The traced sentences that stand in one part of a milestone's text. */
function ofPart(editor: AutosavedPlan, host: number, part: string, texts: readonly TracedText[]): TracedText[] {
  return texts.flatMap((one) => {
    if (one.part !== 'text') return []
    const lines = editor.partsOf(host, one.text)
    return [{ ...one, sentences: one.sentences.filter(({ start }) => partAt(lines, start) === part) }]
  })
}

/** The sentences that stand in a box. */
function standingIn(box: string, texts: readonly TracedText[]): TracedText[] {
  return texts.map((one) => ({ ...one, sentences: one.sentences.filter(({ text }) => box.includes(text)) }))
}
