import { readFileSync } from 'node:fs'
import { APICallError } from 'ai'
import { expect, test } from 'vitest'
import { asked, connected } from '../testing/connected.ts'
import { empty, type FakeScript, huge, says, stalled } from '../testing/fake-answers.ts'
import type { Place } from './place.ts'
import { problemOf } from './problems.ts'
import { NoModelThere } from './sending.ts'

const GUIDE = readFileSync(new URL('../../../../docs/models.md', import.meta.url), 'utf8')

const PLACE: Place = { label: '', model: 'MODEL', server: 'SERVER', key: 'LLM_API_KEY', address: 'LLM_MODEL and LLM_BASE_URL' }

const answered = (statusCode: number, responseBody = '') =>
  new APICallError({ message: '', url: '', requestBodyValues: {}, statusCode, responseBody })
const coded = (code: string) => Object.assign(new Error('fetch failed'), { code })

test.each([
  ...[307, 400, 401, 403, 404, 429, 500].map((status) => answered(status)),
  answered(400, 'context length'),
  answered(400, 'on-demand throughput'),
  new APICallError({ message: '', url: '', requestBodyValues: {}, statusCode: 429, responseHeaders: { 'retry-after': '7200' } }),
  new NoModelThere('page'),
  answered(400, 'content_filter'),
  answered(429, 'insufficient_quota'),
  ...['ECONNREFUSED', 'ENOTFOUND', 'SELF_SIGNED_CERT_IN_CHAIN', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET'].map(coded),
  new Error('AWS SigV4 authentication requires AWS credentials.'),
  { type: 'server_error' },
])('the guide says what to do about each message (%#)', (error) => {
  expect(GUIDE).toContain(`| ${problemOf(error, PLACE, 0).message} |`)
})

test('the guide says what to do about an answer that is empty, too long, too late or cut off', async () => {
  const cutOff: FakeScript = () => ({ ...says('{'), finish_reason: 'length', usage: { input_tokens: 9, output_tokens: 100 } })
  const told = [() => empty(), () => huge(), cutOff].map(
    async (script) => (await asked((await connected(script, { model: 'MODEL' })).model)).result,
  )
  const script: FakeScript = () => {
    setImmediate(late.clock.timeOut)
    return stalled()
  }
  const late = await connected(script, { model: 'MODEL' })
  for (const result of [...(await Promise.all(told)), (await asked(late.model)).result]) {
    expect(GUIDE).toContain(`| ${!result.ok && result.problem.message} |`)
  }
})
