import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Leaving } from '../use-leaving.ts'

type Stop = {
  words: string
  isSeen: boolean
  isStepless: boolean
  /** Puts rows that say all into their fields, as who goes on has seen them. */
  taking: RefObject<(() => void) | null>
  tellsRows: () => Promise<boolean>
}

/** Keeps who goes on, once, where rows lack their step, or before their words are read, where rows came of these that they have not seen; whether they are kept at these words. */
export function useStop(leaving: Leaving | null, { words, isSeen, isStepless, taking, tellsRows }: Stop): boolean {
  const [stoppedAt, stopAt] = useState<string | null>(null)
  const wasSeen = useRef(false)
  const wasTold = useRef(false)
  const mayLeave = useEffectEvent(async () => {
    const isTold = isStepless && !wasTold.current
    const isRead = !wasSeen.current && !taking.current && (await tellsRows())
    if (!isTold && !isRead) {
      taking.current?.()
      return true
    }
    wasTold.current ||= isTold
    wasSeen.current ||= isRead
    stopAt(words)
    return false
  })
  useEffect(() => {
    if (isSeen) wasSeen.current = true
  }, [isSeen])
  useEffect(() => {
    if (!leaving) return
    const ask = () => mayLeave()
    leaving.current = ask
    return () => {
      if (leaving.current === ask) leaving.current = null
    }
  }, [leaving])
  return stoppedAt === words
}

/** Has who goes on take over rows, as long as there are such. */
export function useTaking(taking: RefObject<(() => void) | null>, take: (() => void) | null): void {
  useEffect(() => {
    if (!take) return
    taking.current = take
    return () => {
      taking.current = null
    }
  })
}
