import { useMemo } from 'react'
import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { centsOf } from '../../../domain/money.ts'
import type { Months } from '../../../domain/program.ts'
import { readyWords } from '../../../domain/steps/readiness.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { CoveragePanel } from '../../grounding/coverage-panel.tsx'
import { OpenOverview, type OpenPlaces } from '../../grounding/open-overview.tsx'
import { SourceOpening } from '../../grounding/source-opening.tsx'
import { SourcesNotice } from '../../grounding/sources-notice.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FoldingProvider } from '../../ui/fold.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AllocationBanner } from './allocation-banner.tsx'
import { CompletionWait } from './completion-wait.tsx'
import { ComponentCard } from './component-card.tsx'
import { howPercent } from './how-words.ts'
import { MilestoneMerges } from './milestone-merges.tsx'
import { MilestoneNav } from './milestone-nav.tsx'
import { MilestoneSection } from './milestone-section.tsx'
import { PaymentSplits } from './payment-splits.tsx'
import { PlanReviewCard } from './plan-review-card.tsx'
import { RowsSection } from './rows-section.tsx'
import { CompleteButton } from './step/complete-button.tsx'
import { openLine, readyCount, useOpenSteps } from './step/open-work.ts'
import { Steps } from './step/steps-room.tsx'
import { useStepsState } from './step/use-steps-state.ts'
import { isInDatabase, paymentsOf, paymentsTotal, planAllocation, type StepPlan } from './step-plan.ts'
import { UnsavedPlan } from './unsaved-plan.tsx'
import { useArrival } from './use-arrival.ts'
import { useAutosavedPlan } from './use-autosaved-plan.ts'
import { useBoard } from './use-board.ts'
import { useCompletion } from './use-completion.ts'
import { usePlanGrounds } from './use-plan-grounds.ts'

type StepManagementProps = { topic: CurrentTopic; first: StepPlan; breakdown: WorkBreakdownSlot }

/** The plan to edit: payments against the award, the milestones and what they rest on, coverage and review, and the way to the final plan (spec §2). */
export function StepManagement({ topic, first, breakdown }: StepManagementProps) {
  const { editor, state } = useAutosavedPlan(topic, first)
  const completion = useCompletion(topic, editor)
  const { shown, grounding, blanks, loose, readings, of } = usePlanGrounds(topic, editor, state)
  const board = useBoard(shown.milestones.map(({ milestone_number }) => milestone_number))
  useArrival()
  const isOnServer = isInDatabase(state.plan)
  const onServer = useStepsState(topic, isOnServer)
  const open = { ...useOpenSteps(topic, isOnServer, onServer), blanks, loose }
  const award = centsOf(topic.totalProposedEffort)
  const dues = useSame(milestoneDues(shown.milestones.map(shownText), topic.periodOfPerformance))
  return (
    <SourceOpening solicitation={grounding.solicitation.data} sources={grounding.sources.data}>
      <FoldingProvider value={board.shown === 'one'}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PageHeading
            title="Step Management"
            lead="Every change is saved as you leave its box."
            actions={
              <>
                <div className="grid justify-items-start gap-0.5 sm:justify-items-end">
                  <ReadyBadge plan={shown} open={isOnServer && !onServer.steps ? { ...open, steps: null } : open} />
                  <HowScore percent={howPercent(readings)} />
                </div>
                <CompleteButton open={openLine(open)} busy={completion.busy} onComplete={completion.complete} />
              </>
            }
          />
          <CompletionWait completion={completion} />
          {!isOnServer && <UnsavedPlan onSave={() => editor.savePlan().then(editor.saveAll)} />}
          <AllocationBanner allocation={planAllocation(shown, topic)} total={paymentsTotal(shown)} award={award}>
            <PaymentSplits topic={topic} editor={editor} plan={shown} solicitation={grounding.solicitation.data} />
          </AllocationBanner>
          {grounding.solicitation.data && (
            <ComponentCard topic={topic} solicitation={grounding.solicitation.data} isOnServer={isOnServer} />
          )}
          <SourcesNotice grounding={grounding} />
          <OpenOverview {...open} />
          <MilestoneMerges editor={editor} state={state} />
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
          <MilestoneNav milestones={shown.milestones} edits={state.edits} board={board} />
          <Steps topic={topic} editor={editor} isOnServer={isOnServer} onServer={onServer} plan={shown} grounding={grounding}>
            <div className={`grid grid-cols-[minmax(0,1fr)] ${board.shown === 'one' ? 'gap-2' : 'gap-6'}`}>
              {shown.milestones.map((milestone, index) => (
                <MilestoneSection
                  key={milestone.milestone_number}
                  editor={editor}
                  state={state}
                  milestone={milestone}
                  due={dues[index] ?? topic.periodOfPerformance}
                  period={topic.periodOfPerformance}
                  award={award}
                  grounds={of(milestone.milestone_number)}
                  isOpen={board.isOpen(milestone.milestone_number)}
                  onToggle={board.shown === 'all' ? null : () => board.toggle(milestone.milestone_number)}
                />
              ))}
            </div>
          </Steps>
          <CoveragePanel grounding={grounding} company_name={topic.companyName} />
          <PlanReviewCard topic={topic} isOnServer={isOnServer} />
        </div>
      </FoldingProvider>
    </SourceOpening>
  )
}

function HowScore({ percent }: { percent: number | null }) {
  return percent !== null && <p className="numeric text-caption text-muted">Says how it is done: {percent}%</p>
}

function ReadyBadge({ plan, open }: { plan: StepPlan; open: OpenPlaces }) {
  const all = plan.milestones.length
  const ready = readyCount(plan.milestones, open)
  return ready !== null && <Badge tone={ready === all ? 'success' : 'neutral'}>{readyWords(ready, all)}</Badge>
}

/** The same list as before as long as it holds the same months: what is drawn from it is not drawn anew at each key. */
function useSame(months: readonly Months[]): readonly Months[] {
  const words = months.join(' ')
  return useMemo(() => words.split(' ').map(Number), [words])
}
