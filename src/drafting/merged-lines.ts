import { diff3Merge } from 'node-diff3'

/** Which side stands where both have changed the same lines. */
export type Winner = 'now' | 'fresh'

/** Three states of the same lines: what was drafted last, what stands now, and what would be drafted today. */
export type LineStates = { base: readonly string[]; now: readonly string[]; fresh: readonly string[] }

/**
 * Lines drafted anew over what stands: a line that nobody edited since `base` is replaced, what a person wrote stays where the draft says the same as
 * before. `wins` says whose line stands where both are new.
 */
export function mergedLines({ base, now, fresh }: LineStates, wins: Winner): string[] {
  return diff3Merge([...now], [...base], [...fresh]).flatMap(({ ok, conflict }) => ok ?? (conflict ? settled(conflict, wins) : []))
}

/** Lines that stand side by side are no conflict: one side's edits go into the other's, and what a person only added stays, unless both have changed the same line. */
function settled({ a: now, o: base, b: fresh }: { a: string[]; o: string[]; b: string[] }, wins: Winner): string[] {
  const into = (lines: string[], edited: string[]) =>
    lines.map((line) => (base.includes(line) ? (edited[base.indexOf(line)] ?? line) : line))
  const isKeptIn = (lines: string[], edited: string[] = []) => base.every((line, at) => lines.includes(line) || edited[at] === line)
  if (now.length === base.length && (wins === 'fresh' || isKeptIn(fresh, now))) return into(fresh, now)
  if (fresh.length === base.length && base.length > 0 && (wins === 'now' || isKeptIn(now, fresh))) return into(now, fresh)
  if (!isKeptIn(now)) return wins === 'fresh' ? fresh : now
  const first = now.findIndex((line) => base.includes(line))
  const added = now.filter((line) => !base.includes(line))
  const before = first < 0 ? added.length : first
  return [...added.slice(0, before), ...fresh, ...added.slice(before)]
}
