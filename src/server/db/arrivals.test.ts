import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerQuestion, arrive, type Noted } from '../auth/provider/arrival.ts'
import { type Identity, workIn } from './arrivals.ts'
import { user } from './schema/accounts.ts'
import { onEachDatabase } from './testing/databases.ts'

onEachDatabase('Somebody who arrives from a provider', (database) => {
  const db = () => database().db
  const noted: Noted[] = []
  const note = (one: Noted) => void noted.push(one)
  let nth = 0
  /** Somebody whom nobody has met before. */
  const somebody = (more: Partial<Identity> = {}): Identity => {
    nth++
    return { provider: 'oidc one', subject: `s${nth}`, email: `p${nth}@company.example`, name: `Person ${nth}`, ...more }
  }
  /** An account from before there was a provider. */
  const accountBefore = async (email: string) => {
    const id = `before-${email}`
    await db().insert(user).values({ id, name: 'Before', email })
    return id
  }
  const here = async (id: string) => (await db().select().from(user).where(eq(user.id, id)))[0]
  const known = async (identity: Identity) => {
    const arrival = await arrive(db(), identity, note)
    if (arrival.kind !== 'known') throw new Error('A question was asked')
    return arrival.id
  }

  test('gets an account the first time, and the same one ever after', async () => {
    const ada = somebody()
    const id = await known(ada)
    expect(await here(id)).toMatchObject({ name: ada.name, email: ada.email, emailVerified: true })
    expect(await known({ ...ada, name: 'Ada Married' })).toBe(id)
    expect((await here(id))?.name).toBe('Ada Married')
  })

  test('gets one account also when two pages arrive at once', async () => {
    const ada = somebody()
    const ids = await Promise.all([1, 2, 3, 4].map(() => known(ada)))
    expect(new Set(ids).size).toBe(1)
  })

  test('is asked whether an account with their address is theirs, and nothing changes before they answer', async () => {
    const ada = somebody()
    const before = await accountBefore(ada.email ?? '')
    for (const _ of [1, 2]) {
      expect(await arrive(db(), ada, note)).toEqual({
        kind: 'question',
        question: { email: ada.email, name: 'Before', since: expect.any(String), ...(await workIn(db(), before)) },
      })
    }
    expect((await here(before))?.name).toBe('Before')
  })

  test('goes on with the account when it is theirs, and is never asked again', async () => {
    const ada = somebody()
    const before = await accountBefore(ada.email ?? '')
    expect(await answerQuestion(db(), { identity: ada, take: true }, note)).toEqual({ ok: true, value: before })
    expect(await known(ada)).toBe(before)
    expect(await here(before)).toMatchObject({ name: ada.name, emailVerified: true })
    expect(noted.at(-1)).toEqual({ event: 'account continued', account: before, provider: 'oidc one' })
  })

  test('gets an account of their own when it is not theirs; the other one keeps what it holds and loses the address', async () => {
    const ada = somebody()
    const before = await accountBefore(ada.email ?? '')
    const answered = await answerQuestion(db(), { identity: ada, take: false }, note)
    expect(answered).toEqual({ ok: true, value: expect.not.stringMatching(/^before-/) })
    expect(await here(before)).toMatchObject({ name: 'Before', email: expect.stringMatching(/\.invalid$/), emailVerified: false })
    expect(await known(ada)).toBe(answered.ok && answered.value)
    expect(noted.at(-1)).toEqual({ event: 'address set aside', account: before, provider: 'oidc one' })
  })

  test('answers once, however often they press', async () => {
    const ada = somebody()
    await accountBefore(ada.email ?? '')
    const answers = await Promise.all([true, false, true].map((take) => answerQuestion(db(), { identity: ada, take }, note)))
    const ids = new Set(answers.map((answered) => answered.ok && answered.value))
    expect(ids.size).toBe(1)
  })

  test('is not asked for an address that the provider has not made sure of', async () => {
    const ada = somebody()
    const before = await accountBefore(ada.email ?? '')
    const id = await known({ ...ada, email: null })
    expect(id).not.toBe(before)
    expect((await here(id))?.email).toMatch(/\.invalid$/)
    expect((await here(before))?.email).toBe(ada.email)
  })

  test('is not asked for the account of who had the address at the provider before them', async () => {
    const [leaver, joiner] = [somebody(), somebody()]
    const left = await known(leaver)
    const joined = await known({ ...joiner, email: leaver.email })
    expect(joined).not.toBe(left)
    expect((await here(left))?.email).toMatch(/\.invalid$/)
    expect(noted.at(-1)).toEqual({ event: 'address set aside', account: left, provider: 'oidc one' })
  })

  test('takes a new address along, also one that somebody else had', async () => {
    const [ada, eve] = [somebody(), somebody()]
    const id = await known(ada)
    await known(eve)
    expect(await known({ ...ada, email: eve.email })).toBe(id)
    expect((await here(id))?.email).toBe(eve.email)
  })

  test('is somebody else at another provider, until they say that the account is theirs', async () => {
    const ada = somebody()
    const id = await known(ada)
    const elsewhere = { ...ada, provider: 'clerk two' }
    expect((await arrive(db(), elsewhere, note)).kind).toBe('question')
    expect(await answerQuestion(db(), { identity: elsewhere, take: true }, note)).toEqual({ ok: true, value: id })
  })

  test('shares an account with nobody, also where two say at once that it is theirs', async () => {
    const ada = somebody()
    await accountBefore(ada.email ?? '')
    const both = [ada, { ...ada, subject: `${ada.subject} too` }]
    const answers = await Promise.all(both.map((identity) => answerQuestion(db(), { identity, take: true }, note)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('has nothing to answer where nothing is asked', async () => {
    expect(await answerQuestion(db(), { identity: somebody(), take: true }, note)).toEqual({ ok: false, problem: 'nothing asked' })
  })
})
