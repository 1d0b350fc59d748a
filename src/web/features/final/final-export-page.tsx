import { ArrowLeft, Copy, Download, FileWarning } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type FinishedPlan, planText } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { CoveragePanel } from '../../grounding/coverage-panel.tsx'
import { SourceOpening } from '../../grounding/source-opening.tsx'
import { SourcesNotice } from '../../grounding/sources-notice.tsx'
import { useGrounding } from '../../grounding/use-grounding.ts'
import { WhatIsLeft } from '../../left/things-left.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { ExportCard } from './export-card.tsx'
import { NO_PLAN_TOASTS, type NoPlan } from './finished-plan.ts'
import { NarrativesCard } from './narratives-card.tsx'
import { ScopeCard } from './scope-card.tsx'
import { useExport } from './use-export.ts'
import { useExportChoice } from './use-export-choice.ts'
import { useFinishedPlan } from './use-finished-plan.ts'

/** The Final Work Plan (spec §2): the plan as plain text, to copy or to save as a Word document. */
export function FinalExportPage() {
  const loaded = useFinishedPlan()
  return (
    <>
      <title>Final Work Plan - Work Plan Builder</title>
      {loaded.kind === 'loading' && <LoadingPlan />}
      {loaded.kind === 'none' && <MissingPlan why={loaded.why} />}
      {loaded.kind === 'shown' && <PlanScreen {...loaded} />}
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

function PlanScreen({ topic, planId, plan }: PlanScreenProps) {
  const grounding = useGrounding(topic, planId, plan)
  const choice = useExportChoice(topic, planId, plan, grounding)
  const { busy, toWord, copy } = useExport(planId, plan, topic.name, choice.paper)
  // a document that is made before they are there would be without them, or in another form
  const isComing = choice.isComing || choice.narratives.kind === 'coming'
  const actions = (
    <>
      <Button icon={Copy} disabled={isComing} onClick={copy}>
        Copy to Clipboard
      </Button>
      <Button variant="primary" icon={Download} busy={busy} disabled={isComing} onClick={toWord}>
        Export to Word
      </Button>
    </>
  )
  return (
    <SourceOpening solicitation={grounding.solicitation.data} sources={grounding.sources.data}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PageHeading title="Final Work Plan" lead="Review and export your completed work plan" actions={actions} />
        <SourcesNotice grounding={grounding} />
        <WhatIsLeft topic={topic} isOnServer={planId !== null && grounding.hasSolicitation} />
        <ExportCard {...choice} />
        {planId && topic.projectId && <ScopeCard topic={topic} planId={planId} projectId={topic.projectId} scope={plan.scope_paragraph} />}
        <Card title="Complete Work Plan" description="Your finalized work plan with scope, milestones, deliverables and payment schedule.">
          <PlanText text={planText(plan)} />
        </Card>
        <NarrativesCard narratives={choice.narratives} />
        <CoveragePanel grounding={grounding} company_name={plan.company_name} />
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink to="/steps" icon={ArrowLeft}>
            Back to Edit
          </ButtonLink>
          <Button icon={Download} busy={busy} disabled={isComing} onClick={toWord}>
            Download Work Plan
          </Button>
        </div>
      </div>
    </SourceOpening>
  )
}

/** The plan in plain text, to read and to select, not to edit. */
function PlanText({ text }: { text: string }) {
  return (
    <section aria-label="Work plan text" className="rounded-control border border-line bg-sheet px-5 py-5">
      <p className="max-w-[78ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </section>
  )
}
