import type { FinishedPlan } from '../../../domain/plan.ts'
import kept from './example-plan.json'

/** Words that stand in an answer or on a page of the solicitation. */
export type Quoted = { slot: string; words: string } | { page: number; words: string }

/** A row of the work breakdown: its cells as the plan prints them, each with what the company filled it from; one that they typed themselves has nothing behind it. */
export type ExampleRow = { name: string; cells: readonly { name: string; words: string; from: readonly Quoted[] }[] }

/** A plan that was made with the product, by a made-up company, for a real topic; with what the company answered and the rows that it confirmed. */
export type ExamplePlan = {
  topic_name: string
  /** The topic's file, as it lies beside the page, and what stands on its pages. */
  solicitation: string
  pages: readonly { page: number; text: string }[]
  plan: FinishedPlan
  answers: readonly { slot: string; question: string; answer: string }[]
  rows: readonly ExampleRow[]
}

export const EXAMPLE = kept as ExamplePlan
