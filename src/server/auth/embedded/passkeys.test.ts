import { afterEach, expect, test, vi } from 'vitest'
import { accountCall, askAccounts, PASSWORD } from '../../testing/account.ts'
import { type Authenticator, authenticator } from '../../testing/authenticator.ts'
import { codeOf } from '../../testing/authenticator-app.ts'
import { cookieOf, refusalIn, signUp } from '../../testing/person.ts'
import { onServer, PUBLIC_URL } from '../../testing/server.ts'

const UNREADABLE = { status: 400, detail: 'The passkey could not be checked. Please try again.' }
const TOO_LATE = { status: 400, detail: 'This took too long. Please try again.' }
const UNKNOWN = 'This passkey is not known here.'
const UNVERIFIED = { status: 401, detail: 'The passkey must ask for a finger, a face or a number. Turn that on and try again.' }

onServer('A passkey', (server) => {
  afterEach(() => void vi.useRealTimers())

  test('is added by who is signed in, listed, renamed, and signs in, also where a code is asked for besides the password', async () => {
    const { email, cookie } = await signUp(server())
    const ring = authenticator(PUBLIC_URL)
    expect((await add(ring, cookie, 'My phone')).status).toBe(200)
    const [listed] = await (await askAccounts(server(), '/passkey/list-user-passkeys', cookie)).json()
    expect(listed).toMatchObject({ name: 'My phone', credentialID: ring.id })
    expect((await accountCall(server(), '/passkey/update-passkey', { id: listed.id, name: 'Old phone' }, cookie)).status).toBe(200)
    const { totpURI } = await (await accountCall(server(), '/two-factor/enable', { password: PASSWORD }, cookie)).json()
    const renewed = cookieOf(await accountCall(server(), '/two-factor/verify-totp', { code: codeOf(totpURI) }, cookie))
    const entered = await enter(ring)
    expect(entered.status).toBe(200)
    expect((await (await askAccounts(server(), '/get-session', cookieOf(entered))).json()).user.email).toBe(email)
    expect((await accountCall(server(), '/passkey/delete-passkey', { id: listed.id }, renewed)).status).toBe(200)
    expect(await refusalIn(await enter(ring))).toEqual({ status: 401, detail: UNKNOWN })
  })

  test('of a page of another site, of another key or with an old signature does not sign in', async () => {
    const { cookie } = await signUp(server())
    const ring = authenticator(PUBLIC_URL)
    await add(ring, cookie)
    const elsewhere = authenticator('https://evil.example')
    expect(
      (await refusalIn(await enter({ ...ring, sign: (asked) => ({ ...elsewhere.sign(asked), id: ring.id, rawId: ring.id }) }))).status,
    ).toBe(400)
    const other = authenticator(PUBLIC_URL)
    expect(
      await refusalIn(await enter({ ...ring, sign: (asked) => ({ ...other.sign(asked), id: ring.id, rawId: ring.id }) })),
    ).toMatchObject({
      detail: UNREADABLE.detail,
    })
    const options = await askAccounts(server(), '/passkey/generate-authenticate-options')
    const signed = ring.sign(await options.json())
    const use = () => accountCall(server(), '/passkey/verify-authentication', { response: signed }, cookieOf(options))
    expect((await use()).status).toBe(200)
    expect(await refusalIn(await use())).toEqual(TOO_LATE)
  })

  test('that asks for no finger, face or number is not taken', async () => {
    const { cookie } = await signUp(server())
    expect(await refusalIn(await add(authenticator(PUBLIC_URL, false), cookie))).toEqual(UNVERIFIED)
    expect(await (await askAccounts(server(), '/passkey/list-user-passkeys', cookie)).json()).toEqual([])
    expect((await (await askAccounts(server(), '/passkey/generate-authenticate-options')).json()).userVerification).toBe('required')
  })

  test('is added only by who has signed in within the hour, and on what a browser says of it', async () => {
    const { cookie } = await signUp(server())
    const options = await askAccounts(server(), '/passkey/generate-register-options', cookie)
    const nonsense = { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } }
    const call = { response: nonsense }
    expect(await refusalIn(await accountCall(server(), '/passkey/verify-registration', call, `${cookie}; ${cookieOf(options)}`))).toEqual(
      UNREADABLE,
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(await refusalIn(await askAccounts(server(), '/passkey/generate-register-options', cookie))).toEqual({
      status: 403,
      detail: 'For this you must have signed in within the last hour. Sign out and in again.',
    })
  })

  test('of another person is as if it were not there', async () => {
    const [one, other] = [await signUp(server()), await signUp(server())]
    await add(authenticator(PUBLIC_URL), other.cookie)
    const [{ id }] = await (await askAccounts(server(), '/passkey/list-user-passkeys', other.cookie)).json()
    for (const named of [id, 'nothing']) {
      const refused = { status: 404, detail: UNKNOWN }
      expect(await refusalIn(await accountCall(server(), '/passkey/delete-passkey', { id: named }, one.cookie))).toEqual(refused)
      expect(await refusalIn(await accountCall(server(), '/passkey/update-passkey', { id: named, name: 'Mine' }, one.cookie))).toEqual(
        refused,
      )
    }
  })

  async function add(ring: Authenticator, cookie: string, name?: string): Promise<Response> {
    const options = await askAccounts(server(), '/passkey/generate-register-options', cookie)
    const response = ring.make(await options.json())
    return accountCall(server(), '/passkey/verify-registration', { response, name }, `${cookie}; ${cookieOf(options)}`)
  }

  async function enter(ring: Authenticator): Promise<Response> {
    const options = await askAccounts(server(), '/passkey/generate-authenticate-options')
    const response = ring.sign(await options.json())
    return accountCall(server(), '/passkey/verify-authentication', { response }, cookieOf(options))
  }
})
