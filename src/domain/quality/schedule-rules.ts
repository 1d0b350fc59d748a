import { partsOf, type Rule, sentencesOf, shortQuote } from './rule.ts'

/** A month as a plan writes it: "award + 7 months", "month 7", "months 5 to 7", "mo 5-7". */
const MONTHS = /(?:award\s*\+\s*|\bmonths?\s+|\bmo\.?\s+)(\d+(?:\.\d+)?)(?:\s*(?:-|–|to|through|and)\s*(\d+(?:\.\d+)?))?/gi

/** QC-05: no month that a milestone names lies after the period of performance; what it says of a later phase is left alone (brief §4). */
export const monthAfterPeriod: Rule = ({ milestones, period, phase }) =>
  milestones.flatMap((milestone) =>
    partsOf(milestone)
      .flatMap(sentencesOf)
      .filter((sentence) => !(phase === 'I' ? /\bPhase II+\b/ : /\bPhase III\b/).test(sentence))
      .flatMap((sentence) => monthsIn(sentence).map((month) => ({ sentence, month })))
      .filter(({ month }) => month > period)
      .map(({ sentence, month }) => ({
        rule: 'QC-05',
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
export const milestoneOrder: Rule = ({ milestones }) =>
  milestones.slice(1).flatMap(({ milestone_number }, index) => {
    const before = milestones[index]?.milestone_number ?? 0
    if (milestone_number > before) return []
    const message =
      milestone_number === before
        ? `Two milestones have the number ${milestone_number}.`
        : `Milestone ${milestone_number} stands after Milestone ${before}, but is due before it.`
    return [{ rule: 'QC-06', severity: 'error' as const, milestone_number, message }]
  })
