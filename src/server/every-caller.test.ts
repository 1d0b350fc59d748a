import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CallName } from './call.ts'
import { rowsOf } from './db/testing/rows-of.ts'
import { addTheRest, type Had, type Said, startWork } from './testing/had.ts'
import type { TestPerson } from './testing/person.ts'
import { rawCall, sendRaw } from './testing/raw-call.ts'
import { tellingDrafter } from './testing/telling-drafter.ts'
import { type SigningKey, signedToken } from './testing/tokens.ts'
import { validInputs } from './testing/valid-calls.ts'
import { type Entered, WAYS_IN } from './testing/ways-in.ts'
import { EXPIRED, NOT_SIGNED_IN, pageOfThisSite, servedTo, type WrongCaller, wrongCallers } from './testing/wrong-callers.ts'

const names = (Object.entries(api) as [CallName, Endpoint][]).filter(([, { access }]) => access === 'person').map(([name]) => name)

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

type Owner = TestPerson & { subject: string; id: string; had: Had; said: Said }

describe.each(Object.entries(WAYS_IN))('Every route, where the way in is %s, is refused to', (_, open) => {
  let way: Entered
  let owner: Owner
  let key: SigningKey
  let callers: WrongCaller[]
  let before: Record<string, string>

  beforeAll(async () => {
    way = await open()
    way.server.draftWith(tellingDrafter)
    const [one, other, left] = [await way.enter(), await way.enter(), await way.enter()]
    // the tokens of the server's own keys are made before a key of the test's is put beside them
    await Promise.all([one.token(), other.token()])
    key = await way.key()
    const theirs = await startWork(one, 'Quibblemere')
    owner = { ...one, ...theirs, had: await addTheRest(one, theirs) }
    callers = await wrongCallers(way.server, { owner, other, left, key })
    before = await rowsOf(way.server.database, owner.id)
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => way.close())

  test.each(names)('everyone who does not say who they are: %s', async (name) => {
    const served = await Promise.all(callers.map((caller) => unlessRefused(name, caller)))
    expect(served.flat()).toEqual([])
  })

  test('nobody whose token is right, so the refusals are for their own reasons', async () => {
    const authorization = `Bearer ${await signedToken(key, { sub: owner.subject })}`
    for (const headers of [{ authorization }, pageOfThisSite(owner.cookie)]) {
      expect((await sendRaw(way.server.url, await rawCall(api.findProject, { id: owner.had.project_id }), headers)).status).toBe(200)
    }
  })

  test('a token after its five minutes, and a session after its week', async () => {
    const visitor = await way.enter()
    const token = { who: 'a token that has expired', headers: { authorization: `Bearer ${await owner.token()}` }, refusal: EXPIRED }
    const session = { who: 'a session that has expired', headers: pageOfThisSite(visitor.cookie), refusal: NOT_SIGNED_IN }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 6000 })
    const late = await Promise.all(names.map((name) => unlessRefused(name, token)))
    vi.setSystemTime(Date.now() + WEEK_MS)
    const later = await Promise.all(names.map((name) => unlessRefused(name, session)))
    expect([...late, ...later].flat()).toEqual([])
  })

  test('whom nothing of the owner is changed by', async () => {
    expect(await rowsOf(way.server.database, owner.id)).toEqual(before)
  })

  function unlessRefused(name: CallName, caller: WrongCaller): Promise<string[]> {
    return servedTo(way.server, name, validInputs(name, owner.had, owner.said)[0] ?? {}, caller)
  }
})
