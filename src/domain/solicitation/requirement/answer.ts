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

/** What the answers of a text say, sentence by sentence, each with the question; a bare yes or no says what the question says. */
export function answeredIn({ text }: Passage): (Stretch & { lead: string[] })[] {
  return entriesIn(text, stylesOf(text)).flatMap(({ question, answer }) => {
    const asked = question ? sentencesBetweenMarkup(text, question).slice(-1) : []
    const said = sentencesBetweenMarkup(text, answer)
    const [only] = said
    const isBare = said.length === 1 && only !== undefined && BARE.test(text.slice(only.start, only.end))
    const [sentences, lead] = isBare ? [asked, said] : [said, asked]
    return sentences.map((sentence) => ({ ...sentence, lead: lead.map(({ start, end }) => text.slice(start, end)) }))
  })
}

/** "Yes.", "No", "Yes, it is." */
const BARE = /^\W*(?:yes|no|correct)\b(?:\W+\w+){0,2}\W*$/i

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
    .filter((sentence) => /\p{L}{2}/u.test(text.slice(sentence.start, sentence.end)))
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
