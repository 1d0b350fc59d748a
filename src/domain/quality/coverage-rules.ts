import { listed } from '../../language/characters.ts'
import { numbersNamed, planNumbersIn, requirementsNamed } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import type { Months } from '../program.ts'
import type { Requirement, Strength } from '../solicitation/analysis.ts'
import { isOption } from '../solicitation/requirement/option.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { applying } from './asked-of-phase.ts'
import type { Coverage, Severity } from './review.ts'
import { type Objection, partsOf, type QualityRule, type ReviewedPlan, shortQuote } from './rule.ts'

const NOT_ANSWERED: Record<Strength, Severity> = { must: 'error', should: 'warning', objective: 'advice' }
const ONLY_NAMED: Record<Strength, Severity> = { must: 'warning', should: 'advice', objective: 'advice' }

/** QC-01: every requirement of the solicitation is answered by a milestone (brief §4). What is answered in part, and what it lacks, the coverage shows. */
export const uncoveredRequirement: QualityRule = {
  id: 'QC-01',
  checks: 'every requirement of the solicitation is answered by a milestone',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 4.2: reviewers use only what is in the proposal',
  remedy: 'Name in a task, deliverable or criterion what answers it, or say in the scope why it is left out.',
  objections: (plan, { coverage }) => {
    const answers = new Map(coverage.map((one) => [one.requirement_id, one]))
    return applying(plan).flatMap((requirement) => {
      const answer = answers.get(requirement.id)
      if (!answer || answer.exceptions || answer.covered_by.length > 0) return []
      return [answer.strength === 'quoted' ? onlyQuoted(requirement, answer) : notAnswered(requirement)]
    })
  },
}

function notAnswered(requirement: Requirement): Objection {
  const { id, page, strength } = requirement
  return {
    severity: isOption(requirement) ? 'advice' : NOT_ANSWERED[strength],
    requirement_id: id,
    message: `Requirement ${id} (solicitation, page ${page}) is not addressed by any milestone.`,
    quote: shortQuote(requirementWords(requirement)),
  }
}

/** The plan knows of it, and nobody says what answers it. */
function onlyQuoted(requirement: Requirement, { places: [place] }: Coverage): Objection {
  const { id, page, strength } = requirement
  return {
    severity: ONLY_NAMED[strength],
    requirement_id: id,
    ...(place && { milestone_number: place.milestone_number, part: place.part }),
    message: `Requirement ${id} (solicitation, page ${page}) is only named: no task, result, test or sentence of your own answers it.`,
    quote: shortQuote(place?.quote ?? requirementWords(requirement)),
  }
}

/** QC-46: a month that the solicitation sets for an event is kept (brief §4). Of other work that names a month, the rows are asked (`deadlineChecks`). */
export const givenMilestones: QualityRule = {
  id: 'QC-46',
  checks: 'a month that the solicitation sets for an event is kept',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7: the words of the topic come before every other instruction',
  remedy: 'Put the event into the milestone of that month, or name the month in its text.',
  objections: (plan, { coverage }) => {
    const answers = new Map(coverage.map((one) => [one.requirement_id, one]))
    return applying(plan)
      .filter(({ kind }) => kind === 'schedule')
      .filter((one) => numbersNamed(requirementWords(one), 'month', 'due').some((month) => month <= plan.period))
      .flatMap((requirement) => {
        const answer = answers.get(requirement.id)
        const answering = milestonesOf(requirement, answer, plan)
        // what nobody answers QC-01 tells
        if (answering.size === 0) return []
        const planned = plannedMonths(plan, new Set([...answering, ...milestonesNaming(requirement, plan)]))
        const lost = numbersNamed(requirementWords(requirement), 'month', 'due').filter(
          (month) => month <= plan.period && !planned.has(month),
        )
        return lost.length > 0 || (answer && answer.changed.length > 0) ? [notKept(requirement, lost)] : []
      })
  },
}

/** The milestones that answer a requirement, and those of which it is said to be theirs, in words or by its number: its date is kept there, however it is answered. */
function milestonesOf({ id }: Requirement, answer: Coverage | undefined, { milestones }: ReviewedPlan): ReadonlySet<number> {
  const naming = milestones.filter((one) => one.requirement_ids?.includes(id) && requirementsNamed(partsOf(one).join('\n')).includes(id))
  return new Set([...(answer?.covered_by ?? []), ...[...(answer?.places ?? []), ...naming].map(({ milestone_number }) => milestone_number)])
}

/** The milestones whose titles name an event of a requirement by its short form, "CDR closed": its date is kept there, whichever answers the others. */
function milestonesNaming(requirement: Requirement, { milestones }: ReviewedPlan): number[] {
  const events: readonly string[] = requirementWords(requirement).match(/\b[A-Z]{2,}\b/g) ?? []
  const titleOf = (one: ReviewedPlan['milestones'][number]) => shownText(one).split('\n', 1)[0]?.split(/\W+/) ?? []
  return milestones.filter((one) => titleOf(one).some((word) => events.includes(word))).map(({ milestone_number }) => milestone_number)
}

/** The months of some milestones: those that they name, and those in which they are due. */
function plannedMonths({ milestones, period }: ReviewedPlan, answering: ReadonlySet<number>): ReadonlySet<Months> {
  const due = milestoneDues(milestones.map(shownText), period)
  return new Set(
    milestones.flatMap((milestone, index) =>
      answering.has(milestone.milestone_number) ? [due[index] ?? period, ...partsOf(milestone).flatMap(monthsIn)] : [],
    ),
  )
}

/** The months that a text names, and of "months 7 to 9" the one between. */
function monthsIn(text: string): Months[] {
  return planNumbersIn(text)
    .filter(({ names }) => names === 'month' || names === 'due')
    .flatMap(({ start, end, numbers }) => {
      const months = numbers.map(Number)
      const [from = 0, to = from] = months
      return SPAN.test(text.slice(start, end)) ? Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => from + at) : months
    })
}

const SPAN = /\d\s?(?:to|through|-|–)\s?\d+$/

function notKept(requirement: Requirement, lost: readonly Months[]): Objection {
  const { id, page } = requirement
  const months = `month ${listed(lost.map(String))}`
  const message =
    lost.length === 0
      ? `The plan sets another date than the solicitation (${id}, page ${page}).`
      : `The solicitation sets ${months} for this (${id}, page ${page}); no milestone that answers it has that month.`
  return { message, quote: shortQuote(requirementWords(requirement)) }
}
