import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** The built module that seals a process, and the one that counts. */
const built = (name: RegExp) => pathToFileURL(resolve('dist/server', readdirSync('dist/server').find((one) => name.test(one)) ?? '')).href

async function told(environment: Record<string, string>, ...program: string[]) {
  const { stdout } = await run(process.execPath, ['--import', built(/^sealed\.js$/), ...program], { env: environment })
  return JSON.parse(stdout)
}

test('a sealed process reaches another machine by no way that Node has, nor does a child of it; each try is counted', async () => {
  const { elsewhere, here, child, connections } = await told({ SEALED: '1' }, 'src/sealed/testing/tries.mjs', built(/^seal-.*\.js$/))
  expect(Object.keys(elsewhere).length).toBeGreaterThan(15)
  expect(Object.entries(elsewhere).filter(([, outcome]) => outcome !== 'ESEALED')).toEqual([])
  expect(child).toBe('ESEALED')
  expect(Object.entries(here).filter(([, outcome]) => outcome !== 'reached')).toEqual([])
  expect(connections).toEqual({ sealed: true, allowed: 0, refused: Object.keys(elsewhere).length + 1 })
})

test.each([
  [
    { SEALED: '1', DATABASE_URL: 'postgres://me@203.0.113.9:5432/plans' },
    { sealed: true, allowed: 1, refused: 1 },
  ],
  [{ SEALED: '0' }, { sealed: false, allowed: 0, refused: 0 }],
])('with %j the host of the database is let through and counted, and nothing else', async (environment, expected) => {
  const program = `
    import { connect } from 'node:net'
    const connections = Object.values(await import('${built(/^seal-.*\.js$/)}')).find(({ name }) => name === 'connections')
    for (const host of ['203.0.113.9', '203.0.113.10']) connect(5432, host).on('error', () => {}).destroy()
    console.log(JSON.stringify(connections()))
    process.exit(0)`
  expect(await told(environment, '--input-type=module', '-e', program)).toEqual(expected)
})
