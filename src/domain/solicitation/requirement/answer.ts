import { newIn } from '../../../language/nothing-new.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { Passage } from '../layout/passage.ts'

/** A stretch of a text. */
type Stretch = { start: number; end: number }

/** An answer as web copies print it ("Answer: …") and as the portal stores it ("answer": "<p>…</p>"), and the question before it. */
const ANSWER = /(?:^|\s)Answer:\s*|(?:"\s*,\s*)?"answer":\s*"/g
const ANSWER_END = /(?:^|\s)(?:Question(?: Submitted On|:| \d))|"\s*(?:[}\]]|,\s*"(?:status|question)")|"(?:status|question)":/g
const QUESTION = /(?:^|\s)Question(?: Submitted On[^:]{0,40}| \d{1,3})?:\s*|"question":\s*"/g

/** The same on lines of their own: "Q: … A: …", "9/1/25 | Q. | … | A. | …", with a number or a date before the question. */
const DATED = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s{0,3})?(?:\|\s{0,3})?`
const LETTERED = (letter: string, before = '') =>
  new RegExp(String.raw`(?:^|\s)${before}(?:\|\s{0,3})?${letter}\s?#?\d{0,3}(?:[:)]|\.(?=\s))\s*(?:\|\s{0,3})?(?=["'“(]?[\p{Lu}\d])`, 'gu')

type Marks = { answers: RegExp; ends: RegExp; questions: RegExp }

/** How this text prints its answers; letters count only where no word does. */
function stylesOf(text: string): Marks {
  const isLettered = !text.match(ANSWER) && LETTERED('Q').test(text)
  return isLettered
    ? { answers: LETTERED('A'), ends: LETTERED('Q', DATED), questions: LETTERED('Q') }
    : { answers: ANSWER, ends: ANSWER_END, questions: QUESTION }
}

/**
 * What the answers of a text say, sentence by sentence, each with the question that it answers. An answer that says nothing of its own ("Yes.", "No, it
 * is not.") is told by its question, which stands for it.
 */
export function answeredIn({ text }: Passage): (Stretch & { lead: string[] })[] {
  const told = ({ start, end }: Stretch) => text.slice(start, end)
  return entriesIn(text, stylesOf(text)).flatMap(({ question, answer }) => {
    const asked = question ? itemsIn(text, question) : []
    const said = itemsIn(text, answer)
    return said.flatMap((sentences, order) => {
      const to = questionAmong(said.length > 1 ? (asked[order] ?? asked.flat()) : asked.flat(), told)
      const own = sentences.filter((sentence) => saysSomething(told(sentence)))
      if (own.length > 0) return own.map((sentence) => ({ ...sentence, lead: to ? [told(to)] : [] }))
      return to && sentences.length > 0 ? [{ ...to, lead: sentences.map(told) }] : []
    })
  })
}

/** The last sentence that asks; of what was asked without a question mark the last one. */
function questionAmong(sentences: readonly Stretch[], told: (sentence: Stretch) => string): Stretch | undefined {
  return sentences.findLast((sentence) => told(sentence).includes('?')) ?? sentences.at(-1)
}

/** Fewer words say nothing that could be asked of anybody. */
const FEWEST_WORDS = 3

/** Whether an answer says more than that it is so, or not so, or was said before. */
function saysSomething(answer: string): boolean {
  return (answer.match(/[\p{L}\d]+/gu) ?? []).length >= FEWEST_WORDS && newIn(answer, '') !== ''
}

/** How one of several questions or answers is numbered: "2) ", "Q2. ", "Answer 2: ". */
const NUMBERED = /^\W*(?:(?:[qa]|question|answer)\s?#?)?(\d{1,2})(?:\s?[.):](?!\d)\W*|\W*$)/i

/** The sentences of a stretch of text under their numbers, printed or those of a list; what stands before the first number is item 0. */
function itemsIn(text: string, { start, end }: Stretch): Stretch[][] {
  const items: Stretch[][] = [[]]
  const marks = [...text.slice(start, end).matchAll(LISTED)].map(({ index }) => start + index)
  for (const [nth, from] of [start, ...marks].entries()) {
    if (nth > 0) items.push([])
    for (const sentence of sentencesBetweenMarkup(text, { start: from, end: marks[nth] ?? end })) {
      const number = NUMBERED.exec(text.slice(sentence.start, sentence.end))
      const isNext = Number(number?.[1]) === items.length
      const own = { ...sentence, start: sentence.start + (isNext ? (number?.[0].length ?? 0) : 0) }
      if (isNext) items.push([])
      if (/\p{L}{2}/u.test(text.slice(own.start, own.end))) items.at(-1)?.push(own)
    }
  }
  return items
}

/** Where an item of a web page's list begins. */
const LISTED = /<li\b/g

/** Tags and entities of web pages; a sentence never goes over one, so that its quote stands word for word on the page. */
const MARKUP = /<[^>]{0,200}>|&\w{2,6};/g

/** Stands for markup while sentences are found; no document prints this character. */
const BREAK = '\ue000'

/** The sentences of a stretch of text between its markup. */
function sentencesBetweenMarkup(text: string, { start, end }: Stretch): Stretch[] {
  const plain = text.slice(start, end).replace(MARKUP, (markup) => BREAK.repeat(markup.length))
  return [...plain.matchAll(/[^\ue000]+/g)].flatMap((run) =>
    sentencesIn(run[0]).map((sentence) => ({ start: start + run.index + sentence.start, end: start + run.index + sentence.end })),
  )
}

function entriesIn(
  text: string,
  { answers, ends: endMarks, questions: questionMarks }: Marks,
): { question: Stretch | undefined; answer: Stretch }[] {
  const ends = [...text.matchAll(endMarks)].map((match) => match.index)
  const questions = [...text.matchAll(questionMarks)].map((match) => match.index + match[0].length)
  let endAt = 0
  let questionAt = 0
  return [...text.matchAll(answers)].map((mark) => {
    const start = mark.index + mark[0].length
    while ((ends[endAt] ?? text.length) < start && endAt < ends.length) endAt++
    while ((questions[questionAt + 1] ?? text.length) <= mark.index && questionAt < questions.length) questionAt++
    const asked = questions[questionAt]
    const question = asked !== undefined && asked <= mark.index ? { start: asked, end: mark.index } : undefined
    return { question, answer: { start, end: ends[endAt] ?? text.length } }
  })
}
