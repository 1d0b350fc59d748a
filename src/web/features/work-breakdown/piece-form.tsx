import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { PutForm } from './put-form.tsx'
import { ALL_KINDS } from './put-row.ts'

/** What somebody said, as the row that it becomes. */
export function PieceForm({ piece: { slot, text }, onPut }: { piece: Unplaced; onPut: () => void }) {
  return <PutForm kinds={ALL_KINDS} offered={{ kind: 'task', text }} origin={{ from: 'answer', slot, words: text }} onPut={onPut} />
}
