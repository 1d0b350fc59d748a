import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/**
 * Some of a family: one of each kind at least, in the family's order. The same seed chooses the same ones, and every one comes up under
 * some seed.
 */
export function spreadSample<Item>(family: readonly Item[], kindOf: (item: Item) => string, seed: string, size: number): Item[] {
  const shuffled = family.map((item, at) => ({ item, at, rank: rankOf(`${seed} ${at}`) })).sort((one, other) => one.rank - other.rank)
  const kinds = new Map(shuffled.map((one) => [kindOf(one.item), one]))
  const firsts = new Set(kinds.values())
  const others = shuffled.filter((one) => !firsts.has(one)).slice(0, Math.max(0, size - firsts.size))
  return [...firsts, ...others].sort((one, other) => one.at - other.at).map(({ item }) => item)
}

function rankOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}

/**
 * What of a family goes the whole, slow way in this run, and prints it: a sample that the commit chooses, or the one of SAMPLE_SEED, so
 * that a failure can be repeated; all of it under `npm run chaos`, which sets WHOLE_FAMILIES.
 */
export function sampleOfRun<Item extends { name: string }>(
  title: string,
  family: readonly Item[],
  kindOf: (item: Item) => string,
  size: number,
): Item[] {
  const seed = process.env.SAMPLE_SEED || commit()
  const chosen = process.env.WHOLE_FAMILIES ? [...family] : spreadSample(family, kindOf, seed, size)
  const names = chosen.map(({ name }) => name).join('; ')
  console.log(chosen.length === family.length ? `${title}: all ${family.length}` : `${title}, SAMPLE_SEED=${seed}: ${names}`)
  return chosen
}

/** The commit that is checked out; outside of a repository always the same word. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'no-commit'
  }
}
