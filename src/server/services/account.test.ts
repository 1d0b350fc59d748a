import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import { endAccount } from '../db/accounts.ts'
import { account, passkey, session, twoFactor } from '../db/schema/accounts.ts'
import { model_usage } from '../db/schema/model-usage.ts'
import { nameOf, OWNED_TABLES, TABLES } from '../db/tables.ts'
import { rowsOf } from '../db/testing/rows-of.ts'
import { type Exported, exported } from '../testing/archive.ts'
import { addTheRest, type Had, recorded, startWork } from '../testing/had.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { openTestServer, PUBLIC_URL, type TestServer } from '../testing/server.ts'
import { sendUpload } from '../testing/solicitation.ts'

/** Words that stand in everything that each of two people has. */
const MINE = 'Quibblemere'
const THEIRS = 'Wobbleforth'

/** Stands in everything that opens an account. */
const SECRET = 'Hushhush'

let server: TestServer
let person: TestPerson
let other: TestPerson
let had: Had
let archive: Exported
/** What the person had when the archive was made, as rows and as text: each archive is noted, and so makes one row more. */
let counts: Map<string, number>
let kept: Record<string, string>

beforeAll(async () => {
  server = await openTestServer()
  ;[person, other] = [await signUp(server, `Ada ${MINE}`), await signUp(server, `Bo ${THEIRS}`)]
  had = await everything(person, MINE)
  await everything(other, THEIRS)
  archive = await exported(person)
  const owner = await idOf(person)
  kept = await rowsOf(server.database, owner)
  counts = new Map()
  for (const table of OWNED_TABLES) counts.set(nameOf(table), await server.database.db.$count(table, eq(table.owner, owner)))
})
afterAll(() => server.close())

/** All that a person can have, and every secret that an account can have. */
async function everything(one: TestPerson, word: string): Promise<Had> {
  const work = await startWork(one, word)
  const { topic_store_id, topic_slug } = work.had
  const all = await addTheRest(one, work)
  const asked = { topic_slug, topic_store_id, slot: 'Q2', question: `Which ${word}?` }
  await one.call('saveAnswer', { ...asked, answer: word, transcript: `um ${word}`, audio_id: all.audio_id })
  await one.call('openVoiceSession', {})
  await one.call('commandVoice', { cmd: 'speak', text: `Which ${word} loop?` })
  const id = await idOf(one)
  const { db } = server.database
  await db
    .insert(model_usage)
    .values({ owner: id, day: '2026-03-02', by_prompt: { [word]: { calls: 1, input_tokens: 2, output_tokens: 3 } } })
  await db.insert(twoFactor).values({ id: `t-${word}`, userId: id, secret: `${SECRET}-totp`, backupCodes: `${SECRET}-codes` })
  const key = { publicKey: `${SECRET}-key`, credentialID: `${SECRET}-${word}`, counter: 7, deviceType: 'multiDevice', backedUp: true }
  await db.insert(passkey).values({ id: `p-${word}`, userId: id, name: `Key of ${word}`, ...key })
  const tokens = { accessToken: `${SECRET}-a`, refreshToken: `${SECRET}-r`, idToken: `${SECRET}-i`, password: `${SECRET}-p` }
  await db.insert(account).values({ id: `a-${word}`, userId: id, accountId: `at-${word}`, providerId: 'oidc', ...tokens })
  return all
}

