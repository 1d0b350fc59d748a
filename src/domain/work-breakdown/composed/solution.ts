import { clauseOf, formOf } from '../../../language/clause.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFields } from '../work-breakdown.ts'
import { raised } from './phrase.ts'
import { closed } from './sentences.ts'

/** Under which names it is told what the plan takes up of the topic and what it proposes. */
const NAMED = [
  ['focus', 'Focus'],
  ['solution', 'Solution'],
] as const

/**
 * What the plan takes up of the topic and what it proposes, parted by how it reads: `scope` has the sentences, which stand in the first paragraph of the
 * plan; `noted` has by its label what is said in no sentence, for which that is no place. Where there is no sentence all of it stands in the scope, behind
 * its labels.
 */
export function solutionTold(plan: PlanFields): { scope: string; noted: [label: string, words: string][] } {
  const cells = NAMED.flatMap(([cell, label]) => {
    const words = plan[cell]
    return words ? [{ label, words: closed(raised(words)) }] : []
  })
  const parted = cells.map(({ label, words }) => {
    const sentences = sentencesOf(words)
    return { label, read: sentences.filter(isRead), noted: sentences.filter((one) => !isRead(one)) }
  })
  if (parted.every(({ read }) => read.length === 0))
    return { scope: cells.map(({ label, words }) => `${label}: ${words}`).join(' '), noted: [] }
  return {
    scope: parted.flatMap(({ read }) => read).join(' '),
    noted: parted.flatMap(({ label, noted }) => (noted.length > 0 ? [[label, noted.join(' ')]] : [])),
  }
}

/** So begins what was turned into the voice of a contract: behind it stands the verb, whatever else that word may be. */
const ACTING = /^The Contractor \p{Ll}/u

/** Whether it has a subject and a finite verb: "not touching the base" has none. */
function isRead(sentence: string): boolean {
  const words = wordsOf(sentence)
  const { verbAt } = clauseOf(words)
  const verb = words[verbAt]
  return ACTING.test(sentence) || (verbAt > 0 && verb !== undefined && formOf(verb) !== 'ing')
}
