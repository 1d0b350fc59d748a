import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import packageFile from '../../package.json' with { type: 'json' }
import serverBuild from '../../vite.server.config.ts'
import { api } from '../contract/api.ts'
import { readConfig, VARIABLES } from './config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const MANIFESTS = 'deploy/kubernetes'

const PAPER = read('docs/operations.md')
const DOCKERFILE = read('Dockerfile')

/** A part of a YAML file, as far as a test looks into it. */
type Part = { [name: string]: Part } & Part[]

const compose = parse(read('compose.yaml'), { merge: true }) as Part
const manifests = readdirSync(MANIFESTS).flatMap((name) => parseAllDocuments(read(`${MANIFESTS}/${name}`)).map((one) => one.toJS() as Part))

/** The first thing of that kind in the manifests. */
function manifest(kind: string): Part {
  const found = manifests.find((one) => String(one.kind) === kind)
  if (!found) throw new Error(`There is no ${kind}`)
  return found
}

const pod = (of: Part | undefined) => of?.template?.spec as Part
const app = pod(manifest('Deployment').spec).containers?.[0] as Part
const backup = pod(manifest('CronJob').spec?.jobTemplate?.spec).containers?.[0] as Part
const DOCKER_ENV = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(DOCKERFILE)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name as string, value as string]),
)
const composed = { ...(compose.services?.app?.environment as unknown as Record<string, string>) }
const deployed = Object.fromEntries((app.env as unknown as { name: string; value: string }[]).map(({ name, value }) => [name, value]))
const secret = manifest('Secret').stringData as unknown as Record<string, string>

describe('The paper for whoever runs the server', () => {
  const rows = PAPER.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length === 5)
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name as string))

  test.each(VARIABLES.map((name) => [name]))('has %s among the variables', (name) => {
    // some are named beside the one that they go with
    expect(named.includes(name) || rows.some((row) => row.includes(`\`${name}\``))).toBe(true)
  })

  test('has no variable that is read by nobody, and none twice', () => {
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([])
    expect(named.length).toBe(new Set(named).size)
  })

  test('names commands, files, routes and series that there are', () => {
    const commands = [...PAPER.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name as string)
    expect(commands.filter((name) => !(name in packageFile.scripts))).toEqual([])
    const files = [...PAPER.matchAll(/`((?:deploy\/[\w./-]+|Dockerfile|compose\.yaml))`/g)].map(([, path]) => path as string)
    expect(files.filter((path) => !existsSync(path))).toEqual([])
    const routes = [...PAPER.matchAll(/(\/api\/(?:ready|health))/g)].map(([route]) => route)
    expect([...new Set(routes)].sort()).toEqual([api.health.path, api.ready.path])
    const metrics = read('src/server/observing/metrics.ts')
    const series = [...PAPER.matchAll(/(?:http|workplan)_[a-z_]+/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, ''))
    expect(series.filter((name) => !metrics.includes(`'${name}'`))).toEqual([])
  })
})

