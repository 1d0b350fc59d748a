import { centsOf } from '../../../domain/money.ts'
import { WHOLE_HEADING } from '../../../domain/plan-forms/whole-lines.ts'
import type { Months } from '../../../domain/program.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { WHOLE } from '../../../domain/text-parts.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { isUnsaved, type KeptParts, optionCards } from './kept-parts.ts'
import { MilestoneSection } from './milestone-section.tsx'
import { OptionParts } from './option-parts.tsx'
import { PlanCard } from './plan-card.tsx'
import { type PartsProps, WholeParts } from './plan-parts.tsx'
import type { StepPlan } from './step-plan.ts'
import type { Board } from './use-board.ts'

type PlanCardsProps = PartsProps & {
  topic: CurrentTopic
  plan: StepPlan
  dues: readonly Months[]
  left: (card: string) => readonly ThingLeft[] | undefined
  board: Board
  keeps: KeptParts
  /** Whether the payments of all milestones are more than the award. */
  isOver: boolean
}

/** What holds for all of the work, the milestones of the base, and the option behind them: each on a card of its own. */
export function PlanCards({ topic, plan, dues, left, board, keeps, isOver, ...parts }: PlanCardsProps) {
  const { editor, state } = parts
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${board.shown === 'one' ? 'gap-1.5' : 'gap-6'}`}>
      {keeps.has(WHOLE) && (
        <PlanCard
          card={WHOLE}
          words={WHOLE_HEADING}
          title="What it builds on, who works on it and under which terms"
          left={left(WHOLE)}
          isUnsaved={isUnsaved(editor, state, WHOLE, keeps.get(WHOLE))}
          isOpen={board.isOpen(WHOLE)}
          onToggle={board.toggleOf(WHOLE)}
        >
          <WholeParts {...parts} left={left(WHOLE)} keeps={keeps.get(WHOLE) ?? []} />
        </PlanCard>
      )}
      {plan.milestones.map((milestone, index) => (
        <MilestoneSection
          key={milestone.milestone_number}
          editor={editor}
          state={state}
          milestone={milestone}
          due={dues[index] ?? topic.periodOfPerformance}
          period={topic.periodOfPerformance}
          award={centsOf(topic.totalProposedEffort)}
          isOver={isOver}
          grounds={parts.groundsOf(milestone.milestone_number)}
          left={left(String(milestone.milestone_number))}
          isOpen={board.isOpen(String(milestone.milestone_number))}
          onToggle={board.toggleOf(String(milestone.milestone_number))}
        />
      ))}
      {optionCards(keeps).length > 0 && (
        <OptionParts {...parts} plan={plan} period={topic.periodOfPerformance} leftOf={left} board={board} keeps={keeps} />
      )}
    </div>
  )
}
