import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'

/** A question that could be asked: what it is about, how much a plan gains by it, and the demands that it may hang on, best first. */
export type Candidate = {
  topic: AnswerTopic
  weight: number
  order: number
  /** The question; "@" stands for a few quoted words of the anchor with their page, "#" for what the topic is about. */
  ask: string
  /** The same where the anchor is something to be done: "%" stands for it in its base form, with its page. */
  ask_to_do?: string
  /** Which acts may stand for "%"; any where it is left out. */
  may_do?: (act: string) => boolean
  /** The same where no demand can be quoted in whole phrases. */
  ask_plainly?: string
  why: string
  min_items?: number
  anchors: readonly (Requirement | undefined)[]
}
