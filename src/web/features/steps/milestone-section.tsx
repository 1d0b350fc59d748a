import { memo } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { type Cents, centsOf, dollarLabel } from '../../../domain/money.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import type { StepType } from '../../../domain/step.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { OWN } from '../../../domain/text-parts.ts'
import { isSameTrace } from '../../grounding/plan-texts.ts'
import { late } from '../../ui/late.tsx'
import { BlankList } from './blank-list.tsx'
import { type Card, isUnsaved } from './cards.ts'
import { PARTS } from './milestone-fields.ts'
import { MilestoneHandover } from './milestone-handover.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { PlanCard } from './plan-card.tsx'
import { columnSaving } from './plan-state.ts'
import { StepPanel } from './step/step-panel.tsx'
import { type PartProps, useBoxes } from './use-boxes.ts'

const DueField = late(async () => (await import('./due-field.tsx')).DueField)

const STEP_NAMES: Record<StepType, string> = { kickoff: 'Kickoff', development: 'Development', closeout: 'Closeout' }

/** When a milestone is due and may be, and what its payment is a share of. */
export type Frame = {
  due: Months
  from: Months
  to: Months
  award: Cents
  /** Whether the payments of all milestones are more than the award. */
  isOver: boolean
}

type MilestoneSectionProps = Omit<PartProps, 'part'> & {
  card: Card
  milestone: StoredMilestone
  frame: Frame
  /** What is left in it; undefined while that is not known. */
  left: readonly ThingLeft[] | undefined
  isOpen: boolean
  /** Opens and closes it; null where all milestones stand open. */
  onToggle: (() => void) | null
}

/**
 * One milestone, of the base or of the option: its heading, and under it, where it is open, two columns: at the left its text, at the right what is handed over
 * and paid (spec §2); below, what is to be filled in, and its step. Typing in another milestone leaves it alone.
 */
export const MilestoneSection = memo(Milestone, isSameMilestone)

function Milestone({ card, milestone, frame, left, isOpen, onToggle, ...of }: MilestoneSectionProps) {
  const { milestone_number, step_type, payment_amount } = milestone
  return (
    <PlanCard
      card={card.name}
      words={`Milestone ${milestone_number} – ${card.part === OWN ? STEP_NAMES[step_type] : 'Option'}`}
      title={milestoneTitle(shownText(milestone))}
      left={left}
      grounds={of.grounds}
      isUnsaved={isUnsaved(of.editor, of.state, card)}
      due={dueLabel(frame.due)}
      paid={dollarLabel(centsOf(payment_amount))}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <MilestoneBody {...of} part={card.part} frame={frame} />
    </PlanCard>
  )
}

function MilestoneBody({ frame: { due, from, to, award, isOver }, ...of }: PartProps & Pick<MilestoneSectionProps, 'frame'>) {
  const { editor, host, part } = of
  const boxes = useBoxes(of)
  const { milestone_number, isOwn } = boxes
  return (
    <>
      <div className="grid gap-6 px-5 py-5 sm:px-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MilestoneText boxes={boxes} label={`Milestone ${milestone_number} text`} />
        <MilestoneHandover
          boxes={boxes}
          award={award}
          price={isOwn ? 'award' : 'the option'}
          isOver={isOver}
          due={<DueField editor={editor} host={host} part={part} due={due} from={from} to={to} />}
        />
      </div>
      <BlankList boxes={boxes} of={`milestone ${milestone_number}`} />
      {isOwn && <StepPanel milestone_number={host} />}
    </>
  )
}

function isSameMilestone(before: MilestoneSectionProps, now: MilestoneSectionProps): boolean {
  const { host } = now
  const savedOf = ({ state }: MilestoneSectionProps) => state.plan.milestones.find((one) => one.milestone_number === host)
  const frameOf = ({ frame }: MilestoneSectionProps) => Object.values(frame).join(' ')
  return (
    before.editor === now.editor &&
    before.milestone === now.milestone &&
    frameOf(before) === frameOf(now) &&
    before.isOpen === now.isOpen &&
    before.left === now.left &&
    (before.onToggle === null) === (now.onToggle === null) &&
    savedOf(before) === savedOf(now) &&
    before.state.edits[host] === now.state.edits[host] &&
    PARTS.every((part) => columnSaving(before.state, host, part) === columnSaving(now.state, host, part)) &&
    isSameTrace(before.grounds.texts, now.grounds.texts) &&
    before.grounds.actions === now.grounds.actions &&
    before.grounds.onWritten === now.grounds.onWritten
  )
}
