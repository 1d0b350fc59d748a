import { writeFileSync } from 'node:fs'
import { inOrder } from '../in-order.ts'
import { allTruth } from '../truth.ts'
import { correctedDocuments } from './corrections.ts'
import { type Marked, markedDocument, weightsFrom } from './examples.ts'
import { inventedTopics } from './invented.ts'
import { KEPT_AWAY } from './kept-away.ts'
import { crossValidated } from './validation.ts'

const WEIGHTS = new URL('../../../src/domain/solicitation/verdict/weights.json', import.meta.url)

/**
 * Learns from the marked documents what sentences ask, and from the files of corrections that are named; writes the weights, and tells how well they
 * do on marked documents that were left out.
 */
export async function train(corrections: readonly string[]): Promise<string> {
  const marked = await inOrder(
    allTruth().filter(({ file }) => !KEPT_AWAY.has(file)),
    markedDocument,
  )
  const invented = inventedTopics()
  const corrected = corrections.flatMap(correctedDocuments)
  const beside = [...invented, ...corrected]
  writeFileSync(WEIGHTS, `${JSON.stringify(weightsFrom([...marked, ...beside])).replaceAll('],"', '],\n"')}\n`)
  return `${learnedFromWhom(marked, invented, corrected)}${crossValidated(marked, beside)}`
}

function learnedFromWhom(marked: readonly Marked[], invented: readonly Marked[], corrected: readonly Marked[]): string {
  const said = corrected.reduce((sum, { examples }) => sum + examples.verdict.length + examples.kind.length, 0)
  return `Learned from ${marked.length} marked documents and ${invented.length} invented ones${corrected.length > 0 ? `, and from ${said} corrections of ${corrected.length} more` : ''}.\n`
}
