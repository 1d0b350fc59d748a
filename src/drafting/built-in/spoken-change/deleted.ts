import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { type Edit, withEdits } from './edits.ts'
import { renumbered } from './line-changes.ts'
import { meant, referenceOf, within } from './meant.ts'
import type { Part } from './parts.ts'
import { hasWordOf, type SaidWord } from './said.ts'
import { isCount, severalOf } from './several.ts'
import { fitOf, hasRoot, type View } from './view.ts'
import { BRACKETS, isOneOf, ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { isWord, type Made, runsOf, tells, type Wish } from './wish.ts'

const LEAST_SCORE = 1.2
const LEAST_AHEAD = 0.4

/** A text without a part that a wish names, or without an element of a list. */
export function deleted(view: View, wish: Wish): Made {
  // words within a sentence hold it together in ways that nothing here knows
  if (hasWordOf(wish.said, `word words clause phrase comma semicolon ${BRACKETS}`)) return fail('Only whole parts can be deleted.')
  const live = wish.words.filter(({ isLive }) => isLive)
  const marked = live.filter(({ mark }) => mark !== '')
  const known = live.filter(({ root, low }) => view.roots.has(root) || UNIT_NOUNS.has(low) || ORDINALS.has(low))
  const words = marked.some(tells) ? marked : known
  const several = severalOf(
    view,
    live.filter((word, at) => words.includes(word) || isCount(live, at) || isOneOf(word.low, 'the both everything anything all')),
  )
  if (several)
    return several.length > 0
      ? done(
          withEdits(
            view.text,
            several.map((part) => cutOf(view, part)),
          ),
        )
      : fail('It has not so many of them.')
  const ref = referenceOf(words, view.heads)
  const isNamed =
    ref.nth !== null || ref.named.some(({ number, kinds }) => number === null && (kinds[0] !== 'task' || ref.roots.length === 0))
  if (!isNamed) {
    const region = within(view, ref.named)
    const elements = [...runsOf(wish, 'place'), ...runsOf(wish, 'old')].flatMap((run) =>
      elementsOf(view, run.words, typeof region === 'string' ? view.parts : region),
    )
    const [first] = elements
    if (elements.some((one) => one !== null) && elements.includes(null)) return fail('It stands in other places, too.')
    if (first && elements.length > 1) return fail(`It may be any of ${elements.length} places.`)
    if (first) return done(withEdits(view.text, [first]))
  }
  const found = meant(view, words, ['item', 'sentence', 'line'], LEAST_SCORE)
  if (typeof found === 'string') return fail(found)
  const isSure = found.margin >= LEAST_AHEAD && isCovered(view, found.part, ref.roots)
  if (!isSure || (!isNamed && ref.named.length === 0 && !isWhole(view, found.part, ref.roots)))
    return fail('It is not clear which part it means.')
  const task = view.parts.find(({ kind, from }) => kind === 'task' && from === found.part.from)
  const part = found.part.kind === 'line' && task ? task : found.part
  const isReferredTo = task && view.parts.some(({ kind, own, number }) => kind === 'line' && number > task.number && own.has('task'))
  if (isReferredTo) return fail('Other tasks are referred to by their numbers.')
  return done(print(renumbered(parse(without(view, part)))))
}

/** Whether most of what was said of a part stands in it. */
function isCovered(view: View, part: Part, roots: readonly string[]): boolean {
  const all = [...new Set(roots)]
  return fitOf(view, part, all) >= 0.45 * all.reduce((sum, root) => sum + Math.max(0.5, view.weight(root)), 0)
}

/** Whether so much of a part was named that all of it may be meant. */
function isWhole({ words }: View, { from, to }: Part, roots: readonly string[]): boolean {
  const all = words.filter((word) => word.start >= from && word.end <= to && tells(word))
  return all.filter(({ root }) => hasRoot(roots, root)).length >= 0.34 * all.length
}

/** A text without a part, and without the space or the line that it stood in. */
export const without = (view: View, part: Part): string => withEdits(view.text, [cutOf(view, part)])

function cutOf({ text, parts }: View, part: Part): Edit {
  const { from, to } = part
  if (part.kind !== 'sentence') return lineCut(text, part)
  if (text[from - 1] === ' ' && text[from - 2] !== ':') return { from: from - 1, to, put: '' }
  if (text[to] === ' ') return { from, to: to + 1, put: '' }
  return lineCut(text, parts.find(({ kind, lines }) => kind === 'line' && lines[0] === part.lines[0]) ?? part)
}

function lineCut(text: string, { from, to }: Part): Edit {
  if (to >= text.length) return { from: text.slice(0, from).trimEnd().length, to, put: '' }
  const isBlankTwice = text.slice(0, from).endsWith('\n\n') && text.startsWith('\n\n', to)
  return { from, to: to + (isBlankTwice ? 2 : 1), put: '' }
}

/** Elements of lists that some words are, with what joins them to the others. */
function elementsOf({ text, words, parts }: View, said: readonly SaidWord[], region: readonly Part[]): (Edit | null)[] {
  const all = said.filter((word) => isWord(word.text))
  const first = all.findIndex(({ low }) => !STOP.has(low))
  const wanted = first < 0 ? [] : all.slice(first, all.findLastIndex(({ low }) => !STOP.has(low)) + 1)
  return words.flatMap((_, at) => {
    const found = words.slice(at, at + wanted.length)
    if (wanted.length === 0 || !found.every(({ root }, nth) => root === wanted[nth]?.root)) return []
    const [start, to] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0]
    if (!region.some((part) => start >= part.from && to <= part.to)) return []
    const from = start - (/\b(?:the|an?|a set of) $/i.exec(text.slice(0, start))?.[0].length ?? 0)
    return elementAt(text, from, to) ?? (region === parts ? [null] : [])
  })
}

function elementAt(text: string, from: number, to: number): Edit | null {
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  const isEnd = /^(?:[.;]?(?:\n|$)|[.;]\s| and )/.test(behind)
  if (before.endsWith(', ') && (isEnd || behind.startsWith(','))) return { from: from - 2, to, put: '' }
  const joint = /,? and $/.exec(before)?.[0]
  if (joint && isEnd) return { from: from - joint.length, to, put: '' }
  if (before.endsWith(': ') && /^, \S/.test(behind)) return { from, to: to + 3, put: (behind[2] ?? '').toUpperCase() }
  return null
}
