import { hasDigit, hasLetter } from '../../../language/characters.ts'
import type { Edit } from './edits.ts'
import type { Said } from './news.ts'
import { type SaidWord, saidWords } from './said.ts'
import { type Value, valuesIn } from './values.ts'
import { hasRoot, type View } from './view.ts'
import { isOneOf } from './vocabulary.ts'
import { tells, type Wish } from './wish.ts'

/** Whether what is put in is of the kind of what goes, whole words: a month for a month, a figure for a figure, a designation for a designation. */
export function isAlike({ text, values }: View, { from, to, put }: Edit): boolean {
  const gone = values.filter(({ start, end }) => start < to && end > from)
  return kindsOf(gone, text.slice(from, to)) === kindsOf(valuesIn(put), put)
}

/** What of a text is more than words, as one word. */
function kindsOf(values: readonly Value[], text: string): string {
  const kinds = values.map(({ kind }) => kind).filter((kind) => kind !== 'name' && kind !== 'modal')
  const isCode = saidWords(text).some(({ low }) => hasDigit(low) && hasLetter(low))
  return [...new Set([...kinds, ...(isCode ? ['code'] : [])])].sort().join(' ')
}

/** "18 of 20", "from August to October": whether a value that was said is the one of such a pair that stands at a place. */
export function isSameOfPair({ words, values }: View, wish: Wish, { value, from }: Said, edit: Edit): boolean {
  const other = values.find(({ start }) => start === edit.from)
  if (!value || !other) return true
  const said = sideOfPair(wish.words, { ...value, start: from }, valuesIn(wish.said))
  return said === '' || [said, ''].includes(sideOfPair(words, other, values))
}

const UNTIL = 'to and until till through - –'

/** Which one of a pair a value is, by the words beside it. */
function sideOfPair(
  words: readonly SaidWord[],
  { kind, start, end }: Value,
  values: readonly Value[],
): 'share' | 'whole' | 'first' | 'last' | '' {
  const [before, joint] = [undefined, ...words.filter((word) => word.end <= start)].slice(-2)
  const [next, behind] = words.filter((word) => word.start >= end)
  const isValue = (word: SaidWord | undefined) =>
    values.some((one) => one.kind === kind && word && one.start <= word.start && one.end >= word.end)
  if (isOneOf(joint?.low, 'until till through') || (before?.low === 'up' && joint?.low === 'to')) return 'last'
  if (isValue(before)) return joint?.low === 'of' ? 'whole' : isOneOf(joint?.low, UNTIL) ? 'last' : ''
  if (isValue(behind)) return next?.low === 'of' ? 'share' : isOneOf(next?.low, UNTIL) ? 'first' : ''
  return ''
}

/** Whether what was said to go is in what goes. */
export function hasOld({ text, roots }: View, olds: readonly Said[], { from, to }: Edit): boolean {
  const said = olds.flatMap(({ words }) => words.filter((word) => tells(word) && hasRoot(roots, word.root)))
  const gone = saidWords(text.slice(from, to)).map(({ root }) => root)
  return said.length === 0 || said.some(({ root }) => hasRoot(gone, root))
}
