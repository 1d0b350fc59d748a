import { type ShownStatus, type StepStatus, shownStatus } from '../../../../domain/step.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice-look.ts'

const WORDS: Record<ShownStatus, { words: string; tone: Tone }> = {
  'not-started': { words: 'Not started', tone: 'neutral' },
  'in-progress': { words: 'In progress', tone: 'neutral' },
  'needs-qc': { words: 'Needs QC', tone: 'warning' },
  ready: { words: 'Ready', tone: 'success' },
  finalized: { words: 'Finalized', tone: 'success' },
}

/** Where a step stands, in words (spec §4). */
export function StepStatusBadge({ status }: { status: StepStatus }) {
  const shown = shownStatus(status)
  return (
    <span data-status={shown}>
      <Badge tone={WORDS[shown].tone}>{WORDS[shown].words}</Badge>
    </span>
  )
}
