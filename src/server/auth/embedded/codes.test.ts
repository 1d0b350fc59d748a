import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { twoFactor } from '../../db/schema/accounts.ts'
import { accountCall, askAccounts, PASSWORD } from '../../testing/account.ts'
import { codeOf } from '../../testing/authenticator-app.ts'
import { cookieOf, refusalIn, signUp } from '../../testing/person.ts'
import { onServer } from '../../testing/server.ts'

const WRONG_CODE = { status: 401, detail: 'This code is not right, or was used already. Enter the one that your app shows now.' }
const WRONG_RECOVERY_CODE = { status: 401, detail: 'This recovery code is not right, or was used already.' }

onServer('A code besides the password', (server) => {
  // a code that changes in the middle of a test would fail it
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())

  test('is asked for once the first one was entered, and lets in with the password only', async () => {
    const { email, totpURI } = await withCodes()
    expect(totpURI).toContain('issuer=Work%20Plan%20Builder')
    const step = await accountCall(server(), '/sign-in/email', { email, password: PASSWORD })
    expect(await step.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    expect(await sessionOf(cookieOf(step))).toBeNull()
    const entered = await enter(cookieOf(step), codeOf(totpURI))
    expect(entered.status).toBe(200)
    expect((await sessionOf(cookieOf(entered)))?.user).toMatchObject({ email, twoFactorEnabled: true })
  })

  test('is not asked for before the first one was entered', async () => {
    const { email, cookie } = await signUp(server())
    await accountCall(server(), '/two-factor/enable', { password: PASSWORD }, cookie)
    expect(await sessionOf(await firstStep(email))).not.toBeNull()
  })

  test('is wrong, old, or was used once', async () => {
    const { email, totpURI } = await withCodes()
    const wrong = String((Number(codeOf(totpURI)) + 1) % 1_000_000).padStart(6, '0')
    expect(await refusalIn(await enter(await firstStep(email), wrong))).toEqual(WRONG_CODE)
    expect(await refusalIn(await enter(await firstStep(email), codeOf(totpURI, -3)))).toEqual(WRONG_CODE)
    expect(await refusalIn(await enter(await firstStep(email), 'abc'))).toEqual({
      status: 422,
      detail: 'code: Enter the six digits that your app shows.',
    })
    const code = codeOf(totpURI)
    const steps = [await firstStep(email), await firstStep(email)]
    const answers = await Promise.all(steps.map((step) => enter(step, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await refusalIn(await enter(await firstStep(email), code))).toEqual(WRONG_CODE)
    expect((await enter(await firstStep(email), codeOf(totpURI, 1))).status).toBe(200)
  })

  test('is not guessed at: five wrong ones, and the password is asked for again', async () => {
    const { email, totpURI } = await withCodes()
    const step = await firstStep(email)
    for (let nth = 0; nth < 5; nth++) expect((await enter(step, `00000${nth}`)).status).toBe(401)
    expect(await refusalIn(await enter(step, codeOf(totpURI)))).toEqual({
      status: 400,
      detail: 'Too many wrong codes. Sign in again with your password.',
    })
    expect((await enter(step, codeOf(totpURI))).status).toBe(401)
  })

  test('is nothing without the password before it', async () => {
    const { totpURI } = await withCodes()
    expect(await refusalIn(await enter('', codeOf(totpURI)))).toEqual({
      status: 401,
      detail: 'This took too long. Sign in again with your password.',
    })
  })

  test('is not asked for on a device that is trusted, until the password changes', async () => {
    const { email, totpURI, cookie } = await withCodes()
    const entered = await enter(await firstStep(email), codeOf(totpURI), { trustDevice: true })
    const device = cookieOf(entered)
      .split('; ')
      .filter((one) => one.includes('trust_device'))
      .join('; ')
    expect(device).not.toBe('')
    expect(await sessionOf(await firstStep(email, PASSWORD, device))).not.toBeNull()
    const again = await accountCall(server(), '/sign-in/email', { email, password: PASSWORD }, device)
    const renewed = cookieOf(again)
    const change = { currentPassword: PASSWORD, newPassword: 'another horse' }
    expect((await accountCall(server(), '/change-password', change, cookie)).status).toBe(200)
    expect(await sessionOf(await firstStep(email, 'another horse', renewed))).toBeNull()
  })

  test('has recovery codes in its place, each of which works once', async () => {
    const { email, cookie, backupCodes } = await withCodes()
    const recover = async (code: string) => accountCall(server(), '/two-factor/verify-backup-code', { code }, await firstStep(email))
    const [first = '', second = ''] = backupCodes
    expect((await recover(first)).status).toBe(200)
    expect(await refusalIn(await recover(first))).toEqual(WRONG_RECOVERY_CODE)
    expect(await refusalIn(await recover('aaaaa-bbbbb'))).toEqual(WRONG_RECOVERY_CODE)
    const renewed = await (await accountCall(server(), '/two-factor/generate-backup-codes', { password: PASSWORD }, cookie)).json()
    expect(await refusalIn(await recover(second))).toEqual(WRONG_RECOVERY_CODE)
    expect((await recover(renewed.backupCodes[0])).status).toBe(200)
  })

  test('is turned off by who knows the password', async () => {
    const { email, cookie } = await withCodes()
    expect(await refusalIn(await accountCall(server(), '/two-factor/disable', { password: 'wrong horse' }, cookie))).toEqual({
      status: 400,
      detail: 'The password is not right.',
    })
    expect((await accountCall(server(), '/two-factor/disable', { password: PASSWORD }, cookie)).status).toBe(200)
    expect(await sessionOf(await firstStep(email))).not.toBeNull()
  })

  test('and its recovery codes are kept so that the database alone does not give them away', async () => {
    const { id, totpURI, backupCodes } = await withCodes()
    const [row] = await server().database.db.select().from(twoFactor).where(eq(twoFactor.userId, id))
    const kept = JSON.stringify(row)
    for (const secret of [new URL(totpURI).searchParams.get('secret') ?? '', ...backupCodes]) expect(kept).not.toContain(secret)
  })

  /** Somebody whose app shows codes; the first of them, that of half a minute ago, is used. */
  async function withCodes() {
    const { email, cookie: signedUp } = await signUp(server())
    const { totpURI, backupCodes } = await (await accountCall(server(), '/two-factor/enable', { password: PASSWORD }, signedUp)).json()
    const cookie = cookieOf(await enter(signedUp, codeOf(totpURI, -1)))
    const id: string = (await sessionOf(cookie))?.user.id ?? ''
    return { id, email, cookie, totpURI: String(totpURI), backupCodes: backupCodes as string[] }
  }

  /** The cookies after the password: those of a session, or of the step at which the code is asked for. */
  async function firstStep(email: string, password = PASSWORD, cookie = ''): Promise<string> {
    return cookieOf(await accountCall(server(), '/sign-in/email', { email, password }, cookie))
  }

  function enter(cookie: string, code: string, more: object = {}): Promise<Response> {
    return accountCall(server(), '/two-factor/verify-totp', { code, ...more }, cookie)
  }

  async function sessionOf(cookie: string): Promise<{ user: { id: string; email: string } } | null> {
    return (await askAccounts(server(), '/get-session', cookie)).json()
  }
})
