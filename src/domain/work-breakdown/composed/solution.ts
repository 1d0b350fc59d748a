import { isWhole } from '../../../language/register.ts'
import { sentencesOf } from '../../../language/sentence.ts'
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
    return { label, read: sentences.filter(isWhole), noted: sentences.filter((one) => !isWhole(one)) }
  })
  if (parted.every(({ read }) => read.length === 0))
    return { scope: cells.map(({ label, words }) => `${label}: ${words}`).join(' '), noted: [] }
  return {
    scope: parted.flatMap(({ read }) => read).join(' '),
    noted: parted.flatMap(({ label, noted }) => (noted.length > 0 ? [[label, noted.join(' ')]] : [])),
  }
}
