import type { TextVersion } from '../../domain/steps/text-version.ts'
import { mergedLines } from '../../drafting/merged-lines.ts'
import { alikePairs } from '../../language/alike.ts'
import { linesJoined } from '../../language/characters.ts'

/** A state of a text with who wrote it. */
export type State = Pick<TextVersion, 'text' | 'written_by'>

/**
 * A text drafted anew, line by line: a line that nobody edited since it was drafted last is replaced, what a person wrote stays where the draft says the
 * same as before. Where both are new the draft's line stands, and the comparison with the text as it is shows both. `history` is the latest first; a text
 * that was never drafted is drafted whole.
 */
export function redrafted(now: string, fresh: string, history: readonly State[]): string {
  const base = lastDraft(history)
  return base === undefined ? fresh : mergedLines({ base, now: linesOf(now), fresh: linesOf(fresh) }, 'fresh').join('\n')
}

/** Whether a text says anything else than what was drafted last; one that was never drafted is all its writer's, who has written nothing where it is empty. */
export function isEdited(now: string, history: readonly State[]): boolean {
  return (lastDraft(history)?.join('\n') ?? '') !== now
}

/**
 * One item of a list drafted anew, by the same rules as the lines of a text: it stays where only a person changed it, and follows its row where nobody
 * did. What a person added, or what is drafted no more, may give way to an item that the list lacks; undefined where there is none.
 */
export function redraftedItem(
  items: readonly string[],
  index: number,
  fresh: readonly string[],
  history: readonly State[],
): string | undefined {
  const base = lastDraft(history)
  const now = items.map(linesJoined)
  const [item] = now.slice(index)
  if (base === undefined || item === undefined) return fresh[index] ?? fresh.find((one) => !now.includes(one))
  const merged = mergedLines({ base, now, fresh }, 'fresh')
  const heirs = alikePairs(now, merged)
  const own = heirs.find(({ from }) => from === index)
  const isDrafted = alikePairs(base, now).some(({ to }) => to === index)
  if (own && (isDrafted || merged[own.to] !== item)) return merged[own.to]
  return merged.find((_, at) => heirs.every(({ to }) => to !== at))
}

/** A whole list drafted anew, one item a line, and whether it says anything else than what was drafted last. */
export function redraftedList(
  items: readonly string[],
  fresh: readonly string[],
  history: readonly State[],
): { text: string; is_edited: boolean } {
  const now = items.map(linesJoined).join('\n')
  return { text: redrafted(now, fresh.map(linesJoined).join('\n'), history), is_edited: isEdited(now, history) }
}

/**
 * What was drafted last, without what people wrote: a draft that somebody took over may hold their lines, which are still theirs. So each draft counts
 * as the change that it made to the text before it.
 */
export function lastDraft(history: readonly State[]): string[] | undefined {
  let base: string[] | undefined
  let before: string[] = []
  for (const { text, written_by } of history.toReversed()) {
    const lines = linesOf(text)
    if (isDrafted(written_by)) base = base ? mergedLines({ base: before, now: base, fresh: lines }, 'fresh') : newIn(lines, before)
    before = lines
  }
  return base
}

/** Empty lines are nobody's. */
function newIn(lines: readonly string[], before: readonly string[]): string[] {
  return lines.filter((line) => line === '' || !before.includes(line))
}

function isDrafted({ kind }: TextVersion['written_by']): boolean {
  return kind === 'built-in' || kind === 'language-model'
}

function linesOf(text: string): string[] {
  return text.split('\n')
}
