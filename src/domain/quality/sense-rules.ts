import { isSenseless } from '../../language/sense.ts'
import { PRACTICE } from './citation.ts'
import type { Level } from './review.ts'
import { at, type QualityRule, type ReviewContext, type ReviewedPlan } from './rule.ts'
import { judgedWords, notAccepted } from './said.ts'

/** QC-55: each sentence makes sense as English. Judged by what was learned of marked lines; what the person accepted as their own statement is left alone. */
export const senselessSentence: QualityRule = {
  id: 'QC-55',
  checks: 'each sentence is whole and makes sense',
  severity: 'warning',
  source: PRACTICE,
  remedy: 'Say it in a whole sentence: who does what to what. If it is right as it stands, accept it as your own statement.',
  objections: ({ requirements }, context) =>
    notAccepted(context)
      .filter((one) => isSenseless(judgedWords(one, requirements) ?? ''))
      .map((one) => ({ ...at(one), message: 'This does not read as a sentence that says something.' })),
}

/** From these shares of sentences that look senseless on, no section of the plan is better than this: nobody reads on. The shares are ours. */
const HIGHEST: readonly [number, Level][] = [
  [0.25, 'Unsatisfactory'],
  [0.12, 'Marginal'],
]

/** The best level that a plan may have by the sense of its sentences, and how many have none; undefined where nearly all of them make sense. */
export function levelBySense({ requirements }: ReviewedPlan, { said }: ReviewContext): { level: Level; reason: string } | undefined {
  const judged = said.flatMap((one) => judgedWords(one, requirements) ?? [])
  const senseless = judged.filter((words) => isSenseless(words, 'likely')).length
  const found = HIGHEST.find(([share]) => judged.length > 0 && senseless / judged.length >= share)
  const told = `${senseless} of ${judged.length} sentences do not seem to make sense, so that nothing better can be judged.`
  return found && { level: found[1], reason: told }
}
