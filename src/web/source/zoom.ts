/** How large a page is shown: 1 is its printed size, null as wide as there is room for. */
export type Zoom = number | null

/** A point of print in the browser's own measure: 96 of these to 72 points. */
export const PRINTED_SIZE = 96 / 72

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const
/** Wider than this a page that fits its room is only blurred and hard to read. */
const WIDEST_FIT = 1.5
const NARROWEST = 0.2

/** The size at which a page of this width, in points, is shown in a room of that many pixels. */
export function shownSize(zoom: Zoom, pageWidth: number, room: number): number {
  if (zoom !== null) return zoom
  if (pageWidth <= 0 || room <= 0) return 1
  return Math.min(WIDEST_FIT, Math.max(NARROWEST, room / (pageWidth * PRINTED_SIZE)))
}

/** The next step up or down from the size that is shown; the last step stays. */
export function nextZoom(shown: number, direction: 1 | -1): number {
  const further = direction > 0 ? STEPS.find((step) => step > shown * 1.01) : STEPS.findLast((step) => step < shown * 0.99)
  return further ?? (direction > 0 ? STEPS[STEPS.length - 1] : STEPS[0]) ?? 1
}

/** A line lower than this, in pixels, is hard to read; it is enlarged to the second, but never beyond twice the printed size. */
const LEAST_LINE = 10
const READABLE_LINE = 12
const MOST_ENLARGED = 2

/** The size at which a line can be read that is this many pixels high now; the present one when it can be. */
export function readableSize(shown: number, lineHeight: number): number {
  if (lineHeight <= 0 || lineHeight >= LEAST_LINE) return shown
  return Math.max(shown, Math.min(MOST_ENLARGED, (shown * READABLE_LINE) / lineHeight))
}

/** Pixels of a canvas that a page may take; browsers refuse larger ones, and several are shown at once. */
const MOST_PIXELS = 16_000_000

/** How many pixels of the canvas stand for one of the page, so that it is sharp and its memory stays bounded. */
export function sharpness(width: number, height: number, pixelRatio: number): number {
  return Math.min(Math.max(1, pixelRatio), Math.sqrt(MOST_PIXELS / Math.max(1, width * height)))
}
