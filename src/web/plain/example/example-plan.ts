import type { FinishedPlan } from '../../../domain/plan.ts'
import kept from './example-plan.json'

/** A text of the plan with where each of its sentences ends and the sources that it was found to rest on, named as the product names them. */
export type TracedText = { text: string; sentences: readonly { end: number; grounds: string; from: readonly string[] }[] }

/** A plan that was made with the product, by a made-up company, for a real topic; with what the company answered. */
export type ExamplePlan = {
  topic_name: string
  /** The topic's file, as it lies beside the page. */
  solicitation: string
  plan: FinishedPlan
  answers: readonly { slot: string; question: string; answer: string }[]
  traced: readonly TracedText[]
}

export const EXAMPLE = kept as ExamplePlan
