import { expect, test } from 'vitest'
import { cookieOf, refusalIn, sendJson, signUp } from '../testing/person.ts'
import { onServer, PUBLIC_URL } from '../testing/server.ts'

onServer('Accounts', (server) => {
  test('a person signs up and is signed in at once', async () => {
    const person = await signUp(server(), 'Grace Example')
    const session = await (await fetch(`${server().url}/api/auth/get-session`, { headers: { cookie: person.cookie } })).json()
    expect(session.user).toMatchObject({ name: 'Grace Example', email: person.email })
    expect(await person.call('listProjects', {})).toEqual([])
  })

  test('a person signs in, and after signing out the cookie opens nothing', async () => {
    const { email } = await signUp(server())
    const signedIn = await fromPage('/api/auth/sign-in/email', { email, password: 'correct horse' })
    const cookie = cookieOf(signedIn)
    const ask = () => fetch(`${server().url}/api/projects`, { headers: { cookie } })
    expect((await ask()).status).toBe(200)
    expect((await sendJson(`${server().url}/api/auth/sign-out`, {}, { cookie, origin: PUBLIC_URL })).status).toBe(200)
    expect(await refusalIn(await ask())).toEqual({ status: 401, detail: 'Sign in to continue.' })
    expect((await fetch(`${server().url}/api/auth/token`, { headers: { cookie } })).status).toBe(401)
  })

  test.each([
    ['no name', { name: ' ', email: 'a@example.com', password: 'correct horse' }, 422, 'name: Name is required.'],
    ['no e-mail address', { name: 'A', email: 'nobody', password: 'correct horse' }, 422, 'email: Enter a valid e-mail address.'],
    [
      'a short password',
      { name: 'A', email: 'a@example.com', password: '1234567' },
      422,
      'password: Password must have at least 8 characters.',
    ],
    ['nothing at all', {}, 422, 'name: Name is required.'],
  ])('signing up with %s is refused', async (_, fields, status, detail) => {
    expect(await refusalIn(await fromPage('/api/auth/sign-up/email', fields))).toEqual({ status, detail })
  })

  test('a name with characters that no database keeps is taken without them', async () => {
    const { cookie } = await signUp(server(), 'Grace\u0000 Example\ud800')
    const named = () => fetch(`${server().url}/api/auth/get-session`, { headers: { cookie } }).then((answer) => answer.json())
    expect((await named()).user.name).toBe('Grace Example\ufffd')
    const renamed = await sendJson(`${server().url}/api/auth/update-user`, { name: 'Ada\u0000' }, { cookie, origin: PUBLIC_URL })
    expect([renamed.status, (await named()).user.name]).toEqual([200, 'Ada'])
  })

  test('what is longer than any name or password is refused unread', async () => {
    const answer = await fromPage('/api/auth/sign-up/email', {
      name: 'a'.repeat(20_000),
      email: 'a@example.com',
      password: 'correct horse',
    })
    expect(await refusalIn(answer)).toEqual({ status: 413, detail: 'This request is too large.' })
  })

  test('an address that has an account cannot sign up again', async () => {
    const { email } = await signUp(server())
    const again = await fromPage('/api/auth/sign-up/email', { name: 'B', email, password: 'correct horse' })
    expect(await refusalIn(again)).toEqual({ status: 422, detail: expect.stringContaining('Sign in instead') })
  })

  test('a wrong password and an unknown address are told in the same words', async () => {
    const { email } = await signUp(server())
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((who) => fromPage('/api/auth/sign-in/email', { email: who, password: 'wrong horse' })),
    )
    const refusals = await Promise.all(answers.map(refusalIn))
    expect(refusals).toEqual(Array(2).fill({ status: 401, detail: 'The e-mail address or the password is not right.' }))
  })

  test('guessing at a password is stopped after ten tries a minute, and the answer says when to try again', async () => {
    const { email } = await signUp(server())
    const guess = () => fromPage('/api/auth/sign-in/email', { email, password: 'wrong horse' })
    const answers = await Promise.all(Array.from({ length: 11 }, guess))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const stopped = answers.filter(({ status }) => status === 429)
    expect(stopped.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual([true])
    expect(await Promise.all(stopped.map(refusalIn))).toEqual([{ status: 429, detail: expect.stringContaining('Please try again in') }])
  })

  test('so is guessing under one address in ever other capitals', async () => {
    const { email } = await signUp(server())
    const spelled = (nth: number) => [...email].map((letter, at) => ((nth >> at) & 1 ? letter.toUpperCase() : letter)).join('')
    const guesses = Array.from({ length: 11 }, (_, nth) =>
      fromPage('/api/auth/sign-in/email', { email: spelled(nth), password: 'wrong horse' }),
    )
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('a program without an origin signs up and signs out', async () => {
    const person = { name: 'Ada', email: 'program@example.com', password: 'correct horse' }
    const signedUp = await sendJson(`${server().url}/api/auth/sign-up/email`, person)
    expect(signedUp.status).toBe(200)
    expect((await sendJson(`${server().url}/api/auth/sign-out`, {}, { cookie: cookieOf(signedUp) })).status).toBe(200)
  })

  test('a page of another site can neither sign up nor sign out', async () => {
    const { cookie, email } = await signUp(server())
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const refused = { status: 403, detail: 'This request did not come from a page of this site.' }
    expect(await refusalIn(await sendJson(`${server().url}/api/auth/sign-out`, {}, { cookie, ...elsewhere }))).toEqual(refused)
    const signIn = { email, password: 'correct horse' }
    expect(await refusalIn(await sendJson(`${server().url}/api/auth/sign-in/email`, signIn, elsewhere))).toEqual(refused)
  })

  test('a cookie alone changes things only from a page of this site', async () => {
    const { cookie } = await signUp(server())
    const project = { company_name: 'Acme', phase: 'I', contract_type: 'SBIR' }
    const send = (headers: Record<string, string>) => sendJson(`${server().url}/api/projects`, project, { cookie, ...headers })
    const refused = { status: 403, detail: 'This request did not come from a page of this site.' }
    expect(await refusalIn(await send({ origin: 'https://evil.example' }))).toEqual(refused)
    expect(await refusalIn(await send({}))).toEqual(refused)
    expect((await send({ origin: PUBLIC_URL })).status).toBe(200)
  })

  test('a page of another site can neither sign up nor sign in for a person', async () => {
    const { email } = await signUp(server())
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    const tried = [
      sendJson(`${server().url}/api/auth/sign-in/email`, { email, password: 'correct horse' }, headers),
      sendJson(`${server().url}/api/auth/sign-up/email`, { name: 'A', email: 'new@example.com', password: 'correct horse' }, headers),
    ]
    for (const answer of await Promise.all(tried)) {
      expect(await refusalIn(answer)).toEqual({ status: 403, detail: 'This request did not come from a page of this site.' })
    }
  })

  function fromPage(path: string, body: unknown): Promise<Response> {
    return sendJson(`${server().url}${path}`, body, { origin: PUBLIC_URL })
  }
})
