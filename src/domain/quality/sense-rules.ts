import { isSenseless } from '../../language/sense.ts'
import { blanksIn } from '../blank.ts'
import { parse } from '../milestone-document.ts'
import { PRACTICE } from './citation.ts'
import type { Level } from './review.ts'
import type { Objection, QualityRule, ReviewContext, ReviewedPlan, Said } from './rule.ts'
import { at } from './said.ts'

/** QC-55: each sentence makes sense as English. Judged by what was learned of marked lines; what the person accepted as their own statement is left alone. */
export const senselessSentence: QualityRule = {
  id: 'QC-55',
  checks: 'each sentence is whole and makes sense',
  severity: 'warning',
  source: PRACTICE,
  remedy: 'Say it in a whole sentence: who does what to what. If it is right as it stands, accept it as your own statement.',
  objections: ({ requirements }, { said, traced }) => {
    const own = new Set([...traced.values()].flat().flatMap(({ grounds, text }) => (grounds === 'own' ? [text] : [])))
    const ids = requirements.map(({ id }) => id)
    return said.filter(({ sentence }) => !own.has(sentence)).flatMap((one) => (isJudged(one, ids) ? objectionTo(one) : []))
  },
}

/** Titles are names, blanks are not written yet, and a requirement's words are the solicitation's. */
function isJudged({ sentence }: Said, ids: readonly string[]): boolean {
  const [line] = parse(sentence).lines
  const words = line?.kind === 'item' ? line.text : sentence
  return line?.kind !== 'title' && blanksIn(sentence).length === 0 && !ids.some((id) => words.startsWith(`${id} `))
}

function objectionTo(said: Said): Objection[] {
  return isSenseless(wordsOf(said)) ? [{ ...at(said), message: 'This does not read as a sentence that says something.' }] : []
}

/** A sentence without the number of its task or the mark of its list. */
function wordsOf({ sentence }: Said): string {
  const [line] = parse(sentence).lines
  return line?.kind === 'task' || line?.kind === 'item' ? line.text : sentence
}

/** From these shares of sentences that look senseless on, no section of the plan is better than this: nobody reads on. The shares are ours. */
const HIGHEST: readonly [number, Level][] = [
  [0.25, 'Unsatisfactory'],
  [0.12, 'Marginal'],
]

/** The best level that a plan may have by the sense of its sentences, and how many have none; undefined where nearly all of them make sense. */
export function levelBySense({ requirements }: ReviewedPlan, { said }: ReviewContext): { level: Level; reason: string } | undefined {
  const ids = requirements.map(({ id }) => id)
  const judged = said.filter((one) => isJudged(one, ids))
  const senseless = judged.filter((one) => isSenseless(wordsOf(one), 'likely')).length
  const found = HIGHEST.find(([share]) => judged.length > 0 && senseless / judged.length >= share)
  const told = `${senseless} of ${judged.length} sentences do not seem to make sense, so that nothing better can be judged.`
  return found && { level: found[1], reason: told }
}
