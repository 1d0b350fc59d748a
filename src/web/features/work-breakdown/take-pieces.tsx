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
import { useDeciding } from './use-few.tsx'
import { keyOfWords, type LaidWords } from './use-laid.ts'

type TakePiecesProps = { pieces: readonly Unplaced[]; laid: LaidWords }

/** Makes rows of what somebody said, where it is likely enough what it is, by one press, which is taken back by another. Of which step a test is a person says: it has a form. */
export function TakePieces({ pieces, laid }: TakePiecesProps) {
  const breakdown = useBreakdown()
  const { answer } = useDeciding()
  const [isBusy, setBusy] = useState(false)
  const people = rowsOf(breakdown.allRows(), 'person').map((row) => String(cellsOf(row).name?.value ?? ''))
  const proposed = pieces
    .map((piece) => ({ piece, puts: offeredPuts(piece.text, people) }))
    .filter(({ puts }) => puts[0] && puts[0].kind !== 'criterion')
  const [first] = proposed
  const isOne = pieces.length === 1
  if (!first?.puts[0] || (!isOne && proposed.length < 2)) return null
  const take = async () => {
    setBusy(true)
    await breakdown.undo.told(async () => {
      let count = 0
      const told = () => (count > 0 ? { title: `${counted(count, 'row')} added` } : null)
      for (const { piece, puts } of proposed) {
        const origin = { from: 'answer', slot: piece.slot, words: piece.text } as const
        for (const put of puts) {
          const row = putRow(asOffered(put), { origin, rows: breakdown.allRows() })
          if (!row.ok || !(await kept(breakdown, row.value))) return told()
          count += 1
        }
        laid.lay(keyOfWords(piece), 'placed')
      }
      return told()
    })
    setBusy(false)
  }
  const one = inSentence(PUT_KINDS[first.puts[0].kind].label)
  const label = isOne
    ? `Take as ${first.puts.length > 1 ? `${first.puts.length} rows, each ` : ''}${one}`
    : `Take these ${proposed.length} as proposed`
  return (
    <Button variant={answer} busy={isBusy} {...(isOne && { 'aria-label': `${label}: “${first.piece.text}”` })} onClick={() => void take()}>
      {label}
    </Button>
  )
}
