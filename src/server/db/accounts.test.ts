import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done } from '../../domain/result.ts'
import { openAccounts } from '../auth/accounts.ts'
import { endAccount, isPerson } from './accounts.ts'
import { jwks, session, user, verification } from './schema/accounts.ts'
import { settledOnce } from './settings.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aProject, planned, UNUSUAL } from './testing/rows.ts'
import { rowsOf as rowsOfPerson } from './testing/rows-of.ts'
import { withTopicHeld } from './topics.ts'

const PUBLIC_URL = 'http://plans.test'

onEachDatabase('Accounts', (database) => {
  const db = () => database().db
  const open = () =>
    openAccounts(db(), {
      public_url: PUBLIC_URL,
      origins: [PUBLIC_URL],
      sign_in: { kind: 'embedded' },
      mail: async () => {},
      note: () => {},
    })
  type Accounts = Awaited<ReturnType<typeof open>>

  const post = ({ answer }: Accounts, path: string, body: unknown, cookie = '') =>
    answer(
      new Request(`${PUBLIC_URL}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: PUBLIC_URL, cookie },
        body: JSON.stringify(body),
      }),
    )
  /** better-auth answers a refusal or throws it, as the call goes. */
  const statusOf = (answer: Promise<Response>) =>
    answer.then(
      ({ status }) => status,
      (refusal: { statusCode: number }) => refusal.statusCode,
    )
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  const rowsOf = (email: string) => db().select().from(user).where(eq(user.email, email))

  test('are kept as they were opened, and known by their cookie to every server on the database', async () => {
    const [one, other] = [await open(), await open()]
    const ada = { name: UNUSUAL, email: 'ada@example.com', password: 'correct horse' }
    const cookie = cookieOf(await post(one, 'sign-up/email', ada))
    const [row] = await rowsOf(ada.email)
    expect(row).toMatchObject({ name: UNUSUAL, emailVerified: false, image: null, createdAt: expect.any(Date) })
    expect(await other.personOfCookie(new Headers({ cookie }))).toBe(row?.id)
    const [kept] = await db()
      .select()
      .from(session)
      .where(eq(session.userId, row?.id ?? ''))
    expect(kept?.expiresAt.getTime()).toBeGreaterThan(Date.now())
    expect(await statusOf(post(other, 'sign-out', {}, cookie))).toBe(200)
    expect(await one.personOfCookie(new Headers({ cookie }))).toBeNull()
    expect(await statusOf(post(other, 'sign-in/email', { email: ada.email, password: 'correct horse' }))).toBe(200)
    expect(await statusOf(post(other, 'sign-in/email', { email: ada.email, password: 'wrong horse' }))).toBe(401)
  })

  test('end a session when its time is over', async () => {
    const accounts = await open()
    const cookie = cookieOf(await post(accounts, 'sign-up/email', { name: 'Eve', email: 'eve@example.com', password: 'correct horse' }))
    const id = (await accounts.personOfCookie(new Headers({ cookie }))) ?? ''
    expect(id).not.toBe('')
    await db()
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.userId, id))
    expect(await accounts.personOfCookie(new Headers({ cookie }))).toBeNull()
  })

  test('of one address are one, however many are opened at once, and who comes second leaves nothing', async () => {
    const accounts = await open()
    const ben = { name: 'Ben', email: 'ben@example.com', password: 'correct horse' }
    const made = await Promise.all([1, 2, 3].map(() => statusOf(post(accounts, 'sign-up/email', ben))))
    expect(made.filter((status) => status === 200)).toHaveLength(1)
    expect(await rowsOf(ben.email)).toHaveLength(1)
    expect(await statusOf(post(accounts, 'sign-in/email', ben))).toBe(200)
  })

  test('are made and entered whether letters can be sent or not', async () => {
    const never = () => new Promise<void>(() => {})
    const accounts = await openAccounts(db(), {
      public_url: PUBLIC_URL,
      origins: [PUBLIC_URL],
      sign_in: { kind: 'embedded' },
      mail: never,
      note: () => {},
    })
    const eve = { name: 'Eve', email: 'unreached@example.com', password: 'correct horse' }
    expect(await statusOf(post(accounts, 'sign-up/email', eve))).toBe(200)
    expect(await statusOf(post(accounts, 'request-password-reset', { email: eve.email }))).toBe(200)
    expect(await db().select().from(verification)).not.toEqual([])
  })

  test('end with all that is theirs, what another device is just writing too, and with nothing of anybody else', async () => {
    const [gone, other] = [await planned(db()), await planned(db())]
    const theirs = await rowsOfPerson(database(), other.asker.id)
    const expiresAt = new Date(Date.now() + 60_000)
    const row = (id: string) => ({ id: `of ${id}`, identifier: 'x', value: JSON.stringify({ person: id }), expiresAt })
    await db()
      .insert(verification)
      .values([row(gone.asker.id), row(other.asker.id)])
    const write = (meet: () => Promise<void>) =>
      withTopicHeld(db(), gone.asker, gone.topic.id, async (_, tx) => {
        await meet()
        return done(await aProject(tx, gone.asker))
      })
    const [written] = await meeting(database(), write, () => endAccount(db(), gone.asker.id))
    expect(written.ok).toBe(true)
    expect(Object.values(await rowsOfPerson(database(), gone.asker.id)).join('')).toBe('')
    expect(await rowsOfPerson(database(), other.asker.id)).toEqual(theirs)
    expect([await isPerson(db(), gone.asker.id), await isPerson(db(), other.asker.id)]).toEqual([false, true])
    const kept = await db().select({ id: verification.id }).from(verification).where(eq(verification.identifier, 'x'))
    expect(kept).toEqual([{ id: `of ${other.asker.id}` }])
  })

  test('have their tokens signed with a key that every server knows', async () => {
    const [one, other] = [await open(), await open()]
    const { keys } = await one.keys()
    expect(keys.length).toBeGreaterThan(0)
    expect((await other.keys()).keys).toEqual(keys)
    expect(await db().select().from(jwks)).toHaveLength(keys.length)
  })
})

onEachDatabase('A setting', (database) => {
  test('is settled by the first of many that ask at once, and stays', async () => {
    const { db } = database()
    const proposals = Array.from({ length: 12 }, (_, nth) => `${UNUSUAL}${nth}`)
    const [settled, ...others] = await Promise.all(proposals.map((one) => settledOnce(db, 'secret', one)))
    expect(proposals).toContain(settled)
    expect(new Set(others)).toEqual(new Set([settled]))
    expect(await settledOnce(db, 'secret', 'later')).toBe(settled)
    expect(await settledOnce(db, 'another', 'later')).toBe('later')
  })
})
