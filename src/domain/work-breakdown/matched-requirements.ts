import { type Learned, likelihoodOf } from '../../language/learned/logistic.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { isProhibition } from '../grounding/prohibition.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { answeredBy } from '../solicitation/requirement/answered-by.ts'
import { isOfOption } from '../solicitation/requirement/of-option.ts'
import { ownNumbersNamed } from '../solicitation/requirement/own-number.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { dutiesOf, seenOfDuties } from './asked-pieces.ts'
import LEARNED from './matching.json' with { type: 'json' }
import { matchingFeatures, SAYS_MOST, WORD_FOR_WORD } from './matching-features.ts'
import { scheduledIds } from './set-months.ts'
import { type LearnedTests, likelyTests, sureOf, testsOf } from './showing-tests.ts'
import type { Commitment, WorkStep } from './work-breakdown.ts'

/**
 * How likely a step has to answer a requirement to be put beside it without anybody's word: below it one in four is wrong, above it one in twenty. The others
 * are asked about, since a requirement beside the wrong step is worse than one in the tray.
 */
export const SURE = 0.95

/** A step is said to answer a requirement only from this on: below it more are wrong than right. */
export const SPOKEN = 0.5

/** A person is asked of a step which requirements it answers, those among them that it answers as likely as this: half of them, as readers judged. */
const ASKED = 0.4

/** Of these what is as likely as this is ticked ahead: four of five are right, as readers judged. */
export const TICKED = 0.8

/** A step, how likely it answers a requirement, and whether one of its tests shows that. */
export type LikelyStep = { step: WorkStep; likely: number; isShown: boolean }

/** What is committed to beside the tests of the steps; and what was learned of steps and of tests, where it is not what the product has learned. */
type Using = { commitments?: readonly Commitment[]; learned?: Learned; tests?: LearnedTests }

/**
 * For each requirement the steps, the one first that most likely answers it, as was learned of steps that readers judged, or has a test that most likely shows
 * it; those whose tests are sure to show that it is met go before one that only says it word for word.
 */
export function likelySteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { commitments = [], learned = LEARNED, tests }: Using = {},
): LikelyStep[][] {
  const judged = likelyTests(requirements, testsOf({ steps, commitments }), tests)
  return matchingFeatures(requirements, steps).map((some, nth) => {
    const likelyShown = judged[nth] ?? []
    const byTest = new Set(sureOf(likelyShown).flatMap(({ test }) => test.step_ids))
    return some
      .flatMap((features, at): LikelyStep[] => {
        const step = steps[at]
        if (!step) return []
        const isShown = byTest.has(step.id)
        const own = ownLikelihood(features, learned)
        const test = likelyShown.find(({ test }) => test.step_ids.includes(step.id))?.likely ?? 0
        return [{ step, isShown, likely: 1 - (1 - own) * (1 - test) }]
      })
      .sort((one, other) => Number(other.isShown) - Number(one.isShown) || other.likely - one.likely)
  })
}

function ownLikelihood(features: readonly string[], learned: Learned): number {
  return features.includes(WORD_FOR_WORD) ? SAID : likelihoodOf('yes', features, learned)
}

/** For each requirement that asks for several things or deeds the steps of which one of them is as sure as a whole requirement has to be. */
function stepsOfDuties(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  learned: Learned = LEARNED,
): ReadonlySet<WorkStep>[] {
  const duties = requirements.map(dutiesOf).map((some) => (some.length > 1 ? some : []))
  const likeliest = (ofSteps: readonly (readonly string[])[]) => {
    const likely = ofSteps.map((one) => (one.some((seen) => seen.startsWith(SAYS_MOST)) ? ownLikelihood(one, learned) : 0))
    const most = Math.max(...likely)
    return most > SURE ? steps.filter((_, at) => likely[at] === most) : []
  }
  return seenOfDuties(duties, (all) => matchingFeatures(all, steps)).map((each) => new Set(each.flatMap(likeliest)))
}

