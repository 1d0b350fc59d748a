import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { partedAtSpaces } from '../../../language/characters.ts'

/** What a link into the plan takes along. */
const Sought = z.object({ words: z.string() })

/** Brings what a link into the plan leads to into sight, with the keyboard: a milestone, or its words in their box. */
export function useArrival(): void {
  const { hash, state, key } = useLocation()
  const arrived = useRef('')
  useEffect(() => {
    const milestone = hash.startsWith('#milestone-') ? document.getElementById(hash.slice(1)) : null
    if (!milestone || arrived.current === key) return
    const sought = Sought.safeParse(state)
    arrived.current = key
    const found = sought.success ? boxWith(milestone, sought.data.words) : undefined
    const target = found?.box ?? milestone
    target.focus({ preventScroll: true })
    found?.box.setSelectionRange(found.start, found.end)
    target.scrollIntoView({ block: found ? 'center' : 'start' })
  }, [hash, state, key])
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
  let from = 0
  const pieces = partedAtSpaces(text).map((piece) => {
    const index = text.indexOf(piece, from)
    from = index + piece.length
    return { piece, index }
  })
  const sought = partedAtSpaces(words)
  const at = pieces.findIndex((_, first) => sought.every((one, nth) => pieces[first + nth]?.piece === one))
  const [first, last] = [pieces[at], pieces[at + sought.length - 1]]
  return first && last && { start: first.index, end: last.index + last.piece.length }
}
