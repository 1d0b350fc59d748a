import { useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { offeredPuts } from '../../../domain/work-breakdown/offered-put.ts'
import { counted } from '../../../language/characters.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { rowsOf } from './parts.ts'
import { asOffered, kept } from './put-form.tsx'
import { PUT_KINDS, putRow } from './put-row.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

type TakePieceProps = { piece: Unplaced; laid: LaidWords }

/** Makes rows of what somebody said, where it is likely enough what it is, by one press, which is taken back by another. Of which step a test is, and which words name somebody, a person says: these have a form. */
export function TakePiece({ piece, laid }: TakePieceProps) {
  const breakdown = useBreakdown()
  const [isBusy, setBusy] = useState(false)
  const people = rowsOf(breakdown.allRows(), 'person').map((row) => String(cellsOf(row).name?.value ?? ''))
  const puts = offeredPuts(piece.text, people)
  const [first] = puts
  if (!first || first.kind === 'criterion' || first.kind === 'person') return null
  const take = async () => {
    setBusy(true)
    await breakdown.undo.told(async () => {
      const origin = { from: 'answer', slot: piece.slot, words: piece.text } as const
      for (const put of puts) {
        const row = putRow(asOffered(put), { origin, rows: breakdown.allRows() })
        if (!row.ok || !(await kept(breakdown, row.value))) return null
      }
      laid.lay(keyOfWords(piece), 'placed')
      return { title: `${counted(puts.length, 'row')} added` }
    })
    setBusy(false)
  }
  const label = `Take as ${puts.length > 1 ? `${puts.length} rows, each ` : ''}${inSentence(PUT_KINDS[first.kind].label)}`
  return (
    <Button variant="secondary" busy={isBusy} aria-label={`${label}: “${piece.text}”`} onClick={() => void take()}>
      {label}
    </Button>
  )
}