/** How likely a step answers a requirement that it says word for word. */
const SAID = 0.99

/**
 * The steps with the requirements that they most likely answer, beside those that they name already, of the option only what is asked of it or what its tests
 * show: offered to the person, who knows better. What was matched ahead with a step that nobody has looked at is matched with the rows as they
 * are now; all else that stands beside one stays there.
 */
export function withMatchedRequirements(requirements: readonly Requirement[], told: readonly WorkStep[], using: Using = {}): WorkStep[] {
  const steps = told.map((step) => ({ ...step, requirement_ids: step.is_matched ? [] : step.requirement_ids }))
  const named = new Set([...scheduledIds(requirements), ...steps.flatMap(({ requirement_ids }) => requirement_ids)])
  const likeliest = likelySteps(requirements, steps, using)
  const ofDuties = stepsOfDuties(requirements, steps, using.learned)
  const saying = steps.map((step) => new Set(ownNumbersNamed(wordsOf(step), requirements)))
  const matched = requirements.flatMap((one, at) => {
    if (named.has(one.id) || !isMatchable(one)) return []
    const open = likeliest[at]?.filter(({ step, isShown }) => mayAnswer(step, one, isShown)) ?? []
    const isSaidBy = (step: WorkStep) => saying[steps.indexOf(step)]?.has(one) || ofDuties[at]?.has(step) || false
    return answering(open, isSaidBy).map(({ step }) => ({ id: one.id, step: step.id }))
  })
  return steps.map((step) => ({
    ...step,
    requirement_ids: [...step.requirement_ids, ...matched.filter((one) => one.step === step.id).map(({ id }) => id)],
  }))
}

/** For each requirement the step that likely answers it, of which a person has to say whether it does; none where none is likely. */
export function stepsToConfirm(requirements: readonly Requirement[], likeliest: readonly LikelyStep[][]): (WorkStep | undefined)[] {
  return requirements.map((one, at) => {
    const some = isMatchable(one) ? (likeliest[at] ?? []) : []
    return some.find(({ step, isShown, likely }) => likely >= ASKED && mayAnswer(step, one, isShown))?.step
  })
}

/** Whether a step may answer a requirement, whatever words both have: of the option only what is asked of it or what its tests show, in no other month than is asked, and not where a person took it off or said that it does not. */
export function mayAnswer({ part, from_month = 1, to_month, taken, limits }: WorkStep, one: Requirement, isShown = false): boolean {
  const isOfPart = (part === 'option') === isOfOption(one) || (part === 'option' && isShown)
  const isSaidNot = limits?.some(({ requirement_id, answers }) => requirement_id === one.id && answers === 'not')
  if (!isOfPart || isSaidNot || taken?.includes(one.id)) return false
  const months = numbersNamed(requirementWords(one), 'month', 'due')
  return to_month === undefined || months.length === 0 || (from_month <= Math.max(...months) && Math.min(...months) <= to_month)
}

/** Whether work can answer a requirement by what it says: neither a term of the award, which the plan as a whole keeps, nor what is only forbidden. */
export function isMatchable(one: Requirement): boolean {
  return answeredBy(one) !== 'term' && !isProhibition(one)
}

/**
 * Of the steps by how likely they answer a requirement all that name it by its number in the document's list or do one of its duties, and all whose
 * tests show it; else the likeliest where that is sure, or the only one of the option.
 */
function answering(steps: readonly LikelyStep[], isSaidBy: (step: WorkStep) => boolean): LikelyStep[] {
  const told = steps.filter(({ step, isShown, likely }) => (isShown && likely > SURE) || isSaidBy(step))
  if (told.length > 0) return told
  const [best, ...others] = steps
  const isOnly = others.length === 0 && best?.step.part === 'option'
  return best && (best.likely > SURE || isOnly) ? [best] : []
}

function wordsOf({ action, title = '', method = '', result = '' }: WorkStep): string {
  return [action, title, method, result].join('. ')
}
