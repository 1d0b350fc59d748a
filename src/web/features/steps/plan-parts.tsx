import { WHOLE_HEADING } from '../../../domain/plan-forms/whole-lines.ts'
import type { StepType } from '../../../domain/step.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { joined, WHOLE } from '../../../domain/text-parts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { BlankList } from './blank-list.tsx'
import { blankFilled, type FieldBlank, fieldBlanks } from './field-blanks.ts'
import { LeftInMilestone, type MilestoneGrounds } from './milestone-section.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { ofPart } from './part-sources.ts'
import { columnSaving, type PlanState } from './plan-state.ts'

/** What the cards beside those of the milestones are drawn from. */
export type PartsProps = {
  editor: AutosavedPlan
  state: PlanState
  groundsOf: (milestone_number: number) => MilestoneGrounds
}

type WholePartsProps = PartsProps & { left: readonly ThingLeft[] | undefined; keeps: readonly number[] }

/** What holds for all of the work: a box for each milestone whose text keeps some of it. */
export function WholeParts({ left, keeps, ...parts }: WholePartsProps) {
  const [first = 0] = keeps
  return (
    <>
      <LeftInMilestone left={left} grounds={parts.groundsOf(first)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5">
        {keeps.map((number) => {
          const label = number === first ? WHOLE_HEADING : `${WHOLE_HEADING}, kept with Milestone ${number}`
          return <PartText key={number} {...parts} milestone_number={number} part={WHOLE} label={label} />
        })}
      </div>
    </>
  )
}

type PartTextProps = PartsProps & { milestone_number: number; part: string; label: string }

/** One part of a milestone's text in a box of its own, with what is to be filled in there. */
export function PartText({ editor, state, groundsOf, milestone_number, part, label }: PartTextProps) {
  const grounds = groundsOf(milestone_number)
  const text = joined(editor.partsOf(milestone_number), part)
  const fields = { text, deliverables: '', payment: '', criteria: '' }
  const save = () => editor.save(milestone_number, 'text')
  const type = (typed: string) => editor.typePart(milestone_number, part, typed)
  const fill = (blank: FieldBlank, written: string) => {
    const { edit, own } = blankFilled(fields, blank, written)
    type(edit.text ?? text)
    if (own !== null) grounds.onWritten(own)
    void save()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="px-5 sm:px-6">
        <MilestoneText
          label={label}
          milestone_number={milestone_number}
          step_type={stepOf(state, milestone_number)}
          draft={`${grounds.draft}/spoken-${part}-${milestone_number}/`}
          text={text}
          saving={columnSaving(state, milestone_number, 'text')}
          sources={{ texts: ofPart(editor, milestone_number, part, grounds.texts), actions: grounds.actions }}
          isLow
          onType={type}
          onLeave={() => editor.saveIfChanged(milestone_number, 'text')}
          onSave={save}
        />
      </div>
      <BlankList card={part} of={label} blanks={fieldBlanks(fields)} draft={grounds.draft} onFill={fill} />
    </div>
  )
}

/** The kind of step in whose milestone's text a part is kept. */
export function stepOf({ plan }: PlanState, milestone_number: number): StepType {
  return plan.milestones.find((one) => one.milestone_number === milestone_number)?.step_type ?? 'development'
}
