import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, takeLock } from './lock.ts'

describe('The lock of a data folder', () => {
  let folder: string
  let path: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'))
    path = join(folder, 'database.lock')
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is refused while its holder runs, with a sentence that says what to do', async () => {
    const lock = await takeLock(path)
    const refused = takeLock(path)
    await expect(refused).rejects.toThrow(FolderInUse)
    await expect(refused).rejects.toThrow(`process ${process.pid}`)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  test('is taken over from a holder that no longer runs', async () => {
    await writeFile(path, JSON.stringify({ pid: await deadPid(), born: null }))
    await takeLock(path)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    expect(await readdir(folder)).toEqual(['database.lock'])
  })

  test.runIf(process.platform === 'linux')('is taken over when its number now belongs to another process', async () => {
    await writeFile(path, JSON.stringify({ pid: process.pid, born: 'another boot 1' }))
    await takeLock(path)
    expect(await readFile(path, 'utf8')).not.toContain('another boot')
  })

  test.runIf(process.platform === 'linux')('is taken over from a holder that was killed and that nobody asked after', async () => {
    // the shell becomes a program that never asks after the child that the shell started
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [written] = await once(parent.stdout, 'data')
    const pid = Number(String(written).trim())
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    await writeFile(path, JSON.stringify({ pid, born: null }))
    await takeLock(path).finally(() => parent.kill('SIGKILL'))
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
  })

  test.each(['', 'not JSON', '{"pid":"x"}', '{"pid":-1}'])('is taken over when the file holds %j, as after a crash', async (content) => {
    await writeFile(path, content)
    await takeLock(path)
    expect(await readFile(path, 'utf8')).toContain(String(process.pid))
  })

  test('goes to exactly one of many that want it at once', async () => {
    const pid = await deadPid()
    for (let round = 0; round < 20; round++) {
      await writeFile(path, JSON.stringify({ pid, born: null }))
      const wanted = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path)))
      expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('cannot be taken where nothing can be written, and the reason is not a holder', async () => {
    await expect(takeLock(join(folder, 'missing', 'database.lock'))).rejects.toThrow('ENOENT')
  })
})

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}
