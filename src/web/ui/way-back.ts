import { useState } from 'react'

/** Where the keyboard was: the control, and what stood around it from the inside out, in case it is gone by then. */
export type WayBack = { control: HTMLElement | null; around: readonly Element[] }

const REACHABLE = 'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Where a dialog was opened, by the dialog: one that was opened inside another that is closed too leads back to where that one was opened. */
const openedAt = new WeakMap<Element, WayBack>()

/** Notes where the keyboard is when a dialog is rendered for the first time, before the dialog takes it. */
export function useWayBack(): WayBack {
  const [here] = useState(() => wayBackTo(document.activeElement))
  return here
}

/** Notes from where a dialog was opened. */
export function openedFrom(dialog: Element, way: WayBack): void {
  openedAt.set(dialog, way)
}

/** Where an element stands now, for coming back to it. */
export function wayBackTo(element: Element | null): WayBack {
  const around: Element[] = []
  for (let one = element; one && one !== document.body && one !== document.documentElement; one = one.parentElement) around.push(one)
  return { control: element instanceof HTMLElement && element !== document.body ? element : null, around }
}

/**
 * Gives the keyboard to what had it before; where that is gone or out of use to what stands beside it, else to the screen. Somebody who has it by
 * then keeps it.
 */
export function goBack(way: WayBack): void {
  const holder = document.activeElement
  if (holder !== null && holder !== document.body) return
  if (!reached(way)) document.getElementById('content')?.focus({ preventScroll: true })
}

function reached({ control, around }: WayBack): boolean {
  if (control && took(control)) return true
  for (const place of around) {
    const outer = openedAt.get(place)
    if (outer && !place.isConnected) return reached(outer)
    if (place.isConnected && Array.from(place.querySelectorAll<HTMLElement>(REACHABLE)).some(took)) return true
  }
  return false
}

/** Whether an element takes the keyboard: one that is gone, out of use or folded away does not. */
function took(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
