import { writeFileSync } from 'node:fs'
import { inOrder } from '../in-order.ts'
import { allTruth } from '../truth.ts'
import { markedDocument, weightsFrom } from './examples.ts'
import { inventedTopics } from './invented.ts'
import { KEPT_AWAY } from './kept-away.ts'
import { crossValidated } from './validation.ts'

const WEIGHTS = new URL('../../../src/domain/solicitation/verdict/weights.json', import.meta.url)

/**
 * Learns from the marked documents what sentences ask; writes the weights, and tells how well they do on marked documents that were left out.
 */
export async function train(): Promise<string> {
  const marked = await inOrder(
    allTruth().filter(({ file }) => !KEPT_AWAY.has(file)),
    markedDocument,
  )
  const invented = inventedTopics().filter(({ file }) => !KEPT_AWAY.has(file))
  writeFileSync(WEIGHTS, `${JSON.stringify(weightsFrom([...marked, ...invented])).replaceAll('],"', '],\n"')}\n`)
  return `Learned from ${marked.length} marked documents and ${invented.length} invented ones.\n${crossValidated(marked, invented)}`
}
