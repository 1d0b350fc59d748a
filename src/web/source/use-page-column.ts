import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pages this far beyond what is in sight are drawn already, in heights of the window on them. */
const AHEAD = '70% 0px'

/** A column of pages that scrolls: which page is in sight, which are near, and how to go to one. */
export type PageColumn = {
  scroller: RefObject<HTMLDivElement | null>
  page: number
  near: ReadonlySet<number>
  /** The pixels a page may take in width. */
  room: number
  goTo: (page: number) => void
  /** Scrolls until this stands well in sight. */
  reveal: (element: Element) => void
  onScroll: () => void
}

/** Follows a column of so many pages. When `scale` changes, what is in sight stays in sight. */
export function usePageColumn(pages: number, scale: (room: number) => number): PageColumn {
  const scroller = useRef<HTMLDivElement>(null)
  const spot = useRef<Spot>({ page: 1, down: 0, across: 0.5, isTop: true })
  const [page, setPage] = useState(1)
  const room = useRoom(scroller)
  // the pages stand there once it is known how wide they may be
  const near = useNearPages(scroller, room > 0 ? pages : 0)
  const size = scale(room)
  const onScroll = () => {
    const root = scroller.current
    if (!root) return
    spot.current = spotIn(root)
    setPage(spot.current.page)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is put right after each change of size
  useLayoutEffect(() => {
    const root = scroller.current
    const { page: seen, down, across, isTop } = spot.current
    const section = root && pageIn(root, seen)
    if (!section) return
    root.scrollLeft = across * root.scrollWidth - root.clientWidth / 2
    if (!isTop) root.scrollTop = section.offsetTop + down * section.offsetHeight - root.clientHeight * EYE
  }, [size])
  const goTo = (wanted: number) => {
    const root = scroller.current
    const section = root && pageIn(root, Math.min(pages, Math.max(1, wanted)))
    if (section) root.scrollTop = section.offsetTop
    onScroll()
  }
  const reveal = (element: Element) => {
    const root = scroller.current
    if (!root) return
    const frame = root.getBoundingClientRect()
    const place = element.getBoundingClientRect()
    root.scrollTop += place.top - frame.top - frame.height * 0.3
    const words = boundsOfWords(element)
    if (words.left < frame.left || words.right > frame.right) {
      // the whole of the words if there is room for them, at least the beginning of their first line
      const beginning = place.left + Math.min(place.width, BEGINNING) + BESIDE - frame.width
      root.scrollLeft += Math.max(words.left - BESIDE, beginning) - frame.left
    }
    onScroll()
  }
  return { scroller, page, near, room, goTo, reveal, onScroll }
}

/** Where the eye rests in the window on the pages, in shares of its height. */
const EYE = 0.35

/** What is in sight: the page where the eye rests, how far down on it that is, and what is in the middle of the column's width; both in shares. */
type Spot = { page: number; down: number; across: number; isTop: boolean }

/** Pixels kept free beside the words, and those of their first line that must be seen. */
const BESIDE = 16
const BEGINNING = 120

/** How far the lit words of a page reach to the left and to the right. */
function boundsOfWords(first: Element): { left: number; right: number } {
  const all = Array.from(first.parentElement?.querySelectorAll(`:scope > ${first.localName}`) ?? [first], (each) =>
    each.getBoundingClientRect(),
  )
  return { left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)) }
}

function pagesIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-page]')
}

function pageIn(root: HTMLElement, page: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-page="${page}"]`)
}

/** What is in sight now. Halving finds the page: there may be thousands. */
function spotIn(root: HTMLElement): Spot {
  const sections = pagesIn(root)
  const line = root.scrollTop + root.clientHeight * EYE
  let [low, high] = [0, sections.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sections[middle]?.offsetTop ?? 0) <= line) low = middle
    else high = middle - 1
  }
  const section = sections[low]
  const across = (root.scrollLeft + root.clientWidth / 2) / Math.max(1, root.scrollWidth)
  if (!section) return { page: 1, down: 0, across, isTop: true }
  return { page: low + 1, down: (line - section.offsetTop) / Math.max(1, section.offsetHeight), across, isTop: root.scrollTop <= 0 }
}

/** The pages in sight and a little beyond. Only these are drawn, so memory stays the same however long the document is. */
function useNearPages(scroller: RefObject<HTMLDivElement | null>, pages: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = scroller.current
    if (!root || pages === 0) return
    const observer = new IntersectionObserver((entries) => setNear((known) => changed(known, entries)), { root, rootMargin: AHEAD })
    for (const section of pagesIn(root)) observer.observe(section)
    return () => observer.disconnect()
  }, [scroller, pages])
  return near
}

function changed(known: ReadonlySet<number>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<number> {
  const next = new Set(known)
  for (const { target, isIntersecting } of entries) {
    const page = Number(target.getAttribute('data-page'))
    if (isIntersecting) next.add(page)
    else next.delete(page)
  }
  return next
}

/** The pixels in width that a box which scrolls has for its pages, without what stands beside them. */
function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const root = scroller.current
    if (!root) return
    const measure = () => setRoom(Math.max(0, root.clientWidth - 24))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [scroller])
  return room
}
