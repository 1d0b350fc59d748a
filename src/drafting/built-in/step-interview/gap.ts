import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepField, StepQuestion } from '../../../domain/steps/step-plan.ts'

/** Something that a milestone lacks: how much the milestone gains by an answer, and the question on it. Gaps with one `key` are one question. */
export type Gap = { key: string; weight: number; matter: StepMatter; question: Omit<StepQuestion, 'slot' | 'matter'> }

/** Which fields of a milestone an answer on a matter fills in, and what it stands behind where its question says no more. */
const ASKED: Record<StepMatter, { fields: readonly StepField[]; label: string }> = {
  how: { fields: ['how'], label: 'Method' },
  requirement: { fields: ['what', 'how'], label: 'Answer to the solicitation' },
  handed_over: { fields: ['what'], label: 'Handed over' },
  meeting: { fields: ['who', 'where', 'when'], label: 'Start-of-work meeting' },
  who: { fields: ['who'], label: 'People' },
  where: { fields: ['where'], label: 'Place' },
  when: { fields: ['when'], label: 'Time' },
  success: { fields: ['success'], label: 'Success' },
  evidence: { fields: ['success'], label: 'Evidence' },
  government: { fields: ['who', 'when'], label: 'From the Government' },
  terms: { fields: ['who'], label: 'Foreign nationals and approvals' },
  user: { fields: ['who'], label: 'End user' },
  next_phase: { fields: ['what'], label: 'Next phase' },
  risk: { fields: ['how'], label: 'Risk' },
}

/** Which fields of a milestone an answer on a matter fills in. */
export function fieldsOf(matter: StepMatter): readonly StepField[] {
  return ASKED[matter].fields
}

/** What an answer on a matter stands behind where its question says no more. */
export function labelOf(matter: StepMatter): string {
  return ASKED[matter].label
}

/** A gap whose question fills in the fields of its matter. */
export function gapOf(matter: StepMatter, weight: number, asked: Gap['question'], key: string = matter): Gap {
  const { fields, label } = ASKED[matter]
  return { key, weight, matter, question: { fields: [...fields], label, ...asked } }
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