test('a person gets one archive, to be saved under the day, by token and by cookie', async () => {
  const known: [string, string][] = [
    ['authorization', `Bearer ${await person.token()}`],
    ['cookie', person.cookie],
  ]
  for (const header of known) {
    const answer = await fetch(`${server.url}/api/account/export`, { headers: [header] })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''work-plan-builder-data-2026-03-02.zip",
      'cache-control': 'no-store',
    })
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

test('in it is every row that they have, with every word that they wrote', async () => {
  const times = (text: string) => text.split(MINE).length - 1
  for (const table of OWNED_TABLES) {
    const name = nameOf(table)
    const many = counts.get(name) ?? 0
    expect(many, `Let people have something in ${name}, in addTheRest or here`).toBeGreaterThan(0)
    expect(archive.rows(name), name).toHaveLength(many)
    expect(times(archive.text(`tables/${name}.json`)), name).toBe(times(kept[name] ?? ''))
  }
})

test('each document and each recording is in it as it was sent, with its place', async () => {
  const places: { path: string; table: string; id: string }[] = JSON.parse(archive.text('files.json'))
  const documents = places.filter(({ table }) => table === 'source_file')
  for (const { path, id } of documents) {
    const { sha256 } = archive.rows('source_file').find((row) => row.id === id) ?? {}
    expect(
      createHash('sha256')
        .update(archive.files[path] ?? '')
        .digest('hex'),
    ).toBe(sha256)
  }
  expect(documents.map(({ path }) => path).sort()).toEqual([`company/${MINE}.txt`, `solicitations/${MINE}.txt`, 'solicitations/navy.txt'])
  const [recording, ...more] = places.filter(({ table }) => table === 'recording')
  expect([recording?.id, more]).toEqual([had.audio_id, []])
  expect(archive.files[recording?.path ?? '']).toEqual(recordingOf(MINE))
  expect(recording?.path).toMatch(/^recordings\/2026-03-02 09\.30\.00 UTC.*\.wav$/)
})

test('it says who they are, how they sign in and where they are signed in', async () => {
  const told = JSON.parse(archive.text('account.json'))
  expect(told).toMatchObject({ name: `Ada ${MINE}`, email: person.email, created_at: expect.stringContaining('T') })
  expect(told.signs_in_by.map(({ provider }: { provider: string }) => provider).sort()).toEqual(['credential', 'oidc'])
  expect(told.passkeys).toMatchObject([{ name: `Key of ${MINE}`, device_type: 'multiDevice', backed_up: true }])
  expect(told.sessions).toMatchObject([{ user_agent: expect.any(String), expires_at: expect.stringContaining('T') }])
})

test('a paper on top says what each file is', () => {
  const paper = archive.text('README.txt')
  expect(paper).toContain(`kept of Ada ${MINE} (${person.email})`)
  for (const path of Object.keys(archive.files)) {
    const named = /^(?:solicitations|company|recordings)\//.exec(path)?.[0] ?? path
    if (path !== 'README.txt') expect(paper).toContain(`\n${named}: `)
  }
})

test('nothing that opens an account or a line is in it', async () => {
  const { db } = server.database
  const secrets = [SECRET, person.cookie, (await person.token()).split('.')[2] ?? '']
  const sessions = await db.select({ token: session.token }).from(session)
  const passwords = await db.select({ password: account.password }).from(account)
  const { rows: others } = (await db.execute(
    sql`select secret_hash as kept from voice_session union all select value from server_setting union all select private_key from jwks`,
  )) as unknown as { rows: { kept: string | null }[] }
  secrets.push(
    ...sessions.map(({ token }) => token),
    ...passwords.map(({ password }) => password ?? ''),
    ...others.map(({ kept }) => kept ?? ''),
  )
  expect(secrets.length).toBeGreaterThan(9)
  for (const [path, bytes] of Object.entries(archive.files)) {
    const text = Buffer.from(bytes).toString()
    expect(
      secrets.filter((secret) => secret !== '' && text.includes(secret)),
      path,
    ).toEqual([])
  }
})

test("nothing of another person's is in it", async () => {
  const foreign = [THEIRS, other.email, await idOf(other)]
  for (const [path, bytes] of Object.entries(archive.files)) {
    const text = `${path}\n${Buffer.from(bytes).toString('latin1')}`
    expect(
      foreign.filter((word) => text.includes(word)),
      path,
    ).toEqual([])
  }
})

test('who has nothing gets a small archive of empty lists, and when they came and asked for it', async () => {
  const nobody = await signUp(server, 'Cy')
  const { files, rows, text } = await exported(nobody)
  const others = OWNED_TABLES.map(nameOf).filter((name) => name !== 'audit_event')
  expect(others.map((name) => rows(name))).toEqual(others.map(() => []))
  expect(
    rows('audit_event')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['data_exported', 'signed_in'])
  expect(JSON.parse(text('files.json'))).toEqual([])
  expect(Object.keys(files)).toHaveLength(OWNED_TABLES.length + 3)
})

test('names from uploads lead nowhere, and two of one name are both there', async () => {
  const uploader = await signUp(server)
  const document = Buffer.from('PHASE I: The contractor shall design a mast.')
  const names = ['../../evil.txt', 'topic.txt', 'TOPIC.txt', 'con.txt']
  for (const [nth, fileName] of names.entries()) {
    expect((await sendUpload(uploader, document, {}, { slug: `t-${nth}`, fileName })).status).toBe(200)
  }
  await uploader.call('uploadAudio', { file: recorded('One.'), slot: '../..' })
  await uploader.call('uploadAudio', { file: recorded('Two.'), slot: '../..' })
  const { files } = await exported(uploader)
  const sent = Object.keys(files).filter((path) => /^(solicitations|recordings)/.test(path))
  expect(sent.every((path) => path.split('/').length === 2 && !/(^|\/)\.|\.$/.test(path))).toBe(true)
  expect(new Set(sent.map((path) => path.toLowerCase())).size).toBe(6)
  for (const path of sent.filter((one) => one.startsWith('solicitations'))) expect(files[path]).toEqual(new Uint8Array(document))
})

test('with an account goes all that was in its archive', async () => {
  const leaving = await signUp(server, 'Dee Snickerby')
  await everything(leaving, 'Snickerby')
  const id = await idOf(leaving)
  const { db } = server.database
  await endAccount(db, id)
  expect(Object.values(await rowsOf(server.database, id)).join('')).toBe('')
  for (const table of TABLES) {
    const rows = await db.select({ said: sql<string>`${sql.identifier(nameOf(table))}::text` }).from(table)
    const left = rows.filter(({ said }) => said.includes('Snickerby') || said.includes(id))
    expect(left, nameOf(table)).toEqual([])
  }
  expect(await leaving.refusal('exportAccount', {})).toMatchObject({ status: 401 })
})

test('an archive is for who is signed in', async () => {
  const answer = await fetch(`${server.url}/api/account/export`, { headers: { origin: PUBLIC_URL } })
  expect([answer.status, await answer.json()]).toEqual([401, { detail: 'Sign in to continue.' }])
})

async function idOf(one: TestPerson): Promise<string> {
  return String(decodeJwt(await one.token()).sub)
}
