import { hasDigit, withoutEnd } from '../../language/characters.ts'
import { isVerb } from '../../language/clause.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isPlainlySaid } from '../../language/talk.ts'
import { wordsOf } from '../../language/words.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'
import { defaultCriterion } from '../milestone.ts'
import { claimOf } from '../plan-forms/in-short.ts'
import { PASS_MARK } from '../work-breakdown/composed/phrase.ts'
import { criteriaOf, isMeasurable } from './criteria-rules.ts'
import { type QualityRule, shortQuote } from './rule.ts'

/** QC-57: a milestone is not accepted by words that nobody can fail, nor by what stands as somebody said it: it is paid by them (brief §4). */
export const emptyCriterion: QualityRule = {
  id: 'QC-57',
  checks: 'a criterion says something that can fail, a value, a limit or a state that can be seen, and not as it was said',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 5.1: payment follows measurable milestones or deliverables',
  remedy: 'Say in the row of its test what is measured or looked at, and which value or state counts as a pass.',
  objections: (plan) =>
    plan.milestones.flatMap((milestone) => {
      const { milestone_number } = milestone
      return criteriaOf(plan, milestone)
        .filter((one) => one !== defaultCriterion(milestone_number))
        .flatMap((criterion) => {
          const message = objectionTo(criterion)
          return message ? [{ milestone_number, part: 'criterion' as const, message, quote: shortQuote(criterion) }] : []
        })
    }),
}

function objectionTo(criterion: string): string | undefined {
  if (!canFailAsTold(criterion)) return 'Nothing can fail this criterion: it has no value or limit, and no state that can be seen.'
  return isPlainlySaid(claimOf(criterion)) ? 'This criterion stands as somebody said it, and a payment hangs on its words.' : undefined
}

/**
 * Whether a criterion says something that can fail: a number, or what is so then. What a test is meant to show, "proves that it lasts", is what it is for, and the
 * name of a thing alone says nothing of it.
 */
export function canFailAsTold(criterion: string): boolean {
  const { name, mark } = markApart(withoutEnd(claimOf(criterion), '.'))
  const told = sentencesOf(mark).filter((one) => !isPurpose(one))
  if (name !== '') return told.some((one) => hasDigit(one) || wordsOf(one).some(({ pos }) => SAYING.has(pos)))
  return told.some((one) => isMeasurable(withoutPlanNumbers(one)) || wordsOf(one).some(isVerb))
}

/** What says something of the thing that is named before it; "yes" and "no" only agree. */
const SAYING: ReadonlySet<string> = new Set(['VERB', 'AUX', 'ADJ', 'NOUN', 'PROPN', 'ADV', 'NUM'])

/** A claim by what is measured, with its conditions, and its mark; all of it where it names nothing first. What stands in brackets parts nothing. */
function markApart(claim: string): { name: string; mark: string } {
  const at = claim.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length)).indexOf(PASS_MARK)
  return at < 0 ? { name: '', mark: claim } : { name: claim.slice(0, at), mark: claim.slice(at + PASS_MARK.length) }
}

const SHOWING = cueList(
  'prove | proves | show | shows | demonstrate | demonstrates | verify | verifies | confirm | confirms | ensure | ensures',
)
const LEADING = cueList('to | this | that | it | which')

/** Whether words say what a test is for: a verb of showing without a thing that would do so, and a clause of what it shows. "Shows the time" is of a display. */
function isPurpose(sentence: string): boolean {
  const words = wordsOf(sentence)
  const isLed = LEADING.test(words[0]?.text ?? '')
  const [verb, ...shown] = isLed ? words.slice(1) : words
  return SHOWING.test(verb?.text ?? '') && (isLed || shown.some(isVerb))
}
