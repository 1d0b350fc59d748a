import { datesIn } from '../../language/calendar-date.ts'
import { headOf, startsAsName } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { THOUGHT } from '../thought.ts'
import type { SourceIndex } from './source-index.ts'
import { isWithin, type Stretch } from './statement.ts'
import { type TracedWord, tracedWords } from './telling-word.ts'

/** A passage that says nearly what a sentence says, and which part of the sentence's words, in weight, it has. */
type Closest = { passage: number; share: number }

/** From these parts on a sentence restates a passage: nearly all of it, most of it, and the heart of it. Measured on lines by somebody who did not see this. */
const NEARLY_ALL = 0.95
const MOST = 0.75
const HEART = 0.6

const NOT = cueList('not | no | never | nothing | nobody | none | without')
/** What is still to be shown, and what has been. */
const ASKED = cueList('may | might | must | target | aim | passes | pass | has to | have to')
const REACHED = cueList('was | were | stayed | gave | had | did | has been | have been | showed')
const SOFTENED = cueList(
  'shall | will | must | may | might | should | if | target | aim | think | believed | hope | expected | supposed | guess | pass | passes',
)
const MORE = cueList('more | above | over | larger | higher | longer | faster | better | heavier | after')
const LESS = cueList('less | below | under | smaller | lower | shorter | slower | worse | lighter | before')
const FURNISHED = cueList('government furnished | government shall furnish/provide/supply')
const OURS = cueList('we | our | ours | ourselves')
const THEIRS = cueList('government | you | your | navy | army | air force | tpoc | ask | need | request | would like | want')

/**
 * Where a sentence says otherwise what it takes from one passage: what is said almost in the same words, and denied there, only thought, asked of somebody
 * else, or said of another name, is not borne out by it. How close the words are decides which differences count, since who words anew differs in all of them.
 */
export function saidOtherwiseIn(sentence: string, index: SourceIndex): Stretch[] {
  const words = tracedWords(sentence)
  const closest = closestTo(words, index, () => true)
  if (!closest) return furnishedOtherwise(sentence, words, index)
  const there = index.passages[closest.passage]?.text ?? ''
  return [
    ...(closest.share >= NEARLY_ALL ? deniedOtherwise(sentence, there) : []),
    ...(closest.share >= MOST ? [...assuredOtherwise(sentence, there), ...comparedOtherwise(sentence, there)] : []),
    ...(closest.share >= HEART ? otherNames(words, closest, index).filter((one) => !isWithin(one, datesIn(sentence))) : []),
    ...furnishedOtherwise(sentence, words, index),
  ]
}

function closestTo(words: readonly TracedWord[], index: SourceIndex, isAsked: (passage: number) => boolean): Closest | null {
  const roots = [...new Set(words.map(({ root }) => root))]
  const whole = roots.reduce((sum, root) => sum + index.weight(root), 0)
  const found = new Map<number, number>()
  for (const root of roots) {
    for (const passage of index.byRoot.get(root) ?? []) {
      if (isAsked(passage)) found.set(passage, (found.get(passage) ?? 0) + index.weight(root))
    }
  }
  const [passage, most] = [...found].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])
  return passage < 0 ? null : { passage, share: most / whole }
}

/** "Not honed" for "not burnished", "have not run" for "have run". */
function deniedOtherwise(sentence: string, there: string): Stretch[] {
  const roots = new Set(tracedWords(sentence).map(({ root }) => root))
  // what is denied there of something else is not what is said here
  const [told, known] = [deniedBy(sentence), deniedBy(there).filter(({ root }) => root === '' || roots.has(root))]
  const isSame =
    told.length === known.length && told.every(({ root }) => known.some((one) => one.root === root || root === '' || one.root === ''))
  if (isSame) return []
  return told.length > 0 ? told.map(({ start, end }) => ({ start, end })) : whole(sentence)
}

/** "Not more than", "may not exceed": a limit denies nothing; it stands within so many characters. */
const AS_LIMIT = 30

/** Each denial with the first word that says something behind it. */
function deniedBy(text: string): { start: number; end: number; root: string }[] {
  const words = tracedWords(text)
  return NOT.all(text).flatMap(({ index, text: denial }) => {
    const behind = text.slice(index, index + AS_LIMIT)
    if (MORE.test(behind) || LESS.test(behind) || behind.includes('exceed')) return []
    const next = words.find(({ start }) => start >= index + denial.length)
    return [{ start: index, end: next?.end ?? index + denial.length, root: next?.root ?? '' }]
  })
}

/** What the source only thinks, aims at or will still test is told as so. */
function assuredOtherwise(sentence: string, there: string): Stretch[] {
  if (SOFTENED.test(sentence)) return []
  if (REACHED.test(there)) return []
  const isTest = ASKED.test(there) || headOf(there) !== ''
  return THOUGHT.test(there) || (isTest && REACHED.test(sentence)) ? whole(sentence) : []
}

/** "Less" for "more", or the one that is compared for the other. */
function comparedOtherwise(sentence: string, there: string): Stretch[] {
  const found = [MORE.find(sentence), LESS.find(sentence)]
  const known = [MORE.find(there), LESS.find(there)]
  const turned = found.flatMap((one, at) => (one && !known[at] && known[1 - at] && !found[1 - at] ? [one] : []))
  return turned.map(({ index, text }) => ({ start: index, end: index + text.length }))
}

/** A name that the passage and those around it do not have, while it has another one in its place. */
function otherNames(words: readonly TracedWord[], { passage, share }: Closest, index: SourceIndex): Stretch[] {
  const around = [passage - 1, passage, passage + 1].filter((one) => isOfOneAnswer(one, passage, index))
  const isThere = ({ root }: TracedWord) => around.some((one) => index.roots[one]?.has(root))
  const others = tracedWords(index.passages[passage]?.text ?? '').filter(
    ({ telling, root }) => telling && !words.some((one) => one.root === root),
  )
  const isRival = share >= MOST ? others.length > 0 : others.some(({ text }) => startsAsName(text))
  return isRival ? words.filter((word, at) => at > 0 && word.telling && startsAsName(word.text) && !isThere(word)) : []
}

function isOfOneAnswer(one: number, passage: number, { passages }: SourceIndex): boolean {
  const [origin, other] = [passages[one]?.origin, passages[passage]?.origin]
  return one === passage || (origin?.kind === 'answer' && other?.kind === 'answer' && origin.slot === other.slot)
}

/** "Government furnished" for what the company says it has, buys or pays itself. */
function furnishedOtherwise(sentence: string, words: readonly TracedWord[], index: SourceIndex): Stretch[] {
  const found = FURNISHED.find(sentence)
  if (!found) return []
  const answer = closestTo(words, index, (passage) => index.passages[passage]?.origin.kind === 'answer')
  // what the company does without it stands behind
  const [told = ''] = index.passages[answer?.passage ?? -1]?.text.split(';') ?? []
  const there = told.slice(0, WITHOUT_IT.find(told)?.index)
  return OURS.test(there) && !THEIRS.test(there) ? [{ start: found.index, end: found.index + found.text.length }] : []
}

const WITHOUT_IT = cueList('if | without | otherwise | until')

function whole(sentence: string): Stretch[] {
  return [{ start: 0, end: sentence.length }]
}
