import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** So many are shown at first, each whole, and so many more with each press. */
const FEW = 5
const MORE = 10

/** The first of a long list, and the button that shows more of it: a list stands on its page in full length, and nothing of it in a box to be scrolled. */
export function useFew<One>(all: readonly One[]): { seen: readonly One[]; more: ReactNode } {
  const [count, show] = useState(FEW)
  const hidden = Math.max(0, all.length - count)
  const more = hidden > 0 && (
    <Button variant="quiet" onClick={() => show(count + MORE)}>
      Show {Math.min(MORE, hidden)} more
    </Button>
  )
  return { seen: all.slice(0, count), more }
}
