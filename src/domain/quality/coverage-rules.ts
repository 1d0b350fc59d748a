import { writtenAmount } from '../../language/quantity/written-amount.ts'
import { amountOf } from '../grounding/coverage-amount.ts'
import { unsaidValues } from '../grounding/coverage-asked.ts'
import { type ToldPart, toldParts } from '../grounding/coverage-part.ts'
import { numbersNamed, type PlanNumber, planNumbersIn, requirementsNamed } from '../grounding/plan-number.ts'
import { milestoneTitle, shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import type { Months } from '../program.ts'
import { dueLabel } from '../schedule.ts'
import type { Requirement, Strength } from '../solicitation/analysis.ts'
import { answeredBy } from '../solicitation/requirement/answered-by.ts'
import { isOption } from '../solicitation/requirement/option.ts'
import { isReworded, requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { applying } from './asked-of-phase.ts'
import { listed } from './quoted.ts'
import type { Coverage, Severity } from './review.ts'
import { type Objection, partsOf, type QualityRule, type ReviewedPlan, shortQuote } from './rule.ts'

const NOT_ANSWERED: Record<Strength, Severity> = { must: 'error', should: 'warning', objective: 'advice' }
const HALF_ANSWERED: Record<Strength, Severity> = { must: 'warning', should: 'advice', objective: 'advice' }

/** QC-01: every requirement of the solicitation is answered by a milestone, and in full (brief §4). */
export const uncoveredRequirement: QualityRule = {
  id: 'QC-01',
  checks: 'every requirement of the solicitation is answered by a milestone',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 4.2: reviewers use only what is in the proposal',
  remedy: 'Name in a task, deliverable or criterion what answers it, or say in the scope why it is left out.',
  objections: (plan, { coverage, likely }) => {
    const answers = new Map(coverage.map((one) => [one.requirement_id, one]))
    const told = new Map<string, readonly ToldPart[]>()
    return applying(plan).flatMap((requirement) => {
      const answer = answers.get(requirement.id)
      if (!answer || answer.strength === 'full' || isOwnPeriod(requirement, plan)) return []
      if (isOption(requirement) && answer.covered_by.length > 0) return []
      if (answer.strength === 'quoted') return [onlyQuoted(requirement, answer)]
      return answer.covered_by.length === 0
        ? [notAnswered(requirement, likely.get(requirement.id))]
        : halfAnswered(requirement, answer, toldBy(plan, answer, told))
    })
  },
}

/** "The Phase I period of performance is six months": the plan has that period as a whole, and no milestone has to say so. */
function isOwnPeriod(requirement: Requirement, { period }: ReviewedPlan): boolean {
  const { quantities } = requirement
  if (answeredBy(requirement) !== 'term' || quantities.length === 0) return false
  return quantities.every(({ value, unit }) => {
    const amount = amountOf(value, unit)
    return amount?.dimension === 'month' && amount.numbers.every((number) => number === period)
  })
}

function notAnswered(requirement: Requirement, likely: number | undefined): Objection {
  const { id, page, strength } = requirement
  const hint = likely === undefined ? '' : ` Milestone ${likely} may answer it in other words: then name it there.`
  return {
    severity: isOption(requirement) ? 'advice' : NOT_ANSWERED[strength],
    message: `Requirement ${id} (solicitation, page ${page}) is not addressed by any milestone.${hint}`,
    quote: shortQuote(requirementWords(requirement)),
  }
}

/** The plan knows of it, and nobody says what answers it. */
function onlyQuoted(requirement: Requirement, { places: [place] }: Coverage): Objection {
  const { id, page, strength } = requirement
  return {
    severity: HALF_ANSWERED[strength],
    ...(place && { milestone_number: place.milestone_number, part: place.part }),
    message: `Requirement ${id} (solicitation, page ${page}) is only named: no task, result, test or sentence of your own answers it.`,
    quote: shortQuote(place?.quote ?? requirementWords(requirement)),
  }
}

/** Where a value is missing, that can be put right; where words alone differ, only what the work must do is worth holding beside the plan. */
function halfAnswered(requirement: Requirement, { covered_by, places, unsaid = [] }: Coverage, told: readonly ToldPart[]): Objection[] {
  const { id, page, strength } = requirement
  const missing = unsaidValues(requirement, told)
  if (missing.length + unsaid.length === 0 && strength !== 'must') return []
  const [place] = places
  const milestones = `${covered_by.length === 1 ? 'Milestone' : 'Milestones'} ${listed(covered_by.map(String))}`
  const words = shortQuote(requirementWords(requirement))
  const asked = `requirement ${id}, ${isReworded(requirement) ? words : `“${words}”`} (solicitation, page ${page})`
  const values = [...new Set(missing.map(({ value, unit }) => writtenAmount(value, unit)))].filter(
    (value) => !unsaid.some((one) => one.includes(value)),
  )
  const lost = listed([...values, ...unsaid].map((one) => `“${one}”`))
  const found =
    lost !== ''
      ? {
          severity: HALF_ANSWERED[strength],
          message: `${milestones} ${covered_by.length === 1 ? 'does' : 'do'} not say ${lost} of ${asked}.`,
          remedy: 'Say in the task, the deliverable or the criterion that meets it how it is met, with its value.',
        }
      : {
          severity: 'advice' as const,
          message: `${milestones} may leave out a part of ${asked}.`,
          remedy: 'Add what is missing to a task, a deliverable or a criterion, or overrule this if nothing is missing.',
        }
  return [
    {
      ...found,
      milestone_number: place?.milestone_number ?? covered_by[0],
      ...(place && { part: place.part }),
      quote: shortQuote(place?.quote ?? words),
    },
  ]
}

/** The sentences of the answering milestones; many requirements are answered by the same ones. */
function toldBy({ milestones }: ReviewedPlan, { covered_by }: Coverage, known: Map<string, readonly ToldPart[]>): readonly ToldPart[] {
  const key = covered_by.join()
  const answering = milestones.filter(({ milestone_number }) => covered_by.includes(milestone_number))
  const parts = known.get(key) ?? answering.flatMap(toldParts)
  known.set(key, parts)
  return parts
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
        if (requirement.kind !== 'schedule') return handedOverLate(requirement, answering, plan)
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
 * What has a date of its own among other things that are asked for, "a demonstration at the end of month 5", where all that answers it is due later and
 * nowhere names that month. An event may fall into months of work; what is handed over comes with its milestone.
 */
function handedOverLate(requirement: Requirement, answering: ReadonlySet<number>, plan: ReviewedPlan): Objection[] {
  const { id, page } = requirement
  const asked = requirementWords(requirement)
  const dues = milestoneDues(plan.milestones.map(shownText), plan.period)
  const held = plan.milestones.flatMap((milestone, at) => {
    const months = planNumbersIn(partsOf(milestone).join('\n')).flatMap(singleMonth)
    return answering.has(milestone.milestone_number) ? [{ milestone, due: dues[at] ?? plan.period, months }] : []
  })
  return planNumbersIn(asked).flatMap((dated): Objection[] => {
    const [month] = singleMonth(dated)
    const [first] = held
    if (month === undefined || !first || held.some(({ due, months }) => due <= month || months.includes(month))) return []
    const words = clauseAround(asked, dated)
    const { milestone, due } = first
    const message = `The solicitation asks for ${isReworded(requirement) ? words : `“${words}”`} (${id}, page ${page}); Milestone ${milestone.milestone_number}, which answers it, is due later, at ${dueLabel(due)}.`
    return [
      {
        message,
        severity: 'warning',
        milestone_number: milestone.milestone_number,
        part: 'text',
        quote: shortQuote(milestoneTitle(shownText(milestone))),
      },
    ]
  })
}

/** The month that a number names alone: "months 1 to 3" sets no date. */
function singleMonth({ names, numbers }: PlanNumber): Months[] {
  return numbers.length === 1 && (names === 'month' || names === 'due') ? numbers.map(Number) : []
}

/** The words around a number up to the nearest comma or semicolon, which say what it dates; none of them stands within a figure. */
function clauseAround(quote: string, { start, end }: PlanNumber): string {
  const before = /(?:[^,;:]|[,:](?=\d))*$/.exec(quote.slice(0, start))?.[0] ?? ''
  const behind = /^(?:[^,;.]|[,.](?=\d))*/.exec(quote.slice(end))?.[0] ?? ''
  return shortQuote(`${before}${quote.slice(start, end)}${behind}`).replace(/^and /, '')
}
