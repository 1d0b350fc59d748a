import { hasLetters } from '../../../language/characters.ts'
import { clauseOf, isOrder } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Exchange, exchangesIn, type Stretch } from '../layout/exchange.ts'
import type { Line } from '../layout/line.ts'
import { passageOf } from '../layout/passage.ts'

/** The sentences of the answers in a part of questions and answers, each with the question before it; a question itself is none of them. */
export function answeredIn(lines: readonly Line[]): (Stretch & { lead: string[] })[] {
  const { text } = passageOf(lines)
  const exchanges = STORED_ANSWER.test(text) ? storedIn(text) : exchangesIn(lines)
  return exchanges.flatMap(({ question, answer }) => {
    const asked = question ? sentencesBetweenMarkup(text, question).slice(-1) : []
    const lead = asked.map(({ start, end }) => text.slice(start, end))
    return sentencesBetweenMarkup(text, answer)
      .filter(({ start, end }) => !ASKS.test(text.slice(start, end)))
      .map((sentence) => ({ ...sentence, lead }))
  })
}

const ASKS = /\?["'”’)]*$/

/**
 * Whether the sentence of an answer says something that can be asked for: an order, or a clause with its verb and of what it speaks. "Yes.",
 * "No, it is not.", "3 m." say nothing without their question, "See the topic." sends one elsewhere, and what is left to the company nobody asks for.
 */
export function saysByItself(sentence: string): boolean {
  const words = wordsOf(sentence)
  const told = words.slice(words.findIndex(({ text, pos }) => pos !== 'INTJ' && pos !== 'PUNCT' && !YES_OR_NO.test(text)))
  const { verbAt, modals } = clauseOf(told)
  if (verbAt < 0 ? !isOrder(told) : ELSEWHERE.has(told[verbAt]?.lemma ?? '') && modals.length === 0 && verbAt === 0) return false
  return told.some(({ pos }) => NAMES.has(pos) || (pos === 'VERB' && modals.length > 0)) && !LEFT_OPEN.test(sentence)
}

const YES_OR_NO = /^(?:yes|no|correct|please|confirmed)$/i

/** Verbs that send the one who asked to another place. */
const ELSEWHERE = new Set(['see', 'refer', 'consult', 'visit', 'contact'])

/** Words that name a thing. */
const NAMES = new Set(['NOUN', 'PROPN'])

const LEFT_OPEN = cueList('left to the | left to each | up to _ offeror | up to _ proposer | up to _ company | up to _ firm | discretion')

/** An answer as the portal stores it ("answer": "<p>…</p>"), what comes behind it, and the question before it. */
const STORED_ANSWER = /"answer":\s*"/
const STORED_END = /"\s*(?:[}\]]|,\s*"(?:status|question)")|"(?:status|question)":/g
const STORED_QUESTION = /"question":\s*"/g

function storedIn(text: string): Exchange[] {
  const ends = [...text.matchAll(STORED_END)].map((match) => match.index)
  const questions = [...text.matchAll(STORED_QUESTION)].map((match) => match.index + match[0].length)
  let endAt = 0
  let questionAt = 0
  return [...text.matchAll(new RegExp(String.raw`(?:"\s*,\s*)?${STORED_ANSWER.source}`, 'g'))].map((mark) => {
    const start = mark.index + mark[0].length
    while ((ends[endAt] ?? text.length) < start && endAt < ends.length) endAt++
    while ((questions[questionAt + 1] ?? text.length) <= mark.index && questionAt < questions.length) questionAt++
    const asked = questions[questionAt]
    const question = asked !== undefined && asked <= mark.index ? { start: asked, end: mark.index } : undefined
    return { question, answer: { start, end: ends[endAt] ?? text.length } }
  })
}

/** Tags and entities of web pages; a sentence never goes over one, so that its quote stands word for word on the page. */
const MARKUP = /<[^>]{0,200}>|&\w{2,6};/g

/** Stands for markup while sentences are found; no document prints this character. */
const BREAK = '\ue000'

/** The sentences of a stretch of text between its markup, without what has no words. */
function sentencesBetweenMarkup(text: string, { start, end }: Stretch): Stretch[] {
  const plain = text.slice(start, end).replace(MARKUP, (markup) => BREAK.repeat(markup.length))
  return [...plain.matchAll(/[^\ue000]+/g)]
    .flatMap((run) =>
      sentencesIn(run[0]).map((sentence) => ({ start: start + run.index + sentence.start, end: start + run.index + sentence.end })),
    )
    .filter((sentence) => hasLetters(text.slice(sentence.start, sentence.end)))
}
