import { parse, print } from '../../../domain/milestone-document.ts'
import { done, fail } from '../../../domain/result.ts'
import { isDigits } from '../../../language/characters.ts'
import { withEdits } from './edits.ts'
import { meant } from './meant.ts'
import type { Part } from './parts.ts'
import { severalOf } from './several.ts'
import type { View } from './view.ts'
import { isOneOf, ORDINALS, UNIT_NOUNS } from './vocabulary.ts'
import { type Made, tells, type Wish, type WishWord } from './wish.ts'

/** A text with two of its lines or sentences in each other's place; numbers stay where they are. */
export function swapped(view: View, wish: Wish): Made {
  const pair = pairOf(view, wish)
  if (typeof pair === 'string') return fail(pair)
  const [one, other] = pair
  const isSame = one.kind === other.kind && one.from !== other.from
  if (!isSame) return fail('It does not say which two are to change places.')
  if (one.kind !== 'item') {
    const [put, back] = [view.text.slice(other.from, other.to), view.text.slice(one.from, one.to)]
    return done(
      withEdits(view.text, [
        { from: one.from, to: one.to, put },
        { from: other.from, to: other.to, put: back },
      ]),
    )
  }
  const { lines } = parse(view.text)
  const [first, second] = [lines[one.lines[0]], lines[other.lines[0]]]
  if (!first || !second) return fail('It has no such lines.')
  return done(
    print({ lines: lines.with(one.lines[0], { ...first, text: second.text }).with(other.lines[0], { ...second, text: first.text }) }),
  )
}

function pairOf(view: View, { words }: Wish): [Part, Part] | string {
  const live = words.filter(
    (word) => word.isLive && (tells(word) || word.mark !== '' || ORDINALS.has(word.low) || isOneOf(word.low, 'and with the both')),
  )
  const named = live.filter(
    ({ root, low }) =>
      view.roots.has(root) || UNIT_NOUNS.has(low) || ORDINALS.has(low) || isDigits(root) || isOneOf(low, 'and with the both'),
  )
  const joint = named.findIndex(({ low }) => low === 'and' || low === 'with')
  const sides = [named.slice(0, joint), named.slice(joint + 1)] as const
  const noun = named.findLast(({ low }) => UNIT_NOUNS.has(low))
  const isSide = (some: readonly WishWord[]) => some.some((word) => tells(word) || ORDINALS.has(word.low))
  if (joint < 0 || !sides.every(isSide)) {
    const both = severalOf(view, named)
    return both?.length === 2 ? (both as [Part, Part]) : 'It does not say which two are to change places.'
  }
  const found = sides.map((side) =>
    meant(view, side.some(({ low }) => UNIT_NOUNS.has(low)) || !noun ? side : [...side, noun], ['item', 'sentence'], 0.5),
  )
  const [one, other] = found
  if (typeof one !== 'object') return one ?? 'It does not say what.'
  if (typeof other !== 'object') return other ?? 'It does not say what.'
  return [listed(view, one.part), listed(view, other.part)]
}

/** A task, or a line of a list, as an element of its list. */
const listed = ({ parts }: View, part: Part): Part => parts.find(({ kind, from }) => kind === 'item' && from === part.from) ?? part
