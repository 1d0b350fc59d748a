import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LINK_LOOK } from '../ui/link-look.ts'

/** What a link into the plan takes along: the words to go to, when it is known which. */
export type SoughtWords = { words: string }

/** Goes to a milestone on Step Management, and there to some of its words. */
export function PlanLink({ milestone_number, words, children }: { milestone_number: number; words?: string; children: ReactNode }) {
  return (
    <Link
      to={{ pathname: '/steps', hash: `#milestone-${milestone_number}` }}
      state={words === undefined ? undefined : ({ words } satisfies SoughtWords)}
      className={LINK_LOOK}
    >
      {children}
    </Link>
  )
}
