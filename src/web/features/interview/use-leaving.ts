import { type RefObject, useState } from 'react'

/** What is asked before a question is left by its button: whether nothing came meanwhile that is to be looked at first. */
export type Leaving = RefObject<(() => Promise<boolean>) | null>

/** Who goes on waits no longer than so many milliseconds for their words to be read. */
const WAIT_MS = 5000

/** Goes on once what was typed is read, unless somebody is to look at it first. */
export function useLeaving({ leaving }: { leaving: Leaving }) {
  const [isReading, setReading] = useState(false)
  const goingOn = async (then: () => void) => {
    const mayLeave = leaving.current
    if (!mayLeave) return then()
    setReading(true)
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), WAIT_MS))
    const isFree = await Promise.race([mayLeave(), late])
    setReading(false)
    if (isFree) then()
  }
  return { isReading, unlessStopped: (then: () => void) => () => void goingOn(then) }
}
