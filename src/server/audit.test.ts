import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { networkOf } from './audit.ts'
import { noteAuditEvent } from './db/audit-events.ts'
import { accountCall, askAccounts, lastLink, PASSWORD, signedIn } from './testing/account.ts'
import { codeOf } from './testing/authenticator-app.ts'
import { addTheRest, startWork } from './testing/had.ts'
import { cookieOf, signUp, type TestPerson } from './testing/person.ts'
import { onServer, TODAY } from './testing/server.ts'
import { WAYS_IN } from './testing/ways-in.ts'

const LOOPBACK = '127.0.0.0/24'

async function logOf(person: TestPerson) {
  return (await person.call('accountEvents', {})).events
}

async function kindsOf(person: TestPerson): Promise<string[]> {
  return (await logOf(person)).map(({ kind }) => kind).sort()
}

onServer('The log of an account', (server) => {
  test('has when somebody came in, from which network, and no more', async () => {
    const person = await signUp(server())
    const [event, ...rest] = await logOf(person)
    expect(rest).toEqual([])
    expect(event).toEqual({ id: expect.any(String), kind: 'signed_in', at: '2026-03-02T09:30:00.000Z', network: LOOPBACK, about: null })
  })

  test('has wrong passwords: of many from one network within an hour the first', async () => {
    const person = await signUp(server())
    for (let nth = 0; nth < 3; nth++)
      await accountCall(server(), '/sign-in/email', { email: person.email.toUpperCase(), password: 'wrong horse' })
    expect(await kindsOf(person)).toEqual(['sign_in_refused', 'signed_in'])
  })

  test('has what may keep others out, and what let somebody in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const person = await signUp(server())
    const { totpURI } = await (await accountCall(server(), '/two-factor/enable', { password: PASSWORD }, person.cookie)).json()
    const cookie = cookieOf(await accountCall(server(), '/two-factor/verify-totp', { code: codeOf(totpURI) }, person.cookie))
    const step = await accountCall(server(), '/sign-in/email', { email: person.email, password: PASSWORD })
    expect(await kindsOf(person), 'a password alone lets nobody in').toEqual(['codes_turned_on', 'signed_in'])
    await accountCall(server(), '/two-factor/verify-totp', { code: codeOf(totpURI, 1) }, cookieOf(step))
    const renewed = cookieOf(await accountCall(server(), '/two-factor/disable', { password: PASSWORD }, cookie))
    await accountCall(server(), '/change-password', { currentPassword: PASSWORD, newPassword: 'battery staple' }, renewed)
    await accountCall(server(), '/sign-out', {}, await signedIn(server(), person.email, 'battery staple'))
    const kinds = ['codes_turned_off', 'codes_turned_on', 'password_changed', 'signed_in', 'signed_in', 'signed_in', 'signed_out']
    expect(await kindsOf(person)).toEqual(kinds)
    vi.useRealTimers()
  })

  test('has that a password was set anew by a link', async () => {
    const person = await signUp(server())
    await accountCall(server(), '/request-password-reset', { email: person.email })
    const token = lastLink(server(), person.email).searchParams.get('token')
    await accountCall(server(), '/reset-password', { token, newPassword: 'battery staple' })
    expect(await kindsOf(person)).toEqual(['password_reset', 'signed_in'])
  })

  test('has no looking: a cookie that is renewed is no way in', async () => {
    const person = await signUp(server())
    await askAccounts(server(), '/get-session', person.cookie)
    await accountCall(server(), '/revoke-session', { token: 'of nobody' }, 'better-auth.session_token=made-up')
    expect(await kindsOf(person)).toEqual(['signed_in'])
  })

  test('has exports, deletions and finalizations with the ids of what they were done with, and nothing of a plan', async () => {
    const person = await signUp(server())
    const work = await startWork(person, 'Quibblemere')
    const had = await addTheRest(person, work)
    await person.call('exportAccount', {})
    await person.call('deleteProject', { id: had.other_project_id })
    await person.call('deleteRecording', { audio_id: had.audio_id })
    await person.call('removeCompanyFile', { id: had.company_file_id })
    await person.call('removeInstructions', { topic_store_id: had.topic_store_id })
    const events = await logOf(person)
    expect(events.map(({ kind, about }) => [kind, about]).sort()).toEqual([
      ['company_file_deleted', had.company_file_id],
      ['data_exported', null],
      ['instructions_deleted', had.topic_store_id],
      ['plan_exported', had.plan_id],
      ['project_deleted', had.other_project_id],
      ['recording_deleted', had.audio_id],
      ['signed_in', null],
      ['spreadsheet_exported', had.plan_id],
    ])
    expect(JSON.stringify(events)).not.toContain('Quibblemere')
  })

  test('has nothing of what was refused, and nothing of others', async () => {
    const [owner, other] = [await signUp(server()), await signUp(server())]
    const { id } = await owner.call('createProject', { company_name: 'Acme', phase: 'I', contract_type: 'SBIR' })
    await other.refusal('deleteProject', { id })
    expect([await kindsOf(owner), await kindsOf(other)]).toEqual([['signed_in'], ['signed_in']])
  })

  test('is handed out by pages of twenty', async () => {
    const person = await signUp(server())
    const id = String(decodeJwt(await person.token()).sub)
    for (let nth = 0; nth < 20; nth++)
      await noteAuditEvent(server().database.db, { id }, { id: randomUUID(), kind: 'signed_out', at: TODAY })
    const [first, second] = [await person.call('accountEvents', {}), await person.call('accountEvents', { page: 2 })]
    expect([first.pages, first.events.length, second.events.length]).toEqual([2, 20, 1])
    expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(21)
    expect(await person.refusal('accountEvents', { page: 0 })).toMatchObject({ status: 422 })
  })
})

test.each(Object.entries(WAYS_IN))('Who comes in by %s is noted once', async (_, open) => {
  const way = await open()
  const person = await way.enter()
  expect(await kindsOf(person)).toEqual(['signed_in'])
  await way.close()
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', null],
])('Of the address %j the network %j is kept', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
