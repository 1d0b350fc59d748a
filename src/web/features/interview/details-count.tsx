import { Check } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { detailsCounted } from '../../../domain/steps/distinct-details.ts'

/** How long nothing may be typed before the count is read out, in milliseconds: at every key nobody could listen. */
const READ_OUT_MS = 1500

/** How many of the details that a question asks for its answer has: seen at once, read out when the typing rests (spec §5). */
export function DetailsCount({ min_items, answer }: { min_items: number; answer: string }) {
  const rested = useDeferredValue(answer)
  const { told, isEnough } = detailsCounted(min_items, rested)
  const words = `${Math.min(told, min_items)} of ${min_items} details`
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden className={`numeric inline-flex items-center gap-1 font-semibold ${isEnough ? 'text-success' : 'text-ink'}`}>
        {isEnough && <Check className="size-4" />}
        {words}
      </span>
      <ReadOut words={words} />
    </p>
  )
}

function ReadOut({ words }: { words: string }) {
  const [read, readOut] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => readOut(words), READ_OUT_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span role="status" className="sr-only">
      {read}
    </span>
  )
}
