import type { NamedMonth } from '../../language/calendar-date.ts'
import { namesMonths } from '../../language/calendar-months.ts'
import { partedAtSpaces, withoutEnd } from '../../language/characters.ts'
import { type Learned, likeliest } from '../../language/learned/logistic.ts'
import LEARNED from '../../language/learned/put-kinds.json' with { type: 'json' }
import { monthsTold } from '../../language/months-told.ts'
import { stem } from '../../language/stem.ts'
import { tellsOnlyMonths } from '../../language/time-words.ts'
import { kindsOf } from '../../language/word-kinds.ts'
import { wordsOf } from '../../language/words.ts'

/** What words that stand in no row may become. */
export const OFFERED_KINDS = [
  'task',
  'criterion',
  'deliverable',
  'meeting',
  'commitment',
  'risk',
  'furnished',
  'person',
  'milestone',
] as const
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** What is offered to be made of words: a row of a kind, its words, when it is, and whom of the people they name. */
export type OfferedPut = { kind: OfferedKind; text: string; months: string; people: string }

/**
 * What words most likely become, to be worded by a person: the kind as it was learned of marked examples (`npm run evals train-put-kinds`), the months that
 * they tell, counted from the `first` one, and those of the `people` whom they name. When something is done stands apart from what it is.
 */
export function offeredPut(
  words: string,
  { people = [], first }: { people?: readonly string[]; first?: NamedMonth | undefined } = {},
): OfferedPut {
  const kind = offeredKind(words)
  const said = withoutEnd(words.trim(), '.;')
  const months = IN_TIME.has(kind) ? monthsTold(said, first) : undefined
  return {
    kind,
    text: months ? withoutMonths(said) : words,
    months: months ? [...new Set([months.from, months.to])].join(' to ') : '',
    people: people.filter((name) => namesOne(words, name)).join('; '),
  }
}

/** What words are likeliest, of what they may become. */
export function offeredKind(words: string, learned: Learned = LEARNED): OfferedKind {
  return likeliest(putFeatures(words), learned).answer as OfferedKind
}

/** What is seen of words: each of them, how they open, which kinds of words they are, whether they have a verb and name a month. */
export function putFeatures(text: string): string[] {
  const words = wordsOf(text).filter(({ pos }) => pos !== 'PUNCT')
  const roots = words.map(({ text, pos }) => (pos === 'NUM' ? '#' : stem(text.toLowerCase())))
  const kinds = words.flatMap(({ text }) => kindsOf(text.toLowerCase()).slice(0, 2))
  const parts = words.map(({ pos }) => pos)
  return [
    'any',
    ...roots.map((root) => `word ${root}`),
    ...kinds.map((kind) => `kind ${kind}`),
    ...parts.map((pos) => `has ${pos}`),
    `first ${roots[0]}`,
    `opens ${parts.slice(0, 2).join(' ')}`,
    parts.some((pos) => pos === 'VERB' || pos === 'AUX') ? 'verb' : 'no verb',
    ...(namesMonths(text) ? ['month'] : []),
  ]
}

/** What of it is done, held or reached at some time that its row tells. */
const IN_TIME: ReadonlySet<OfferedKind> = new Set(['task', 'deliverable', 'meeting', 'furnished', 'milestone'])

/** "Draft manual, end of month 18" without its end, which only tells when. */
function withoutMonths(words: string): string {
  const parts = partedAtSpaces(words)
  const at = parts.findIndex((_, from) => from > 0 && tellsOnlyMonths(parts.slice(from).join(' ')))
  return at < 0 ? words : withoutEnd(parts.slice(0, at).join(' '), ',:;')
}

/** Whether somebody is named by the last of their names: "Voss fires the lids". */
function namesOne(words: string, name: string): boolean {
  const last = partedAtSpaces(name).at(-1) ?? ''
  return last !== '' && partedAtSpaces(words).some((word) => withoutEnd(word, ',;:.').replace(/['’]s$/, '') === last)
}
