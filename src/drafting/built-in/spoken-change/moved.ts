import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { isPart, sideOf, type Where } from './content.ts'
import { without } from './deleted.ts'
import { withMoved } from './line-changes.ts'
import { meant, pick, referenceOf, within } from './meant.ts'
import type { Part } from './parts.ts'
import type { View } from './view.ts'
import { isOneOf, ORDINALS, START, UNIT_NOUNS } from './vocabulary.ts'
import { type Made, tells, type Wish, type WishWord } from './wish.ts'

const LEAST_AHEAD = 0.4

/** A text with a sentence or a line at another place. */
export function moved(view: View, wish: Wish): Made {
  const wanted = movedOf(view, wish)
  if (!wanted) return fail('It does not say where to.')
  const what = meant(view, wanted.what, ['item', 'sentence', 'line'], 1)
  if (typeof what === 'string') return fail(what)
  if (what.margin < LEAST_AHEAD) return fail('It is not clear what is to be moved.')
  const item = view.parts.find(({ kind, from }) => kind === 'item' && from === what.part.from)
  const part = what.part.kind === 'line' && item ? item : what.part
  const { side } = wanted.where
  const isEdge = side === 'start' || side === 'end'
  const target = isEdge ? edgeOf(view, part, wanted.where) : besideOf(view, part, wanted.where)
  if (typeof target === 'string') return fail(target)
  const isBefore = side === 'before' || side === 'start'
  if (part.kind === 'sentence') return sentenceMoved(view, part, target, isBefore)
  const lines = Array.from({ length: part.lines[1] - part.lines[0] }, (_, nth) => part.lines[0] + nth)
  return done(print(withMoved(parse(view.text), lines, isBefore ? target.lines[0] : target.lines[1])))
}

/** What is to be moved and where to, parted by the word that relates them. */
function movedOf({ roots }: View, { words }: Wish): { what: WishWord[]; where: Where } | null {
  const live = words.filter(({ isLive }) => isLive)
  const isEdge = (at: number) =>
    !isPart(live[at + 1]) || isOneOf(live[at - 1]?.low, 'very at to') || isOneOf(live[at - 2]?.low, 'is be the')
  const sides = live.flatMap((word, at) => {
    const near = sideOf(word)
    const side = near === 'before' && START.has(word.low) && !live.slice(at + 1).some(tells) ? 'start' : near
    return side && (side === 'before' || side === 'after' ? live.slice(at + 1).some(tells) : isEdge(at)) ? [{ at, side }] : []
  })
  const relation = sides.findLast(({ side }) => side === 'before' || side === 'after') ?? sides.at(-1)
  if (!relation) return null
  const { at, side } = relation
  const isKnown = ({ root, low }: WishWord) => roots.has(root) || UNIT_NOUNS.has(low) || ORDINALS.has(low)
  const what = live
    .slice(0, at)
    .filter((word, nth) => isKnown(word) && (!['start', 'end'].includes(sideOf(word) ?? '') || isPart(live[nth + 1])))
  return { what, where: { side, words: live.slice(at + 1).filter(isKnown) } }
}

const isOther = (part: Part) => (other: Part) => other.from >= part.to || other.to <= part.from

/** The first or last of the parts that a part stands among. */
function edgeOf(view: View, part: Part, { side, words }: Where): Part | string {
  let pool = view.parts.filter(({ kind }) => kind === part.kind)
  if (part.kind === 'sentence') {
    const own = view.parts.find(({ kind, lines }) => kind === 'line' && lines[0] === part.lines[0])
    const holder = words.length > 0 ? meant(view, words, ['paragraph', 'line']) : own ? { part: own } : 'It does not say where to.'
    if (typeof holder === 'string') return holder
    pool = pool.filter(({ from, to }) => from >= holder.part.from && to <= holder.part.to)
  } else if (part.kind === 'item') pool = pool.filter(({ above }) => [...above].join() === [...part.above].join())
  const others = pool.filter(isOther(part))
  return (side === 'start' ? others[0] : others.at(-1)) ?? 'There is no other place for it.'
}

/** The part that something is to stand beside: one of its own kind, of its own task where several fit. */
function besideOf(view: View, part: Part, { words }: Where): Part | string {
  const ref = referenceOf(words)
  const pool = within(
    view,
    ref.named.filter(({ number, kinds, nth }) => number !== null || (kinds[0] === 'task' && nth !== null)),
  )
  if (typeof pool === 'string') return pool
  const nth = ref.named.find((one) => one.nth !== null && one.kinds[0] !== 'task')?.nth ?? null
  const alike = pick(
    view,
    pool.filter((one) => one.kind === part.kind && isOther(part)(one)),
    ref.roots,
    nth,
  )
  if (typeof alike !== 'string') return alike.margin < LEAST_AHEAD ? 'It is not clear where to.' : alike.part
  const any = meant(view, words, ['line'])
  if (typeof any !== 'string') return any.part
  const task = view.parts.find(({ kind, from, to }) => kind === 'task' && from <= part.from && to >= part.to)
  const own = view.parts.filter((one) => task && one.kind === 'line' && one.from >= task.from && one.to <= task.to && isOther(part)(one))
  const beside = pick(view, own, ref.roots, null)
  return typeof beside === 'string' ? beside : beside.part
}

function sentenceMoved(view: View, part: Part, target: Part, isBefore: boolean): Made {
  if (target.kind !== 'sentence') return fail('It does not say beside which sentence.')
  const own = view.text.slice(part.from, part.to)
  const rest = without(view, part)
  const gone = view.text.length - rest.length
  const [from, to] = target.from > part.from ? [target.from - gone, target.to - gone] : [target.from, target.to]
  return done(isBefore ? `${rest.slice(0, from)}${own} ${rest.slice(from)}` : `${rest.slice(0, to)} ${own}${rest.slice(to)}`)
}
