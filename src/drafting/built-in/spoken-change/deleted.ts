import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { type Edit, withEdits } from './edits.ts'
import { elementsIn } from './elements.ts'
import { renumbered } from './line-changes.ts'
import { meant, referenceOf, within } from './meant.ts'
import type { Part } from './parts.ts'
import { hasWordOf, saidWords } from './said.ts'
import { isCount, severalOf } from './several.ts'
import { fitOf, hasRoot, type View } from './view.ts'
import { BRACKETS, isOneOf, KIND_CUES, ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { type Made, tells, type Wish, type WishWord } from './wish.ts'

const LEAST_SCORE = 1.2
const LEAST_AHEAD = 0.4

/** A text without a part that a wish names, or without an element of a list. */
export function deleted(view: View, wish: Wish): Made {
  // words within a sentence hold it together in ways that nothing here knows
  if (hasWordOf(wish.said, `word words clause phrase comma semicolon ${BRACKETS}`)) return fail('Only whole parts can be deleted.')
  const live = wish.words.filter(({ isLive }) => isLive)
  const known = live.filter(({ root, low }) => hasRoot(view.roots, root) || UNIT_NOUNS.has(low) || ORDINALS.has(low))
  const words = known.filter(({ low }) => !KIND_CUES.get(low)?.includes('delete'))
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
  // "off the tools", "from that line": where it stands
  const isWithin = ({ low }: WishWord, at: number) =>
    UNIT_NOUNS.has(ORDINALS.has(low) ? (live[at + 1]?.low ?? '') : low) &&
    live.slice(Math.max(0, at - 3), at).some((word) => isOneOf(word.low, 'from off in of'))
  const targets = referenceOf(
    words.filter((word) => !isWithin(word, live.indexOf(word))),
    view.heads,
  )
  const isNamed =
    targets.nth !== null || targets.named.some(({ number, kinds }) => number === null && (kinds[0] !== 'task' || ref.roots.length === 0))
  if (!isNamed) {
    const element = elementMeant(view, words)
    if (typeof element === 'string') return fail(element)
    if (element) return done(withEdits(view.text, element))
  }
  const found = meant(view, words, ['item', 'sentence', 'line'], LEAST_SCORE)
  if (typeof found === 'string') return fail(found)
  const isNumbered = ref.named.some(({ number }) => number !== null && number === found.part.number)
  const isSure = found.margin >= LEAST_AHEAD && (isNumbered || isCovered(view, found.part, ref.roots))
  if (!isSure || (!isNamed && ref.named.length === 0 && !isWhole(view, found.part, ref.roots)))
    return fail('It is not clear which part it means.')
  const task = view.parts.find(({ kind, from }) => kind === 'task' && from === found.part.from)
  const part = found.part.kind === 'line' && task ? task : found.part
  const isReferredTo = task && view.parts.some(({ kind, own, number }) => kind === 'line' && number > task.number && own.has('task'))
  if (isReferredTo) return fail('Other tasks are referred to by their numbers.')
  return done(print(renumbered(parse(without(view, part)))))
}

const MOST_UNSAID = 0.5

/** The element of a list that a wish is about more than any other; null where it is about none, or about more than one. */
function elementMeant(view: View, words: readonly WishWord[]): Edit[] | null | string {
  const { named, roots } = referenceOf(words.filter(({ low }) => !STOP.has(low)))
  const region = within(view, named)
  const pool = typeof region === 'string' ? view.parts : region
  const holds = (from: number, to: number) => pool.some((part) => from >= part.from && to <= part.to)
  const around = (from: number) => view.parts.find(({ kind, from: start, to }) => kind === 'line' && start <= from && from < to)
  const scored = elementsIn(view)
    .filter(({ from, to }) => holds(from, to))
    .map(({ from, to, edits, own }) => {
      const told = saidWords(view.text.slice(from, to)).filter((word) => tells(word))
      const unsaid = told.filter(({ root }) => !hasRoot(roots, root)).length / Math.max(1, told.length)
      const inside = roots.filter((root) => hasRoot(own, root))
      const line = around(from)
      const beside = line
        ? fitOf(
            view,
            line,
            roots.filter((root) => !inside.includes(root)),
          )
        : 0
      return { edits, unsaid, score: inside.reduce((sum, root) => sum + view.weight(root), 0) * (1 - unsaid) + 0.3 * beside, inside }
    })
    .filter(({ unsaid, inside }) => unsaid <= MOST_UNSAID && inside.length > 0)
    .sort((one, other) => other.score - one.score)
  const [best, second] = scored
  if (!best) return null
  return second && best.score - second.score < LEAST_AHEAD ? 'It may be any of several.' : best.edits
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
