import type { Answer } from '../interview.ts'
import { lacksCriteria, type StoredMilestone, shownText } from '../milestone.ts'
import { SCOPE_FAILED } from '../plan.ts'
import { changedThreshold } from '../quality/claim-rules.ts'
import { uncoveredRequirement } from '../quality/coverage-rules.ts'
import { principalInvestigator } from '../quality/people-rules.ts'
import { type PreparedReview, preparedReview } from '../quality/prepared-review.ts'
import { gravestFirst } from '../quality/review-plan.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { leftovers } from '../quality/wording-rules.ts'
import { OWN, partOfWords, textParts } from '../text-parts.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { type Check, isAgainstTopic, isHeldAgainst } from '../work-breakdown/check.ts'
import { breakdownChecks } from '../work-breakdown/checks.ts'
import { spokenSentences } from '../work-breakdown/composed/spoken-sentences.ts'
import { isAsking, limitChecks } from '../work-breakdown/limit-checks.ts'
import { rowChecks } from '../work-breakdown/row-checks.ts'
import type { Row } from '../work-breakdown/rows.ts'
import type { WorkBreakdown } from '../work-breakdown/work-breakdown.ts'
import { breaksTopic, mayBreakTopic } from './breaks-topic.ts'
import { answersLeft } from './left-answers.ts'
import { hasWords, type KeptStep, type One, objections } from './left-objections.ts'
import { olderAnswersLeft } from './left-older-answers.ts'
import { type Places, placesOf } from './left-places.ts'
import { marksLeft, proofsLeft } from './left-proofs.ts'
import { removedLeft } from './left-removed.ts'
import { requirementsLeft } from './left-requirements.ts'
import { unheededLeft } from './left-said.ts'
import { spokenLeft } from './left-spoken.ts'
import { thinLeft } from './left-thin.ts'
import { isToMend, type LeftPlace, type LeftReason, type ThingLeft } from './thing-left.ts'

/** A plan as it is kept, with its steps, the rows that it was composed from and those that were removed, and the answers of its interview. */
export type KeptPlan = {
  plan: ReviewedPlan
  steps: readonly KeptStep[]
  rows: readonly Row[]
  removed?: readonly Row[]
  answers?: readonly Answer[]
  /** The answers as the plan was drafted from them. */
  agreed?: readonly Answer[]
}

/**
 * What is left to do before a plan is handed in, the gravest first and what was overruled last (spec §2, Final Plan Review): what the quality rules object
 * to, sentences without a source, empty parts, what nobody knows yet, and what does not fit together in the rows. Each matter is told once: of its
 * requirements only how many are open, since the coverage tells which; of narratives nothing, since their steps do. What the product drafts itself when the
 * plan is completed is not left to anybody.
 */
