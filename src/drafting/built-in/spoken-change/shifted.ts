import { done, fail } from '../../../domain/result.ts'
import { type Edit, withEdits } from './edits.ts'
import { fitOf, type View } from './view.ts'
import { EARLIER, EDGES, isOneOf, SPAN, STAYS } from './vocabulary.ts'
import type { Made, Wish, WishWord } from './wish.ts'

/** By how much a time is to change, and which edges of it: its beginning, its end, or both. */
type Shift = { unit: string; by: number; edges: ReadonlySet<'from' | 'to'> }

/** A text with its schedule moved, longer or shorter by some months. */
export function shifted(view: View, wish: Wish): Made {
  const words = wish.words.filter(({ isLive }) => isLive)
  const shift = shiftOf(wish.words)
  if (typeof shift === 'string') return fail(shift)
  const all = view.values.filter(({ kind, of }) => kind === 'period' && of[0] === shift.unit)
  const roots = words.filter(({ mark }) => mark !== '').map(({ root }) => root)
  const isAll = words.some(({ low }) => isOneOf(low, 'everything whole all'))
  const line = (at: number) => view.parts.find(({ kind, from, to }) => kind === 'line' && from <= at && at < to)
  const scores = all.map(({ start }) => {
    const part = line(start)
    return part ? fitOf(view, part, roots) : 0
  })
  const best = Math.max(0, ...scores)
  const meant = all.length === 1 || isAll ? all : all.filter((_, at) => best > 0 && scores[at] === best)
  const [only] = meant
  if (!only || (meant.length > 1 && !isAll)) return fail(`It has no single place that tells its ${shift.unit}s.`)
  const edits = meant.map(({ start, end, of }) => editOf(view.text.slice(start, end), start, of, shift))
  const wrong = edits.find((edit) => edit === null)
  return wrong === null ? fail('It would end before it begins.') : done(withEdits(view.text, edits as Edit[]))
}

function editOf(printed: string, start: number, [, from = '', to = '']: readonly string[], { by, edges }: Shift): Edit | null {
  const first = Number(from) + (edges.has('from') ? by : 0)
  const last = Number(to || from) + (edges.has('to') ? by : 0)
  if (first < 1 || last < first) return null
  const [, name = '', joint = '-'] = /^(\p{L}+?)s? \d+(?:(\D+)\d+)?$/u.exec(printed) ?? []
  return { from: start, to: start + printed.length, put: first === last ? `${name} ${first}` : `${name}s ${first}${joint}${last}` }
}

function shiftOf(words: readonly WishWord[]): Shift | string {
  const at = words.findIndex(({ root }, nth) => isOneOf(root, 'month week day quarter year') && amountOf(words[nth - 1]) > 0)
  const word = words[at]
  if (!word) return 'It does not say by how much.'
  const stays = words.findIndex(({ low }) => STAYS.has(low))
  const edgesIn = (some: readonly WishWord[]) =>
    some.flatMap(({ low }, nth) =>
      EDGES.has(low)
        ? [
            {
              edge: EDGES.get(low) as 'from' | 'to',
              isNoun: isOneOf(some[nth - 1]?.low, 'and the'),
            },
          ]
        : [],
    )
  const clause = clauseAround(words, stays)
  const kept = stays < 0 ? [] : edgesIn(words.slice(clause.from, clause.to)).map(({ edge }) => edge)
  const named = edgesIn(words.filter((_, nth) => stays < 0 || nth < clause.from || nth >= clause.to))
  const edges = new Set(named.map(({ edge }) => edge))
  if (edges.size === 0 && words.some(({ low }) => SPAN.has(low))) edges.add('to')
  if (edges.size === 0) for (const edge of ['from', 'to'] as const) if (!kept.includes(edge)) edges.add(edge)
  // whoever starts later may end later, or not
  if (edges.has('from') && edges.size === 1 && kept.length === 0 && !named.some(({ isNoun }) => isNoun))
    return 'It does not say whether the end moves, too.'
  if (kept.some((edge) => edges.has(edge))) return 'It says that the same is to move and to stay.'
  const isEarlier = words.some(({ low }) => EARLIER.has(low))
  return { unit: word.root, by: (isEarlier ? -1 : 1) * amountOf(words[at - 1]), edges }
}

const amountOf = (word: WishWord | undefined): number => (isOneOf(word?.low, 'a an another') ? 1 : Number(word?.root ?? 0) || 0)

function clauseAround(words: readonly WishWord[], at: number): { from: number; to: number } {
  const isBreak = ({ text, low }: WishWord) => isOneOf(text, ', . ;') || low === 'and'
  const to = words.findIndex((word, nth) => nth > at && isBreak(word))
  return { from: words.slice(0, Math.max(0, at)).findLastIndex(isBreak) + 1, to: to < 0 ? words.length : to }
}
