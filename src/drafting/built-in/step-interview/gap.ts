import type { StepQuestion } from '../../../domain/steps/step-plan.ts'
import { FIELDS, type Matter } from './matter.ts'

/**
 * Something that a milestone lacks: what it is about, how much the milestone gains by an answer, and the question. Gaps with one `key` are one
 * question.
 */
export type Gap = { key: string; matter: Matter; weight: number; question: Omit<StepQuestion, 'slot'> }

/** What a question is asked with, beside its words. */
type Asked = Pick<StepQuestion, 'q' | 'why'> & Partial<Pick<StepQuestion, 'min_items' | 'quote' | 'page' | 'rule' | 'requirement_id'>>

/** A gap whose question fills in the fields of its matter. */
export function gapOf(matter: Matter, weight: number, { q, why, ...rest }: Asked, key: string = matter): Gap {
  return { key, matter, weight, question: { q, why, fields: [...FIELDS[matter]], ...rest } }
}

/** Each key once: the question of the gap that says most of the work, with the reason of the one that weighs most. */
export function merged(gaps: readonly Gap[]): Gap[] {
  const keys = [...new Set(gaps.map(({ key }) => key))]
  return keys.flatMap((key) => {
    const own = gaps.filter((one) => one.key === key)
    const [first] = own
    const heaviest = [...own].sort((one, other) => other.weight - one.weight)[0]
    if (!first || !heaviest) return []
    const { why, rule } = heaviest.question
    return [{ ...first, weight: heaviest.weight, question: { ...first.question, why, ...(rule ? { rule } : {}) } }]
  })
}
