import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Not installed with the rest: 185 MB that nothing but this measure needs. This version runs on the oldest Node that the product runs on. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

/** Points of a hundred by category, as Lighthouse gives them to a phone. */
export type Scores = Record<(typeof CATEGORIES)[number], number>

type Report = { categories: Record<string, { score: number | null }> }

/**
 * What Lighthouse says of a page, looked at by a browser that listens on a port and is signed in already; null where it cannot be fetched or does
 * not come to an end.
 */
export async function scoresOf(url: string, port: number): Promise<Scores | null> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
  const path = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--disable-storage-reset'],
        ...[`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`, '--output=json', `--output-path=${path}`],
      ],
      { cwd: folder, timeout: 300_000 },
    )
    return pointsIn(JSON.parse(await readFile(path, 'utf8')) as Report)
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function pointsIn({ categories }: Report): Scores {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
  }
}
