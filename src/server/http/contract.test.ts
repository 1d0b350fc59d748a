import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'

describe('The calls of the contract', () => {
  let server: TestServer
  let person: TestPerson
  beforeAll(async () => {
    server = await openTestServer()
    person = await signUp(server)
  })
  afterAll(() => server.close())

  const promised = Object.entries(api)

  test('each is described, with its input, its answer and whether it needs a person', async () => {
    const { openapi, paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
    expect(openapi).toBe('3.1.0')
    for (const [name, { method, path, summary, access, input }] of promised) {
      const operation = paths[path]?.[method.toLowerCase()]
      expect(operation, name).toMatchObject({ operationId: name, summary })
      expect(operation.security !== undefined, name).toBe(access === 'person')
      const [answer] = Object.values<{ schema: object }>(operation.responses['200'].content)
      expect(answer?.schema, name).toHaveProperty('type')
      expect(describedFields(operation), name).toEqual(Object.keys(input.shape).sort())
    }
  })

  test('each that needs a person is described with every status that says why it is not served', async () => {
    const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
    const refusals = ['400', '401', '403', '404', '413', '415', '422', '429', '500', '502']
    for (const [name, { method, path, access }] of promised) {
      const described = Object.keys(paths[path][method.toLowerCase()].responses)
      expect(described, name).toEqual(access === 'person' ? ['200', ...refusals] : ['200'])
    }
  })

  test('a file, and what is told while a call is at work, are described as such', async () => {
    const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json()
    const file = paths['/api/source-files/{file_id}'].get.responses['200'].content
    expect(file).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } })
    const { post, delete: removal } = paths['/api/solicitations/{topic_store_id}/instructions']
    const told = post.responses['200'].content['text/event-stream']
    expect(Object.keys(told['x-events'])).toEqual(['progress', 'answer', 'problem'])
    expect(told['x-events'].progress.required).toEqual(['stage', 'page', 'pages'])
    expect(removal.requestBody).toBeUndefined()
  })

  test('the description can be read as a page, with nothing from elsewhere', async () => {
    const page = await fetch(`${server.url}/api/docs/`)
    const html = await page.text()
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('swagger-ui')
    expect(html).not.toMatch(/(src|href)="https?:/)
    expect((await fetch(`${server.url}/api/docs/static/swagger-ui-bundle.js`)).status).toBe(200)
  })

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/projects/1/2/3'],
    ['DELETE', '/api/work-plans/1'],
    ['POST', '/anything'],
  ])('%s %s is no call, and that is said as JSON', async (method, path) => {
    const answer = await person.send(method, path)
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'There is no such call.' }])
  })

  test.each([
    ['malformed JSON', '{"company_name":', 'application/json', 400, 'The request is not well-formed JSON.'],
    ['another type', 'company_name=Acme', 'application/x-www-form-urlencoded', 415, 'Send this call as application/json.'],
    ['plain text', '{}', 'text/plain', 415, 'Send this call as application/json.'],
    ['a list', '[]', 'application/json', 422, 'The input must be an object.'],
    ['nothing', '', 'application/json', 422, 'company_name: Company name is required.'],
    ['a prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'The request is not well-formed JSON.'],
  ])('%s as a body is refused', async (_, body, type, status, detail) => {
    const answer = await person.send('POST', '/api/projects', body, { 'content-type': type })
    expect([answer.status, await answer.json()]).toEqual([status, { detail }])
  })

  test.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`],
  ])('%s within one another without end are refused, whatever they are sent to', async (_, deep) => {
    const refused = [422, { detail: 'The values of this request are nested too deeply.' }]
    const call = await person.send('POST', '/api/step-contracts', `{"milestone_id":"a","step_contract":${deep}}`, JSON_TYPE)
    expect([call.status, await call.json()]).toEqual(refused)
    const short = `{"name":${deep.slice(0, 5000)}${deep.slice(-5000)}}`
    const account = await person.send('POST', '/api/auth/update-user', deep.length > 5000 ? short : `{"name":${deep}}`, JSON_TYPE)
    expect([account.status, await account.json()]).toEqual(refused)
  })

  test.each([
    ['/api/projects/%ff', 400, 'The address of this call is not well-formed.'],
    ['/api/auth/%ff', 400, 'The address of this call is not well-formed.'],
    [`/api/projects/${'a'.repeat(1001)}`, 400, 'The address of this call is too long.'],
  ])('the address %s is refused, and not repeated', async (path, status, detail) => {
    const answer = await person.send('GET', path)
    expect([answer.status, await answer.json()]).toEqual([status, { detail }])
  })

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', '400', 'This is not a well-formed HTTP request.'],
    [
      'too long headers',
      `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
      'The headers of this request are too long.',
    ],
  ])('%s is refused in the same form', async (_, request, status, detail) => {
    const answer = await rawAnswer(server.url, request)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer.endsWith(JSON.stringify({ detail }))).toBe(true)
  })

  test('a body beyond the limit is refused', async () => {
    const answer = await person.send('POST', '/api/projects', `"${'x'.repeat(9_000_000)}"`, { 'content-type': 'application/json' })
    expect([answer.status, await answer.json()]).toEqual([413, { detail: 'This request is too large.' }])
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }

function rawAnswer(url: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}

type Described = { parameters: { name: string }[]; requestBody?: { content: Record<string, { schema: { properties: object } }> } }

function describedFields({ parameters, requestBody }: Described): string[] {
  const carried = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties))
  return [...parameters.map(({ name }) => name), ...carried].sort()
}