describe('What the product is put into', () => {
  test.each([
    ['the image', DOCKER_ENV, ['NODE_ENV']],
    ['compose', composed, []],
    ['Kubernetes', { ...deployed, ...secret }, []],
  ])('%s sets variables that there are, to what can be meant', (_, set, beside) => {
    expect(Object.keys(set).filter((name) => !VARIABLES.includes(name) && !(beside as string[]).includes(name))).toEqual([])
    const filled = Object.entries(set).map(([name, value]) => [name, filledIn(String(value))])
    expect(() => readConfig(Object.fromEntries(filled))).not.toThrow()
  })

  test('runs the Node that the product is made for', () => {
    const oldest = /(\d+)\./.exec(packageFile.engines.node)?.[1]
    expect(/^ARG NODE=(\d+)$/m.exec(DOCKERFILE)?.[1]).toBe(oldest)
    expect([...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(Array(2).fill(`node:\${NODE}-bookworm-slim`))
  })

  test('starts programs that are built, as an account without rights', () => {
    const built = Object.keys(serverBuild.build?.rolldownOptions?.input as Record<string, string>).map((name) => `dist/server/${name}.js`)
    const told = [DOCKERFILE, JSON.stringify(compose.services?.backup?.command), JSON.stringify(backup.command), PAPER].join('\n')
    const started = [...new Set([...told.matchAll(/dist\/server\/[\w-]+\.js/g)].map(([path]) => path))]
    expect(started.sort()).toEqual(['dist/server/main.js', 'dist/server/operator.js'])
    expect(built).toEqual(expect.arrayContaining(started))
    expect(DOCKERFILE).toMatch(/^USER node$/m)
  })

  test('copies what there is, and hands the licences on', () => {
    const copied = [...DOCKERFILE.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths]) => (paths ?? '').split(' '))
    const made = ['node_modules', 'dist', '.cache/voice']
    const lost = copied.map((path) => path.replace('/app/', '')).filter((path) => !made.includes(path) && !existsSync(path))
    expect(lost).toEqual([])
    expect(copied).toEqual(expect.arrayContaining(['/app/LICENSE', '/app/THIRD-PARTY-NOTICES.md']))
    const ignored = read('.dockerignore').trim().split('\n')
    const sources = [
      ...new Set(
        [...read('scripts/setup/build.mjs').matchAll(/'((?:src|samples|public|scripts)[\w./-]*)'/g)].map(([, one]) => one as string),
      ),
    ]
    expect(sources.filter((path) => ignored.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([])
  })

  test('is reached and asked where it listens', () => {
    const { PORT } = DOCKER_ENV
    expect(/^EXPOSE (\d+)$/m.exec(DOCKERFILE)?.[1]).toBe(PORT)
    expect(read('deploy/Caddyfile')).toMatch(new RegExp(`dynamic a app ${PORT} `))
    const ports = app.ports as unknown as { name: string; containerPort: number }[]
    expect(ports).toEqual([
      { name: 'http', containerPort: Number(PORT) },
      { name: 'metrics', containerPort: Number(deployed.METRICS_PORT) },
    ])
    expect(/'(\/api\/\w+)'/.exec(DOCKERFILE)?.[1]).toBe(api.ready.path)
    expect(String(app.readinessProbe?.httpGet?.path)).toBe(api.ready.path)
    for (const probe of ['startupProbe', 'livenessProbe']) expect(String(app[probe]?.httpGet?.path)).toBe(api.health.path)
  })

  test('has two servers, of which one may be away, and stops them later than they are taken out', () => {
    expect(compose.services?.app?.deploy?.replicas).toBe(2)
    expect(manifest('Deployment').spec?.replicas).toBe(2)
    expect(manifest('PodDisruptionBudget').spec?.minAvailable).toBe(1)
    const labels = [manifest('Deployment').spec?.template?.metadata?.labels, manifest('Service').spec?.selector]
    for (const matching of [manifest('PodDisruptionBudget').spec?.selector, manifest('NetworkPolicy').spec?.podSelector])
      labels.push(matching?.matchLabels)
    expect(labels).toEqual(Array(4).fill({ app: 'work-plan-builder' }))
    const [, taken_out] = (app.lifecycle?.preStop?.exec?.command ?? []) as unknown as string[]
    const waits = Number(/GRACE_MS = (\d+)/.exec(read('src/server/http/graceful-close.ts'))?.[1]) / 1000
    expect(Number(pod(manifest('Deployment').spec).terminationGracePeriodSeconds)).toBeGreaterThan(Number(taken_out) + waits)
  })
})

/** What whoever runs it fills in. */
function filledIn(value: string): string {
  return value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, otherwise) =>
    name === 'PUBLIC_URL' ? 'https://plans.example.com' : name === 'POSTGRES_PASSWORD' ? 'secret' : otherwise,
  )
}
