import { useMemo } from 'react'
import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { OPTION_PRICE_LABEL } from '../../../domain/milestone-document.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { optionMilestones, optionMonths, withOptionApart } from '../../../domain/milestone-option.ts'
import { centsOf, dollarLabel } from '../../../domain/money.ts'
import { paidTogether } from '../../../domain/payment.ts'
import type { Months } from '../../../domain/program.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import { OWN, WHOLE } from '../../../domain/text-parts.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { dollarsIn } from '../../../language/quantity/money.ts'
import { CARDS } from '../../left/left-words.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { BlankList } from './blank-list.tsx'
import { type Card, isUnsaved } from './cards.ts'
import { type Frame, MilestoneSection } from './milestone-section.tsx'
import { MilestoneText } from './milestone-text.tsx'
import { PlanCard } from './plan-card.tsx'
import type { PlanState } from './plan-state.ts'
import { useStepsRoom } from './step/steps-room.tsx'
import type { StepPlan } from './step-plan.ts'
import type { Board } from './use-board.ts'
import { type MilestoneGrounds, type PartProps, useBoxes } from './use-boxes.ts'

type PlanCardsProps = {
  editor: AutosavedPlan
  state: PlanState
  groundsOf: (milestone_number: number) => MilestoneGrounds
  topic: CurrentTopic
  plan: StepPlan
  dues: readonly Months[]
  left: (card: string) => readonly ThingLeft[] | undefined
  board: Board
  cards: readonly Card[]
  /** Whether the payments of all milestones are more than the award. */
  isOver: boolean
}

/** What holds for all of the work, the milestones of the base, and the option behind them: each on a card of its own. */
export function PlanCards({ topic, plan, dues, left, board, cards, isOver, editor, state, groundsOf }: PlanCardsProps) {
  const period = topic.periodOfPerformance
  const option = useOption(plan, period)
  const base = { from: 1, to: period, award: centsOf(topic.totalProposedEffort), isOver }
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${board.shown === 'one' ? 'gap-1.5' : 'gap-6'}`}>
      {cards.map((card) => {
        const { name, part, hosts } = card
        const [host = 0] = hosts
        const of = { editor, state, grounds: groundsOf(host), left: left(name), isOpen: board.isOpen(name), onToggle: board.toggleOf(name) }
        const milestones: readonly StoredMilestone[] = part === OWN ? plan.milestones : option.milestones
        const at = milestones.findIndex((one) => one.milestone_number === Number(name))
        const milestone = milestones[at]
        if (milestone) {
          const frame = part === OWN ? { ...base, due: dues[at] ?? period } : option.frameOf(milestone)
          return <MilestoneSection key={`${part} ${name}`} {...of} host={host} card={card} milestone={milestone} frame={frame} />
        }
        const words = CARDS[name] ?? name
        const title = part === WHOLE ? 'What it builds on, who works on it and under which terms' : option.sum
        return (
          <PlanCard key={name} {...of} card={name} words={words} title={title} isUnsaved={isUnsaved(editor, state, card)}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5">
              {hosts.map((number) => {
                const label = part === WHOLE ? words : 'What else is said of the option'
                const kept = number === host ? label : `${label}, kept with Milestone ${number}`
                return <PartText key={number} {...of} grounds={groundsOf(number)} host={number} part={part} label={kept} />
              })}
            </div>
          </PlanCard>
        )
      })}
    </div>
  )
}

/** One part of a milestone's text in a box of its own, with what is to be filled in there. */
function PartText({ label, ...of }: PartProps & { label: string }) {
  const boxes = useBoxes(of)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="px-5 sm:px-6">
        <MilestoneText boxes={boxes} label={label} isLow />
      </div>
      <BlankList boxes={boxes} of={label} />
    </div>
  )
}

/** The milestones of the option, when each is due and may be, and what they are paid of its price. */
function useOption(plan: StepPlan, period: Months) {
  const known = useStepsRoom().plan?.component?.option?.value.months ?? 0
  return useMemo(() => {
    const { milestones, others } = optionMilestones(withOptionApart(plan.milestones).option)
    const paid = paidTogether(milestones)
    const priced = others.find((line) => line.kind === 'label' && line.name === OPTION_PRICE_LABEL)
    const price = Math.round((dollarsIn(priced?.text ?? '') ?? 0) * 100)
    const told = optionMonths({ milestones: plan.milestones, period_of_performance: period })?.to ?? 0
    const last = Math.max(period + known, told, period + 1)
    const frameOf = (milestone: StoredMilestone): Frame => {
      const [due = last] = milestoneDues([shownText(milestone)], last)
      return { due, from: Math.min(period + 1, due), to: Math.max(last, due), award: price || paid, isOver: price > 0 && paid > price }
    }
    const sum = `Its milestones are paid ${dollarLabel(paid)}${price > 0 ? ` of its price of ${dollarLabel(price)}` : ''}`
    return { milestones, frameOf, sum }
  }, [plan, period, known])
}
