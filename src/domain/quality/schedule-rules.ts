import { partsOf, type QualityRule, sentencesOf, shortQuote } from './rule.ts'

/** A month as a plan writes it: "award + 7 months", "month 7", "months 5 to 7", "mo 5-7". */
const MONTHS = /(?:award\s*\+\s*|\bmonths?\s+|\bmo\.?\s+)(\d+(?:\.\d+)?)(?:\s*(?:-|–|to|through|and)\s*(\d+(?:\.\d+)?))?/gi

/** QC-05: no month that a milestone names lies after the period of performance; what it says of a later phase is left alone (brief §4). */
export const monthAfterPeriod: QualityRule = {
  id: 'QC-05',
  checks: 'no month that a milestone names lies after the period of performance',
  severity: 'error',
  source: 'Brief §4',
  remedy: 'Move the work into the period of performance.',
  objections: (plan, context) => monthAfterPeriodIn(plan, context),
}

const monthAfterPeriodIn: QualityRule['objections'] = ({ milestones, period, phase }) =>
  milestones.flatMap((milestone) =>
    partsOf(milestone)
      .flatMap(sentencesOf)
      .filter((sentence) => !(phase === 'I' ? /\bPhase II+\b/ : /\bPhase III\b/).test(sentence))
      .flatMap((sentence) => monthsIn(sentence).map((month) => ({ sentence, month })))
      .filter(({ month }) => month > period)
      .map(({ sentence, month }) => ({
        severity: 'error' as const,
        milestone_number: milestone.milestone_number,
        message: `Milestone ${milestone.milestone_number} names month ${month}, after the ${period}-month period of performance.`,
        quote: shortQuote(sentence),
      })),
  )

function monthsIn(sentence: string): number[] {
  return Array.from(sentence.matchAll(MONTHS)).flatMap(([, first, last]) =>
    [first, last].filter((month) => month !== undefined).map(Number),
  )
}

/** QC-06: milestones are numbered once each and stand in order, so that their dates do too (brief §4). */
export const milestoneOrder: QualityRule = {
  id: 'QC-06',
  checks: 'milestones are numbered once each and stand in order',
  severity: 'error',
  source: 'Brief §4',
  remedy: 'Put the milestones in the order of their dates.',
  objections: (plan, context) => milestoneOrderIn(plan, context),
}

const milestoneOrderIn: QualityRule['objections'] = ({ milestones }) =>
  milestones.slice(1).flatMap(({ milestone_number }, index) => {
    const before = milestones[index]?.milestone_number ?? 0
    if (milestone_number > before) return []
    const message =
      milestone_number === before
        ? `Two milestones have the number ${milestone_number}.`
        : `Milestone ${milestone_number} stands after Milestone ${before}, but is due before it.`
    return [{ severity: 'error' as const, milestone_number, message }]
  })
