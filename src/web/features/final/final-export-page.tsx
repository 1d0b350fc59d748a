import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileWarning } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { withoutKeptOut } from '../../../domain/kept-out.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { groundingQueries } from '../../grounding/grounding-queries.ts'
import { CoveragePanel } from '../../grounding/late-coverage-panel.tsx'
import { SourceOpening } from '../../grounding/source-opening.tsx'
import { SourcesNotice } from '../../grounding/sources-notice.tsx'
import { useAllArrived } from '../../grounding/use-all-arrived.ts'
import { useGrounding } from '../../grounding/use-grounding.ts'
import { WhatIsLeft } from '../../left/things-left.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { late } from '../../ui/late.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { inSentence, MainExport, OtherExports, WordButton } from './export-buttons.tsx'
import { NO_PLAN_TOASTS, type NoPlan } from './finished-plan.ts'
import { useExport } from './use-export.ts'
import { useExportChoice } from './use-export-choice.ts'
import { useFinishedPlan } from './use-finished-plan.ts'
import { useWorkbook } from './use-workbook.ts'

const CheckCard = late(async () => (await import('./check/check-card.tsx')).CheckCard, <Skeleton lines={3} label="Loading the check" />)
const DocumentCard = late(
  async () => (await import('./document-card.tsx')).DocumentCard,
  <Skeleton lines={8} label="Laying out the pages" />,
)
const DocumentParts = late(
  async () => (await import('./document-parts.tsx')).DocumentParts,
  <Skeleton lines={3} label="Loading what goes into the document" />,
)
const FormNote = late(async () => (await import('./form-note.tsx')).FormNote)
const NotPrinted = late(async () => (await import('./not-printed.tsx')).NotPrinted)
const ScopeCard = late(async () => (await import('./scope-card.tsx')).ScopeCard, <Skeleton lines={3} label="Loading the scope" />)

/** The Final Work Plan (spec §2): the plan as it will print and as plain text, to copy or to save as a Word document. */
export function FinalExportPage() {
  const loaded = useFinishedPlan()
  return (
    <>
      <title>Final Work Plan - Work Plan Builder</title>
      {loaded.kind === 'loading' && <LoadingPlan />}
      {loaded.kind === 'none' && <MissingPlan why={loaded.why} />}
      {loaded.kind === 'shown' && <WholePlanScreen {...loaded} />}
    </>
  )
}

function LoadingPlan() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-lead text-muted">
      <Spinner />
      Loading final work plan...
    </p>
  )
}

/** Says what is missing; without a plan at all the person goes back to the steps (spec §4). */
function MissingPlan({ why }: { why: NoPlan }) {
  const navigate = useNavigate()
  const { title, description } = NO_PLAN_TOASTS[why]
  useEffect(() => {
    showToast({ title, description, variant: 'destructive' })
    if (why !== 'unreadable') navigate('/steps', { replace: true })
  }, [title, description, why, navigate])
  return (
    <EmptyState icon={FileWarning} title={title} action={<ButtonLink to="/steps">Back to Edit</ButtonLink>}>
      {description}
    </EmptyState>
  )
}

type PlanScreenProps = { topic: CurrentTopic; planId: string | null; plan: FinishedPlan }

function WholePlanScreen(shown: PlanScreenProps) {
  const isAllThere = useAllArrived(shown.topic, shown.planId !== null && shown.topic.storeId !== '')
  return isAllThere ? <PlanScreen {...shown} /> : <LoadingPlan />
}

function PlanScreen({ topic, planId, plan: kept }: PlanScreenProps) {
  const { data: sources } = useQuery(groundingQueries.sources(topic.storeId))
  const plan = useMemo(() => withoutKeptOut(kept, sources?.kept_out ?? []), [kept, sources?.kept_out])
  const grounding = useGrounding(topic, planId, plan)
  const choice = useExportChoice(topic, planId, plan, grounding)
  const exporting = useExport(planId, plan, topic.name, choice)
  const workbook = useWorkbook(topic, planId, plan, grounding)
  const isOnServer = planId !== null && grounding.hasSolicitation
  return (
    <SourceOpening solicitation={grounding.solicitation.data} sources={grounding.sources.data}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-3">
          <PageHeading
            title="Final Work Plan"
            lead="Review and export your completed work plan"
            actions={<MainExport choice={choice} exporting={exporting} />}
          />
          <OtherExports choice={choice} exporting={exporting} workbook={workbook} />
          {choice.offered && <FormNote form={choice.offered} name={inSentence(choice.offered.name)} />}
          <WhatIsLeft topic={topic} isOnServer={isOnServer} isHandIn />
          <NotPrinted topic={topic} kept={sources?.kept_out ?? []} />
        </div>
        <SourcesNotice grounding={grounding} />
        <DocumentCard choice={choice} plan={plan} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <Card
            title="Complete Work Plan"
            description="Your finalized work plan with scope, milestones, deliverables and payment schedule."
          >
            <PlanText text={choice.text} />
          </Card>
          <DocumentParts {...choice} />
        </div>
        {isOnServer && <CheckCard topic={topic} made={exporting.made} />}
        {planId && topic.projectId && <ScopeCard topic={topic} planId={planId} projectId={topic.projectId} plan={kept} />}
        <CoveragePanel grounding={grounding} />
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink to="/steps" icon={ArrowLeft}>
            Back to Edit
          </ButtonLink>
          <WordButton choice={choice} exporting={exporting} label="Download Work Plan" />
        </div>
      </div>
    </SourceOpening>
  )
}

/** The plan in plain text, to read and to select, not to edit. It scrolls in itself, so that the screen stays short. */
function PlanText({ text }: { text: string }) {
  return (
    <section
      aria-label="Work plan text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-control border border-line bg-sheet px-4 py-4"
    >
      <p className="max-w-[78ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </section>
  )
}
