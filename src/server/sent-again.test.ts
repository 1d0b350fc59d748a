import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import type { CallName } from './call.ts'
import { rowsOf } from './db/testing/rows-of.ts'
import { addTheRest, type Had, type Said, startWork } from './testing/had.ts'
import { signUp, type TestPerson } from './testing/person.ts'
import { rawCall, sendRaw } from './testing/raw-call.ts'
import { openTestServer, type TestServer } from './testing/server.ts'
import { tellingDrafter } from './testing/telling-drafter.ts'
import { validInputs } from './testing/valid-calls.ts'

/** What docs/operations.md says of each call: "`addRow`, `createProject` | by their key | …". */
function listed(): Map<string, string> {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const table = page.split('## When a call is sent again')[1]?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\| (`.*`) \| ([^|]+) \|/gm)]
  return new Map(rows.flatMap(([, names = '', by = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, by])))
}

const posts = (Object.keys(api) as CallName[]).filter((name) => api[name].method === 'POST' && api[name].access === 'person')

/** How a call is told apart from another one of the same content. */
const KEYED = 'the same key'

describe('A call that is sent again', () => {
  let server: TestServer
  let person: TestPerson
  let id: string
  let had: Had
  let said: Said

  beforeAll(async () => {
    server = await openTestServer()
    server.draftWith(tellingDrafter)
    person = await signUp(server)
    id = String(decodeJwt(await person.token()).sub)
    const work = await startWork(person, 'Quibblemere')
    had = await addTheRest(person, work)
    said = work.said
  })
  afterAll(() => server.close())

  test('is told of in docs/operations.md, every POST there is', () => {
    expect([...listed().keys()].sort(), 'List the call under "When a call is sent again"').toEqual([...posts].sort())
  })

  test.each(posts)('makes nothing twice: %s', async (name) => {
    const [input] = validInputs(name, had, said)
    const sent = listed().get(name) === KEYED ? { ...input, idempotency_key: `key of ${name}` } : { ...input }
    await send(name, sent)
    const once = await counted()
    await send(name, sent)
    const twice = await counted()
    expect(twice).toEqual(once)
  })

  async function send(name: CallName, input: Record<string, unknown>): Promise<void> {
    const { status, body } = await sendRaw(server.url, await rawCall(api[name], input), { authorization: `Bearer ${await person.token()}` })
    expect(status, body).toBe(200)
  }

  /** How many rows a person has in each table, and how many requirements their topic; that something happened twice is noted twice. */
  async function counted(): Promise<Record<string, number>> {
    const { audit_event: _, ...kept } = await rowsOf(server.database, id)
    const rows = Object.entries(kept).map(([table, text]) => [table, text === '' ? 0 : text.split('\n').length])
    const { analysis } = await person.call('findSolicitation', { topic_store_id: had.topic_store_id })
    return { ...Object.fromEntries(rows), requirements: analysis.requirements.length }
  }
})
