import { ShieldCheck } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { placeOf } from '../../../../domain/steps/narrative-text.ts'
import type { QcFinding, QcReport } from '../../../../domain/steps/qc-report.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Expander } from '../../../ui/expander.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { AutosavedNarrative } from './autosaved-narrative.ts'
import type { KeptStep } from './kept-step.ts'
import { QcFindingItem } from './qc-finding.tsx'
import { byRule, type SeverityFindings, sortedFindings } from './qc-findings.ts'
import type { ShownReport } from './use-step-report.ts'

type QcTabProps = {
  step: KeptStep
  milestone_number: number
  autosaved: AutosavedNarrative
  shown: ShownReport
  hasNarrative: boolean
  onSelect: (place: { start: number; end: number }) => void
}

/** What the quality rules say of a step: its status, what keeps it from being finalized, advice on style, and every finding (spec §2). */
export const QcTab = memo(function QcTab({ shown: { report, isLive }, ...of }: QcTabProps) {
  if (!report) {
    return (
      <EmptyState icon={ShieldCheck} heading="h4" title="No report yet">
        It comes with the sources of this plan, or with the first narrative that is saved.
      </EmptyState>
    )
  }
  return <Report {...of} report={report} isLive={isLive} />
})

type ReportProps = Omit<QcTabProps, 'shown'> & { report: QcReport; isLive: boolean }

function Report({ report, isLive, step, milestone_number, autosaved, hasNarrative, onSelect }: ReportProps) {
  const area = useRef<HTMLDivElement>(null)
  useKeptFocus(area)
  const { open, overruled } = sortedFindings(report)
  /** Selects the words in the editor; false when they do not stand in the narrative. */
  const select = (quote: string) => {
    const place = placeOf(quote, autosaved.text())
    if (place) onSelect(place)
    return place !== null
  }
  const item = (finding: QcFinding, alike?: ReactNode) => (
    <li key={`${finding.rule} ${finding.message} ${finding.quote}`} className="py-4 first:pt-0 last:pb-0">
      <QcFindingItem finding={finding} step={step} milestone_number={milestone_number} onSelect={select} narrative={autosaved} />
      {alike}
    </li>
  )
  return (
    <div ref={area} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead report={report} open={open} basis={basisWords(isLive, hasNarrative)} />
      {open.map((group) => (
        <Expander key={group.severity} title={groupTitle(group)} isOpen={group.severity !== 'advice'}>
          <ul className="grid divide-y divide-line">
            {byRule(group.findings).map(([first, ...others]) =>
              item(first, others.length > 0 && <Alike rule={first.rule}>{others.map((one) => item(one))}</Alike>),
            )}
          </ul>
        </Expander>
      ))}
      {overruled.length > 0 && (
        <Expander title={overruled.length === 1 ? '1 overruled finding' : `${overruled.length} overruled findings`} isOpen>
          <ul className="grid divide-y divide-line">{overruled.map((one) => item(one))}</ul>
        </Expander>
      )}
    </div>
  )
}

/** What a rule objects to further on: one finding with several places, not several. */
function Alike({ rule, children }: { rule: string; children: readonly ReactNode[] }) {
  return (
    <div className="mt-3">
      <Expander title={`${children.length} more ${children.length === 1 ? 'place' : 'places'} of rule ${rule}`}>
        <ul className="grid divide-y divide-line">{children}</ul>
      </Expander>
    </div>
  )
}

/** A step with warnings may be finalized; that it passed would say that nothing is missing. */
const VERDICTS = {
  revise: { words: 'Needs Revision', tone: 'danger' },
  warned: { words: 'Can be finalized, with warnings', tone: 'warning' },
  passed: { words: 'Passed', tone: 'success' },
} as const

function ReportHead({ report, open, basis }: { report: QcReport; open: readonly SeverityFindings[]; basis: string }) {
  const isWarned = open.some(({ severity }) => severity === 'warning')
  const verdict = report.status !== 'pass' ? 'revise' : isWarned ? 'warned' : 'passed'
  const hasErrors = open.some(({ severity }) => severity === 'error')
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].words}</Badge>
        <p className="text-caption text-muted">{basis}</p>
      </div>
      {open.length === 0 && <Line name="Issues">None. The rules object to nothing here.</Line>}
      {!hasErrors && report.issues.length > 0 && (
        <Line name="Issues">
          <ul className="grid list-disc gap-1 pl-5">
            {report.issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </Line>
      )}
      {report.style_feedback && <Line name="Style">{report.style_feedback}</Line>}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-prose [overflow-wrap:anywhere]">
      <span className="font-semibold">{name}:</span> {children}
    </div>
  )
}

function basisWords(isLive: boolean, hasNarrative: boolean): string {
  if (!isLive) return 'As it was saved last.'
  return hasNarrative ? 'Of the narrative as it stands now.' : 'Of the milestone’s text: there is no narrative yet.'
}

function groupTitle({ severity, findings: { length } }: SeverityFindings): string {
  switch (severity) {
    case 'error':
      return `${length} to mend`
    case 'warning':
      return `${length} worth a look`
    case 'advice':
      return `${length} worth a look, on style`
  }
}
