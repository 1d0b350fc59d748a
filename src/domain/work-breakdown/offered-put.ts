import { isThing, surelyBeginsWithVerb } from '../../language/action.ts'
import { namesMonths } from '../../language/calendar-months.ts'
import { headOf, partedAtSpaces, withoutEnd } from '../../language/characters.ts'
import { isLed, partsOf, verbIn } from '../../language/contract-clause.ts'
import { likeliest, likelihoodOf } from '../../language/learned/logistic.ts'
import LEARNED from '../../language/learned/put-kinds.json' with { type: 'json' }
import { stem } from '../../language/stem.ts'
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

/** What is offered to be made of words: a row of a kind, and whom of the people they name. */
type OfferedPut = { kind: OfferedKind; text: string; people: string }

/**
 * What words most likely become, to be worded by a person: the kind as it was learned of marked examples (`npm run evals train-put-kinds`), all of the words,
 * and those of the `people` whom they name. When it is the person says: of several times that words tell nobody knows which.
 */
export function offeredPut(words: string, people: readonly string[] = []): OfferedPut {
  return { kind: offeredKind(words), text: words, people: people.filter((name) => namesOne(words, name)).join('; ') }
}

/** Kinds of which one breath often lists several. */
const LISTED = ['deliverable', 'furnished'] as const

/**
 * The rows that words most likely become, where that is sure enough: of things that are listed behind a head, "They get: a plan, a model", most of them of one
 * kind, each its own. Words of which nobody can say what they become are put somewhere by who said them, and so is a sentence whose own verb would stand
 * behind that of a step.
 */
export function offeredPuts(words: string, people: readonly string[] = []): OfferedPut[] {
  const [whole, head] = [offeredPut(words, people), headOf(words)]
  const items = head === '' ? [] : words.slice(head.length + 2).split(BETWEEN)
  const things = items.map((item) => withoutEnd(item.trim(), '.'))
  const kinds = things.map((thing) => offeredKind(thing))
  const kind = LISTED.find((one) => 2 * kinds.filter((own) => own === one).length > kinds.length)
  const puts = kind && things.length > 1 && things.every(isThing) ? things.map((text) => ({ ...whole, kind, text })) : [whole]
  const [{ kind: own }] = puts as [OfferedPut]
  if (OF_STEP.has(own) && puts.some(({ text }) => !surelyBeginsWithVerb(text) && tellsWhoActs(text))) return []
  const likely = likelihoodOf(
    own,
    puts.flatMap(({ text }) => putFeatures(text)),
    LEARNED,
  )
  return likely >= (LEARNED.sure[LEARNED.answers.indexOf(own)] ?? 1) ? puts : []
}

/** What becomes a step. */
const OF_STEP: ReadonlySet<OfferedKind> = new Set(['task', 'deliverable', 'meeting'])

/** Whether words have a verb with its subject, "Ilse sends the letter on the fifth", so that no other verb can be put before them. */
export function tellsWhoActs(words: string): boolean {
  return partsOf(wordsOf(words)).some((part) => !isLed(part.words) && verbIn(part.words) === 'own')
}

const BETWEEN = /[,;]\s+/

/** What words are likeliest, of what they may become. */
function offeredKind(words: string): OfferedKind {
  return likeliest(putFeatures(words), LEARNED).answer as OfferedKind
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

/** Whether somebody is named by the last of their names: "Voss fires the lids". */
function namesOne(words: string, name: string): boolean {
  const last = partedAtSpaces(name).at(-1) ?? ''
  return last !== '' && partedAtSpaces(words).some((word) => withoutEnd(word, ',;:.').replace(/['’]s$/, '') === last)
}
