import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { passkey, user } from '../../db/schema/accounts.ts'
import { accountCall, askAccounts, lastLink, PASSWORD, signedIn } from '../../testing/account.ts'
import { cookieOf, refusalIn, signUp } from '../../testing/person.ts'
import { onServer } from '../../testing/server.ts'

const ENDED = { status: 400, detail: 'This link is too old or was used already. Ask for a new one.' }
const WRONG = { status: 400, detail: 'The password is not right.' }

onServer('A forgotten password', (server) => {
  afterEach(() => void vi.useRealTimers())

  test('is set anew by a link that is sent, and every session ends', async () => {
    const { email, cookie } = await signUp(server())
    const link = await resetLink(email)
    expect(`${link.origin}${link.pathname}`).toBe('http://plans.test/reset-password')
    expect((await reset(link)).status).toBe(200)
    expect(await (await askAccounts(server(), '/get-session', cookie)).json()).toBeNull()
    expect((await accountCall(server(), '/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    expect(await signedIn(server(), email, 'another horse')).toContain('session_token')
  })

  test('cannot be set by a link that was used, was altered or is older than an hour, nor by one that was sent before', async () => {
    const { email } = await signUp(server())
    const [before, link] = [await resetLink(email), await resetLink(email)]
    expect((await reset(link)).status).toBe(200)
    expect(await refusalIn(await reset(link))).toEqual(ENDED)
    expect(await refusalIn(await reset(before))).toEqual(ENDED)
    const altered = await resetLink(email)
    altered.searchParams.set('token', (altered.searchParams.get('token') ?? '').split('').reverse().join(''))
    expect(await refusalIn(await reset(altered))).toEqual(ENDED)
    const old = lastLink(server(), email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(await refusalIn(await reset(old))).toEqual(ENDED)
  })

  test('is asked for in the same words and for as long whether there is an account or not', async () => {
    const { email } = await signUp(server())
    const told = await Promise.all(
      [email, 'nobody-at-all@example.com'].map(async (to) => {
        const began = performance.now()
        const answer = await accountCall(server(), '/request-password-reset', { email: to })
        return { status: answer.status, body: await answer.text(), waited: performance.now() - began >= 390 }
      }),
    )
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toMatchObject({ status: 200, waited: true })
    expect(server().letters.some(({ to }) => to === 'nobody-at-all@example.com')).toBe(false)
  })

  test('is not asked for without end', async () => {
    const { email } = await signUp(server())
    const answers: number[] = []
    for (let nth = 0; nth < 5; nth++) answers.push((await accountCall(server(), '/request-password-reset', { email })).status)
    expect(answers).toEqual([200, 200, 200, 429, 429])
  })

  test('leaves an account to whoever has its address, though another signed up with it', async () => {
    const { email } = await signUp(server(), 'Mallory')
    const { db } = server().database
    const [row] = await db.select().from(user).where(eq(user.email, email))
    const key = {
      id: 'mallory',
      userId: row?.id ?? '',
      credentialID: 'mallory',
      publicKey: '',
      counter: 0,
      deviceType: '',
      backedUp: false,
    }
    await db.insert(passkey).values(key)
    expect((await reset(await resetLink(email))).status).toBe(200)
    expect(await db.select().from(passkey).where(eq(passkey.id, 'mallory'))).toEqual([])
    const [after] = await db.select().from(user).where(eq(user.email, email))
    expect(after?.emailVerified).toBe(true)
  })

  async function resetLink(email: string): Promise<URL> {
    expect((await accountCall(server(), '/request-password-reset', { email })).status).toBe(200)
    return lastLink(server(), email)
  }

  function reset(link: URL, newPassword = 'another horse'): Promise<Response> {
    return accountCall(server(), '/reset-password', { token: link.searchParams.get('token'), newPassword })
  }
})

onServer('A password', (server) => {
  const change = (cookie: string, fields: object) =>
    accountCall(server(), '/change-password', { currentPassword: PASSWORD, newPassword: 'another horse', ...fields }, cookie)

  test('is changed by who knows the old one, and the other sessions end if they are to', async () => {
    const { email, cookie } = await signUp(server())
    const other = await signedIn(server(), email)
    const changed = await change(cookie, { revokeOtherSessions: true })
    expect(changed.status).toBe(200)
    expect(await (await askAccounts(server(), '/get-session', other)).json()).toBeNull()
    expect((await (await askAccounts(server(), '/get-session', cookieOf(changed))).json()).user.email).toBe(email)
    expect(await signedIn(server(), email, 'another horse')).toContain('session_token')
  })

  test('is not changed without the old one, to a short one, or by nobody', async () => {
    const { cookie } = await signUp(server())
    expect(await refusalIn(await change(cookie, { currentPassword: 'wrong horse' }))).toEqual(WRONG)
    expect(await refusalIn(await change(cookie, { newPassword: 'short' }))).toEqual({
      status: 422,
      detail: 'newPassword: Password must have at least 8 characters.',
    })
    expect(await refusalIn(await change('', {}))).toEqual({ status: 401, detail: 'Sign in to continue.' })
  })

  test('is not guessed at by way of the calls that ask for it', async () => {
    const { cookie } = await signUp(server())
    const paths = ['/two-factor/enable', '/two-factor/disable', '/delete-user', '/two-factor/get-totp-uri']
    const answers: number[] = []
    for (let nth = 0; nth < 12; nth++) {
      answers.push((await accountCall(server(), paths[nth % paths.length] ?? '', { password: 'wrong horse' }, cookie)).status)
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(400))
    expect(answers.slice(10)).toEqual([429, 429])
  })

  test('is told right or wrong by no call besides, since nobody would count the tries', async () => {
    const { cookie } = await signUp(server())
    for (const password of [PASSWORD, 'wrong horse']) {
      expect((await accountCall(server(), '/verify-password', { password }, cookie)).status).toBe(404)
    }
  })
})

onServer('Sessions', (server) => {
  test('are listed, and ended one by one, all others, or all', async () => {
    const { email, cookie } = await signUp(server())
    const [second, third] = [await signedIn(server(), email), await signedIn(server(), email)]
    const alive = async (one: string) => (await (await askAccounts(server(), '/get-session', one)).json()) !== null
    const listed: { token: string; ipAddress: string | null }[] = await (await askAccounts(server(), '/list-sessions', cookie)).json()
    expect(listed).toHaveLength(3)
    const token = listed.find((one) => decodeURIComponent(second).includes(one.token))?.token
    expect((await accountCall(server(), '/revoke-session', { token }, cookie)).status).toBe(200)
    expect(await Promise.all([cookie, second, third].map(alive))).toEqual([true, false, true])
    await accountCall(server(), '/revoke-other-sessions', {}, cookie)
    expect(await Promise.all([cookie, third].map(alive))).toEqual([true, false])
    await accountCall(server(), '/revoke-sessions', {}, cookie)
    expect(await alive(cookie)).toBe(false)
  })

  test('of another person are not ended', async () => {
    const [one, other] = [await signUp(server()), await signUp(server())]
    const [{ token }] = await (await askAccounts(server(), '/list-sessions', other.cookie)).json()
    await accountCall(server(), '/revoke-session', { token }, one.cookie)
    expect(await (await askAccounts(server(), '/get-session', other.cookie)).json()).not.toBeNull()
  })
})
