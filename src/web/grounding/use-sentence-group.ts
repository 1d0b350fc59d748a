import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { movedKey } from './sentence-key.ts'

/** How long the pointer rests on a sentence before its card shows, and how long it may be elsewhere on its way into the card; milliseconds. */
const HOVER = { show: 180, hide: 260 }

/** Which sentence's card is shown. */
export type ShownSentence = { key: string; element: HTMLElement }

/** One of the keyboard's stops for a group of sentences: arrows move in it, resting on a sentence or focusing it shows its card. */
export function useSentenceGroup(keys: readonly string[], press: (shown: ShownSentence) => void) {
  const [stop, setStop] = useState<string | null>(null)
  const [shown, show] = useState<ShownSentence | null>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const later = (change: () => void, after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(change, after)
  }
  const close = () => {
    window.clearTimeout(timer.current)
    show(null)
  }
  const listeners = {
    onFocus: ({ target }: FocusEvent) => {
      const sentence = sentenceAt(target)
      if (!sentence) return
      setStop(sentence.key)
      // a press focuses too, and does what it does by itself
      if (sentence.element.matches(':focus-visible')) show(sentence)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // a sheet and a document stand over the screen: the sentence goes on when they are closed
      const isOver = relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]') !== null
      if (!isOver && !currentTarget.contains(relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const sentence = sentenceAt(event.target)
      if (!sentence || event.altKey || event.ctrlKey || event.metaKey) return
      const moved = movedKey(keys, sentence.key, event.key)
      const isPress = event.key === 'Enter' || event.key === ' '
      if (moved === null && !isPress) return
      event.preventDefault()
      if (moved === null) press(sentence)
      else event.currentTarget.querySelector<HTMLElement>(`[data-sentence="${moved}"]`)?.focus()
    },
    onClick: ({ target }: MouseEvent) => {
      const sentence = sentenceAt(target)
      if (sentence && (window.getSelection()?.isCollapsed ?? true)) press(sentence)
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const sentence = pointerType === 'mouse' ? sentenceAt(target) : null
      if (sentence) later(() => show(sentence), HOVER.show)
    },
    onPointerOut: ({ target, currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !sentenceAt(target)) return
      // what the keyboard shows stays while the pointer passes
      const isHeld = currentTarget.contains(document.activeElement) && sentenceAt(document.activeElement)?.element.matches(':focus-visible')
      later(isHeld ? () => {} : () => show(null), HOVER.hide)
    },
  }
  const card = { onPointerEnter: () => window.clearTimeout(timer.current), onPointerLeave: () => later(() => show(null), HOVER.hide) }
  return { stop: stop !== null && keys.includes(stop) ? stop : (keys[0] ?? null), shown, show, close, listeners, card }
}

function sentenceAt(target: EventTarget | null): ShownSentence | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-sentence]') : null
  return element ? { key: element.dataset.sentence ?? '', element } : null
}
