import { expect, test } from 'vitest'
import { samplePlan } from '../testing/sample-plans.ts'

test('the scope says nothing of payments: the milestones have their own, also where the component pays by days', async () => {
  const { scope, facts } = await samplePlan({ name: 'N251-001', phase: 'I', kind: 'full answers' })
  expect(facts.component?.day_payments).toBeDefined()
  expect(scope).not.toMatch(/\bpaid\b|\bpayment|on day \d/)
})
