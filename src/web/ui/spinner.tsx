import { LoaderCircle } from 'lucide-react'

/** A turning mark beside words that say what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
}
