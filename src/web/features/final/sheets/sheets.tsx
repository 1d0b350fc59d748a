import { useEffect, useRef, useState } from 'react'
import type { FormDocument } from '../../../../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../../../../domain/plan-forms/page-estimate.ts'
import { oneLine } from '../../../../export/word-text.ts'
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx'
import { INK, pageSize, px } from './paper.ts'
import { SheetBar } from './sheet-bar.tsx'
import { SheetSection } from './sheet-blocks.tsx'
import { pageAt, sheetPlaces } from './sheet-places.ts'
import { type SheetFrame, SheetRun } from './sheet-run.tsx'

type SheetsProps = {
  document: FormDocument
  frame: SheetFrame
  /** Told how many pages there are once they are counted and whenever that changes. */
  onPages: (pages: number) => void
}

/** The document about as it will print: white pages beside each other, scaled to the room that there is, and at full size in a window of their own. */
export function Sheets({ onPages, ...shown }: SheetsProps) {
  const [isFull, setFull] = useState(false)
  return (
    <>
      <Pages {...shown} onPages={onPages} onFull={() => setFull(true)} />
      {isFull && (
        <DialogFrame
          title={shown.document.title}
          size="subtitle"
          look="inset-0 flex flex-col"
          headLook="px-5 pt-4"
          onClose={() => setFull(false)}
        >
          <div className="min-h-0 grow px-3 pb-3">
            <Pages {...shown} />
          </div>
        </DialogFrame>
      )}
    </>
  )
}

type PagesProps = Omit<SheetsProps, 'onPages'> & { onPages?: SheetsProps['onPages']; onFull?: () => void }

/** The pages with what turns them. Without `onFull` they are at full size already. */
function Pages({ document, onPages, onFull, frame }: PagesProps) {
  const box = useRef<HTMLElement>(null)
  const run = useRef<HTMLDivElement>(null)
  const size = pageSize(document.is_wide === true)
  const [counted, setCounted] = useState<number>()
  const total = counted ?? 1
  const [seen, setSeen] = useState(0)
  const { lefts, end } = sheetPlaces(total, size.width)
  // a page is as small as the width asks for, which the browser works out; at full size nobody could read a smaller one, and it scrolls
  const fit = `clamp(${onFull ? 0 : 0.67}, tan(atan2(100cqw, ${size.width}px)), 1)`
  useEffect(() => {
    if (counted !== undefined) onPages?.(counted)
  }, [onPages, counted])
  const scale = () => (run.current?.offsetWidth ?? end) / end
  const goTo = (page: number) => {
    setSeen(page)
    if (box.current) box.current.scrollLeft = (lefts[page] ?? 0) * scale()
  }
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${onFull ? '' : 'h-full grid-rows-[auto_minmax(0,1fr)]'}`}>
      <SheetBar page={Math.min(seen, total - 1)} total={total} goTo={goTo} onFull={onFull} />
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        aria-label="The document, about as it will print"
        className={`@container overflow-auto rounded-control bg-sheet p-3 ${onFull ? 'max-h-[85vh]' : ''}`}
        onScroll={({ currentTarget }) => setSeen(pageAt(lefts, currentTarget.scrollLeft / scale()))}
      >
        <div ref={run} className="overflow-hidden" style={{ width: `calc(${end}px * ${fit})`, height: `calc(${size.height}px * ${fit})` }}>
          <div className="w-max origin-top-left" style={{ transform: `scale(${fit})` }}>
            <SheetRun size={size} frame={frame} pages={total} onCounted={setCounted}>
              <Whole document={document} />
            </SheetRun>
          </div>
        </div>
      </section>
    </div>
  )
}

/** All that stands on the pages. */
function Whole({ document }: { document: FormDocument }) {
  return (
    <>
      <Head document={document} />
      {document.sections.map((section) => (
        <SheetSection key={section.heading} section={section} />
      ))}
    </>
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
