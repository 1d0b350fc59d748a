import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { lacksCriteria, shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { centsOf } from '../../../domain/money.ts'
import { paidTogether } from '../../../domain/payment.ts'
import type { Months } from '../../../domain/program.ts'
import { leftIn, readyWords } from '../../../domain/steps/left-in.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { DraftNotice } from '../../drafting/draft-notice.tsx'
import { CoveragePanel } from '../../grounding/late-coverage-panel.tsx'
import { SourceOpening } from '../../grounding/source-opening.tsx'
import { SourcesNotice } from '../../grounding/sources-notice.tsx'
import { planReview } from '../../left/plan-review.ts'
import { WhatIsLeft } from '../../left/things-left.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FoldingProvider } from '../../ui/fold.tsx'
import { late } from '../../ui/late.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AllocationBanner } from './allocation-banner.tsx'
import { cardsOf, isUnsaved } from './cards.ts'
import type { CompletionPart } from './completion.ts'
import { ComponentCard } from './component-card.tsx'
import { MilestoneNav } from './milestone-nav.tsx'
import { PaymentSplits } from './payment-splits.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanReviewCard } from './plan-review-card.tsx'
import { RowsSection } from './rows-section.tsx'
import { CompleteButton, toMendWords } from './step/complete-button.tsx'
import { stepErrors } from './step/step-errors.ts'
import { Steps } from './step/steps-room.tsx'
import { type StepsOnServer, useStepsState } from './step/use-steps-state.ts'
import { isInDatabase, paymentsOf, planAllocation, type StepPlan } from './step-plan.ts'
import { useArrival, useSought } from './use-arrival.ts'
import { useAutosavedPlan } from './use-autosaved-plan.ts'
import { useBoard } from './use-board.ts'
import { type PlanCompletion, useCompletion } from './use-completion.ts'
import { usePlanGrounds } from './use-plan-grounds.ts'

const MilestoneMerges = late(async () => (await import('./milestone-merges.tsx')).MilestoneMerges)

type StepManagementProps = { topic: CurrentTopic; first: StepPlan; breakdown: WorkBreakdownSlot }

/** The plan to edit: payments against the award, the milestones and what they rest on, coverage and review, and the way to the final plan (spec §2). */
export function StepManagement({ topic, first, breakdown }: StepManagementProps) {
  const { editor, state } = useAutosavedPlan(topic, first)
  const completion = useCompletion(topic, editor)
  const { shown, grounding, of } = usePlanGrounds(topic, editor, state)
  const numbers = shown.milestones.map(({ milestone_number }) => milestone_number)
  const sought = useSought(editor)
  const board = useBoard(String(numbers[0]), sought)
  useArrival(sought)
  const isOnServer = isInDatabase(state.plan)
  const onServer = useStepsState(topic, isOnServer)
  const left = useLeft(topic, isOnServer, onServer.steps)
  const award = centsOf(topic.totalProposedEffort)
  const dues = useSame(milestoneDues(shown.milestones.map(shownText), topic.periodOfPerformance))
  const allocated = planAllocation(shown, topic)
  const cards = cardsOf(editor, numbers)
  return (
    <SourceOpening solicitation={grounding.solicitation.data} sources={grounding.sources.data}>
      <FoldingProvider value={board.shown === 'one'}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <StepsHeading plan={shown} left={left} completion={completion} />
          <CompletionWait completion={completion} />
          {!isOnServer && <UnsavedPlan onSave={() => editor.savePlan().then(editor.saveAll)} />}
          <WhatIsLeft topic={topic} isOnServer={isOnServer} more={left.inSteps} />
          <div id="payments" className="scroll-mt-20">
            <AllocationBanner allocation={allocated} total={paidTogether(shown.milestones)} award={award}>
              <PaymentSplits topic={topic} editor={editor} plan={shown} solicitation={grounding.solicitation.data} />
            </AllocationBanner>
          </div>
          {grounding.solicitation.data && <ComponentCard topic={topic} solicitation={grounding.solicitation.data} />}
          <SourcesNotice grounding={grounding} />
          {state.collisions.length > 0 && <MilestoneMerges editor={editor} state={state} />}
          {topic.storeId !== '' && (
            <RowsSection
              topic={topic}
              editor={editor}
              isOnServer={isOnServer}
              payments={paymentsOf(shown)}
              dues={dues}
              breakdown={breakdown}
            />
          )}
          <MilestoneNav cards={cards} board={board} leftOf={left.of} isUnsaved={(card) => isUnsaved(editor, state, card)} />
          <Steps topic={topic} editor={editor} isOnServer={isOnServer} onServer={onServer} plan={shown} grounding={grounding}>
            <PlanCards
              editor={editor}
              state={state}
              groundsOf={of}
              topic={topic}
              plan={shown}
              dues={dues}
              left={left.of}
              board={board}
              cards={cards}
              isOver={allocated.kind === 'over'}
            />
          </Steps>
          <CoveragePanel grounding={grounding} />
          <PlanReviewCard topic={topic} isOnServer={isOnServer} />
        </div>
      </FoldingProvider>
    </SourceOpening>
  )
}

type StepsHeadingProps = { plan: StepPlan; left: Left; completion: PlanCompletion }

/** How many milestones are ready, and the way to the final plan. */
function StepsHeading({ plan, left: { things }, completion }: StepsHeadingProps) {
  return (
    <PageHeading
      title="Step Management"
      actions={
        <>
          {things && <ReadyCount plan={plan} things={things} />}
          <CompleteButton left={things ? toMendWords(things) : ''} busy={completion.busy} onComplete={completion.complete} />
        </>
      }
    />
  )
}

function ReadyCount({ plan, things }: { plan: StepPlan; things: readonly ThingLeft[] }) {
  const numbers = plan.milestones.map(({ milestone_number }) => milestone_number)
  const hasCriteria = !plan.milestones.some(lacksCriteria)
  return <p className="numeric text-caption font-semibold">{readyWords(numbers, things, hasCriteria)}</p>
}

type Left = {
  /** All of it; undefined while it is not known. */
  things: readonly ThingLeft[] | undefined
  /** What of it keeps steps from being finalized, and is not told with the plan. */
  inSteps: readonly ThingLeft[]
  of: (card: string) => readonly ThingLeft[] | undefined
}

/** What is left in the plan and in each of its cards; the lists stay the same as long as the review and the reports of the steps do. */
function useLeft(topic: CurrentTopic, isOnServer: boolean, steps: StepsOnServer['steps']): Left {
  const { data } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const inPlan = data?.left
  return useMemo(() => {
    const inSteps = inPlan ? stepErrors(inPlan, [...(steps?.values() ?? [])]) : []
    const things = inPlan && [...inPlan, ...inSteps]
    const own = new Map<string, ThingLeft[]>()
    const of = (card: string) => {
      if (things && !own.has(card)) own.set(card, leftIn(things, card))
      return own.get(card)
    }
    return { things, inSteps, of }
  }, [inPlan, steps])
}

/** The same list as before as long as it holds the same months: what is drawn from it is not drawn anew at each key. */
function useSame(months: readonly Months[]): readonly Months[] {
  const words = months.join(' ')
  return useMemo(() => words.split(' ').map(Number), [words])
}

const TITLES: Record<CompletionPart, string> = {
  criteria: 'Writing the acceptance criteria that are missing',
  scope: 'Writing the scope paragraph',
}

/** What a language model writes to complete the plan; nothing while none is at work. */
function CompletionWait({ completion: { part, drafting } }: { completion: PlanCompletion }) {
  if (!drafting.progress) return null
  return (
    <DraftNotice title={TITLES[part]} progress={drafting.progress} kept="What is saved stays when you stop it." onStop={drafting.stop} />
  )
}

/** Says that the database does not have the plan, and tries again on request (spec §4). */
function UnsavedPlan({ onSave }: { onSave: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  const again = (
    <Button busy={busy} onClick={save}>
      Save Again
    </Button>
  )
  return (
    <Banner tone="warning" title="Not saved: kept in this browser" actions={again}>
      The server does not have this plan yet. You can go on editing: nothing is lost.
    </Banner>
  )
}
