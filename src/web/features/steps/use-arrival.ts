import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { oneLine } from '../../../language/characters.ts'

/** What a link into the plan takes along. */
const Sought = z.object({ words: z.string() })

/** Brings what a link into the plan leads to into sight, with the keyboard: a milestone, or the sentence that has its words once sentences are shown. */
export function useArrival(isTraced: boolean): void {
  const { hash, state, key } = useLocation()
  const arrived = useRef('')
  useEffect(() => {
    const milestone = /^#milestone-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    if (!milestone || arrived.current === key) return
    const sought = Sought.safeParse(state)
    if (sought.success && !isTraced) {
      milestone.scrollIntoView({ block: 'start' })
      return
    }
    arrived.current = key
    const sentence = sought.success ? sentenceWith(milestone, sought.data.words) : undefined
    sentence?.closest('details')?.setAttribute('open', '')
    const target = sentence ?? milestone
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: sentence ? 'center' : 'start' })
  }, [hash, state, key, isTraced])
}

/** The first sentence of a milestone that has these words, or is part of them. */
function sentenceWith(milestone: Element, words: string): HTMLElement | undefined {
  const sought = flat(words)
  return Array.from(milestone.querySelectorAll<HTMLElement>('[data-sentence]')).find((sentence) => {
    const mark = sentence.querySelector('.sr-only')?.textContent ?? ''
    const own = flat((sentence.textContent ?? '').slice(0, -mark.length || undefined))
    return own !== '' && (own.includes(sought) || sought.includes(own))
  })
}

function flat(words: string): string {
  return oneLine(words)
}
