import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { AnswerTopic } from './answer-topic.ts'

/** A question that could be asked: what it is about, how much a plan gains by it, and the demands that it may hang on, best first. */
export type Candidate = {
  topic: AnswerTopic
  weight: number
  order: number
  /** The question; "@" stands for a few quoted words of the anchor with their page, "#" for what the topic is about. */
  ask: string
  /** The same where the anchor is something to be done: "%" stands for it in its base form, with its page. */
  ask_to_do?: string
  why: string
  min_items?: number
  anchors: readonly (Requirement | undefined)[]
}
