import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Place } from '../../domain/solicitation/analysis.ts'
import { PAGE_TEXT, selectedText } from './selected-text.ts'

/** Tells what a person has selected in the document, once they let go of the mouse or with each press of a key. */
export function useTextSelection(scroller: RefObject<HTMLElement | null>, onSelect: ((place: Place) => void) | undefined): void {
  const tell = useEffectEvent(() => {
    const selected = scroller.current && selectedText(scroller.current, document.getSelection())
    if (selected) onSelect?.(selected)
  })
  useEffect(() => {
    const root = scroller.current
    if (!root) return
    let isPressed = false
    const press = ({ target }: PointerEvent) => {
      isPressed = true
      const layer = target instanceof Element ? target.closest(`[${PAGE_TEXT}]`) : null
      layer?.classList.add('is-selecting')
    }
    const letGo = () => {
      if (!isPressed) return
      isPressed = false
      for (const layer of root.querySelectorAll('.is-selecting')) layer.classList.remove('is-selecting')
      // the browser settles the selection after this event
      requestAnimationFrame(tell)
    }
    const change = () => {
      if (!isPressed) tell()
    }
    root.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', letGo)
    document.addEventListener('pointercancel', letGo)
    document.addEventListener('selectionchange', change)
    return () => {
      root.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', letGo)
      document.removeEventListener('pointercancel', letGo)
      document.removeEventListener('selectionchange', change)
    }
  }, [scroller])
}
