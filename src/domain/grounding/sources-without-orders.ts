import { answerByForms, printedByForms } from '../answer-fields/answer-rows.ts'
import { formsOf } from '../answer-fields/forms.ts'
import type { Answer } from '../interview.ts'
import { plainOfOrders, withoutMachineTalk } from '../machine-talk/machine-talk.ts'
import type { PlanSources, SourceDocument } from './sources.ts'

/** What was made of sources before: looking for orders takes longer than most that is asked of them. */
const known = new WeakMap<PlanSources, PlanSources>()

/** The same of each document, which stays what it is while answers and entries change. */
const knownDocuments = new WeakMap<SourceDocument, SourceDocument>()

/** The sources without the sentences that give orders to a machine, so that a text which repeats such an order rests on nothing. */
export function sourcesWithoutOrders(sources: PlanSources): PlanSources {
  const before = known.get(sources)
  if (before) return before
  const { documents, answers, entries, own_statements, composed } = sources
  const plain: PlanSources = {
    documents: documents.map(documentWithoutOrders),
    answers: answersWithoutOrders(answers),
    entries: entries.map((one) => ({ ...one, text: plainOfOrders(one.text) })),
    own_statements,
    ...(composed ? { composed: composed.filter(({ text }) => plainOfOrders(text) === text) } : {}),
  }
  known.set(sources, plain)
  known.set(plain, plain)
  return plain
}

function documentWithoutOrders(document: SourceDocument): SourceDocument {
  const plain = knownDocuments.get(document) ?? { ...document, pages: withoutMachineTalk(document.pages, document.put_back).pages }
  knownDocuments.set(document, plain)
  return plain
}

/**
 * Answers without the sentences that give orders to a machine; one that was nothing else says nothing. What stands in a field is taken over word for word: a
 * pass mark, "all twelve say “not measured” and give no number", may sound like an order, and whoever drafts with a model leaves it out there.
 */
export function answersWithoutOrders(answers: readonly Answer[]): Answer[] {
  return answers.map((one) => {
    const forms = formsOf(one)
    const { free, rows } = answerByForms(one.answer, forms)
    if (rows.every((all) => all.length === 0)) return { ...one, answer: plainOfOrders(one.answer) }
    return { ...one, answer: printedByForms({ free: plainOfOrders(free), rows }, forms) }
  })
}
