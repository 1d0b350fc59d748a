import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CallName } from './call.ts'
import { user } from './db/schema/accounts.ts'
import { rowsOf } from './db/testing/rows-of.ts'
import { attempts, type Stranger } from './testing/foreign.ts'
import { addTheRest, claimTopic, type Had, nowhere, type Said, startWork } from './testing/had.ts'
import { idFields, leavesOf } from './testing/ids-in.ts'
import { signUp, type TestPerson } from './testing/person.ts'
import { difference, type RawAnswer, type RawCall, rawCall, seen, sendRaw } from './testing/raw-call.ts'
import { openTestServer, type TestServer } from './testing/server.ts'
import { tellingDrafter } from './testing/telling-drafter.ts'
import { validInputs } from './testing/valid-calls.ts'
import { NOT_VALID } from './testing/wrong-callers.ts'

/** A word that stands in everything that the owner has, and in nothing that a stranger sends. */
const THEIRS = 'Quibblemere'

/** What takes something away or puts another thing in its place comes when the rest is done. */
const LAST: readonly string[] = [
  'createWorkPlan',
  'addInstructions',
  'removeInstructions',
  'removeCompanyFile',
  'uploadTopic',
  'deleteRecording',
]

const calls = (Object.entries(api) as [CallName, Endpoint][])
  .filter(([, { access }]) => access === 'person')
  .sort(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))

/** The same without those that carry a file, which is read before it is refused. */
const plain = calls.filter(([, { carries }]) => !carries)

type Known = TestPerson & { id: string; had: Had; said: Said }

describe('Every route', () => {
  let server: TestServer
  let owner: Known
  let stranger: Known & Stranger
  let before: Record<string, string>

  beforeAll(async () => {
    server = await openTestServer()
    server.draftWith(tellingDrafter)
    const [one, other] = [await signUp(server), await signUp(server)]
    const [theirs, own] = await Promise.all([startWork(one, THEIRS), startWork(other, 'Plain')])
    owner = { ...one, id: await idOf(one), ...theirs, had: await addTheRest(one, theirs) }
    stranger = { ...other, id: await idOf(other), ...own, nothing: nowhere() }
    for (const had of [owner.had, stranger.nothing]) await claimTopic(stranger, had, 'Plain')
    before = await rowsOf(server.database, owner.id)
  })
  afterAll(() => server.close())

  test.each(calls)('%s is tried with a value for each id that it takes', (name, promise) => {
    const had = nowhere()
    const leaves = validInputs(name, had, owner.said).flatMap(leavesOf)
    const tried = leaves.filter(({ value }) => Object.values(had).includes(value)).map(({ field }) => field)
    const untried = idFields(promise).filter((field) => !tried.includes(field))
    expect(untried, `Give each a value of what a person has, in the input of ${name} in src/server/testing/valid-calls.ts`).toEqual([])
  })

  describe("tells a stranger nothing of another person's, not even that it is there:", () => {
    test.each(calls)('%s', async (name, promise) => {
      const wrong: string[] = []
      for (const { way, isOwn, written, call } of attempts(name, stranger)) {
        // what a call leaves behind is there before the two that are compared
        if (isOwn) await asStranger(await call(nowhere()))
        const [theirs, nothing] = [await asStranger(await call(owner.had)), await asStranger(await call(stranger.nothing))]
        const sent = [owner.had, stranger.nothing]
        const told = difference(seen(theirs, sent, written), seen(nothing, sent, written))
        if (told) wrong.push(`${name} (${promise.method} ${promise.path}) ${way} ${told}`)
        if (isTelling(theirs)) wrong.push(`${name} (${promise.method} ${promise.path}) ${way} tells ${theirs.body.slice(0, 500)}`)
      }
      expect(wrong).toEqual([])
    })

    test.each(['0', '1', '%00', '*', 'undefined'])('by a guess at %j', async (guess) => {
      const guessed = Object.fromEntries(Object.keys(owner.had).map((name) => [name, guess])) as Had
      for (const [name, promise] of plain) {
        for (const input of validInputs(name, guessed, stranger.said)) {
          const told = await asStranger(await rawCall(promise, input))
          const message = `${name} with ${guess} is answered ${told.status} ${told.body.slice(0, 500)}`
          expect(told.status < 500 && !isTelling(told), message).toBe(true)
        }
      }
    })

    test('by changing it', async () => {
      expect(await rowsOf(server.database, owner.id)).toEqual(before)
    })

    async function asStranger(call: RawCall): Promise<RawAnswer> {
      return sendRaw(server.url, call, { authorization: `Bearer ${await stranger.token()}` })
    }
  })

  test.each(calls)('%s is served to whoever has what it names', async (name, promise) => {
    for (const input of validInputs(name, owner.had, owner.said)) {
      const { status, body } = await sendRaw(server.url, await rawCall(promise, input), { authorization: `Bearer ${await owner.token()}` })
      expect(status, body).toBe(200)
    }
  })

  test('who has no account any more has nothing, and makes nothing', async () => {
    const gone = await signUp(server)
    const authorization = `Bearer ${await gone.token()}`
    await server.database.db.delete(user).where(eq(user.id, await idOf(gone)))
    for (const [name, promise] of plain) {
      for (const input of validInputs(name, owner.had, owner.said)) {
        const told = await sendRaw(server.url, await rawCall(promise, input), { authorization })
        expect(told.status, `${name} is answered ${told.body}`).toBeLessThan(500)
      }
    }
    expect(await gone.refusal('createProject', { company_name: 'Gone', phase: 'I', contract_type: 'SBIR' })).toEqual(NOT_VALID)
    expect(await gone.refusal('changeCompany', { company_name: 'Gone' })).toEqual(NOT_VALID)
  })
})

function isTelling({ body }: RawAnswer): boolean {
  return body.toLowerCase().includes(THEIRS.toLowerCase())
}

async function idOf(person: TestPerson): Promise<string> {
  return String(decodeJwt(await person.token()).sub)
}
