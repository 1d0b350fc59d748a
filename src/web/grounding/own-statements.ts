import { type PlanWords, planTexts } from './plan-texts.ts'

/** The person's own statements with one more; those that no longer stand in the plan as they were accepted are let go. */
export function withOwn(statements: readonly string[], sentence: string, plan: PlanWords): string[] {
  const texts = planTexts(plan).map(({ text }) => text)
  const standing = statements.filter((one) => one !== sentence && texts.some((text) => text.includes(one)))
  return [...standing, sentence]
}

/** The person's own statements without one that they take back. */
export function withoutOwn(statements: readonly string[], sentence: string): string[] {
  return statements.filter((one) => one !== sentence)
}
