import { memo, useMemo } from 'react'
import { milestoneTitle, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { type Cents, centsOf, dollarLabel } from '../../../domain/money.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import type { StepType } from '../../../domain/step.ts'
import type { LeftPlace, ThingLeft } from '../../../domain/steps/thing-left.ts'
import { joined, OWN } from '../../../domain/text-parts.ts'
import { isSameTrace, type TracedText } from '../../grounding/plan-texts.ts'
import type { SentenceActions } from '../../grounding/sentence-card.tsx'
import { placedSentences } from '../../grounding/sentences-in-box.ts'
import type { BoxSources } from '../../grounding/sourced-box.tsx'
import { leftWords } from '../../left/left-words.ts'
import { ThingList } from '../../left/things-left.tsx'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { BlankList } from './blank-list.tsx'
import { blankFilled, type FieldBlank, fieldBlanks } from './field-blanks.ts'
import { PARTS, savedFields } from './milestone-fields.ts'
import { MilestoneHandover } from './milestone-handover.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { ListTools, TextTools } from './milestone-tools.tsx'
import { ofPart } from './part-sources.ts'
import { PlanCard } from './plan-card.tsx'
import type { PlanState } from './plan-state.ts'
import { columnSaving } from './plan-state.ts'
import { StepPanel } from './step/step-panel.tsx'

const DueField = late(async () => (await import('./due-field.tsx')).DueField)

const STEP_NAMES: Record<StepType, string> = { kickoff: 'Kickoff', development: 'Development', closeout: 'Closeout' }

/** What a milestone's sentences rest on and what can be done about it; `texts` is empty while that is not known. */
export type MilestoneGrounds = {
  texts: readonly TracedText[]
  actions: SentenceActions
  /** Takes a sentence that the person has just written by filling a blank. */
  onWritten: (sentence: string) => void
  /** Names where what is typed into the small boxes is kept. */
  draft: string
}

type MilestoneSectionProps = {
  editor: AutosavedPlan
  state: PlanState
  milestone: StoredMilestone
  due: Months
  period: Months
  award: Cents
  /** Whether the payments of all milestones are more than the award. */
  isOver: boolean
  grounds: MilestoneGrounds
  /** What is left in it; undefined while that is not known. */
  left: readonly ThingLeft[] | undefined
  isOpen: boolean
  /** Opens and closes it; null where all milestones stand open. */
  onToggle: (() => void) | null
}

/**
 * One milestone: its heading, and under it, where it is open, two columns: at the left its text, at the right what is handed over and paid (spec §2);
 * below, what is to be filled in, and its step. What a sentence rests on is shown where it stands. Typing in another milestone leaves it alone.
 */
export const MilestoneSection = memo(Milestone, isSameMilestone)

function Milestone(props: MilestoneSectionProps) {
  const { milestone, state, due, left, isOpen, onToggle } = props
  const { milestone_number, step_type, payment_amount } = milestone
  return (
    <PlanCard
      card={String(milestone_number)}
      words={`Milestone ${milestone_number} – ${STEP_NAMES[step_type]}`}
      title={milestoneTitle(shownText(milestone))}
      left={left}
      isUnsaved={state.edits[milestone_number] !== undefined}
      due={dueLabel(due)}
      paid={dollarLabel(centsOf(payment_amount))}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <MilestoneBody {...props} />
    </PlanCard>
  )
}

function MilestoneBody({ editor, state, milestone, due, period, award, isOver, grounds, left }: MilestoneSectionProps) {
  const { milestone_number } = milestone
  const saved = state.plan.milestones.find((one) => one.milestone_number === milestone_number) ?? milestone
  const sources = useMemo(() => sourcesOf(editor, milestone_number, grounds), [editor, milestone_number, grounds])
  const text = joined(editor.partsOf(milestone_number), OWN)
  const fields = { ...savedFields(saved), ...state.edits[milestone_number], text }
  const typeOwn = (typed: string) => editor.typePart(milestone_number, OWN, typed)
  const fill = (blank: FieldBlank, written: string) => {
    const { edit, own } = blankFilled(fields, blank, written)
    if (edit.text === undefined) editor.type(milestone_number, edit)
    else typeOwn(edit.text)
    if (own !== null) grounds.onWritten(own)
    void editor.save(milestone_number, blank.part)
  }
  return (
    <>
      <LeftInMilestone left={left} grounds={grounds} />
      <div className="grid gap-6 px-5 py-5 sm:px-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MilestoneText
          label={`Milestone ${milestone_number} text`}
          milestone_number={milestone_number}
          step_type={milestone.step_type}
          draft={`${grounds.draft}/spoken-${milestone_number}/`}
          text={text}
          saving={columnSaving(state, milestone_number, 'text')}
          sources={sources.text}
          tools={<TextTools editor={editor} milestone_number={milestone_number} />}
          onType={typeOwn}
          onLeave={() => editor.saveIfChanged(milestone_number, 'text')}
          onSave={() => editor.save(milestone_number, 'text')}
        />
        <MilestoneHandover
          fields={fields}
          hasCriteria={saved.acceptance_criteria.length > 0 || state.edits[milestone_number]?.criteria !== undefined}
          award={award}
          isOver={isOver}
          saving={columnSaving(state, milestone_number, 'handover')}
          sources={{ deliverables: sources.deliverable, criteria: sources.criterion }}
          tools={{
            deliverables: <ListTools editor={editor} milestone_number={milestone_number} list="deliverables" />,
            criteria: <ListTools editor={editor} milestone_number={milestone_number} list="criteria" />,
          }}
          due={<DueField editor={editor} milestone_number={milestone_number} due={due} period={period} />}
          onType={(edit) => editor.type(milestone_number, edit)}
          onLeave={() => editor.saveIfChanged(milestone_number, 'handover')}
          onSave={() => editor.save(milestone_number, 'handover')}
        />
      </div>
      <BlankList
        card={String(milestone_number)}
        of={`milestone ${milestone_number}`}
        blanks={fieldBlanks(fields)}
        draft={grounds.draft}
        onFill={fill}
      />
      <StepPanel milestone_number={milestone_number} />
    </>
  )
}

/** What is left in a card of the plan itself; nothing where nothing is. */
export function LeftInMilestone({ left, grounds: { texts, actions } }: Pick<MilestoneSectionProps, 'left' | 'grounds'>) {
  const accepting = ({ quote }: LeftPlace) => {
    const words = quote?.replace(/…$/, '')
    const found = words && placedSentences(texts).find(({ sentence }) => sentence.grounds !== 'own' && sentence.text.includes(words))
    return found && actions.canAccept ? () => actions.accept(found) : undefined
  }
  if (!left || left.length === 0) return null
  return (
    <div className="px-5 pt-4 sm:px-6">
      <Expander title={leftWords(left)}>
        <ThingList things={left} accepting={accepting} />
      </Expander>
    </div>
  )
}

/** What the sentences of each box rest on. */
function sourcesOf(
  editor: AutosavedPlan,
  milestone_number: number,
  { texts, actions }: MilestoneGrounds,
): Record<'text' | 'deliverable' | 'criterion', BoxSources> {
  const of = (sought: TracedText['part']) => ({ texts: texts.filter(({ part }) => part === sought), actions })
  return {
    text: { texts: ofPart(editor, milestone_number, OWN, texts), actions },
    deliverable: of('deliverable'),
    criterion: of('criterion'),
  }
}

function isSameMilestone(before: MilestoneSectionProps, now: MilestoneSectionProps): boolean {
  const number = now.milestone.milestone_number
  const savedOf = ({ state }: MilestoneSectionProps) => state.plan.milestones.find((one) => one.milestone_number === number)
  return (
    before.editor === now.editor &&
    before.milestone === now.milestone &&
    before.due === now.due &&
    before.isOpen === now.isOpen &&
    before.left === now.left &&
    (before.onToggle === null) === (now.onToggle === null) &&
    before.award === now.award &&
    before.isOver === now.isOver &&
    savedOf(before) === savedOf(now) &&
    before.state.edits[number] === now.state.edits[number] &&
    PARTS.every((part) => columnSaving(before.state, number, part) === columnSaving(now.state, number, part)) &&
    isSameTrace(before.grounds.texts, now.grounds.texts) &&
    before.grounds.actions === now.grounds.actions &&
    before.grounds.onWritten === now.grounds.onWritten
  )
}