export function thingsLeft(
  { plan, steps, rows, removed = [], answers = [], agreed = [] }: KeptPlan,
  prepared: PreparedReview = preparedReview(plan),
): ThingLeft[] {
  const places = placesOf(plan, rows)
  const breakdown = breakdownOf(rows)
  const older = olderAnswersLeft(plan, agreed, prepared)
  const isOlder = ({ reason, place: { quote } }: One) =>
    reason === 'source' && quote !== undefined && older.some(({ place }) => place.quote?.includes(quote))
  const objected = objections(plan, steps, prepared, places)
  const limits = limitsLeft(plan, rows, places, objected)
  const things = [
    ...scopeLeft(plan),
    ...unheededLeft(plan, { answers, rows }, prepared, places),
    ...older,
    ...plan.milestones.flatMap(emptyTexts),
    ...thinLeft(plan),
    ...answersLeft(answers),
    ...requirementsLeft(plan, steps, prepared),
    ...objected.filter((one) => !isOlder(one) && !limits.some((other) => isSameLimit(one, other))),
    ...spokenLeft(spokenSentences(breakdown)),
    ...rowThings(plan, rows, breakdown, places),
    ...limits,
    ...proofsLeft(plan, breakdown, places),
    ...marksLeft(plan, breakdown, places),
    ...removedLeft(plan, rows, removed),
  ]
  const inOrder = together(things, cardsOf(plan)).sort((a, b) => turnOf(a) - turnOf(b) || firstMilestone(a) - firstMilestone(b))
  return gravestFirst(inOrder).sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf(thing: ThingLeft): number {
  if (breaksTopic(thing)) return 0
  if (mayBreakTopic(thing)) return 1
  return thing.overruled === undefined ? 2 : 3
}

/** What concerns the words of the plan, which its evaluator reads. */
const OF_WORDS: readonly LeftReason[] = ['source', 'requirement', 'how', 'quality']

/** What is worth a look comes in this order: the words of the plan, what else is asked of it, its rows. What is to be mended keeps to its milestones. */
function turnOf(thing: ThingLeft): number {
  if (isToMend(thing) || OF_WORDS.includes(thing.reason)) return 0
  return thing.reason === 'rows' ? 2 : 1
}

function firstMilestone({ places: [first] }: ThingLeft): number {
  return first?.milestone_number ?? 0
}

/** The scope paragraph that Work Plan Complete could not draft, or did not come to: criteria are there, and it is drafted right behind them. */
function scopeLeft({ scope_paragraph, milestones }: ReviewedPlan): One[] {
  const isCompleted = milestones.length > 0 && !milestones.some(lacksCriteria)
  const isOpen = scope_paragraph === SCOPE_FAILED || (isCompleted && !hasWords(scope_paragraph ?? null))
  if (!isOpen) return []
  const message = scope_paragraph === SCOPE_FAILED ? 'The scope paragraph was not drafted.' : 'The scope has not been written yet.'
  const place: LeftPlace = { message, part: 'scope' }
  return [{ kind: 'no scope', reason: 'blank', severity: 'error', mends: 'Write it, or let Work Plan Complete draft it.', place }]
}

/** A milestone without a text. */
function emptyTexts(milestone: StoredMilestone): One[] {
  if (hasWords(shownText(milestone))) return []
  const { milestone_number } = milestone
  const place: LeftPlace = { message: `Milestone ${milestone_number} has no text.`, part: 'text' }
  return [{ kind: 'no text', reason: 'blank', severity: 'error', milestone_number, mends: 'Write it, or regenerate it.', place }]
}

/** What does not fit together in the rows; which requirement no step answers the rules say of the plan. */
function rowThings(
  { period, phase, requirements }: ReviewedPlan,
  rows: readonly Row[],
  breakdown: WorkBreakdown,
  { nameOf }: Places,
): One[] {
  const steps = rows.filter(({ kind }) => kind === 'step').sort((a, b) => a.position - b.position)
  const numbers = new Map(steps.map(({ id }, at) => [id, at + 1]))
  const checks = [...rowChecks(rows), ...breakdownChecks(breakdown, { period, phase, numbers, requirements })]
  return checks.map((check) => ofCheck(check, nameOf))
}

function ofCheck(check: Check, nameOf: Places['nameOf']): One {
  const { kind, what, mends, row_id, cell, requirement_id } = check
  const place = { message: what, cell: { row_id, name: nameOf(row_id), cell }, ...(requirement_id && { requirement_id }) }
  const one = { kind, mends, place, severity: 'warning' as const, ...(isHeldAgainst(check) && { blocks: true as const }) }
  if (!isAgainstTopic(check)) return { ...one, reason: 'rows' }
  return { ...one, reason: 'requirement', severity: kind === 'limit' && isAsking(check) ? 'warning' : 'error' }
}

/** What rows say that breaks a limit of the topic, or may, and of which nobody has overruled that the plan says so. */
function limitsLeft({ requirements, phase }: ReviewedPlan, rows: readonly Row[], { nameOf }: Places, objected: readonly One[]): One[] {
  const isOverruled = ({ told, requirement_id }: Check) =>
    told !== undefined &&
    objected.some(
      ({ overruled, place }) => overruled !== undefined && place.requirement_id === requirement_id && place.message.includes(`“${told}”`),
    )
  return limitChecks(rows, requirements, phase).flatMap((check) => (isOverruled(check) ? [] : ofCheck(check, nameOf)))
}

/** What the rows say of a limit, the plan says that is composed from them: it is mended there. */
function isSameLimit({ overruled, place: { requirement_id } }: One, other: One): boolean {
  return overruled === undefined && requirement_id !== undefined && other.place.requirement_id === requirement_id
}

/** In which part of its milestone's text the words of a place stand, where that is another than the milestone's own. */
function cardsOf({ milestones }: ReviewedPlan): (place: LeftPlace) => Pick<LeftPlace, 'card'> {
  const parts = new Map(milestones.map((one, at) => [one.milestone_number, textParts(shownText(one), at === 0)]))
  return ({ milestone_number = 0, quote, part }) => {
    const lines = quote !== undefined && (part ?? 'text') === 'text' ? parts.get(milestone_number) : undefined
    const card = lines && quote ? partOfWords(lines, quote) : OWN
    return card === OWN ? {} : { card }
  }
}

/** What is looked at once more before the plan is handed in, by its kind. */
const BEFORE_HAND_IN: ReadonlySet<string> = new Set([
  'held',
  'corrected',
  uncoveredRequirement.id,
  changedThreshold.id,
  'limit',
  leftovers.id,
  'not known',
  'person',
  principalInvestigator.id,
])

function isBeforeHandIn(kind: string, thing: Pick<ThingLeft, 'severity' | 'blocks' | 'overruled'>): boolean {
  const [first = ''] = kind.split(' Q', 1)
  return BEFORE_HAND_IN.has(first) && (isToMend(thing) || (kind === 'person' && thing.overruled === undefined))
}

/** Things of one kind with one remedy are one thing with several places; each requirement that is broken is one of its own. */
function together(all: readonly One[], cardOf: (place: LeftPlace) => Pick<LeftPlace, 'card'>): ThingLeft[] {
  const things = new Map<string, ThingLeft>()
  for (const { kind, place: where, milestone_number, ...thing } of all) {
    const place = { ...where, ...(milestone_number !== undefined && { milestone_number, ...cardOf({ ...where, milestone_number }) }) }
    const one = { ...thing, ...(isBeforeHandIn(kind, thing) && { before_hand_in: true as const }), places: [place] }
    const key = [kind, thing.severity, thing.mends, thing.overruled, ...(breaksTopic(one) ? [place.requirement_id] : [])].join('\n')
    const same = things.get(key)
    if (same) same.places.push(place)
    else things.set(key, one)
  }
  return [...things.values()]
}
