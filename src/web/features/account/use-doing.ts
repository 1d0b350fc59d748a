import { useRef, useState } from 'react'

/** What is under way, one thing at a time; `tell` hears why it did not work, and null when something begins. */
export function useDoing(tell: (why: string | null) => void): {
  doing: string | null
  press: (name: string, work: () => Promise<unknown>) => Promise<void>
} {
  const [doing, setDoing] = useState<string | null>(null)
  // the next press comes before a busy button is shown
  const isDoing = useRef(false)
  const press = async (name: string, work: () => Promise<unknown>) => {
    if (isDoing.current) return
    isDoing.current = true
    tell(null)
    setDoing(name)
    try {
      await work()
    } catch (problem) {
      tell(problem instanceof Error ? problem.message : 'Unknown error')
    } finally {
      isDoing.current = false
      setDoing(null)
    }
  }
  return { doing, press }
}
