import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { withoutMachineTalk } from '../../../domain/solicitation/machine-talk.ts'

/** The sources without the sentences that give orders to a machine, so that a text which repeats such an order rests on nothing. */
export function sourcesWithoutOrders({ documents, answers, entries, own_statements }: PlanSources): PlanSources {
  return {
    documents: documents.map((document) => ({ ...document, pages: withoutMachineTalk(document.pages).pages })),
    answers: answers.map((one) => ({ ...one, answer: withoutOrders(one.answer) })),
    entries: entries.map((one) => ({ ...one, text: withoutOrders(one.text) })),
    own_statements,
  }
}

function withoutOrders(text: string): string {
  return withoutMachineTalk([{ page: 1, text }]).pages[0]?.text ?? ''
}
