import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepField, StepQuestion } from '../../../domain/steps/step-plan.ts'

/** Something that a milestone lacks: how much the milestone gains by an answer, and the question on it. Gaps with one `key` are one question. */
export type Gap = { key: string; weight: number; matter: StepMatter; question: Omit<StepQuestion, 'slot' | 'matter'> }

/** Which fields of a milestone an answer on a matter fills in. */
const FIELDS: Record<StepMatter, readonly StepField[]> = {
  how: ['how'],
  requirement: ['what', 'how'],
  handed_over: ['what'],
  meeting: ['who', 'where', 'when'],
  who: ['who'],
  where: ['where'],
  when: ['when'],
  success: ['success'],
  evidence: ['success'],
  government: ['who', 'when'],
  terms: ['who'],
  user: ['who'],
  next_phase: ['what'],
  risk: ['how'],
}

/** A gap whose question fills in the fields of its matter. */
export function gapOf(matter: StepMatter, weight: number, asked: Gap['question'], key: string = matter): Gap {
  return { key, weight, matter, question: { fields: [...FIELDS[matter]], ...asked } }
}

/** Each key once: the first question of those that share it, with the reason of the one that weighs most. */
export function merged(gaps: readonly Gap[]): Gap[] {
  return [...new Set(gaps.map(({ key }) => key))].flatMap((key) => {
    const own = gaps.filter((one) => one.key === key)
    const [first] = own
    const heaviest = own.reduce((best, one) => (one.weight > best.weight ? one : best), own[0] as Gap)
    if (!first) return []
    const { why, rule } = heaviest.question
    return [{ ...first, weight: heaviest.weight, question: { ...first.question, why, ...(rule ? { rule } : {}) } }]
  })
}
