import { afterEach, expect, test, vi } from 'vitest'
import { accountCall, askAccounts, lastLink, openLink, PASSWORD, signedIn } from '../../testing/account.ts'
import { refusalIn, signUp } from '../../testing/person.ts'
import { onServer } from '../../testing/server.ts'

const CONFIRMED = '/account?verified=1'
const PROBLEM = '/sign-in?problem=link'

onServer('An e-mail address', (server) => {
  afterEach(() => void vi.useRealTimers())
  const person = async (cookie: string) => (await (await askAccounts(server(), '/get-session', cookie)).json()).user

  test('is confirmed by a link that is sent on signing up, and keeps nobody from anything until then', async () => {
    const grace = await signUp(server(), 'Grace')
    expect(await grace.call('listProjects', {})).toEqual([])
    expect((await person(grace.cookie)).emailVerified).toBe(false)
    const letter = server().letters.findLast(({ to }) => to === grace.email)
    expect(letter?.text).toContain(`${letter?.link}`)
    expect(letter?.text).toContain('If it was not you')
    expect(`${letter?.link}${letter?.subject}`).not.toMatch(/example\.com|Grace/)
    expect(await openLink(server(), lastLink(server(), grace.email))).toBe(CONFIRMED)
    expect((await person(grace.cookie)).emailVerified).toBe(true)
  })

  test('is not confirmed by a link that was used, was altered, or is older than a day', async () => {
    const { email, cookie } = await signUp(server())
    const link = lastLink(server(), email)
    const altered = new URL(`${link}x`)
    expect(await openLink(server(), altered)).toBe(PROBLEM)
    expect(await openLink(server(), new URL('http://plans.test/api/auth/verify-email'))).toBe(PROBLEM)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    expect(await openLink(server(), link)).toBe(PROBLEM)
    expect((await person(cookie)).emailVerified).toBe(false)
    vi.useRealTimers()
    await accountCall(server(), '/send-verification-email', { email }, cookie)
    const again = lastLink(server(), email)
    expect([await openLink(server(), again), await openLink(server(), again)]).toEqual([CONFIRMED, PROBLEM])
  })

  test('gets another link for the asking, and nobody else is told whether it has an account', async () => {
    const { email, cookie } = await signUp(server())
    const ask = (to: string, as = '') => accountCall(server(), '/send-verification-email', { email: to }, as)
    expect((await ask(email, cookie)).status).toBe(200)
    const [known, unknown] = [await ask(email), await ask('unknown@example.com')]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    await openLink(server(), lastLink(server(), email))
    expect(await refusalIn(await ask(email, cookie))).toEqual({ status: 400, detail: 'This e-mail address is confirmed already.' })
  })

  test('is changed by who knows the password and opens the link that is sent to the new one', async () => {
    const { email, cookie } = await signUp(server())
    const wanted = `new-${email}`
    expect((await change(cookie, wanted)).status).toBe(200)
    expect((await person(cookie)).email).toBe(email)
    expect(server().letters.findLast(({ to }) => to === email)?.subject).toContain('about to change')
    const link = lastLink(server(), wanted)
    // a mistyped address is somebody's too, and its link lets nobody in
    expect(await openLink(server(), link)).toBe('/sign-in?problem=signed-out')
    expect(await openLink(server(), link, (await signUp(server())).cookie)).toBe('/sign-in?problem=signed-out')
    expect(await openLink(server(), link, cookie)).toBe(CONFIRMED)
    expect(await person(cookie)).toMatchObject({ email: wanted, emailVerified: true })
    expect(await openLink(server(), link, cookie)).toBe(PROBLEM)
    expect(await signedIn(server(), wanted)).toContain('session_token')
  })

  test('is not changed without the password, to itself, or to another account’s, of which nothing is told', async () => {
    const [{ email, cookie }, other] = [await signUp(server()), await signUp(server())]
    expect(await refusalIn(await change(cookie, 'x@example.com', 'wrong horse'))).toEqual({
      status: 400,
      detail: 'The password is not right.',
    })
    expect(await refusalIn(await change(cookie, email))).toEqual({ status: 400, detail: 'This is your e-mail address already.' })
    const sent = server().letters.filter(({ to }) => to === other.email).length
    const [taken, free] = [await change(cookie, other.email), await change(cookie, `free-${email}`)]
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
    expect(server().letters.filter(({ to }) => to === other.email)).toHaveLength(sent)
  })

  test('that was given up takes the links with it that were sent there', async () => {
    const { email, cookie } = await signUp(server())
    await accountCall(server(), '/request-password-reset', { email })
    const reset = lastLink(server(), email)
    await change(cookie, `next-${email}`)
    expect(await openLink(server(), lastLink(server(), `next-${email}`), cookie)).toBe(CONFIRMED)
    const body = { token: reset.searchParams.get('token'), newPassword: 'another horse' }
    expect((await accountCall(server(), '/reset-password', body)).status).toBe(400)
  })

  function change(cookie: string, newEmail: string, password = PASSWORD): Promise<Response> {
    return accountCall(server(), '/change-email', { newEmail, password }, cookie)
  }
})
