import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import * as accounts from '../../db/schema/accounts.ts'
import * as company from '../../db/schema/company.ts'
import * as usage from '../../db/schema/model-usage.ts'
import * as plans from '../../db/schema/plans.ts'
import * as recordings from '../../db/schema/recordings.ts'
import * as questions from '../../db/schema/spoken-questions.ts'
import * as topics from '../../db/schema/topics.ts'
import * as voice from '../../db/schema/voice-sessions.ts'
import { rowsOf } from '../../db/testing/rows-of.ts'
import { accountCall, askAccounts, PASSWORD, signedIn } from '../../testing/account.ts'
import { addTheRest, startWork } from '../../testing/had.ts'
import { type Refusal, refusalIn, signUp, type TestPerson } from '../../testing/person.ts'
import { onServer } from '../../testing/server.ts'
import { NOT_VALID } from '../../testing/wrong-callers.ts'

const TABLES = [accounts, company, usage, plans, recordings, questions, topics, voice]
  .flatMap((schema) => Object.values<unknown>(schema))
  .filter((one) => one instanceof PgTable)

onServer('The end of an account', (server) => {
  test('leaves nothing of it in any table, though another device is writing, and all of everybody else’s', async () => {
    const [gone, other] = [await personWith('Quibblemere'), await personWith('Plain')]
    for (const path of ['/request-password-reset', '/send-verification-email']) await accountCall(server(), path, { email: gone.email })
    await accountCall(server(), '/two-factor/enable', { password: PASSWORD }, gone.cookie)
    await accountCall(server(), '/change-email', { newEmail: 'quibblemere@example.com', password: PASSWORD }, gone.cookie)
    await askAccounts(server(), '/passkey/generate-register-options', gone.cookie)
    for (const word of [gone.id, gone.email, 'Quibblemere']) expect(await tablesWith(word), word).not.toEqual([])
    const theirs = await rowsOf(server().database, other.id)

    const second = await signedIn(server(), gone.email)
    const writing = writesUntilRefused(gone)
    expect(await (await accountCall(server(), '/delete-user', { password: PASSWORD }, gone.cookie)).json()).toMatchObject({ success: true })

    expect((await writing).status).toBe(401)
    expect(await gone.refusal('listProjects', {})).toEqual(NOT_VALID)
    expect(await (await askAccounts(server(), '/get-session', second)).json()).toBeNull()
    for (const word of [gone.id, gone.email, 'Quibblemere']) expect(await tablesWith(word), word).toEqual([])
    expect(await rowsOf(server().database, other.id)).toEqual(theirs)
    const signIn = { email: gone.email, password: PASSWORD }
    expect((await accountCall(server(), '/sign-in/email', signIn)).status).toBe(401)
    expect((await accountCall(server(), '/sign-up/email', { name: 'Anew', ...signIn })).status).toBe(200)
  })

  test('wants the password', async () => {
    const { cookie } = await signUp(server())
    const end = async (body: object, as = cookie) => refusalIn(await accountCall(server(), '/delete-user', body, as))
    expect(await end({})).toEqual({ status: 422, detail: 'password: Password is required.' })
    expect(await end({ password: '' })).toEqual({ status: 422, detail: 'password: Password is required.' })
    expect(await end({ password: 'wrong horse' })).toEqual({ status: 400, detail: 'The password is not right.' })
    expect(await end({ password: PASSWORD }, '')).toEqual({ status: 401, detail: 'Sign in to continue.' })
    expect((await askAccounts(server(), '/delete-user/callback?token=x', cookie)).status).toBe(404)
  })

  async function personWith(word: string): Promise<TestPerson & { id: string }> {
    const person = await signUp(server(), word)
    await addTheRest(person, await startWork(person, word))
    return { ...person, id: String(decodeJwt(await person.token()).sub) }
  }

  /** Another device of that person, which makes one thing after the other until it may not. */
  async function writesUntilRefused(person: TestPerson): Promise<Refusal> {
    const fields = { company_name: 'Quibblemere', phase: 'I', contract_type: 'SBIR' } as const
    for (;;) {
      const refused = await person.refusal('createProject', fields).catch(() => null)
      if (refused) return refused
    }
  }

  /** Every table, with its column, in which a text or a value says that word. */
  async function tablesWith(word: string): Promise<string[]> {
    const found: string[] = []
    for (const { name, columns } of TABLES.map(getTableConfig)) {
      for (const column of columns.filter((one) => !one.getSQLType().startsWith('bytea'))) {
        const said = sql`select 1 from ${sql.identifier(name)} where ${sql.identifier(column.name)}::text ilike ${`%${word}%`} limit 1`
        const { rows } = (await server().database.db.execute(said)) as unknown as { rows: unknown[] }
        if (rows.length > 0) found.push(`${name}.${column.name}`)
      }
    }
    return found
  }
})
