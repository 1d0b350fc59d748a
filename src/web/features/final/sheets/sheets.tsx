import { useEffect, useRef, useState } from 'react'
import type { FormDocument, FormSection } from '../../../../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { useRoom } from '../../../source/use-page-column.ts'
import { BETWEEN_PAGES, INK, pageSize, px } from './paper.ts'
import { SheetBar } from './sheet-bar.tsx'
import { SheetSection } from './sheet-blocks.tsx'
import { pageAt, sheetPlaces } from './sheet-places.ts'
import { type SheetFrame, SheetRun } from './sheet-run.tsx'

type SheetsProps = {
  document: FormDocument
  frame: SheetFrame
  annexes: readonly FormSection[]
  /** Told how many pages there are whenever that changes. */
  onPages: (pages: number) => void
}

/** The document about as it will print: white pages beside each other, scaled to the room that there is, or at full size. */
export function Sheets({ document, frame, annexes, onPages }: SheetsProps) {
  const box = useRef<HTMLElement>(null)
  const room = useRoom(box)
  const [isFull, setFull] = useState(false)
  const [counted, setCounted] = useState({ plan: 1, annex: 1 })
  const [seen, setSeen] = useState(0)
  const sizes = { plan: pageSize(document.is_wide === true), annex: pageSize(false) }
  const pages = { plan: counted.plan, annex: annexes.length > 0 ? counted.annex : 0 }
  const { lefts, end, total } = sheetPlaces([
    { pages: pages.plan, width: sizes.plan.width },
    { pages: pages.annex, width: sizes.annex.width },
  ])
  const scale = isFull || room === 0 ? 1 : Math.min(1, room / sizes.plan.width)
  useEffect(() => onPages(total), [onPages, total])
  const goTo = (page: number) => {
    setSeen(page)
    if (box.current) box.current.scrollLeft = (lefts[page] ?? 0) * scale
  }
  const counts = (run: 'plan' | 'annex') => (count: number) => setCounted((now) => (now[run] === count ? now : { ...now, [run]: count }))
  const height = Math.max(sizes.plan.height, pages.annex > 0 ? sizes.annex.height : 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SheetBar page={Math.min(seen, total - 1)} total={total} goTo={goTo} isFull={isFull} setFull={setFull} />
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        aria-label="The document, about as it will print"
        className="max-h-[85vh] overflow-auto rounded-control bg-sheet p-3"
        onScroll={({ currentTarget }) => setSeen(pageAt(lefts, currentTarget.scrollLeft / scale))}
      >
        <div className="overflow-hidden" style={{ width: end * scale, height: height * scale }}>
          <div className="flex w-max origin-top-left" style={{ gap: BETWEEN_PAGES, transform: `scale(${scale})` }}>
            <SheetRun size={sizes.plan} frame={frame} pages={pages.plan} onCounted={counts('plan')} before={0} total={total}>
              <Head document={document} />
              {document.sections.map((section) => (
                <SheetSection key={section.heading} section={section} />
              ))}
            </SheetRun>
            {annexes.length > 0 && (
              <SheetRun size={sizes.annex} frame={frame} pages={pages.annex} onCounted={counts('annex')} before={pages.plan} total={total}>
                {annexes.map((section) => (
                  <SheetSection key={section.heading} section={section} />
                ))}
              </SheetRun>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

/** The title, and what the plan is for. */
function Head({ document: { title, facts } }: { document: FormDocument }) {
  return (
    <>
      <h3 style={{ fontSize: px(18), lineHeight: 1.15, fontWeight: 700, color: INK.navy, marginBottom: px(3) }}>{title}</h3>
      {facts.map(([name, value]) => (
        <p key={name} style={{ marginBottom: px(FORM_PAGE.fact_after) }}>
          <strong>{name}: </strong>
          {oneLine(value)}
        </p>
      ))}
    </>
  )
}
