import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exported } from './testing/archive.ts'
import { signUp, type TestPerson } from './testing/person.ts'
import { freePort, portOf } from './testing/port.ts'
import { handedIn } from './testing/project.ts'
import { PUBLIC_URL, type TestServer } from './testing/server.ts'
import { completePlan, finalizedStep, walkToPlan } from './testing/specified-walk.ts'

/** A whole plan is drafted, and each step judged: on a busy machine that takes its time. */
const LONG = 600_000
const SOON = { timeout: 120_000 }

/** Why this machine gives nobody a network of their own; null where it does. */
function noNetworkOfOnesOwn(): string | null {
  if (process.platform !== 'linux') return 'only Linux has network namespaces'
  try {
    execFileSync('unshare', ['-rn', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'pipe' })
    return null
  } catch (cause) {
    return `the kernel or its tools refuse a network namespace: ${String(cause).split('\n')[0]}`
  }
}

const why = noNetworkOfOnesOwn()
if (why) console.warn(`The walk of a sealed server is left out, for ${why}.`)

describe.skipIf(why !== null)('A sealed server on a machine without a network', () => {
  let folder: string
  let inside: ChildProcess
  let bridge: Server
  let person: TestPerson

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sealed-'))
    const [port, socket] = [await freePort(), join(folder, 'way-in')]
    inside = spawn(
      'unshare',
      [
        '-rn',
        'sh',
        '-c',
        `ip link set lo up && ip route get 203.0.113.9 2>&1; node -e '${wayIn(socket, port)}' & exec node dist/server/main.js`,
      ],
      {
        env: { PATH: process.env.PATH, SEALED: '1', PORT: String(port), DATA_DIR: join(folder, 'data'), PUBLIC_URL },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    inside.stdout?.on('data', (chunk) => {
      said += chunk
    })
    await vi.waitFor(() => expect(said).toContain('Work Plan Builder is ready'), SOON)
    expect(said, 'There is a way out of the namespace').toContain('Network is unreachable')
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), SOON)
    bridge = createServer((outside) => {
      const way = connect(socket)
      outside.pipe(way).pipe(outside)
      for (const end of [outside, way]) end.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(bridge, 'listening')
    person = await signUp({ url: `http://127.0.0.1:${portOf(bridge)}` } as TestServer)
  })
  afterAll(async () => {
    bridge?.close()
    inside?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  test(
    'serves the whole way from upload to the finalized plan, and tries to reach nobody',
    async () => {
      const { plan, topic } = await walkToPlan(person)
      for (const milestone of plan.milestones) await finalizedStep(person, topic, milestone)
      await completePlan(person, topic.topic_store_id, plan)
      const complete = await person.call('findWorkPlan', { id: plan.project_id })
      const finalized = await person.call('finalizeWorkPlan', { id: plan.id, finalized_work_plan: handedIn(complete) })
      expect(finalized.finalized_at).not.toBeNull()
      expect((await exported(person)).rows('milestone')).toHaveLength(plan.milestones.length)
      expect(await person.call('connections', {})).toEqual({ sealed: true, allowed: 0, refused: 0, reach: NOBODY })
    },
    LONG,
  )
})

const NOBODY = { language_model: null, speech: null, sign_in: null, mail: null, traces: null, database: null }

/** A socket in a folder is reached from every network: what goes in there goes on to the server. */
function wayIn(socket: string, port: number): string {
  return `const { connect, createServer } = require("net")
    createServer((from) => { const to = connect(${port}, "127.0.0.1"); from.pipe(to).pipe(from); for (const end of [from, to]) end.on("error", () => {}) }).listen("${socket}")`
}
