import type { FollowUp } from '../../../../domain/steps/step-plan.ts'
import { startsAsName, withoutEnd } from '../../../../language/characters.ts'
import { Expander } from '../../../ui/expander.tsx'

/** What is asked besides when an answer calls for it, as "If condition: ask" (spec §2); those of the question on the screen come first. */
export function FollowUpRules({ followups, slot }: { followups: readonly FollowUp[]; slot: string }) {
  if (followups.length === 0) return null
  const own = followups.filter(({ when }) => when?.slot === slot)
  const others = followups.filter(({ when }) => when?.slot !== slot)
  return (
    <Expander title="What may be asked next">
      <ul className="grid max-w-prose gap-2 [overflow-wrap:anywhere]">
        {[...own, ...others].map((followUp) => (
          <li key={`${followUp.slot} ${followUp.if} ${followUp.ask}`} className={own.includes(followUp) ? '' : 'text-muted'}>
            <span className="font-semibold">If {lowered(followUp.if)}:</span> {followUp.ask}
          </li>
        ))}
      </ul>
    </Expander>
  )
}

/** A condition as it goes on behind "If". */
function lowered(condition: string): string {
  const words = withoutEnd(condition.replace(/^if\s+/i, ''), '.: ')
  return startsAsName(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
