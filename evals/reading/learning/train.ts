import { writeFileSync } from 'node:fs'
import { inOrder } from '../in-order.ts'
import { allTruth } from '../truth.ts'
import { markedDocument, weightsFrom } from './examples.ts'
import { KEPT_AWAY } from './kept-away.ts'
import { crossValidated } from './validation.ts'

const WEIGHTS = new URL('../../../src/domain/solicitation/verdict/weights.json', import.meta.url)

/** Learns from the marked documents what sentences ask, writes the weights, and tells how well they do on documents that were left out. */
export async function train(): Promise<string> {
  const marked = await inOrder(
    allTruth().filter(({ file }) => !KEPT_AWAY.has(file)),
    markedDocument,
  )
  const weights = weightsFrom(marked)
  writeFileSync(WEIGHTS, `${JSON.stringify(weights).replaceAll('],"', '],\n"')}\n`)
  return crossValidated(marked)
}
