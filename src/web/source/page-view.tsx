import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from '../../domain/solicitation/analysis.ts'
import { PageToolbar } from './page-toolbar.tsx'
import { type Lit, ShownQuote } from './shown-quote.tsx'
import { type PageColumn, usePageColumn } from './use-page-column.ts'
import { useTextSelection } from './use-text-selection.ts'
import { nextZoom, PRINTED_SIZE, readableSize, shownSize, type Zoom } from './zoom.ts'
import './source.css'

/** What a page is told of its place in the column. `scale` is pixels to a point; `reveal` scrolls to what is to be seen on it. */
export type PageFrame = { page: number; isNear: boolean; scale: number; reveal: (element: Element) => void }

type PageViewProps = {
  name: string
  pages: number
  /** Width of a page in points, for fitting it into the room there is. */
  pageWidth: number
  at: Place | null
  lit: Lit
  notice?: ReactNode
  onSelectText: ((place: Place) => void) | undefined
  onPage: ((page: number) => void) | undefined
  children: (frame: PageFrame) => ReactNode
}

/** The pages of a document in one column that scrolls, with their numbers and their size above, and the words that are lit printed beside. */
export function PageView({ name, pages, pageWidth, at, lit, notice, onSelectText, onPage, children }: PageViewProps) {
  const { zoom, setZoom, enlarge } = useZoom()
  const column = usePageColumn(pages, (room) => shownSize(zoom, pageWidth, room))
  const shown = shownSize(zoom, pageWidth, column.room)
  const { reveal, showAgain } = useArrival(column, at, shown, enlarge)
  useTextSelection(column.scroller, onSelectText)
  const tellPage = useEffectEvent((page: number) => onPage?.(page))
  useEffect(() => tellPage(column.page), [column.page])
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, {
      turn: (by) => column.goTo(column.page + by),
      zoom: (by) => setZoom(by === 0 ? null : nextZoom(shown, by)),
    })
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <div className="flex h-full min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <PageToolbar page={column.page} pages={pages} goTo={column.goTo} zoom={zoom} shown={shown} setZoom={setZoom} />
      {at && <ShownQuote at={at} lit={lit} onShow={showAgain} />}
      {notice}
      <section
        ref={column.scroller}
        aria-label={`Pages of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={column.onScroll}
        className="relative min-h-0 grow overflow-auto overscroll-contain bg-line p-3 outline-offset-[-2px]"
      >
        {column.room > 0 &&
          numbers(pages).map((page) => <PageSlot key={page} {...{ page, column, reveal, children }} scale={shown * PRINTED_SIZE} />)}
      </section>
    </div>
  )
}

/** What a key does in the column, besides scrolling it: turn a page, make the pages larger or smaller. */
function keyAction(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  { turn, zoom }: { turn: (by: 1 | -1) => void; zoom: (by: 1 | -1 | 0) => void },
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey || (shiftKey && key.startsWith('Arrow'))) return undefined
  switch (key) {
    case '+':
    case '=':
      return () => zoom(1)
    case '-':
      return () => zoom(-1)
    case '0':
      return () => zoom(0)
    case 'ArrowLeft':
      return () => turn(-1)
    case 'ArrowRight':
      return () => turn(1)
    default:
      return undefined
  }
}

function PageSlot({
  page,
  column,
  reveal,
  scale,
  children,
}: { column: PageColumn } & Omit<PageFrame, 'isNear'> & Pick<PageViewProps, 'children'>) {
  return (
    <section data-page={page} aria-label={`Page ${page}`} className="mx-auto mb-3 w-fit">
      {children({ page, scale, reveal, isNear: column.near.has(page) })}
    </section>
  )
}

/** The size that is asked for. What is to be read may enlarge it, unless the person has set a size of their own. */
function useZoom(): { zoom: Zoom; setZoom: (zoom: Zoom) => void; enlarge: (size: number) => void } {
  const [{ zoom, isOwn }, set] = useState<{ zoom: Zoom; isOwn: boolean }>({ zoom: null, isOwn: false })
  return {
    zoom,
    setZoom: (wanted) => set({ zoom: wanted, isOwn: wanted !== null }),
    enlarge: (size) => {
      if (!isOwn) set({ zoom: size, isOwn: false })
    },
  }
}

/**
 * Goes to the page of what is to be seen, and to the very words once they are lit: each time something else is to be seen, and when asked
 * again. Words too small to be read are enlarged first.
 */
function useArrival(
  column: PageColumn,
  at: Place | null,
  shown: number,
  enlarge: (size: number) => void,
): { reveal: (element: Element) => void; showAgain: () => void } {
  const isAwaited = useRef(false)
  const litWords = useRef<Element | null>(null)
  const arrive = useEffectEvent((page: number) => {
    isAwaited.current = true
    litWords.current = null
    column.goTo(page)
  })
  const [page, quote] = [at?.page, at?.quote]
  const isReady = column.room > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote on the same page is another place
  useLayoutEffect(() => {
    if (page !== undefined && isReady) arrive(page)
  }, [page, quote, isReady])
  const isEnlarging = useRef(false)
  const reveal = (element: Element) => {
    litWords.current = element
    if (!isAwaited.current) return
    isAwaited.current = false
    column.reveal(element)
    const size = readableSize(shown, element.getClientRects()[0]?.height ?? 0)
    isEnlarging.current = size > shown
    if (isEnlarging.current) enlarge(size)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are elsewhere after each change of size
  useLayoutEffect(() => {
    if (isEnlarging.current && litWords.current?.isConnected) column.reveal(litWords.current)
    isEnlarging.current = false
  }, [shown])
  const showAgain = () => {
    if (litWords.current?.isConnected) column.reveal(litWords.current)
    else if (page !== undefined) {
      isAwaited.current = true
      column.goTo(page)
    }
  }
  return { reveal, showAgain }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
