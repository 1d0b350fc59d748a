import type { ReactNode } from 'react'
import { TONE_LOOKS, type Tone } from './notice-look.ts'

/** One or two words of state beside a name. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`numeric inline-flex items-center rounded-full border px-2.5 py-0.5 text-caption font-semibold whitespace-nowrap ${TONE_LOOKS[tone]}`}
    >
      {children}
    </span>
  )
}
