import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import type { Breakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** Puts into the plan what whoever keeps words out of the document would have printed instead; the words themselves are left out. False where that could not be kept, or nothing is said. */
export async function printInstead(breakdown: Breakdown, laid: LaidWords, piece: Unplaced): Promise<boolean> {
  if (!piece.instead) return false
  // what words become is told by what is known of sentences, which is fetched when it is asked for
  const [{ asOffered, kept }, { putRow }] = await Promise.all([import('./put-form.tsx'), import('./put-row.ts')])
  const put = asOffered({ kind: 'statement', text: piece.instead })
  const row = putRow(put, { origin: { from: 'person' }, rows: breakdown.allRows() })
  if (!row.ok || !(await kept(breakdown, row.value))) return false
  laid.lay(keyOfWords(piece), 'out')
  return true
}
