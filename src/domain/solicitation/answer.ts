import type { RequirementKind, Strength } from './analysis.ts'
import { strengthInProse } from './demand.ts'
import { standingAlone } from './item-text.ts'
import type { Line } from './line.ts'
import { type Passage, passageOf, quoteAt } from './passage.ts'
import { numberedParts, type Stretch, sentencesBetweenMarkup, settledBy, strengthOnceAnswered } from './question.ts'
import { partsOf } from './sentence-part.ts'

/** An answer of the Government that asks for something or shuts something out. */
export type AnswerDemand = { text: string; strength: Strength; kind?: RequirementKind; page: number; quote: string }
type Found = AnswerDemand & { start: number }

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

/** The sentences of a topic's questions and answers that change what is asked: what an answer says, and what a question says once it is answered with yes or no. */
export function answersIn(lines: readonly Line[]): AnswerDemand[] {
  const passage = passageOf(lines)
  return entriesIn(passage.text, stylesOf(passage.text))
    .flatMap(({ question, answer }) => {
      const answered = question ? questionDemands(passage, question, answer) : []
      return [...answered, ...answerDemands(passage, answer)].sort((one, other) => one.start - other.start)
    })
    .map(({ start: _, ...demand }) => demand)
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

function answerDemands(passage: Passage, answer: Stretch): Found[] {
  return sentencesBetweenMarkup(passage.text, answer).flatMap(({ start, end }) => {
    const sentence = passage.text.slice(start, end)
    const settled = settledBy(sentence)
    const strength = /\?\W*$/.test(sentence) ? null : (strengthInProse(sentence) ?? settled?.strength)
    if (!strength) return []
    const kind = settled && { kind: settled.kind }
    return partsOf(sentence).map((part) => ({
      text: standingAlone(part.text),
      strength: part.strength ?? strength,
      ...kind,
      start: start + part.start,
      ...quoteAt(passage, start + part.start, start + part.end),
    }))
  })
}

/** The questions whose part of the answer is yes or no; an answer that says more is a demand of its own. */
function questionDemands(passage: Passage, question: Stretch, answer: Stretch): Found[] {
  const answers = numberedParts(passage.text, answer)
  return [...numberedParts(passage.text, question)].flatMap(([number, asked]) => {
    const part = answers.get(number)
    const said = part ? sentencesBetweenMarkup(passage.text, part).map((one) => standingAlone(passage.text.slice(one.start, one.end))) : []
    const first = said.find((sentence) => /\p{L}/u.test(sentence))
    if (!first || strengthInProse(first) || settledBy(first)) return []
    const found = sentencesBetweenMarkup(passage.text, asked).flatMap(({ start, end }) => {
      const sentence = standingAlone(passage.text.slice(start, end))
      const answered = strengthOnceAnswered(sentence, first)
      return answered
        ? [{ text: `${sentence} ${answered.said}.`, strength: answered.strength, start, ...quoteAt(passage, start, end) }]
        : []
    })
    return found.slice(-1)
  })
}
