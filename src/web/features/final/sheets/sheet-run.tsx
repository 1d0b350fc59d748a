import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { BETWEEN_PAGES, INK, type PageSize, px, TYPE } from './paper.ts'

/** What stands at the head of every page: whose plan it is, and what it is called. */
export type SheetFrame = { company: string; title: string }

type SheetRunProps = {
  size: PageSize
  frame: SheetFrame
  /** How many pages the content takes, as it was counted last. */
  pages: number
  onCounted: (pages: number) => void
  children: ReactNode
}

/** The pages beside each other. The content is broken into them by the browser, so that it stays one text with its headings and tables. */
export function SheetRun({ size, frame, pages, onCounted, children }: SheetRunProps) {
  const flow = useRef<HTMLDivElement>(null)
  const { width, height, margin, text } = size
  const stride = width + BETWEEN_PAGES
  useLayoutEffect(() => {
    const wide = flow.current?.scrollWidth ?? 0
    onCounted(Math.max(1, Math.ceil(wide / stride)))
  })
  return (
    <div className="relative shrink-0" style={{ width: pages * stride - BETWEEN_PAGES, height }}>
      {Array.from({ length: pages }, (_, at) => at + 1).map((number, at) => (
        <Sheet key={number} left={at * stride} size={size} frame={frame} words={`Page ${number} of ${pages}`} />
      ))}
      <div
        ref={flow}
        className="absolute scheme-light"
        style={{
          ...TYPE,
          top: margin,
          left: margin,
          width: text.width,
          height: text.height,
          columnWidth: text.width,
          columnGap: stride - text.width,
          columnFill: 'auto',
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** The paper of one page with what stands at its edges. */
function Sheet({ left, size, frame, words }: { left: number; size: PageSize; frame: SheetFrame; words: string }) {
  const edge = { ...TYPE, color: INK.edge, left: size.margin, right: size.margin }
  return (
    <div aria-hidden className="absolute top-0 paper border border-line-strong" style={{ left, width: size.width, height: size.height }}>
      <p
        className="absolute flex justify-between gap-4"
        style={{ ...edge, top: px(35.4), paddingBottom: px(4), borderBottom: `1px solid ${INK.line}` }}
      >
        <span className="truncate">{frame.company}</span>
        <span className="shrink-0">{frame.title}</span>
      </p>
      <p className="absolute text-center" style={{ ...edge, bottom: px(35.4) }}>
        {words}
      </p>
    </div>
  )
}
