import { type RefObject, useEffect, useRef } from 'react'
import type { Dictation } from '../dictation.ts'
import type { Desk, HandsFree } from './hands-free.ts'

type Seat = Pick<Desk, 'question' | 'go'> & {
  dictation: Dictation
  /** The words that were heard last. */
  lastWords: RefObject<string | null>
}

/** The ways among so many questions, from one of them. */
export function waysAmong(questions: number, at: number, goTo: (index: number) => void): Desk['go'] {
  return (way) => {
    const to = way === 'previous' ? at - 1 : at + 1
    if (to < 0 || to >= questions) return false
    goTo(to)
    return true
  }
}

/** Has a question answered hands-free as long as it is on the screen. */
export function useDesk(handsFree: HandsFree, { question, go, dictation, lastWords }: Seat): void {
  const going = useRef(go)
  useEffect(() => {
    going.current = go
  })
  useEffect(() => {
    // a recording that ends by itself, as when the microphone is taken away, has to be written down too
    const stopWatching = dictation.subscribe(() => {
      if (dictation.state().kind === 'processing') void handsFree.finish()
    })
    const leave = handsFree.sit({
      question,
      record: async () => {
        await dictation.record()
        return dictation.state().kind === 'recording'
      },
      finish: async () => {
        lastWords.current = null
        await dictation.stop()
        await settled(dictation)
        return lastWords.current
      },
      discard: async () => {
        // what was recorded before and is not written down yet stays
        if (dictation.state().kind === 'recording') await dictation.discard()
      },
      go: (way) => going.current(way),
    })
    return () => {
      stopWatching()
      leave()
    }
  }, [handsFree, dictation, question, lastWords])
}

/** Waits until a recording was worked on, whoever has ended it. */
function settled(dictation: Dictation): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (dictation.isBusy()) return
      forget()
      done()
    }
    const forget = dictation.subscribe(look)
    look()
  })
}
