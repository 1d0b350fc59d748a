import { expect, test } from 'vitest'
import { RICH, WITH_INSTITUTION } from '../testing/interviews.ts'
import { draftedPlan } from '../testing/sample-plans.ts'
import type { WholePlan } from '../testing/whole-plan.ts'

const criteriaOf = ({ milestones }: WholePlan) => milestones.flatMap(({ acceptance_criteria = [] }) => acceptance_criteria)
const thingsOf = ({ milestones }: WholePlan) => milestones.flatMap(({ deliverables }) => deliverables)

test.each([
  ['N251-016', 'I'],
  ['AF251-0007', 'II'],
  ['MDA251-D003', 'II'],
] as const)('%s, Phase %s: no criterion is longer than 60 words, none and no deliverable stands twice', async (name, phase) => {
  const plan = await draftedPlan(name, {}, { phase })
  const criteria = criteriaOf(plan)
  const things = thingsOf(plan)
  expect(criteria.filter((one) => one.split(/\s+/).length > 60)).toEqual([])
  expect(new Set(criteria).size).toBe(criteria.length)
  expect(new Set(things).size).toBe(things.length)
})

test('a Navy Phase I describes its option apart from the base and says on which days it is paid, with the document', async () => {
  const { milestones, scope } = await draftedPlan('N251-001', RICH['N251-001'] ?? {})
  expect(milestones.at(-1)?.text).toMatch(
    /6-month Phase I Option on the antenna, which is planned separately.*\(DoD SBIR 25\.1 BAA, Navy instructions\)/,
  )
  expect(scope).toContain('50% on day 15, 35% on day 90 and 15% on day 180 (DoD SBIR 25.1 BAA, Navy instructions)')
})

test('an Army plan starts within 30 calendar days and names the data items of its reports', async () => {
  const plan = await draftedPlan('A254-049-typeset-from-text', {}, { phase: 'II' })
  expect(plan.milestones[0]?.text).toMatch(/within 30 calendar days of award \(Army SBIR 25\.4 Release 12 instructions/)
  expect(thingsOf(plan).filter((thing) => thing.includes('DI-MGMT-80368A'))).toHaveLength(7)
  expect(plan.milestones.at(-1)?.deliverables[0]).toMatch(/^Final report with the SF 298 as first page \(PDF, DI-MISC-80711A\)/)
})

test('a Phase II hands over its prototype and a transition plan even where the topic names neither, and reviews it with the customer', async () => {
  const { milestones } = await draftedPlan('N251-053', {}, { phase: 'II', customer_organization: 'ONR Code 34' })
  const last = milestones.at(-1)
  expect(last?.deliverables.join('\n')).toMatch(/Demonstrated prototype of the common system \(hardware\).*\n.*Phase III transition plan/)
  expect(last?.text).toMatch(/Phase III transition plan .* ONR Code 34/)
})

test('an STTR plan says task by task who performs what, and shows the shares at its end', async () => {
  const plan = await draftedPlan('AF15-AT05-typeset-from-text', WITH_INSTITUTION, {
    program_type: 'STTR',
    research_institution: 'Ohio State University',
  })
  expect(plan.milestones.map(({ text }) => text).join('\n')).toMatch(
    /Ohio State University performs tasks? \d\.\d.*, and the Contractor tasks? \d\.\d/,
  )
  expect(criteriaOf(plan).at(-1)).toMatch(/at least 40% .* small business .* at least 30% .* Ohio State University/)
})

test('what tests need is handed over by what the answers say is tested', async () => {
  const things = thingsOf(await draftedPlan('N251-001', RICH['N251-001'] ?? {}))
  expect(things.some((thing) => /raw data and test log \(CSV\): 12 coupons of each of 3 materials/.test(thing))).toBe(true)
})

test("the minutes of the start-of-work meeting keep the TPOC's time to reply; no blank asks the company for it", async () => {
  const open = criteriaOf(await draftedPlan('N251-001', {})).join('\n')
  expect(open).toContain("the TPOC's time to reply in business days")
  expect(open).not.toMatch(/\[state the number of business days/)
})
