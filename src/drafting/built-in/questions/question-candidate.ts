import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'

/**
 * One way to put a question. "@" stands for a few quoted words of an anchor with their page, "{do}" for what an anchor asks to be done, in its base form
 * with its page, "#" for what the topic is about. The anchors are the demands that it may hang on, best first; the one that it hangs on is shown
 * beneath it, so only demands that it is about may be named.
 */
export type Wording = {
  ask: string
  anchors: readonly (Requirement | undefined)[]
  /** Of which kind the words for "@" are: a value with its number, a wish without one, or any whole demand. */
  quotes?: 'number' | 'wish' | 'whole'
  /** Which acts may stand for "{do}"; any where it is left out. */
  may_do?: (act: string) => boolean
  /** It may hang on a demand that an earlier question names: the test of a value is asked for beside the value. */
  again?: boolean
}

/** A question that could be asked: what it is about, how much a plan gains by it, and the ways to put it, best first. */
export type Candidate = {
  topic: AnswerTopic
  weight: number
  order: number
  wordings: readonly Wording[]
  why: string
  min_items?: number
  /** The first answers give this already when they match. */
  said?: RegExp
}
