import { keyTerms } from '../grounding/key-terms.ts'
import type { Requirement, Strength } from '../solicitation/analysis.ts'
import { monthsNamed } from './months.ts'
import type { Coverage, Severity } from './review.ts'
import { type Objection, partsOf, type QualityRule, type ReviewedPlan, shortQuote } from './rule.ts'

const NOT_ANSWERED: Record<Strength, Severity> = { must: 'error', should: 'warning', objective: 'advice' }
const HALF_ANSWERED: Record<Strength, Severity> = { must: 'warning', should: 'advice', objective: 'advice' }

/** The requirements that a plan of this phase has to answer: the other phase's are not its business. */
export function applying(plan: Pick<ReviewedPlan, 'requirements' | 'phase'>): Requirement[] {
  return plan.requirements.filter(({ phase }) => phase === 'any' || phase === plan.phase)
}

/** QC-01: every requirement of the solicitation is answered by a milestone, and in full (brief §4). */
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
      if (!answer || answer.strength === 'full') return []
      return answer.covered_by.length === 0 ? [notAnswered(requirement)] : [halfAnswered(plan, requirement, answer)]
    })
  },
}

function notAnswered({ id, page, quote, strength }: Requirement): Objection {
  return {
    severity: NOT_ANSWERED[strength],
    message: `Requirement ${id} (solicitation, page ${page}) is not addressed by any milestone.`,
    quote: shortQuote(quote),
  }
}

function halfAnswered(plan: ReviewedPlan, requirement: Requirement, { covered_by, places }: Coverage): Objection {
  const { id, page, strength, quote } = requirement
  const [place] = places
  const missing = missingIn(plan, requirement, covered_by)
  const told = missing.length === 0 ? '' : ` Not found there: ${missing.join(', ')}.`
  return {
    severity: HALF_ANSWERED[strength],
    milestone_number: place?.milestone_number ?? covered_by[0],
    ...(place && { part: place.part }),
    message: `Milestone ${covered_by.join(', ')} answers only a part of requirement ${id} (solicitation, page ${page}).${told}`,
    quote: shortQuote(place?.quote ?? quote),
  }
}

/** How many missing words a message names. */
const MOST_NAMED = 4

/** What the requirement names and the answering milestones do not: values first, then telling words, as the solicitation prints them. */
function missingIn({ milestones }: ReviewedPlan, { quote, text, quantities }: Requirement, covered_by: readonly number[]): string[] {
  const answering = milestones.filter(({ milestone_number }) => covered_by.includes(milestone_number))
  const said = answering.flatMap(partsOf).join('\n')
  const told = keyTerms(said)
  const values = quantities
    .map(({ printed }) => printed)
    .filter((printed) => !numbersOf(printed).every((number) => told.numbers.has(number)))
  const words = (quote || text).match(/\p{L}[\p{L}\d-]{2,}/gu) ?? []
  const untold = words.filter((word) => [...keyTerms(word).words].some((stem) => !told.words.has(stem)))
  return [...new Set([...values, ...untold.map((word) => word.toLowerCase())])].slice(0, MOST_NAMED).map((one) => `"${one}"`)
}

function numbersOf(printed: string): string[] {
  return [...keyTerms(printed).numbers]
}

/** QC-46: a month that the solicitation sets for an event is kept (brief §4). */
export const givenMilestones: QualityRule = {
  id: 'QC-46',
  checks: 'a month that the solicitation sets for an event is kept',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7: the words of the topic come before every other instruction',
  remedy: 'Put the event into the milestone of that month, or name the month in its text.',
  objections: (plan, { coverage }) => {
    const planned = new Set(plan.milestones.flatMap((milestone) => monthsNamed(partsOf(milestone).join('\n'))))
    const changed = new Set(coverage.filter((one) => one.changed.length > 0).map(({ requirement_id }) => requirement_id))
    return applying(plan)
      .filter(({ kind }) => kind === 'schedule')
      .flatMap((requirement) => {
        const lost = monthsNamed(requirement.quote).filter((month) => month <= plan.period && !planned.has(month))
        if (lost.length === 0 && !(changed.has(requirement.id) && monthsNamed(requirement.quote).length > 0)) return []
        return [notKept(requirement, lost)]
      })
  },
}

function notKept({ id, page, quote }: Requirement, lost: readonly number[]): Objection {
  const months = lost.length === 0 ? 'another month' : `month ${lost.join(', ')}`
  const told = lost.length === 0 ? `The plan gives ${months} for what` : `No milestone names ${months}, which`
  return { message: `${told} the solicitation sets (${id}, page ${page}).`, quote: shortQuote(quote) }
}
