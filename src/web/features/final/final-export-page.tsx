import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { withoutKeptOut } from '../../../domain/kept-out.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { groundingQueries } from '../../grounding/grounding-queries.ts'
import { CoveragePanel } from '../../grounding/late-coverage-panel.tsx'
import { SourceOpening } from '../../grounding/source-opening.tsx'
import { useAllArrived } from '../../grounding/use-all-arrived.ts'
import { useGrounding } from '../../grounding/use-grounding.ts'
import { WhatIsLeft } from '../../left/things-left.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { late } from '../../ui/late.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { inSentence, MainExport, OtherExports, WordButton } from './export-buttons.tsx'
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
const MissingPlan = late(async () => (await import('./missing-plan.tsx')).MissingPlan)
const NotPrinted = late(async () => (await import('./not-printed.tsx')).NotPrinted)
const PlanTextCard = late(async () => (await import('./plan-text-card.tsx')).PlanTextCard, <Skeleton lines={8} label="Loading the text" />)
const SourcesNotice = late(async () => (await import('../../grounding/sources-notice.tsx')).SourcesNotice)
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
          <PlanTextCard text={choice.text} />
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
