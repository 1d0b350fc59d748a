import { formOf } from './clause.ts'
import { hasPerson, leads } from './contract-clause.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** What stands before a verb, so that it is read as what a thing does. */
const SUBJECT = 'It'

/** Words in which those that are joined by a hyphen are one: "spin-coat it" begins with "spin-coat", and "leave-one-out regression" with no verb. */
export function withHyphens(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const [at, word] of words.entries()) {
    const [last, before] = [all.at(-1), words[at - 1]]
    const isJoined = word.space === '' && (before?.text === '-' || (word.text === '-' && words[at + 1]?.space === ''))
    if (!last || !isJoined || !/[\p{L}\d-]$/u.test(last.text)) all.push(word)
    else all.splice(-1, 1, joined(last, word, before?.text === '-'))
  }
  return all
}

/** A word with what a hyphen joins to it; more than two words before a name tell of what kind it is. */
function joined(last: Word, word: Word, isBehindHyphen: boolean): Word {
  const isLong = isBehindHyphen && last.text.slice(0, -1).includes('-')
  const pos = isLong ? 'ADJ' : word.text === '-' ? last.pos : word.pos
  return { text: last.text + word.text, lemma: (last.text + word.lemma).toLowerCase(), pos, space: last.space }
}

/**
 * Whether words name one thing, and say nothing of it yet: "Capstan with a load cell". `known` names the thing that is told of; what it does not have may be
 * a person, or one of several things.
 */
export function namesThing(words: readonly Word[], known: readonly Word[]): boolean {
  const led = words.findIndex(leads)
  const own = led < 0 ? words : words.slice(0, led)
  const end = own.findIndex(({ pos }) => !IN_NAME.has(pos))
  const head = own[(end < 0 ? own.length : end) - 1]
  const next = end < 0 ? undefined : own[end]
  if (!head || (head.pos !== 'NOUN' && head.pos !== 'PROPN') || (next && next.pos !== 'ADP' && next.text !== '.')) return false
  const isKnown = known.some(({ text, pos }) => pos === 'NOUN' && text === head.text.toLowerCase())
  return isKnown && !isSeveral(head) && !own.some((one) => hasPerson([one]))
}

function isSeveral({ text, lemma }: Word): boolean {
  return text.endsWith('s') && lemma !== text.toLowerCase()
}

const IN_NAME = new Set(['DET', 'ADJ', 'NOUN', 'PROPN'])

/** A sentence that begins with what a thing does, with the thing: "Pulls 4 %" → "It pulls 4 %"; undefined where its first word may be a thing itself. */
export function ofThing(words: readonly Word[]): Word[] | undefined {
  const [first, next] = words
  if (!first || !next) return undefined
  const verb = { ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1), space: ' ' }
  const read = wordsOf(`${SUBJECT} ${textOf([verb, ...words.slice(1)])}`)[1]
  if (read?.pos !== 'VERB' || formOf(read) !== 's') return undefined
  const isObject = next.pos === 'DET' || next.pos === 'PRON'
  const isOnlyVerb = wordsOf(`the ${verb.text}`)[1]?.pos === 'VERB' && ['NUM', 'NOUN', 'ADJ', 'PROPN'].includes(next.pos)
  if (!isObject && !isOnlyVerb) return undefined
  return [{ text: SUBJECT, pos: 'PRON', lemma: 'it', space: first.space }, { ...read, text: verb.text }, ...words.slice(1)]
}
