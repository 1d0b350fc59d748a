import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from './api.ts'
import { type Endpoint, pathNames } from './endpoint.ts'

const calls = Object.entries(api) as [string, Endpoint][]
const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)

describe('of the calls of the specification', () => {
  test.each([
    'POST /topics/{slug}/upload',
    'POST /topics/global-interview/plan',
    'POST /topics/global-interview/finalize',
    'GET /topics/steps/state',
    'POST /topics/plan/review',
    'POST /topics/generate-initial-workplan',
    'POST /api/interview/answer',
    'POST /api/interview/generate-adaptive-questions',
    'POST /api/interview/speak-question',
    'POST /api/interview/asr-summarize',
    'POST /api/workplan/voice-refine-step',
    'POST /api/workplan/initial-build',
    'POST /api/workplan/refine-steps',
    'POST /api/workplan/generate-deliverables',
    'POST /api/workplan/generate-scope',
    'POST /api/workplan/generate-acceptance-criteria',
    'POST /api/workplan/save-step',
    'POST /api/projects',
    'GET /api/projects/{id}',
    'PUT /api/projects/{id}',
    'GET /api/projects',
    'POST /api/work-plans',
    'GET /api/work-plans/by-project/{id}',
    'PUT /api/work-plans/{id}',
    'POST /api/work-plans/{id}/finalize',
    'PUT /api/milestones/{id}',
    'POST /api/step-contracts',
    'GET /api/step-contracts/by-milestone/{id}',
  ])('%s is promised', (address) => {
    expect(addresses).toContain(address)
  })
})

test('no two calls share an address', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(calls)(
  '%s takes every name of its path from its input, refuses unknown fields, and is described',
  (_, { path, input, summary }) => {
    for (const name of pathNames(path)) expect(Object.keys(input.shape)).toContain(name)
    expect(input.def.catchall?._zod.def.type).toBe('never')
    expect(summary).toMatch(/^[A-Z].{5,}[^.]$/)
  },
)

test.each(calls.filter(([, { carries }]) => carries !== 'multipart'))('%s can be described to other programs', (_, { input, output }) => {
  expect(() => z.toJSONSchema(input, { io: 'input' })).not.toThrow()
  expect(() => z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })).not.toThrow()
})

test.each(calls)('%s takes no text and no list without a limit', (_, { input }) => {
  expect(unlimitedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))).toEqual([])
})

test('only how the server is may be asked without signing in', () => {
  expect(calls.filter(([, { access }]) => access === 'public').map(([name]) => name)).toEqual(['health', 'ready'])
})

describe('the upload', () => {
  const input = {
    slug: 'n251-001',
    file: new Blob(['%PDF']),
    phase: 'I',
    company_name: 'Acme',
    period_of_performance: '6',
    program_type: 'SBIR',
  }

  test('takes the period as a form writes it', () => {
    expect(api.uploadTopic.input.parse(input).period_of_performance).toBe(6)
  })

  test.each([
    [{ company_name: '  ' }, 'Company name is required.'],
    [{ period_of_performance: '0' }, 'Period of performance must be at least 1 month.'],
    [{ period_of_performance: '61' }, 'Period of performance must be at most 60 months.'],
    [{ period_of_performance: 'abc' }, 'Period of performance must be a number of months.'],
  ])('refuses %j with %j', (change, message) => {
    expect(api.uploadTopic.input.safeParse({ ...input, ...change }).error?.issues[0]?.message).toBe(message)
  })
})

describe('a payment', () => {
  const accepts = (payment_amount: string) => api.updateMilestone.input.safeParse({ id: 'm1', payment_amount }).success

  test.each(['0', '12500', '12500.5', '12500.00', '999999999999.99'])('may be %j', (amount) => {
    expect(accepts(amount)).toBe(true)
  })

  test.each(['', '-5', '$5', '1,000', '1.234', 'NaN', '1e3', '1234567890123'])('may not be %j', (amount) => {
    expect(accepts(amount)).toBe(false)
  })
})

test("older data's single acceptance criterion is taken when a plan is kept", () => {
  const milestone = { milestone_number: 1, step_type: 'kickoff', acceptance_criteria: 'one' }
  expect(api.createWorkPlan.input.safeParse({ project_id: 'p1', milestones: [milestone] }).success).toBe(true)
})

/** Where a schema takes texts and lists of any length. Shapes that are not specified are bounded by the size of a body alone. */
function unlimitedIn(schema: z.core.JSONSchema.BaseSchema, at = ''): string[] {
  const { type, maxLength, maxItems, pattern, items, properties = {} } = schema
  const isOneOf = schema.enum !== undefined || schema.const !== undefined || pattern !== undefined
  return [
    ...(type === 'string' && maxLength === undefined && !isOneOf ? [at] : []),
    ...(type === 'array' && maxItems === undefined ? [at] : []),
    ...(items && typeof items === 'object' && !Array.isArray(items) ? unlimitedIn(items, `${at}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => unlimitedIn(one, at)),
    ...Object.entries(properties).flatMap(([name, one]) => (typeof one === 'object' ? unlimitedIn(one, `${at}.${name}`) : [])),
  ]
}
