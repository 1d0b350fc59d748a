import type { Strength } from './analysis.ts'
import { strengthInProse } from './demand.ts'
import { standingAlone } from './item-text.ts'
import type { Line } from './line.ts'
import { passageOf, quoteAt } from './passage.ts'
import { sentencesIn } from './sentence.ts'

/** An answer of the Government that asks for something or shuts something out. */
export type AnswerDemand = { text: string; strength: Strength; page: number; quote: string }

/** An answer as web copies print it ("Answer: …") and as the portal stores it ("answer": "<p>…</p>"). */
const ANSWER = /(?:^|\s)Answer:\s*|"answer":\s*"/g
const ANSWER_END = /(?:^|\s)(?:Question(?: Submitted On|:| \d))|"(?:status|question)"/

/** Tags and entities of web pages; a sentence never goes over one, so that its quote stands word for word on the page. */
const MARKUP = /<[^>]{0,200}>|&\w{2,6};/g

/** Stands for markup while sentences are found; no document prints this character. */
const BREAK = '\ue000'

/** The sentences of a topic's questions and answers that change what is asked; questions themselves ask nothing. */
export function answersIn(lines: readonly Line[]): AnswerDemand[] {
  const passage = passageOf(lines)
  return [...passage.text.matchAll(ANSWER)].flatMap((mark) => {
    const start = mark.index + mark[0].length
    const length = ANSWER_END.exec(passage.text.slice(start))?.index ?? passage.text.length - start
    return pieces(passage.text, start, start + length).flatMap((piece) => {
      const text = standingAlone(passage.text.slice(piece.start, piece.end))
      const strength = strengthInProse(text)
      return strength ? [{ text, strength, ...quoteAt(passage, piece.start, piece.end) }] : []
    })
  })
}

/** The sentences of a stretch of text between its markup. */
function pieces(text: string, from: number, to: number): { start: number; end: number }[] {
  const plain = text.slice(from, to).replace(MARKUP, (markup) => BREAK.repeat(markup.length))
  return [...plain.matchAll(/[^\ue000]+/g)].flatMap((run) =>
    sentencesIn(run[0]).map(({ start, end }) => ({ start: from + run.index + start, end: from + run.index + end })),
  )
}
