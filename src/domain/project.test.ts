import { expect, test } from 'vitest'
import { ProjectFields } from './project.ts'

const fields = { company_name: ' Acme ', phase: 'I', contract_type: 'SBIR' }

test("a project is a company's plan for a phase and a program; the name's outer spaces go", () => {
  expect(ProjectFields.parse(fields)).toEqual({ ...fields, company_name: 'Acme' })
})

test('customer and performer may be unknown', () => {
  expect(ProjectFields.parse({ ...fields, customer_org: null, performer_org: null })).toMatchObject({
    customer_org: null,
    performer_org: null,
  })
})

test.each([
  [{ company_name: '  ' }, 'Company name is required.'],
  [{ phase: 'III' }, 'Invalid option: expected one of "I"|"II"'],
])('%j is refused with %j', (change, message) => {
  expect(ProjectFields.safeParse({ ...fields, ...change }).error?.issues[0]?.message).toBe(message)
})
