import { withConfirmed } from '../../../domain/grounding/coverage-confirmed.ts'
import { shownText } from '../../../domain/milestone.ts'
import { countedStrength } from '../../../domain/quality/coverage-words.ts'
import type { Coverage } from '../../../domain/quality/review.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { answeredBy } from '../../../domain/solicitation/requirement/answered-by.ts'
import { isLater } from '../../../domain/solicitation/requirement/later.ts'
import { isNote } from '../../../domain/solicitation/requirement/note.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { isOption } from '../../../domain/solicitation/requirement/option.ts'
import { notLookedAt } from '../../../domain/solicitation/verdict/certainty.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { isFromSolicitation, REST } from '../../../domain/work-breakdown/from-solicitation.ts'
import { stem } from '../../../language/stem.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'
import { SOLICITATION_ASKS } from './told-answers.ts'

/** How many requirements a step asks about: what else it lacks has to be asked as well. */
const MOST = 2

/** How much a requirement weighs that nobody answers, one that stands in the plan with another value, one that is only quoted, and what is taken off where it binds less. */
const WEIGHT = { none: 9, changed: 8.5, quoted: 7 } as const
const LESS: Record<Requirement['strength'], number> = { must: 0, should: 1, objective: 2 }

/**
 * The requirements that no milestone answers, that the plan only quotes and nobody put on a step, and those whose value stands otherwise in the plan; each
 * is asked about in one milestone. What stands beside a row has its answer there; of what the reader is not sure of, the review of the solicitation asks whether
 * anything is asked at all.
 */
export function requirementGaps(now: MilestoneNow): Gap[] {
  const { facts, review, milestone, milestones } = now
  const requirements = facts.analysis?.requirements ?? []
  const inRows = answeredInRows(now)
  const doubted = new Set((facts.analysis ? notLookedAt(facts.analysis) : []).flatMap(({ requirement_id }) => requirement_id ?? []))
  const answered = withConfirmed(review.coverage, requirements, milestones, facts.confirmed)
  return requirements
    .filter((one) => isOfPhase(one, facts.phase) && !isLater(one, facts.phase, facts.analysis?.topic) && !isOption(one) && isOfSteps(one))
    .filter(({ id }) => !doubted.has(id))
    .flatMap((requirement) => {
      const coverage = answered.find(({ requirement_id }) => requirement_id === requirement.id)
      const home = coverage && homeOf(requirement, coverage, now)
      if (coverage?.changed.length === 0 && inRows.has(requirement.id)) return []
      return coverage && home === milestone.milestone_number ? gapIn(requirement, coverage, now) : []
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
}

/** A term of the award is kept by the plan as a whole, and what tells of the world as it is asks nothing of anybody. */
function isOfSteps(one: Requirement): boolean {
  return answeredBy(one) !== 'term' && one.whose !== 'background' && !isNote(one)
}

/** The requirements beside rows: in which step they are answered is known, and what that step still lacks is asked of its task. */
function answeredInRows({ facts }: MilestoneNow): ReadonlySet<string> {
  const steps = heldRows({ facts }).steps.filter(({ id }) => id !== REST)
  return new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
}

/** Where a requirement is asked about: where its value stands otherwise, or where it was to be answered, else in the milestone most like it. */
function homeOf({ id, quote }: Requirement, coverage: Coverage, { milestones }: MilestoneNow): number | undefined {
  const [changed] = coverage.changed
  if (changed) return changed.milestone_number
  if (!['none', 'quoted'].includes(countedStrength(coverage))) return undefined
  const named = milestones.find(({ requirement_ids }) => requirement_ids?.includes(id))
  const words = stemsOf(quote)
  const likeness = milestones.map((one) => [...stemsOf(shownText(one))].filter((word) => words.has(word)).length)
  return (named ?? milestones[likeness.indexOf(Math.max(...likeness))])?.milestone_number
}

function stemsOf(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\d]{4,}/gu) ?? []).map(stem))
}

/** Why it is asked about: a plan that names it, by its words or among what a milestone answers, says nothing of how. */
const WHY = {
  none: 'No milestone answers it yet, and evaluators use only what is in the plan.',
  quoted: 'The plan names it, and no task, result or test of yours says yet how it is met.',
}

function gapIn(requirement: Requirement, { changed: [other], strength: answered }: Coverage, now: MilestoneNow): Gap[] {
  const { milestone, answers } = now
  const { quote, page, id, strength } = requirement
  const asks = `${SOLICITATION_ASKS}${quoted(quote)} (p. ${page})`
  const q = other
    ? `${asks}; the plan says ${other.told}. Which value counts as met, and how will you show it?`
    : `${asks}. In which steps will Milestone ${milestone.milestone_number} answer it, and what comes out?`
  if (answers.some(({ question }) => question === q)) return []
  const why = other
    ? `A value of the solicitation stands otherwise in the plan: asked ${other.asked}, told ${other.told}.`
    : WHY[answered === 'quoted' ? 'quoted' : 'none']
  const weight = WEIGHT[other ? 'changed' : 'none'] - LESS[strength]
  return [
    gapOf(
      'requirement',
      weight,
      {
        q,
        why,
        min_items: 2,
        rule: other ? 'QC-45' : 'QC-01',
        ...shown(requirement),
        ...filledBy(requirement, now),
      },
      id,
    ),
  ]
}

/** The step that an answer fills: the one that the requirement stands beside, else the one of the milestone that is most like it. */
function filledBy({ id, quote }: Requirement, { milestone, facts }: MilestoneNow): { fills?: FilledCell } {
  const words = stemsOf(quote)
  const tasks = openTasks(milestone, facts).flatMap(({ task, step }) => {
    if (!step || isFromSolicitation(step)) return []
    const likeness = [...stemsOf(step.action)].filter((word) => words.has(word)).length
    return [{ number: task.number ?? '', action: step.action, likeness: step.requirement_ids.includes(id) ? words.size + 1 : likeness }]
  })
  const [home] = tasks.sort((one, other) => other.likeness - one.likeness)
  if (!home || home.likeness === 0) return {}
  return { fills: { cell: 'requirement', tasks: [{ number: home.number, action: home.action }], requirement_id: id } }
}

/** What a question shows of the requirement that it is asked for. */
export function shown({ id, quote, page }: Requirement): { quote: string; page: number; requirement_id: string } {
  return { quote, page, requirement_id: id }
}
