import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** A program that listens. `worked` is the processor time that it has used, in milliseconds; null where the system does not tell it. */
export type Program = {
  url: string
  stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>
  worked: () => number | null
  /** The memory that it holds now, in bytes; null where the system does not tell it. */
  resident: () => number | null
}

/** The server as it is shipped; from source only where nothing was built. */
const SERVER = existsSync('dist/server/main.js') ? ['dist/server/main.js'] : ['--import', 'tsx', 'src/server/main.ts']

/** Starts the server on a data folder, with what else is to be configured, and returns once it says that it is ready; on a free port, unless one is told. */
export async function startServer(dataDir: string, configured: Record<string, string> = {}, at?: number): Promise<Program> {
  const port = at ?? (await freePort())
  const env = environment({ ...configured, PORT: String(port), DATA_DIR: dataDir })
  return started(spawn(process.execPath, SERVER, { env, stdio: ['ignore', 'pipe', 'inherit'] }), port)
}

/** Starts a language model's server that is none: it begins each answer so many milliseconds after the question, in a process of its own. */
export async function startFakeModel(latency_ms: number): Promise<Program> {
  const port = await freePort()
  const env = environment({ PORT: String(port), LATENCY_MS: String(latency_ms) })
  return started(spawn(process.execPath, ['--import', 'tsx', FAKE_MODEL], { env, stdio: ['ignore', 'pipe', 'inherit'] }), port)
}

const FAKE_MODEL = 'src/drafting/language-model/testing/fake-provider-program.ts'

/** Starts a Fastify server with one route that answers a constant: what a request costs at least. */
export async function startBareFastify(): Promise<Program> {
  const port = await freePort()
  const source = `import fastify from 'fastify'
    const app = fastify()
    app.get('/', async () => ({ ok: true }))
    app.put('/', async (request) => request.body)
    await app.listen({ host: '127.0.0.1', port: ${port} })
    console.log('ready')`
  return started(
    spawn(process.execPath, ['--input-type=module', '-e', source], { env: environment({}), stdio: ['ignore', 'pipe', 'inherit'] }),
    port,
  )
}

/**
 * Starts a Fastify server on an embedded database of its own with two routes: one reads a row and answers its text, the other reads it and writes what it
 * was sent. What a call costs at least that has to do with a row.
 */
export async function startBareDatabase(dataDir: string): Promise<Program> {
  const port = await freePort()
  const source = `import fastify from 'fastify'
    import { PGlite } from '@electric-sql/pglite'
    const db = await PGlite.create(process.env.DATA_DIR)
    await db.exec('create table kept (id text primary key, version int not null, text text not null)')
    await db.query('insert into kept values ($1, 1, $2)', ['one', 'a text'])
    const read = async () => (await db.query('select id, version, text from kept where id = $1', ['one'])).rows[0]
    const app = fastify()
    app.get('/', read)
    app.put('/', async (request) => {
      const { version } = await read()
      return (await db.query('update kept set text = $2, version = $3 where id = $1 returning *', ['one', request.body.refined_text, version + 1])).rows[0]
    })
    await app.listen({ host: '127.0.0.1', port: ${port} })
    console.log('ready')`
  const env = environment({ DATA_DIR: dataDir })
  return started(spawn(process.execPath, ['--input-type=module', '-e', source], { env, stdio: ['ignore', 'pipe', 'inherit'] }), port)
}

async function started(child: ChildProcess, port: number): Promise<Program> {
  const ended = once(child, 'exit')
  // whoever measures may fail; a program that went on would keep its output, and so whoever waits for that
  const endToo = () => child.kill('SIGKILL')
  process.once('exit', endToo)
  void ended.then(() => process.off('exit', endToo))
  if (!child.stdout) throw new Error('The program has no output')
  await Promise.race([once(child.stdout, 'data'), ended.then(([code]) => Promise.reject(new Error(`The program ended with ${code}`)))])
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    worked: () => workedBy(child.pid),
    resident: () => heldBy(child.pid),
  }
}

/** Linux counts in hundredths of a second: user time and system time are the 14th and 15th field, behind a name in brackets. */
function workedBy(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function heldBy(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

function environment(added: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_ENV: 'production', ...added }
}

/** A port of the loopback that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
