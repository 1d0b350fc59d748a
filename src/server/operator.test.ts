import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPostgresql } from './db/testing/databases.ts'
import { cookieOf, sendJson } from './testing/person.ts'
import { freePort } from './testing/port.ts'

describe('Who runs the server', () => {
  let folder: string
  let data: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-'))
    data = join(folder, 'data')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('backs up, restores elsewhere and moves to PostgreSQL, and whoever was signed in still is', async () => {
    const file = join(folder, 'plans.backup')
    const first = await serving({ DATA_DIR: data })
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }
    const cookie = cookieOf(await sendJson(`${first.url}/api/auth/sign-up/email`, account, { origin: first.url }))
    const refused = await operator(['backup', file], { DATA_DIR: data })
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Another Work Plan Builder \(process \d+\) is using this data folder\. Stop it/),
    })
    await first.stop()

    const backedUp = await operator(['backup', file], { DATA_DIR: data })
    expect(backedUp.said).toMatch(/^Backed up \d+ rows of \d+ tables into .*plans\.backup\. It opens all that the database does/)
    expect(backedUp.code).toBe(0)
    expect(await operator(['restore', file], { DATA_DIR: data })).toMatchObject({ code: 1, said: expect.stringContaining('add --replace') })
    const elsewhere = join(folder, 'elsewhere')
    expect(await operator(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored \d+ rows/),
    })
    expect(await signedIn({ DATA_DIR: elsewhere }, cookie)).toBe('ada@example.com')

    const { url, drop } = await newPostgresql('template1')
    expect(await operator(['move-to-postgres'], { DATA_DIR: data })).toMatchObject({
      code: 1,
      said: expect.stringContaining('Set DATABASE_URL'),
    })
    const moved = await operator(['move-to-postgres'], { DATA_DIR: data, DATABASE_URL: url })
    expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(/^Moved \d+ rows of \d+ tables to PostgreSQL/) })
    expect(await readdir(data)).toEqual(['database'])
    expect(await signedIn({ DATABASE_URL: url }, cookie)).toBe('ada@example.com')
    await drop()
  })

  test.each<[string[], Record<string, string>, string]>([
    [[], {}, 'Say what to do: backup <file>, restore <file> [--replace], or move-to-postgres [--replace].\n'],
    [['backup', 'a', 'b'], {}, 'Say what to do: '],
    [['backup', 'never'], { PORT: 'abc' }, 'The configuration cannot be used: PORT must be a number.\n'],
    [
      ['backup', 'never'],
      { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/plans' },
      'The database at 127.0.0.1:1/plans cannot be used (ECONNREFUSED). Check',
    ],
    [['backup', 'never'], { DATA_DIR: 'nowhere' }, 'There is no embedded database in nowhere. Set DATA_DIR to the folder that has it.\n'],
  ])('is told what is wrong with %j and %j, without a password', async (given, environment, sentence) => {
    const { code, said } = await operator(given, environment)
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toContain('hush')
    await expect(stat('nowhere')).rejects.toThrow('ENOENT')
    await expect(stat('never')).rejects.toThrow('ENOENT')
  })
})

function run(program: string, given: readonly string[], environment: Record<string, string>) {
  const { PATH } = process.env
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...given], {
    env: { PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => Number(code)) }
}

async function operator(given: readonly string[], environment: Record<string, string>) {
  const { ended, said } = run('operator', given, environment)
  return { code: await ended, said: said() }
}

async function serving(environment: Record<string, string>) {
  const port = await freePort()
  const { child, said, ended } = run('main', [], { PORT: String(port), ...environment })
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(said())))])
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** Whom a cookie signs in on a server that is started for this. */
async function signedIn(environment: Record<string, string>, cookie: string): Promise<string | undefined> {
  const server = await serving(environment)
  try {
    const session = await (await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } })).json()
    return session?.user?.email
  } finally {
    await server.stop()
  }
}
