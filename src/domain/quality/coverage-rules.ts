import type { NamedMonth } from '../../language/calendar-date.ts'
import { calendarMonth } from '../../language/calendar-day.ts'
import { monthsSince } from '../../language/calendar-months.ts'
import { listed } from '../../language/characters.ts'
import { dutiesIn } from '../../language/duties.ts'
import { type ToldPart, toldParts } from '../grounding/coverage-part.ts'
import { FRAME } from '../grounding/coverage-quoted.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import { numbersNamed, planNumbersIn, requirementsNamed, withoutPlanNumbers } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { milestoneDues } from '../milestone-due.ts'
import type { Months } from '../program.ts'
import { dueLabel } from '../schedule.ts'
import type { Requirement, Strength } from '../solicitation/analysis.ts'
import { isOption } from '../solicitation/requirement/option.ts'
import { isReworded, requirementWords } from '../solicitation/requirement/requirement-words.ts'
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
      if (!answer || answer.covered_by.length > 0) return []
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

/** QC-46: a month that the solicitation sets for an event is kept (brief §4). */
export const givenMilestones: QualityRule = {
  id: 'QC-46',
  checks: 'a month that the solicitation sets for an event is kept',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7: the words of the topic come before every other instruction',
  remedy: 'Put the event into the milestone of that month, or name the month in its text.',
  objections: (plan, { coverage }) => {
    const answers = new Map(coverage.map((one) => [one.requirement_id, one]))
    return applying(plan)
      .filter((one) => numbersNamed(requirementWords(one), 'month', 'due').some((month) => month <= plan.period))
      .flatMap((requirement) => {
        const answer = answers.get(requirement.id)
        const answering = milestonesOf(requirement, answer, plan)
        // what nobody answers QC-01 tells
        if (answering.size === 0) return []
        if (requirement.kind !== 'schedule') return handedOverLate(requirement, plan, answer)
        const planned = plannedMonths(plan, answering)
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

/**
 * Of several things that are asked for one with a month of its own, "a demonstration at the end of month 5", where all of the plan that speaks of it comes
 * later: by the date of that sentence, deliverable or test, else by its milestone's. What nothing speaks of, the coverage shows; one thing that a person
 * put on work of a milestone that is due by then is had there, in whatever words.
 */
function handedOverLate(requirement: Requirement, { milestones, period }: ReviewedPlan, answer: Coverage | undefined): Objection[] {
  const { id, page } = requirement
  const dues = milestoneDues(milestones.map(shownText), period)
  const start = startOf(milestones)
  const put = new Set(answer?.places.flatMap((one) => (one.by_person ? [one.milestone_number] : [])))
  const isPutBy = (month: Months) => milestones.some((one, at) => put.has(one.milestone_number) && (dues[at] ?? period) <= month)
  const duties = dutiesIn(requirementWords(requirement))
  return duties.flatMap((duty): Objection[] => {
    const [month, ...others] = numbersNamed(duty, 'month', 'due')
    if (month === undefined || others.length > 0 || (duties.length === 1 && isPutBy(month))) return []
    const speaks = speaking(duty)
    const told = milestones.flatMap((one, at) =>
      toldParts(one)
        .filter(speaks)
        .map((part) => ({ part, month: monthOf(part.quote, start) ?? dues[at] ?? period })),
    )
    const [first] = told.toSorted((one, other) => one.month - other.month)
    if (!first || first.month <= month) return []
    const { milestone_number, part, quote } = first.part
    const words = isReworded(requirement) ? shortQuote(duty) : `“${shortQuote(duty)}”`
    const message = `The solicitation asks for ${words} (${id}, page ${page}); Milestone ${milestone_number} has it later, at ${dueLabel(first.month)}.`
    return [{ severity: 'warning', message, milestone_number, part, quote: shortQuote(quote) }]
  })
}

/** Whether a sentence speaks of a thing: with half of its telling words, and two of them where it has as many. */
function speaking(duty: string): (part: ToldPart) => boolean {
  const asked = [...keyTerms(withoutPlanNumbers(duty)).words].filter((word) => !FRAME.has(word))
  return ({ words, denies }) => {
    const said = asked.filter((word) => words.has(word)).length
    return !denies && said > 0 && said >= Math.min(2, asked.length) && 2 * said >= asked.length
  }
}

/** In which month of the work a sentence has what it tells: the last month that it names, or its one day of the calendar. */
function monthOf(quote: string, start: NamedMonth | undefined): Months | undefined {
  const named = monthsIn(quote)
  if (named.length > 0) return Math.max(...named)
  const day = calendarMonth(quote)
  return start && day ? monthsSince(start, day) + 1 : undefined
}

/** The month of the calendar from which the plan counts its own, where it says so. */
function startOf(milestones: ReviewedPlan['milestones']): NamedMonth | undefined {
  const lines = milestones.flatMap((one) => parse(shownText(one)).lines)
  return lines.flatMap((line) => (line.kind === 'label' && line.name === 'Start' ? (calendarMonth(line.text) ?? []) : []))[0]
}
