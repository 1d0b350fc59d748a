import weights from '../../../src/domain/solicitation/verdict/weights.json' with { type: 'json' }
import { inOrder } from '../in-order.ts'
import { allTruth } from '../truth.ts'
import { markedDocument } from './examples.ts'
import { inventedTopics } from './invented.ts'
import { KEPT_AWAY } from './kept-away.ts'
import { crossValidated, validated } from './validation.ts'

/** How well sentences are judged: on documents that were left out of learning in turn, and on those that never were learned from. */
export async function learnedTables(): Promise<string> {
  const marked = await inOrder(allTruth(), markedDocument)
  const away = marked.filter(({ file }) => KEPT_AWAY.has(file))
  const invented = inventedTopics()
  return [
    crossValidated(
      marked.filter(({ file }) => !KEPT_AWAY.has(file)),
      invented.filter(({ file }) => !KEPT_AWAY.has(file)),
    ),
    validated(`${away.length} documents from which nothing was learned, by the weights of the product`, away, weights),
    validated(
      'invented topics from which nothing was learned',
      invented.filter(({ file }) => KEPT_AWAY.has(file)),
      weights,
    ),
  ].join('\n')
}
