import { hasDigit } from '../../../language/characters.ts'
import { likelihoodOf } from '../../../language/learned/logistic.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { isRemark } from '../../../language/remark.ts'
import { remarkFeatures } from '../../../language/remark-features.ts'
import { stem } from '../../../language/stem.ts'
import { HOURS } from '../../../language/time-words.ts'
import { kindsOf } from '../../../language/word-kinds.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import links from './links.json' with { type: 'json' }

/** A sentence of an answer, and the number of its paragraph. */
export type ToldSentence = { text: string; paragraph: number }

/** What is seen of one sentence by itself. */
type Seen = { words: readonly Word[]; kind: readonly string[]; roots: ReadonlySet<string>; facts: readonly string[] }

/** What is seen of each sentence that tells of the work: its words, what opens it, when, how long and who, and how it goes on with those around it. */
export function sentenceFeatures(sentences: readonly ToldSentence[]): string[][] {
  const all = sentences.map(({ text }) => seenOf(text))
  return all.map((own, at) => [...ownFeatures(own), ...placeFeatures(sentences, at), ...besideFeatures(all, at)])
}

function seenOf(text: string): Seen {
  const words = wordsOf(text)
  const naming = words.filter(({ pos, text: word }) => NAMING.has(pos) && word.length > SHORTEST)
  return {
    words,
    kind: [`work=${Math.round(likelihoodOf('step', remarkFeatures(text), links.step) * 5)}`, `remark=${isRemark(text)}`],
    roots: new Set(naming.map(({ text: word }) => stem(word.toLowerCase()))),
    facts: factsIn(text, words),
  }
}

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB'])
const SHORTEST = 3

/** Whether a sentence says when, in how many hours, or who. */
function factsIn(text: string, words: readonly Word[]): string[] {
  const isMonth = monthsTold(text) !== undefined || words.some(({ lemma }) => lemma === 'month' || lemma === 'week')
  const isHours = quantitiesIn(text).some(({ unit }) => HOURS.has(unit))
  const isNamed = words.some(({ pos }) => pos === 'PROPN')
  return [...(isMonth ? ['months'] : []), ...(isHours ? ['hours'] : []), ...(isNamed ? ['name'] : [])]
}

function ownFeatures({ words, facts, kind }: Seen): string[] {
  const opening = words.filter(({ pos }) => pos !== 'PUNCT').slice(0, OPENING)
  const [first, second, third] = opening
  const verb = words.find(({ pos }) => pos === 'VERB')
  return [
    'any',
    ...kind,
    ...words.map((word) => `w=${low(word)}`),
    ...opening.map((word, at) => `o${at}=${low(word)}`),
    ...opening.map((word) => `o=${low(word)}`),
    `o01=${low(first)} ${low(second)}`,
    `p012=${first?.pos} ${second?.pos} ${third?.pos}`,
    `p01=${first?.pos} ${second?.pos}`,
    `p0=${first?.pos}`,
    `o0p1=${low(first)} ${second?.pos}`,
    ...opening.flatMap((word, at) =>
      kindsOf(low(word))
        .slice(0, 2)
        .map((kind) => `k${at}=${kind}`),
    ),
    `verb=${verb?.lemma}`,
    ...(verb ? kindsOf(verb.text).map((kind) => `vk=${kind}`) : []),
    `facts=${facts.join(' ')}`,
    ...facts.map((fact) => `has ${fact}`),
    ...facts.map((fact) => `has ${fact} p0=${first?.pos}`),
    `length=${Math.min(LONGEST, Math.floor(words.length / OPENING))}`,
    `digit=${words.some(({ text }) => hasDigit(text))}`,
    `money=${words.some(({ text }) => text.includes('$'))}`,
  ]
}

const OPENING = 5
const LONGEST = 6

function placeFeatures(sentences: readonly ToldSentence[], at: number): string[] {
  const paragraph = sentences[at]?.paragraph
  const isFirst = sentences[at - 1]?.paragraph !== paragraph
  const isLast = sentences[at + 1]?.paragraph !== paragraph
  const own = sentences.filter((one) => one.paragraph === paragraph).length
  const paragraphs = (sentences.at(-1)?.paragraph ?? 0) + 1
  const many = paragraphs > 2 ? 'many' : 'few'
  return [
    `first=${isFirst} ${many}`,
    `first=${isFirst} ${Math.min(own, OPENING)} ${many}`,
    `last=${isLast} ${many}`,
    `at=${at === 0 ? 'begin' : at === sentences.length - 1 ? 'end' : at === 1 ? 'second' : ''}`,
  ]
}

/** How a sentence goes on with the ones before it: what it says again, and which of when, how long and who they said. */
function besideFeatures(all: readonly Seen[], at: number): string[] {
  const own = all[at]
  const [second, before, next] = [all[at - 2], all[at - 1], all[at + 1]]
  const shared = (other: Seen | undefined) => Math.min(2, [...(own?.roots ?? [])].filter((root) => other?.roots.has(root)).length)
  const earlier = all.slice(0, Math.max(0, at - 2))
  const isOld = [...(own?.roots ?? [])].filter((root) => earlier.some((one) => one.roots.has(root))).length
  return [
    `again=${shared(before)}`,
    `again2=${shared(second)}`,
    `next again=${shared(next)}`,
    `old=${Math.min(2, isOld)}`,
    `before=${before?.facts.join(' ') ?? 'none'}`,
    `before own=${before?.facts.join(' ') ?? 'none'}|${own?.facts.join(' ')}`,
    `next=${next?.facts.join(' ') ?? 'none'}`,
    `next opens=${low(next?.words[0])}`,
    `before opens=${low(before?.words[0])}`,
  ]
}

function low(word: Word | undefined): string {
  return word?.text.toLowerCase() ?? ''
}
