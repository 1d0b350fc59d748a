import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { partedAtSpaces } from '../../../language/characters.ts'

/** What a link into the plan takes along: words, and the part in which they stand or something is to be said. */
const Sought = z.object({
  words: z.string().optional(),
  part: z.enum(['text', 'deliverable', 'criterion', 'payment', 'narrative']).optional().catch(undefined),
})

/** Brings what a link into the plan leads to into sight, with the keyboard: a milestone, or its words in their box. */
export function useArrival(): void {
  const { hash, state, key } = useLocation()
  const arrived = useRef('')
  useEffect(() => {
    const milestone = hash.startsWith('#milestone-') ? document.getElementById(hash.slice(1)) : null
    if (!milestone || arrived.current === key) return
    const sought = Sought.safeParse(state)
    arrived.current = key
    const { words, part } = sought.success ? sought.data : {}
    const found = words === undefined ? undefined : boxWith(milestone, words)
    const target = found?.box ?? (part === undefined ? null : controlOf(milestone, part)) ?? milestone
    target.focus({ preventScroll: true })
    found?.box.setSelectionRange(found.start, found.end)
    target.scrollIntoView({ block: target === milestone ? 'start' : 'center' })
  }, [hash, state, key])
}

/** Where one types in a part of a milestone; null where it has no such part. */
function controlOf(milestone: Element, part: string): HTMLElement | null {
  return milestone.querySelector<HTMLElement>(`[data-part="${part}"] :is(textarea, input, [role="tab"][aria-selected="true"], button)`)
}

/** The first box of a milestone in which these words stand, and where. */
function boxWith(milestone: Element, words: string): { box: HTMLTextAreaElement; start: number; end: number } | undefined {
  for (const box of milestone.querySelectorAll('textarea')) {
    const found = placeOfWords(words, box.value)
    if (found) return { box, ...found }
  }
  return undefined
}

/** Where words stand in a text, wherever its lines break. */
function placeOfWords(words: string, text: string): { start: number; end: number } | undefined {
  const letters = Array.from(text.matchAll(/\S/g), ({ index }) => index)
  const sought = partedAtSpaces(words).join('')
  const at = partedAtSpaces(text).join('').indexOf(sought)
  const [start, end] = [letters[at], letters[at + sought.length - 1]]
  return start === undefined || end === undefined ? undefined : { start, end: end + 1 }
}
