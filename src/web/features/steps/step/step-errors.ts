import { openErrors } from '../../../../domain/steps/finding-key.ts'
import { leftIn } from '../../../../domain/steps/left-in.ts'
import type { QcReport } from '../../../../domain/steps/qc-report.ts'
import { isToMend, type ThingLeft } from '../../../../domain/steps/thing-left.ts'
import { oneLine } from '../../../../language/characters.ts'
import type { KeptStep } from './kept-step.ts'

const MENDS = 'Mend it in the narrative of the step, or overrule it with a reason in its QC report.'

type Reported = Pick<KeptStep, 'step_id' | 'qc_report' | 'user_narrative_md'>

/** The errors that keep narratives from being finalized and that are not told with the plan: a milestone that has one is not ready (spec §2). */
export function stepErrors(things: readonly ThingLeft[], steps: readonly Reported[]): ThingLeft[] {
  return steps.flatMap(({ step_id, qc_report, user_narrative_md }) => {
    const milestone_number = Number(step_id.slice('step-'.length))
    if (!qc_report || !user_narrative_md) return []
    const known = new Set(toMendIn(things, milestone_number).flatMap(({ places }) => places.map(keyOf)))
    const own = openErrors(qc_report).filter((one) => !known.has(keyOf(one)))
    return own.map(({ message, quote }): ThingLeft => {
      const place = { message, milestone_number, ...(quote !== undefined && { quote }) }
      return { reason: 'quality', severity: 'error', mends: MENDS, places: [place] }
    })
  })
}

/** What is to mend in a milestone beside the errors of its step's report. */
export function besideReport(things: readonly ThingLeft[], milestone_number: number, report: QcReport | null): ThingLeft[] {
  const reported = new Set(report ? openErrors(report).map(keyOf) : [])
  return toMendIn(things, milestone_number).filter(({ places }) => !places.some((place) => reported.has(keyOf(place))))
}

/** Whether two reports keep a step from being finalized for the same. */
export function hasSameErrors(one: QcReport, other: QcReport | null): boolean {
  const [errors, known] = [openErrors(one), openErrors(other ?? { findings: [] })].map((all) => all.map(keyOf).join('\n'))
  return errors === known
}

function toMendIn(things: readonly ThingLeft[], milestone_number: number): ThingLeft[] {
  return leftIn(things, milestone_number).filter(isToMend)
}

function keyOf({ message, quote = '' }: { message: string; quote?: string | undefined }): string {
  return `${message}\n${oneLine(quote)}`
}
