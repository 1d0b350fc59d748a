import { useMemo, useState } from 'react'
import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { withNarratives } from '../../../domain/plan-forms/narrative-sections.ts'
import { counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import type { SheetFrame } from './sheets/sheet-run.tsx'
import { UnseenSheets } from './sheets/sheets.tsx'
import type { ExportChoice, Parts } from './use-export-choice.ts'

/** How many pages there are, and how they are headed. */
type Counting = { pages: number; frame: SheetFrame }

type Press = { words: string; document: FormDocument; press: () => void }

const CUTS: readonly { words: string; part: keyof Parts }[] = [
  { words: 'Leave the pictures out', part: 'pictures' },
  { words: 'Leave the table of the requirements out, which the spreadsheet has', part: 'requirements' },
]

/** What makes a document with too many pages shorter and changes nothing that a person wrote, each with the pages that it saves. */
export function Cuts({ choice, isOffered, ...counting }: Counting & { choice: ExportChoice; isOffered: boolean }) {
  const { parts, laidOutWith, choose, narratives, behind, columns, offered } = choice
  const documents = useMemo(
    () => CUTS.map(({ part }) => (parts[part] ? withNarratives(laidOutWith({ [part]: false }, isOffered), behind) : null)),
    [parts, laidOutWith, behind, isOffered],
  )
  const presses = CUTS.flatMap(({ words, part }, at): Press[] => {
    const document = documents[at]
    return document ? [{ words, document, press: () => choose({ [part]: false }) }] : []
  })
  const withoutThem = (isOffered ? offered?.document : undefined) ?? columns
  if (narratives.kind === 'known' && narratives.isIncluded)
    presses.unshift({ words: 'Leave the narratives out', document: withoutThem, press: () => narratives.include(false) })
  return (
    <section aria-label="What makes it shorter" className="grid justify-items-start gap-1">
      {presses.map((one) => (
        <Saving key={one.words} {...counting} {...one} />
      ))}
      <p className="text-muted">
        None of this changes what you wrote. Beyond it, shorten titles, deliverables or criteria in Step Management.
      </p>
    </section>
  )
}

/** A press with the pages that it saves; nothing where it saves none. */
function Saving({ words, document, press, pages, frame }: Counting & Press) {
  const [left, setLeft] = useState(pages)
  return (
    <>
      <UnseenSheets document={document} frame={frame} onPages={setLeft} />
      {left < pages && <Button onClick={press}>{`${words}: ${counted(pages - left, 'page')} fewer`}</Button>}
    </>
  )
}
