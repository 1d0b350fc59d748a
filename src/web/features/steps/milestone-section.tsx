import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import type { Cents } from '../../../domain/money.ts'
import type { StepType } from '../../../domain/step.ts'
import { Badge } from '../../ui/badge.tsx'
import { savedFields } from './milestone-fields.ts'
import { MilestoneHandover } from './milestone-handover.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { columnSaving, type StepEditor, type StepState } from './step-editor.ts'

const STEP_NAMES: Record<StepType, string> = { kickoff: 'Kickoff', development: 'Development', closeout: 'Closeout' }

type MilestoneSectionProps = { editor: StepEditor; state: StepState; milestone: StoredMilestone; due: string; award: Cents }

/** One milestone in two columns: at the left its text, at the right what is handed over and paid (spec §2). */
export function MilestoneSection({ editor, state, milestone, due, award }: MilestoneSectionProps) {
  const { milestone_number } = milestone
  const saved = state.plan.milestones.find((one) => one.milestone_number === milestone_number) ?? milestone
  const fields = { ...savedFields(saved), ...state.edits[milestone_number] }
  const heading = `milestone-${milestone_number}`
  return (
    <section
      id={heading}
      aria-labelledby={`${heading}-name`}
      tabIndex={-1}
      className="scroll-mt-32 rounded-card border border-line bg-white outline-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6">
        <div className="grid min-w-0 gap-0.5">
          <h2 id={`${heading}-name`} className="text-subtitle font-bold">
            Milestone {milestone_number} – {STEP_NAMES[milestone.step_type]}
          </h2>
          <p className="line-clamp-2 text-muted [overflow-wrap:anywhere]">{milestoneTitle(shownText(milestone))}</p>
        </div>
        <Badge>{due}</Badge>
      </header>
      <div className="grid gap-6 px-5 py-5 sm:px-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MilestoneText
          milestone_number={milestone_number}
          text={fields.text}
          saving={columnSaving(state, milestone_number, 'text')}
          onType={(text) => editor.type(milestone_number, { text })}
          onLeave={() => editor.saveIfChanged(milestone_number, 'text')}
          onSave={() => editor.save(milestone_number, 'text')}
        />
        <MilestoneHandover
          fields={fields}
          hasCriteria={saved.acceptance_criteria.length > 0 || state.edits[milestone_number]?.criteria !== undefined}
          award={award}
          saving={columnSaving(state, milestone_number, 'handover')}
          onType={(edit) => editor.type(milestone_number, edit)}
          onLeave={() => editor.saveIfChanged(milestone_number, 'handover')}
          onSave={() => editor.save(milestone_number, 'handover')}
        />
      </div>
    </section>
  )
}
