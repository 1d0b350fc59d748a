import { leads } from './contract-clause.ts'
import { isWe } from './contract-verb.ts'
import { inSentence } from './in-sentence.ts'
import { textOf, type Word } from './words.ts'

/** Words in which an object that stands in front stands behind its verb: "Tests 2 and 3 we run" → "we run tests 2 and 3". */
export function withObjectBehind(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => text === ';')
  const clause = end < 0 ? words : words.slice(0, end)
  return [...(turned(clause) ?? clause), ...(end < 0 ? [] : [...words.slice(end, end + 1), ...withObjectBehind(words.slice(end + 1))])]
}

/** A clause that is an object, "we" and a verb, and nothing else; undefined where it is another: "the ropes we break are old". */
function turned(clause: readonly Word[]): Word[] | undefined {
  const at = clause.findIndex(isWe)
  const we = clause[at]
  const object = clause.slice(0, Math.max(0, at))
  const stop = clause.at(-1)?.text === '.' ? clause.slice(-1) : []
  const verb = clause.slice(at + 1, clause.length - stop.length)
  const last = verb.findLastIndex(({ pos }) => pos === 'VERB')
  if (!we || !isObject(object) || last < 0 || !isPredicate(verb, last, isBare(object[0]))) return undefined
  const [first, ...others] = object
  const named = first ? [{ ...first, text: inSentence(textOf(object)).split(/(?<=\w)\b/)[0] ?? first.text, space: ' ' }, ...others] : []
  return [{ ...we, space: first?.space ?? '' }, ...verb.slice(0, last + 1), ...named, ...verb.slice(last + 1), ...stop]
}

const OF_OBJECT = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'])

/** One thing, or several by their numbers: of two things with names, "camera and the error we read", the first may stand for itself. */
function isObject(words: readonly Word[]): boolean {
  const [first] = words
  if (!first || leads(first) || !words.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')) return false
  return words.every((one, at) => OF_OBJECT.has(one.pos) || (isNumber(words[at - 1]) && isNumber(words[at + 1])))
}

function isNumber(word: Word | undefined): boolean {
  return word?.pos === 'NUM'
}

/** A thing without an article, and no name. */
function isBare(first: Word | undefined): boolean {
  return first?.pos === 'NOUN' || (first?.pos === 'PROPN' && inSentence(first.text) !== first.text)
}

const OF_PHRASE = new Set([...OF_OBJECT, 'ADP', 'SYM', 'PUNCT'])

/** A verb with its helpers before it, and behind it nothing that it may rule: "we do not test", "we make ourselves", of what `isBare` of an article "noise we measure with a meter", too. */
function isPredicate(words: readonly Word[], last: number, isBare: boolean): boolean {
  const [before, behind] = [words.slice(0, last), words.slice(last + 1)]
  const isLed = before.every(({ pos }) => ['AUX', 'PART', 'ADV'].includes(pos))
  const isPhrase = isBare && behind[0]?.pos === 'ADP' && behind.every(({ pos }) => OF_PHRASE.has(pos))
  return isLed && (isPhrase || behind.every(({ pos, text }) => pos === 'ADV' || text === 'ourselves' || text === 'either'))
}
