import { describe, expect, test } from 'vitest'
import { shownText } from '../milestone.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { RULES } from './rules.ts'
import { PAYMENT_CASES } from './testing/payment-cases.ts'
import { PLAN_CASES } from './testing/plan-cases.ts'
import { foundBy, soundPlan } from './testing/plans.ts'

const CASES = [...PAYMENT_CASES, ...PLAN_CASES]

test('no rule objects to the sound plan', () => {
  expect(reviewPlan(soundPlan()).issues).toEqual([])
})

describe.each(CASES)('$rule, $when', ({ rule, plan, says, quotes, silent }) => {
  test('is told, with the words of the plan', () => {
    const findings = foundBy(rule, plan)
    const told = findings.find(({ message }) => message.includes(says))
    expect(findings.map(({ message }) => message).join('\n')).toContain(says)
    expect(told?.quote).toBe(quotes)
    if (quotes && rule !== 'QC-01' && rule !== 'QC-46') expect(textOf(plan)).toContain(quotes)
  })

  test('is not told of a plan that is right', () => {
    expect(foundBy(rule, silent).filter(({ message }) => message.includes(says.slice(-25)))).toEqual([])
    expect(foundBy(rule, soundPlan())).toEqual([])
  })
})

test('each rule has a number of its own, stands in order, and says in words where it comes from and what mends it', () => {
  const ids = RULES.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort())
  expect(ids.length).toBeGreaterThanOrEqual(40)
  for (const { source, remedy, checks } of RULES) {
    expect(source).not.toMatch(/\bbrief\b|§|\[GK\]/i)
    expect(source.length).toBeGreaterThan(10)
    expect(remedy.length).toBeGreaterThan(10)
    expect(checks.length).toBeGreaterThan(10)
  }
})

function textOf({ milestones, scope_paragraph }: ReviewedPlan): string {
  return [...milestones.flatMap((one) => [shownText(one), ...one.deliverables, ...one.acceptance_criteria]), scope_paragraph ?? ''].join(
    '\n',
  )
}
