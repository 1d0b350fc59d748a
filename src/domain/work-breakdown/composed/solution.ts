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
 * What the plan takes up of the topic and what it proposes, whole and in one place, the first paragraph of the plan: as it was told where each part of it
 * reads as a sentence, else behind its label.
 */
export function solutionTold(plan: PlanFields): string {
  return NAMED.flatMap(([cell, label]) => {
    const words = plan[cell]
    if (!words) return []
    const told = closed(raised(words))
    return sentencesOf(told).every(isWhole) ? told : `${label}: ${told}`
  }).join(' ')
}
