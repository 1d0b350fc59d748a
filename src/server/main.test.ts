import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { recordingOf } from '../speech/testing/scripted-speech.ts'
import journal from './db/migrations/meta/_journal.json' with { type: 'json' }
import { newPostgresql } from './db/testing/databases.ts'
import { cookieOf, sendJson } from './testing/person.ts'
import { freePort, listening, portOf } from './testing/port.ts'

type Program = { process: ChildProcess; output: () => string; exit: Promise<number | string> }

describe('The program', () => {
  let folder: string
  /** A data folder that one test after the other uses: to make a database takes longer than all else that a start does. */
  let dataDir: string
  const running: Program[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'program-'))
    dataDir = join(folder, 'kept')
  })
  // a program that a failed test left behind would keep the data folder from all others
  afterEach(async () => {
    for (const { process, exit } of running.splice(0)) {
      process.kill('SIGKILL')
      await exit
    }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('says where it is and what is active, keeps its data over a restart, and ends cleanly on Ctrl-C', async () => {
    const port = await freePort()
    const first = await started({ PORT: String(port), DATA_DIR: dataDir })
    expect(first.output()).toBe(
      `Work Plan Builder is ready at http://127.0.0.1:${port} (Built-in drafter, embedded database in ${dataDir})\n`,
    )
    const url = `http://127.0.0.1:${port}`
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }
    const cookie = cookieOf(await sendJson(`${url}/api/auth/sign-up/email`, account, { origin: url }))
    const link = /^Confirm your e-mail address for Work Plan Builder: http:\/\/127\.0\.0\.1:\d+\/api\/auth\/verify-email\?token=[\w-]+$/m
    await expect.poll(first.output).toMatch(link)
    expect(first.output()).not.toMatch(/ada|example\.com/i)
    expect(await stopped(first, 'SIGINT')).toBe(0)
    expect(await readdir(dataDir)).toEqual(['database'])
    const second = await started({ PORT: String(port), DATA_DIR: dataDir })
    expect((await fetch(`${url}/api/projects`, { headers: { cookie } })).status).toBe(200)
    expect(await stopped(second, 'SIGTERM')).toBe(0)
  })

  test('deletes at its start the recordings that are kept no longer', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const first = await started({ PORT: String(port), DATA_DIR: dataDir })
    const account = { name: 'Said', email: 'said@example.com', password: 'correct horse' }
    const cookie = cookieOf(await sendJson(`${url}/api/auth/sign-up/email`, account, { origin: url }))
    const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()
    const headers = { authorization: `Bearer ${token}` }
    const body = new FormData()
    body.append('file', new Blob([recordingOf('Ten coils.')]), 'answer.wav')
    const { audio_id } = await (await fetch(`${url}/api/upload-audio`, { method: 'POST', headers, body })).json()
    const found = async () => (await fetch(`${url}/api/recordings/${audio_id}`, { headers })).status
    expect(await found()).toBe(200)
    expect(await stopped(first, 'SIGTERM')).toBe(0)
    const second = await started({ PORT: String(port), DATA_DIR: dataDir, RECORDINGS_KEPT_DAYS: '0' })
    expect(await found()).toBe(404)
    expect(await stopped(second, 'SIGTERM')).toBe(0)
  })

  test('goes on serving where there is no mail server at the address that it is given, and logs only that', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const mail = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: 'plans@example.com' }
    const one = await started({ PORT: String(port), DATA_DIR: dataDir, ...mail })
    const account = { name: 'Unreached', email: 'unreached@example.com', password: 'correct horse' }
    expect((await sendJson(`${url}/api/auth/sign-up/email`, account, { origin: url })).status).toBe(200)
    await expect.poll(one.output).toContain('A letter could not be sent')
    expect(one.output()).not.toMatch(/unreached|token=/i)
    expect(await stopped(one, 'SIGTERM')).toBe(0)
  })

  test('finishes the calls under way before it ends, and takes no others', async () => {
    const port = await freePort()
    const one = await started({ PORT: String(port), DATA_DIR: dataDir })
    const body = JSON.stringify({ name: 'Grace', email: 'grace@example.com', password: 'correct horse' })
    const headers = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json', 'content-length': body.length }
    const call = request({ port, host: '127.0.0.1', path: '/api/auth/sign-up/email', method: 'POST', headers })
    const answered = once(call, 'response')
    await new Promise<void>((sent) => call.write(body.slice(0, 20), () => sent()))
    await health(port) // the first half has arrived before this was answered
    one.process.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(503)
    call.end(body.slice(20))
    const [answer] = (await answered) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    answer.resume()
    expect(await one.exit).toBe(0)
  })

  test('is refused by a data folder that another one uses, which goes on undisturbed', async () => {
    const first = await started({ PORT: String(await freePort()), DATA_DIR: dataDir })
    const second = program({ PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^Another Work Plan Builder \(process \d+\) is using this data folder\. Stop it, or set DATA_DIR .*\n$/)
    expect(await stopped(first, 'SIGTERM')).toBe(0)
  })

  test('is refused by a busy port', async () => {
    const busy = await listening()
    const refused = program({ PORT: String(portOf(busy)), DATA_DIR: dataDir })
    expect(await refused.exit).toBe(1)
    expect(refused.output()).toBe(
      `Port ${portOf(busy)} on 127.0.0.1 is in use already. Stop what is using it, or set PORT to another number.\n`,
    )
    expect(await readdir(dataDir)).toEqual(['database'])
    busy.close()
  })

  test.each([
    [{ PORT: 'abc' }, 'The configuration cannot be used: PORT must be a number.\n'],
    [
      { LLM_PROVIDER: 'openai', LLM_API_KEY: 'hush' },
      'The configuration cannot be used: LLM_MODEL must be set for LLM_PROVIDER openai: the name of a model.\n',
    ],
    [
      { SEALED: '1', SMTP_URL: 'smtp://me:hush@mail.example.com', MAIL_FROM: 'plans@example.com' },
      'The configuration cannot be used: SMTP_URL reaches mail.example.com, which a sealed server does not: unset it and MAIL_FROM to have links printed on the console, or point it at this machine, or unset SEALED.\n',
    ],
    [
      { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/plans' },
      'The database at 127.0.0.1:1/plans cannot be used (ECONNREFUSED). Check DATABASE_URL.\n',
    ],
  ])('does not start with %j, and says why without a password', async (environment, message) => {
    const refused = program({ DATA_DIR: join(folder, 'never'), ...environment })
    expect(await refused.exit).toBe(1)
    expect(refused.output()).toBe(message)
  })

  test('without a language model loads nothing of one', async () => {
    const port = await freePort()
    const one = await started({ PORT: String(port), DATA_DIR: dataDir, NODE_V8_COVERAGE: join(folder, 'built-in-ran') })
    expect((await health(port)).drafter).toEqual({ kind: 'built-in', label: 'Built-in drafter' })
    expect(await stopped(one, 'SIGTERM')).toBe(0)
    const ran = await modulesThatRan(join(folder, 'built-in-ran'))
    expect(ran.filter((url) => url.endsWith('/dist/server/main.js'))).toHaveLength(1)
    expect(ran.filter((url) => OF_A_MODEL.test(url))).toEqual([])
  })

  test('with a language model says which, loads it, and never tells its key', async () => {
    const port = await freePort()
    const model = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'llama3.1:8b',
      LLM_BASE_URL: 'http://127.0.0.1:9/v1',
      LLM_API_KEY: 'sk-hush',
    }
    const places = { DATA_DIR: dataDir, NODE_V8_COVERAGE: join(folder, 'model-ran') }
    const one = await started({ PORT: String(port), LOG_LEVEL: 'info', ...places, ...model })
    expect(await health(port)).toMatchObject({ drafter: { kind: 'language-model', label: 'llama3.1:8b on 127.0.0.1:9' } })
    expect(JSON.stringify(await health(port))).not.toContain('sk-hush')
    expect(await stopped(one, 'SIGTERM')).toBe(0)
    expect(one.output()).toContain('(llama3.1:8b on 127.0.0.1:9, embedded database in ')
    expect(one.output()).not.toContain('sk-hush')
    const ran = await modulesThatRan(join(folder, 'model-ran'))
    for (const part of ['/node_modules/ai/', '/node_modules/@ai-sdk/openai-compatible/'])
      expect(
        ran.filter((url) => url.includes(part)),
        part,
      ).not.toEqual([])
  })

  test('is started four times at once on an empty PostgreSQL, whose tables are made once', async () => {
    const { url, drop } = await newPostgresql('template1')
    const ports = await Promise.all([1, 2, 3, 4].map(freePort))
    const all = await Promise.all(ports.map((port) => started({ PORT: String(port), DATABASE_URL: url })))
    for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200)
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations order by id')
    await client.end()
    expect(rows.map(({ created_at }) => Number(created_at))).toEqual(journal.entries.map(({ when }) => when))
    for (const ended of all.map((one) => stopped(one, 'SIGTERM'))) expect(await ended).toBe(0)
    await drop()
  })

  test('runs on PostgreSQL when told to', async () => {
    const port = await freePort()
    const METRICS_PORT = String(await freePort())
    const places = { DATABASE_URL: `${inject('postgresql')}/postgres`, DATA_DIR: join(folder, 'unused') }
    const one = await started({ PORT: String(port), METRICS_PORT, ...places })
    expect(one.output()).toContain('(Built-in drafter, PostgreSQL)')
    expect((await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).database).toBe('postgresql')
    const told = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(told).toMatch(/workplan_database_connections\{state="idle"\} [1-9]/)
    expect(told).toContain('workplan_database_connections{state="waited_for"} 0\n')
    expect(await stopped(one, 'SIGTERM')).toBe(0)
    await expect(readdir(join(folder, 'unused'))).rejects.toThrow('ENOENT')
  })

  function program(environment: Record<string, string>): Program {
    const { PATH } = process.env
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const add = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', add)
    child.stderr?.on('data', add)
    const one = {
      process: child,
      output: () => output,
      exit: once(child, 'close').then(([code, signal]) => code ?? `${signal}: ${output}`),
    }
    running.push(one)
    return one
  }

  async function started(environment: Record<string, string>): Promise<Program> {
    const one = program(environment)
    const isReady = once(one.process.stdout ?? one.process, 'data')
    await Promise.race([isReady, one.exit.then((code) => Promise.reject(new Error(`It ended with ${code}: ${one.output()}`)))])
    return one
  }
})

/** The libraries that only a server with a language model needs. */
const OF_A_MODEL = /\/node_modules\/(ai|@ai-sdk|minisearch)\//

async function health(port: number) {
  return (await fetch(`http://127.0.0.1:${port}/api/health`)).json()
}

/** The address of every module that ran in a program, as Node's own coverage lists them when it ends. */
async function modulesThatRan(folder: string): Promise<string[]> {
  const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  return reports.flatMap((report) => (JSON.parse(report) as { result: { url: string }[] }).result.map(({ url }) => url))
}

function stopped({ process, exit }: Program, signal: NodeJS.Signals): Program['exit'] {
  process.kill(signal)
  return exit
}
