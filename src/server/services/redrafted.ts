import { diff3Merge } from 'node-diff3'
import type { TextVersion } from '../../domain/steps/text-version.ts'

/** A state of a text with who wrote it. */
type State = Pick<TextVersion, 'text' | 'written_by'>

/**
 * A text drafted anew, line by line: a line that nobody edited since it was drafted last is replaced, what a person wrote stays where the draft says the
 * same as before. Where both are new the draft's line stands, and the comparison with the text as it is shows both. `history` is the latest first; a text
 * that was never drafted is drafted whole.
 */
export function redrafted(now: string, fresh: string, history: readonly State[]): string {
  const base = lastDrafted(history)
  if (base === undefined) return fresh
  const parts = diff3Merge(linesOf(now), base, linesOf(fresh))
  return parts.flatMap(({ ok, conflict }) => ok ?? (conflict ? settled(conflict) : [])).join('\n')
}

/** The lines of the last draft that are the drafter's own: a person's line that a draft took over is still theirs. */
function lastDrafted(history: readonly State[]): string[] | undefined {
  const last = history.findIndex(isDrafted)
  const draft = history[last]
  if (!draft) return undefined
  const [drafted, own] = [new Set(['']), new Set<string>()]
  for (const state of history.slice(last).reverse()) {
    const [mine, others] = isDrafted(state) ? [drafted, own] : [own, drafted]
    for (const line of linesOf(state.text)) if (!others.has(line)) mine.add(line)
  }
  return linesOf(draft.text).filter((line) => !own.has(line))
}

function isDrafted({ written_by: { kind } }: State): boolean {
  return kind === 'built-in' || kind === 'language-model'
}

/** Lines that stand side by side are no conflict: one side's edits go into the other's, and what a person only added stays, unless both have changed the same line. */
function settled({ a: now, o: base, b: fresh }: { a: string[]; o: string[]; b: string[] }): string[] {
  const into = (lines: string[], edited: string[]) =>
    lines.map((line) => (base.includes(line) ? (edited[base.indexOf(line)] ?? line) : line))
  if (now.length === base.length) return into(fresh, now)
  if (!base.every((line) => now.includes(line))) return fresh
  if (fresh.length === base.length && base.length > 0) return into(now, fresh)
  const first = now.findIndex((line) => base.includes(line))
  const added = now.filter((line) => !base.includes(line))
  const before = first < 0 ? added.length : first
  return [...added.slice(0, before), ...fresh, ...added.slice(before)]
}

function linesOf(text: string): string[] {
  return text.split('\n')
}
