import { useMemo } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { outdatedBy } from '../../../domain/work-breakdown/corrections.ts'
import { heldInRows } from '../../../domain/work-breakdown/held-in-rows.ts'
import { Button } from '../../ui/button.tsx'
import { DecidedSection } from './deciding.tsx'
import { ParagraphList } from './paragraph-list.tsx'
import { PieceList } from './piece-list.tsx'
import { printInstead } from './print-instead.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

type ListProps = { open: readonly Unplaced[]; laid: LaidWords }

/**
 * What was said and stands in no row: first what takes a figure back that a row still has, or is held back and stands in a row; then what is held back; then
 * all else, by the paragraphs in which it stood. Nothing of it gets into a plan by itself.
 */
export function UnplacedList({ open, all, laid }: ListProps & { all: readonly Unplaced[] }) {
  const { allRows } = useBreakdown()
  const rows = allRows()
  const against = useMemo(() => {
    const standing = rows.filter(({ removed_at }) => removed_at === null)
    return new Set(open.filter(({ held, text }) => (held ? heldInRows : outdatedBy)(text, standing).length > 0))
  }, [open, rows])
  const others = open.filter((piece) => !against.has(piece) && !piece.takes_back)
  return (
    <>
      <Against open={[...against]} laid={laid} />
      <HeldBack open={others.filter(({ held }) => held)} laid={laid} />
      <ParagraphList open={others.filter(({ held }) => !held)} all={all} laid={laid} />
    </>
  )
}

/** What rows still say otherwise, or say though it is held back. */
function Against({ open, laid }: ListProps) {
  if (!useAsked('against', open.length > 0)) return null
  return (
    <DecidedSection label="Rows say otherwise">
      <PieceList pieces={open} laid={laid} />
    </DecidedSection>
  )
}

/** What is kept out of the document until somebody prints it. */
function HeldBack({ open, laid }: ListProps) {
  const breakdown = useBreakdown()
  const worded = open.filter(({ instead }) => instead)
  const asAsked = () =>
    breakdown.undo.told(async () => {
      for (const piece of worded) await printInstead(breakdown, laid, piece)
      for (const piece of open.filter(({ instead }) => !instead)) laid.lay(keyOfWords(piece), 'out')
      return { title: `${open.length} left out${worded.length > 0 ? `, ${worded.length} printed as you asked` : ''}` }
    })
  if (!useAsked('held', open.length > 0)) return null
  return (
    <DecidedSection label="Held back">
      <p role="status" className="font-semibold">
        {open.length === 1 ? 'This reads' : `These ${open.length} read`} as not meant for the document: left out, if you say nothing else
      </p>
      <PieceList pieces={open} laid={laid} />
      {open.length > 1 && (
        <Button className="justify-self-start" onClick={() => void asAsked()}>
          {worded.length === 0 ? `Leave all ${open.length} out` : `Leave all ${open.length} out, print ${worded.length} as you asked`}
        </Button>
      )}
    </DecidedSection>
  )
}
