import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { OWN, partOfWords } from '../../../domain/text-parts.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'

/** What a link into the plan takes along: words, and the part in which they stand or something is to be said. */
const Sought = z.object({
  words: z.string().optional(),
  part: z.enum(['text', 'deliverable', 'criterion', 'payment', 'narrative']).optional().catch(undefined),
})

/** Where a link into the plan leads: a card, the words or the part there, and the arrival, of which each has its own name. */
export type Arrival = { card: string; words?: string | undefined; part?: string | undefined; key: string }

/** How a link names a card, before its name. */
const LINKED = '#milestone-'

/** Where the link leads that was followed last: words that stand in another part of a milestone's text are sought on the card of that part. */
export function useSought(editor: AutosavedPlan): Arrival | null {
  const { hash, state, key } = useLocation()
  return useMemo(() => {
    if (!hash.startsWith(LINKED)) return null
    const name = hash.slice(LINKED.length)
    const sought = Sought.safeParse(state)
    const { words, part } = sought.success ? sought.data : {}
    const found = words !== undefined && editor.all()[name] ? partOfWords(editor.partsOf(Number(name)), words) : OWN
    return { card: found === OWN ? name : found, words, part, key: hash + key }
  }, [hash, state, key, editor])
}

/** Brings what a link into the plan leads to into sight, with the keyboard: a card, or its words in their box. */
export function useArrival(sought: Arrival | null): void {
  const arrived = useRef('')
  useEffect(() => {
    const card = sought && document.getElementById(LINKED.slice(1) + sought.card)
    if (!card || arrived.current === sought.key) return
    const { words, part } = sought
    arrived.current = sought.key
    const found = words === undefined ? undefined : boxWith(card, words)
    const target = found?.box ?? (part === undefined ? null : controlOf(card, part)) ?? card
    target.focus({ preventScroll: true })
    found?.box.setSelectionRange(found.start, found.end)
    target.scrollIntoView({ block: target === card ? 'start' : 'center' })
  }, [sought])
}

/** Where one types in a part of a card; null where it has no such part. */
function controlOf(card: Element, part: string): HTMLElement | null {
  return card.querySelector<HTMLElement>(`[data-part="${part}"] :is(textarea, input, [role="tab"][aria-selected="true"], button)`)
}

/** The first box of a card in which these words stand, and where. */
function boxWith(card: Element, words: string): { box: HTMLTextAreaElement; start: number; end: number } | undefined {
  for (const box of card.querySelectorAll('textarea')) {
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
