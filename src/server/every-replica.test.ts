import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CallName } from './call.ts'
import { endAccount } from './db/accounts.ts'
import type { OpenDatabase } from './db/database.ts'
import { openTestDatabase } from './db/testing/databases.ts'
import { rowsOf } from './db/testing/rows-of.ts'
import { accountCall, signedIn } from './testing/account.ts'
import { type Had, type Said, startWork } from './testing/had.ts'
import { personWith, signUp, type TestPerson } from './testing/person.ts'
import { rawCall, sendRaw } from './testing/raw-call.ts'
import { openTestServer, type TestServer } from './testing/server.ts'
import { tellingDrafter } from './testing/telling-drafter.ts'
import { trustedKey } from './testing/tokens.ts'
import { validInputs } from './testing/valid-calls.ts'
import { NOT_SIGNED_IN, NOT_VALID, pageOfThisSite, servedTo, type WrongCaller, wrongCallers } from './testing/wrong-callers.ts'

const names = (Object.entries(api) as [CallName, Endpoint][]).filter(([, { access }]) => access === 'person').map(([name]) => name)

/** One that costs little and names nothing. */
const LOOK = 'listProjects' satisfies CallName

describe('Two servers on one PostgreSQL', () => {
  let database: OpenDatabase
  let first: TestServer
  let second: TestServer
  let owner: TestPerson & { id: string; had: Had; said: Said }
  let callers: WrongCaller[]
  let before: Record<string, string>

  beforeAll(async () => {
    database = await openTestDatabase('postgresql')
    ;[first, second] = [await openTestServer({ on: database }), await openTestServer({ on: database })]
    for (const server of [first, second]) server.draftWith(tellingDrafter)
    const [one, other] = [await signUp(first), await signUp(second)]
    const key = await trustedKey(first)
    owner = { ...one, id: String(decodeJwt(await one.token()).sub), ...(await startWork(one, 'Quibblemere')) }
    callers = await wrongCallers(second, { owner, other: { ...other, id: String(decodeJwt(await other.token()).sub) }, key })
    before = await rowsOf(database, owner.id)
  })
  afterAll(async () => {
    await Promise.all([first.close(), second.close()])
    await database.close()
  })

  const at = ({ url }: TestServer, { cookie, email, token }: TestPerson) => personWith(url, { cookie, email, token })
  const look = async (server: TestServer, headers: Record<string, string>) =>
    (await sendRaw(server.url, await rawCall(api[LOOK], {}), headers)).status

  test.each(names)('refuse everyone who does not say who they are, whichever is asked: %s', async (name) => {
    const input = validInputs(name, owner.had, owner.said)[0] ?? {}
    const served = await Promise.all(callers.flatMap((caller) => [first, second].map((server) => servedTo(server, name, input, caller))))
    expect(served.flat()).toEqual([])
  })

  test('have nothing of the owner changed by these', async () => {
    expect(await rowsOf(database, owner.id)).toEqual(before)
  })

  test('take a token and a cookie that the other one gave, and find what was kept there', async () => {
    expect((await at(second, owner).call('findProject', { id: owner.had.project_id })).id).toBe(owner.had.project_id)
    for (const headers of [{ authorization: `Bearer ${await owner.token()}` }, pageOfThisSite(owner.cookie)]) {
      expect([await look(first, headers), await look(second, headers)]).toEqual([200, 200])
    }
  })

  test('let nobody in any more whom the other one signed out', async () => {
    const { email } = await signUp(first)
    const headers = pageOfThisSite(await signedIn(first, email))
    expect([await look(first, headers), await look(second, headers)]).toEqual([200, 200])
    await accountCall(first, '/sign-out', {}, headers.cookie)
    const caller = { who: 'a session that was signed out elsewhere', headers, refusal: NOT_SIGNED_IN }
    expect(await servedTo(second, LOOK, {}, caller)).toEqual([])
  })

  test('know within moments that an account has ended at the other one', async () => {
    const person = await signUp(first)
    const headers = { authorization: `Bearer ${await person.token()}` }
    expect([await look(first, headers), await look(second, headers)]).toEqual([200, 200])
    await endAccount(database.db, String(decodeJwt(await person.token()).sub))
    const caller = { who: 'a token of nobody', headers, refusal: NOT_VALID }
    await expect.poll(() => servedTo(second, LOOK, {}, caller)).toEqual([])
  })
})
