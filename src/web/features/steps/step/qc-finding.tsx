import { TextSelect } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Severity } from '../../../../domain/quality/review.ts'
import type { QcFinding } from '../../../../domain/steps/qc-report.ts'
import { call } from '../../../app/call.ts'
import { DraftNotice } from '../../../drafting/draft-notice.tsx'
import { useDrafting } from '../../../drafting/use-drafting.ts'
import { PlanLink, type SoughtWords } from '../../../grounding/plan-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import type { Tone } from '../../../ui/notice-look.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { AutosavedNarrative } from './autosaved-narrative.ts'
import { draftCriteria } from './draft-criteria.ts'
import type { KeptStep } from './kept-step.ts'
import { Overruling } from './overruling.tsx'
import { quotePlace } from './qc-findings.ts'
import { SolicitationQuote } from './solicitation-quote.tsx'
import { useStepsRoom } from './steps-room.tsx'
import { takeWording } from './taken-wording.ts'

const SEVERITIES: Record<Severity, { name: string; tone: Tone }> = {
  error: { name: 'Error', tone: 'danger' },
  warning: { name: 'Warning', tone: 'warning' },
  advice: { name: 'Advice', tone: 'neutral' },
}

type QcFindingProps = {
  finding: QcFinding
  step: KeptStep
  milestone_number: number
  /** Selects words in the narrative; false when they do not stand there. */
  onSelect: (quote: string) => boolean
  narrative: AutosavedNarrative
}

/** One finding: how grave it is, the words it objects to, the rule and where that comes from, what would satisfy it, and the person's last word. */
export function QcFindingItem({ finding, step, milestone_number, onSelect, narrative }: QcFindingProps) {
  const { rule, severity, message, remedy, source, wording, quote } = finding
  const { name, tone } = SEVERITIES[severity]
  return (
    <div className="grid gap-x-4 gap-y-2 [overflow-wrap:anywhere] sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <div className="grid max-w-prose gap-2">
        <p className="font-semibold">{message}</p>
        {quote && <Quoted finding={finding} quote={quote} milestone_number={milestone_number} onSelect={onSelect} />}
        {quote && wording && <Proposed quote={quote} wording={wording} milestone_number={milestone_number} narrative={narrative} />}
        {remedy && (
          <p>
            <span className="font-semibold">To satisfy it:</span> {remedy}
          </p>
        )}
        {finding.requirement_id && (
          <Link to={`/solicitation?requirement=${finding.requirement_id}`} className={LINK_LOOK}>
            See {finding.requirement_id} in the solicitation
          </Link>
        )}
        <p className="text-caption text-muted">
          Rule {rule}
          {source && `, from: ${source}`}
        </p>
        <div className="-ml-4 flex flex-wrap items-start">
          {/* a milestone that has no criterion yet has none to be chosen */}
          {finding.part === 'criterion' && !finding.quote && finding.overruled === undefined && (
            <DraftCriteria milestone_number={milestone_number} />
          )}
          <div data-focus-key={`${rule} ${message} ${finding.quote ?? ''}`} className="contents">
            <Overruling finding={finding} step={step} />
          </div>
        </div>
      </div>
    </div>
  )
}

function DraftCriteria({ milestone_number }: { milestone_number: number }) {
  const { topic, editor, plan } = useStepsRoom()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { progress, run, stop } = useDrafting()
  const milestone = plan?.milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone || milestone.acceptance_criteria.length > 0) return null
  const draft = async () => {
    setBusy(true)
    const done = await run(async (watch) => ({
      drafted: await draftCriteria({ topic, editor, milestone_number, call, watch, notify: showToast }),
    }))
    setBusy(false)
    // they stand in a box that is out of sight
    if (done?.drafted) void navigate({ hash: `#milestone-${milestone_number}` }, { state: { part: 'criterion' } })
  }
  if (progress) return <DraftNotice title="Writing the acceptance criteria" progress={progress} onStop={stop} />
  return (
    <Button variant="quiet" busy={busy} onClick={draft}>
      Draft acceptance criteria
    </Button>
  )
}

type ProposedProps = { quote: string; wording: string; milestone_number: number; narrative: AutosavedNarrative }

/** The words that would satisfy the rule, and the way to put them in the place of what it objects to. */
function Proposed({ quote, wording, milestone_number, narrative }: ProposedProps) {
  const { editor } = useStepsRoom()
  const take = () => takeWording({ quote, wording }, { editor, narrative, milestone_number })
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <p>
        <span className="font-semibold">Proposed:</span> “{wording}”
      </p>
      <Button variant="quiet" onClick={take}>
        Use this wording
      </Button>
    </div>
  )
}

type QuotedProps = { finding: QcFinding; quote: string; milestone_number: number; onSelect: (quote: string) => boolean }

/** The words of a finding; choosing them leads to where they stand. */
function Quoted({ finding, quote, milestone_number, onSelect }: QuotedProps) {
  const { solicitation } = useStepsRoom()
  const navigate = useNavigate()
  const place = quotePlace(finding, solicitation?.analysis.requirements ?? [])
  if (place.kind === 'solicitation') return <SolicitationQuote quote={quote} page={place.page} />
  if (place.kind === 'milestone') {
    return (
      <blockquote className="border-l-2 border-sky pl-3">
        <PlanLink milestone_number={milestone_number} words={quote}>
          “{quote}”
        </PlanLink>
      </blockquote>
    )
  }
  const show = () => {
    // what the narrative does not have stands in the milestone itself
    if (!onSelect(quote)) void navigate({ hash: `#milestone-${milestone_number}` }, { state: { words: quote } satisfies SoughtWords })
  }
  return (
    <button
      type="button"
      onClick={show}
      className="group flex items-start gap-2 rounded-control border-l-2 border-sky py-0.5 pl-3 text-left text-blue hover:bg-blue-soft"
    >
      <TextSelect aria-hidden className="mt-1 size-4 shrink-0" />
      <span>
        <span className="sr-only">Show in the text: </span>
        <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-blue">“{quote}”</span>
      </span>
    </button>
  )
}
